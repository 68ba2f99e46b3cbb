// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, join, mix, noise, path, stroke, times } from '../../../../art/kit.ts';
import type { Inks } from './light.ts';

interface Bird {
	readonly flip?: boolean | undefined;
	readonly pose?: 'stand' | 'peck' | 'fly' | 'bath' | 'sleep';
	/** The plumage; 2 is the white one whose story this is. */
	readonly k?: Plumage;
	readonly rot?: number;
	readonly up?: number;
}

type Plumage = 0 | 1 | 2 | 3;

export function bird(c: Inks, x: number, y: number, s = 1, o: Bird = {}) {
	const { flip, pose = 'stand', k = 0, rot = 0, up = 0 } = o;
	const b = c[`p${k}`];
	const w = c[`p${k}w`];
	const n = c[`p${k}n`];
	const feet = c.pink;
	const head = (hx: number, hy: number, r = 0) => at(
		hx, hy,
		join(
			path('M4.6-1.4L10.4 1.4L4.6 2.8Z', k === 2 ? c.pink : c.ink),
			circle(0, 0, 5.8, k === 2 ? b : mix(b, n, 0.25)), circle(1.8, -1, 1.9, k === 2 ? c.ink : c.bucket),
			circle(2.1, -1, 1, c.ink),
		),
		1, r,
	);
	const bars = (d: string) => stroke(d, k === 2 ? c.p0 : c.ink, 1.8, { opacity: k === 2 ? 0.5 : 0.55 });
	const legs = stroke('M-2-7L-1 0M-1 0H4M5-7L5 0H10', feet, 2);
	const tail = 'M-12-16L-31-5L-28-1L-8-5Z';
	const body = 'M-20-9C-14-22 0-29 10-25C18-22 18-10 10-6C2-2-12-4-20-9Z';
	const wing = 'M8-19C0-24-12-20-26-6C-14-3 2-5 8-19Z';
	const kids = pose === 'fly'
		? [
			at(
				3, -2, path('M-5 3C-2-14 6-28 20-36C22-30 21-27 20-24C24-23 22-17 19-14C21-10 16-4 9 3Z', w), 1,
				-26 + up,
			),
			path('M-12-4L-31-3L-30 5L-8 5Z', w), path('M-18 1C-10-9 6-11 14-6C18-1 12 7 2 8C-6 8-14 6-18 1Z', b),
			path('M6-8C12-9 17-9 18-6C17 2 12 5 8 5C11 0 10-5 6-8Z', n), head(18, -8, 6),
			at(
				0, -1,
				join(
					path(
						'M-7 3C-14-14-10-34 4-46C8-40 8-37 7-33C12-33 11-27 9-23C13-21 11-15 9-12C12-8 10-2 7 4Z',
						mix(b, w, 0.4),
					),
					bars('M-8-8Q0-13 8-10M-8-15Q0-20 8-18'),
				),
				1, -30 + up,
			),
		] : pose === 'peck'
		? [
			legs,
			at(
				3, -8,
				join(
					at(-3, 8, join(path(tail, w), path(body, b))), path('M8-14C16-14 22-6 24 2L16 6C12 2 6-2 6-8Z', n),
					at(-3, 8, path(wing, w)),
				),
				1, 22,
			),
			head(25, -4, 58),
		] : pose === 'bath'
		? [
			[-1, 1].map(
				(q) => at(
					0, -8,
					at(
						0, 0,
						path(
							'M4 4C8-14 22-28 42-30C42-25 40-22 37-20C41-19 39-13 34-12C37-9 33-4 28-4C28 2 16 8 8 8Z',
							q < 0 ? w : mix(b, w, 0.5),
						) + bars('M16-10Q20-4 26-2M24-17Q28-10 34-9'),
						1, up * q,
					),
					1, 0, q < 0,
				),
			),
			path('M-15 6C-18-12-8-22 2-22C12-22 18-10 15 6Z', b),
			path('M-6-20C-4-26 0-30 2-33H13C13-26 16-18 14-10C8-5-2-10-6-20Z', n), head(8, -33, -24),
		] : pose === 'sleep'
		? [
			path('M-22-10L-32-8L-30-2L-14-3Z', w), path('M-22-8C-18-24-4-28 6-26C18-24 22-10 14-3C4 2-14 1-22-8Z', b),
			path('M8-16C-2-23-14-18-26-6C-14-2 4-2 8-16Z', w), bars('M-9-13Q-6-9-8-4'), circle(9, -22, 7, b),
			path('M13-21L19-16L11-16Z', c.pink), stroke('M8-23Q10.5-20.5 13-23', c.ink, 1.5),
		]
		: [
			legs, path(tail, w), path(body, b),
			path('M3-24C7-28 8-33 9-36L18-34C19-28 20-18 15-12C14-20 9-23 3-24Z', n), path(wing, w),
			s < 0.9 ? '' : bars('M-10-15Q-7-11-9-6M-4-17Q-1-12-3-7'), head(14, -35),
		];
	return at(x, y, kids, s, rot, flip);
}

export const plumes = (c: Inks, list: readonly (readonly number[])[]) => list.map(
	([x, y, s, rot, w]) => at(
		x, y,
		path('M1-22C10-15 11 2 4 16L0 12L-1 19L-4 13C-10 2-9-14 1-22Z', w ? c.white : c.p0)
			+ stroke('M1-16Q1 4-2 27', w ? c.p0 : c.p1, 1.6),
		s, rot,
	),
);

const FLOCK: readonly Plumage[] = [0, 0, 1, 0, 3, 1, 0, 2];

export const swarm = (c: Inks, seed: number, rows: readonly (readonly number[])[]) => {
	const r = noise(seed);
	return rows.map(
		([y, s, n, x0, x1]) => times(
			n,
			(i) => bird(c, x0 + (i + r() * 0.5) * (x1 - x0) / n, y + r() * 10, s, {
				flip: r() < 0.5, pose: r() < 0.55 ? 'peck' : 'stand', k: FLOCK[Math.floor(r() * 8)],
			}),
		),
	);
};

type Flight = readonly [x: number, y: number, scale: number, k: Plumage, rot: number, up?: number, flip?: 0 | 1];

export const air = (c: Inks, list: readonly Flight[]) => list.map(
	([x, y, s, k, rot, up = 0, flip]) => bird(c, x, y, s, { pose: 'fly', k, rot, up, flip: flip === 1 }),
);
