// biome-ignore-all format: drawings are rows of coordinates
/** What the floor is laid with: patches of moss, what grows on them, and plants for the crossings. Each is drawn once. */
import { curve, ellipse, group, join, noise, op, path, RADIANS, stroke, times } from '../../../../art/kit.ts';
import { print, fern as slimFern, tuft } from '../forest/parts.ts';
import { F } from './inks.ts';
import { bloom, bush, fir, leaf, rock, shroom } from './plants.ts';

const fern = (x: number, y: number, s: number, rot: number, f: string) => slimFern(x, y, s, rot, f, 1.8);

/** A square with round corners, drawn by an unsteady hand. */
const PATCHES = times(6, (k) => {
	const random = noise(k * 31 + 7);
	const points = times(18, (i) => {
		const [c, s] = [Math.cos(i * 20 * RADIANS), Math.sin(i * 20 * RADIANS)];
		const q = 46 / (Math.abs(c) ** 3.9 + Math.abs(s) ** 3.9) ** (1 / 3.9) * (1 + (random() - 0.5) * 0.09);
		return [50 + c * q, 50 + s * q];
	});
	return curve(points, true, 1);
});

/** Grass that leans over the edge of a patch: it hides the grid as a grid. */
const FRILLS = times(PATCHES.length, (k) => {
	const random = noise(k * 57 + 3);
	return join(times(13, (i) => {
		const a = (i * 360 / 13 + random() * 20) * RADIANS;
		const [c, s] = [Math.cos(a), Math.sin(a)];
		const q = 46.5 / (Math.abs(c) ** 4 + Math.abs(s) ** 4) ** 0.25;
		return tuft(50 + c * q, 50 + s * q + 4, 0.3 + random() * 0.26, s > 0.2 ? F.tuft2 : F.fir[2]);
	}));
});

const patch = (kind: number, shade: number, tone: number) => join(
	path(PATCHES[kind], F.low, { transform: 'translate(1.4 3)' }),
	path(PATCHES[kind], F.edge[shade], { transform: 'translate(-.9 -1.1)' }),
	path(PATCHES[kind], F.moss[shade][tone], { transform: 'translate(.5 .8)' }), FRILLS[kind],
);

const GROWTH = [
	() => join(tuft(20, 26, 0.9, F.tuft2), tuft(80, 84, 1, F.tuft), tuft(74, 24, 0.6, F.tuft2)),
	() => join(rock(76, 26, 0.8), tuft(24, 82, 0.8, F.tuft), tuft(88, 84, 0.5, F.tuft2)),
	() => join(fern(20, 38, 0.82, -18, F.tuft2), fern(23, 39, 0.74, 24, F.tuft), tuft(80, 84, 0.6, F.tuft2)),
	() => join(leaf(22, 22, 20, F.leaf2), leaf(80, 30, -40, F.leaf), leaf(74, 82, 10, F.leaf2), leaf(20, 76, 70, F.leaf)),
	() => join(shroom(22, 86, 0.95), shroom(31, 89, 0.68), tuft(80, 26, 0.7, F.tuft2)),
	() => join(
		bloom(80, 22), bloom(86, 29), bloom(73, 27), bloom(18, 24), bloom(24, 82), tuft(82, 86, 0.7, F.tuft2),
	),
	() => join(
		stroke('M12 20Q24 26 36 18M18 23L24 30', F.wood, 3.6), stroke('M13 19Q24 24 35 17', F.woodHi, 1.2),
		tuft(80, 84, 0.8, F.tuft),
	),
	() => join(print(30, 30, 0.62, -24, F.print), print(66, 70, 0.62, -20, F.print), tuft(84, 24, 0.6, F.tuft2)),
	() => join(
		ellipse(74, 76, 15, 9, '#0C3D4A'), ellipse(74, 75, 14, 8, '#1B6678'),
		path('M64 73Q70 69 78 70Q72 72 66 76Z', '#BFE9E8', op(0.75)), tuft(56, 84, 0.5, F.tuft2),
		tuft(24, 24, 0.7, F.tuft2),
	),
	() => join(
		ellipse(24, 31, 14, 5.4, F.under, op(0.55)), path('M13 20L11 29Q24 35 36 29L34 20Z', F.wood),
		ellipse(23.5, 20, 10.8, 5, F.woodHi), ellipse(23.5, 20, 6.4, 2.8, 'none', { stroke: F.wood, 'stroke-width': 1.2 }),
		tuft(80, 84, 0.7, F.tuft2),
	),
];

const CROSSINGS = [
	() => fir(0, 0, 1, 2), () => fir(0, 0, 0.8, 6), () => bush(0, 0, 0.9, false), () => rock(0, 4, 0.74),
	() => fir(0, 0, 0.92, 16),
	() => join(fern(-2, 8, 0.7, -30, F.tuft2), fern(1, 8, 0.74, 10, F.tuft), fern(4, 8, 0.6, 44, F.tuft2)),
	() => fir(0, 0, 1.06, 24),
];

/** How many kinds of patches, of growth and of plants for a crossing there are. */
export const KINDS = { patch: PATCHES.length, growth: GROWTH.length, crossing: CROSSINGS.length };

/** All of them under their names: `p` with kind, shade and tone, `d` and `c` with their kind. */
export const floorDefs = (id: string) => join(
	times(KINDS.patch, (kind) => times(3, (shade) => times(2, (tone) => group(
		patch(kind, shade, tone), { id: `${id}p${kind}${shade}${tone}` },
	)))),
	GROWTH.map((draw, kind) => group(draw(), { id: `${id}d${kind}` })),
	CROSSINGS.map((draw, kind) => group(draw(), { id: `${id}c${kind}` })),
);
