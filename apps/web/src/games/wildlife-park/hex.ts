/** The hexes of a park: flat on top, their middle at 0, 0, corners 100 away at 0°, 60° … 300°, y down. */
import { CORNERS } from '@shutterbox/wildlife-park/client';
import { tenth } from '../../art/shapes.ts';

export type Point = readonly [x: number, y: number];

/** A corner of a hex that is so large. */
export function corner(c: number, size: number): Point {
	const angle = (Math.PI / 3) * c;
	return [Math.cos(angle) * size, Math.sin(angle) * size];
}

/** So far from one point towards another. */
export function towards([x, y]: Point, [toX, toY]: Point, far: number): Point {
	const length = Math.hypot(toX - x, toY - y);
	return [x + ((toX - x) / length) * far, y + ((toY - y) / length) * far];
}

export function written(...points: readonly Point[]): string {
	return points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join(' ');
}

/** A hex with softly cut corners. */
export function hexPath(size: number, cut = 5): string {
	const sides = Array.from({ length: CORNERS }, (_, c) => {
		const here = corner(c, size);
		const [before, after] = [corner(c + 5, size), corner(c + 1, size)];
		return `${written(towards(here, before, cut))}Q${written(here, towards(here, after, cut))}`;
	});
	return `M${sides.join('L')}Z`;
}

/** What a heart looks like in a park, around 0, 0. */
export const HEART =
	'M0 17C-7 11 -21 2 -21 -9C-21 -17 -15 -21 -10 -21C-5 -21 -2 -18 0 -14C2 -18 5 -21 10 -21C15 -21 21 -17 21 -9C21 2 7 11 0 17Z';

/** The roofs of the three towers, which tell their parts apart; around 0, 0. */
export const ROOFS = {
	black: 'M0 -9L8.5 6H-8.5Z',
	brown: 'M-9.5 -5H9.5V0H6.5V6H-6.5V0H-9.5Z',
	beige: 'M-9 5.5C-9 -3 -5 -7.5 0 -7.5C5 -7.5 9 -3 9 5.5Z',
} as const;
