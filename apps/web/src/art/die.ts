// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, join, type Point, path, rect } from './kit.ts';

export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

/** Where the pips of each face are, in steps from its middle. */
export const PIPS: Readonly<Record<Pips, readonly Point[]>> = {
	1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
	5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** A die seen a little from above: three faces, pips on the front. */
export const die = (
	x: number, y: number, s: number, pips: Pips,
	f = { front: '#FBFAF4', top: '#FFFFFF', side: '#D9D5C8', pip: '#17171A' }, rot = 0,
) => at(
	x, y,
	join(
		path('M-20 -18L-8 -30H30L20 -18Z', f.top), path('M20 -18L30 -30V10L20 22Z', f.side),
		rect(-20, -18, 40, 40, f.front, 7), PIPS[pips].map(([a, b]) => circle(a * 11, 2 + b * 11, 4.3, f.pip)),
	),
	s, rot,
);
