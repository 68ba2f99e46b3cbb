import { type Attributes, noise, path, tenth } from '../../../../art/kit.ts';

interface Meadow {
	readonly seed: number;
	readonly count: number;
	/** From left to right, and how far up and down the blades stand. */
	readonly x: readonly [from: number, to: number];
	readonly y: readonly [from: number, to: number];
	readonly height: number;
}

/** Leaning blades in one path. */
export function tufts(
	{ seed, count, x: [left, right], y: [top, bottom], height }: Meadow,
	ink: string,
	more: Attributes = {},
) {
	const chance = noise(seed);
	let d = '';
	for (let i = 0; i < count; i++) {
		const x = left + ((right - left) * (i + chance())) / count;
		const y = top + chance() * (bottom - top);
		const l = height * (0.6 + chance() * 0.7);
		const to = (dx: number, up: number) => `${tenth(x + dx)} ${tenth(y - l * up)}`;
		d += `M${to(-3, 0)}Q${to(-2, 0.6)} ${to(-5 - chance() * 5, 1)}Q${to(1, 0.6)} ${to(1, 0)}Z`;
		d += `M${to(0, 0)}Q${to(1, 0.8)} ${to(2 + chance() * 3, 1.2)}Q${to(4, 0.5)} ${to(3, 0)}Z`;
	}
	return path(d, ink, more);
}
