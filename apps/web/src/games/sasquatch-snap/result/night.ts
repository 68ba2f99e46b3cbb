/** The forest behind the picture, as the flash cuts it out, in a box of 100 × 58. */

export const GREYS = { sky: '#9c9c9c', near: '#444', far: '#5b5b5b', ground: '#6f6f6f' } as const;

interface Tree {
	readonly x: number;
	readonly height: number;
	readonly is: 'near' | 'far';
}

export const TREES: readonly Tree[] = [
	{ x: 3, height: 64, is: 'far' },
	{ x: 12, height: 58, is: 'near' },
	{ x: 21, height: 44, is: 'far' },
	{ x: 77, height: 52, is: 'far' },
	{ x: 86, height: 60, is: 'near' },
	{ x: 95, height: 46, is: 'far' },
];

export function treePath({ x, height }: Tree): string {
	return `M${x - 5.5} 46L${x} ${46 - height * 0.68}L${x + 5.5} 46Z`;
}

export const GROUND = 'M0 42L100 40V58H0Z';
