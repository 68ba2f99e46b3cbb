// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, type Drawing, join, type Limb, type Person, type Point, type Pose,path, person, polygon, polyline, 
	rect, tenth, times,
} from '../../../../art/kit.ts';
import type { Inks } from './light.ts';

export const BUILD = { legW: 10, legW2: 10, armW: 8 };

export const blackPlayer = (c: Inks, o: Pose) => person({
	...BUILD, coat: c.black, coat2: c.black2, sleeves: c.black2, skin: c.skin, hair: c.white, hairStyle: 'beard',
	hat: 'flat', hatColor: c.teal2, trousers: c.st2, trousers2: c.st3, shoe: c.ink, hem: -36, flare: 14, scarf: c.teal,
	...o,
});

export const whitePlayer = (c: Inks, o: Pose) => person({
	...BUILD, coat: c.cream, coat2: c.cream2, sleeves: c.cream2, sleeves2: c.step2, skin: c.skin2, hair: c.step,
	hairStyle: 'bald', trousers: c.wood2, trousers2: c.wood2, shoe: c.ink, hem: -36, flare: 14, scarf: c.coral, ...o,
});

export const SIT: Pick<Person, 'sit' | 'legs'> = { sit: 21, legs: [[84, 84], [86, 70]] };

export const cleaner = (c: Inks, o: Pose) => person({
	...BUILD, coat: c.white, sleeves: c.white, sleeves2: c.p2w, apron: c.steelA, apronHem: -36, skin: c.skin3, hair: c.hair,
	hat: 'cap', hatColor: c.coral, trousers: c.steelA, trousers2: c.steelB, shoe: c.ink, hem: -38, flare: 11, ...o,
});

export const sweeper = (c: Inks, o: Pose) => person({
	...BUILD, coat: c.bucket, coat2: c.bucket2, sleeves: c.st2, sleeves2: c.st3, belt: c.white, skin: c.skin2, hair: c.ink,
	hat: 'cap', hatColor: c.st3, trousers: c.st2, trousers2: c.st3, shoe: c.ink, hem: -40, flare: 11, ...o,
});

export const ladder = (c: Inks, x0: number, y0: number, x1: number, y1: number, w: number, n: number) => {
	const l = Math.hypot(x1 - x0, y1 - y0);
	const px = -(y1 - y0) / l * w;
	const py = (x1 - x0) / l * w;
	const p = (t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
	return join(
		times(
			n,
			(i) => {
				const [x, y] = p((i + 0.6) / n);
				return polyline([[x - px, y - py], [x + px, y + py]], c.wood2, 4.4);
			},
		),
		[-1, 1].map((k) => polyline([[x0 + px * k, y0 + py * k], [x1 + px * k, y1 + py * k]], c.wood, 5)),
	);
};

const PIECE = {
	p: 'M-6 0H6V-3L3-5L2.5-13A4.5 4.5 0 1 0-2.5-13L-3-5L-6-3Z',
	r: 'M-7 0H7V-3L4-6L4-17H7V-24H4V-21H1.5V-24H-1.5V-21H-4V-24H-7V-17H-4L-4-6L-7-3Z',
	b: 'M-7 0H7V-3L3.5-6L3-15C7-19 3-26 0-29C-3-26-7-19-3-15L-3.5-6L-7-3Z',
	q: 'M-8 0H8V-3L4-7L3.5-20L8-31L3-27L0-34L-3-27L-8-31L-3.5-20L-4-7L-8-3Z',
	k: 'M-8 0H8V-3L4-7L3-20C9-23 9-30 2-29V-32H5V-36H2V-39H-2V-36H-5V-32H-2V-29C-9-30-9-23-3-20L-4-7L-8-3Z',
};

export const piece = (k: keyof typeof PIECE, x: number, y: number, s: number, fill: string, rot = 0) => at(
	x, y, path(PIECE[k], fill), s, rot,
);

/** A board seen from the side: near edge w0 wide at y0, far edge w1 at y1. */
export function board(c: Inks, x: number, y0: number, w0: number, y1: number, w1: number, thick = 8) {
	let d = '';
	const P = (u: number, v: number) => {
		const w = w0 + (w1 - w0) * v;
		const y = y0 + (y1 - y0) * v;
		return `${tenth(x + (u - 0.5) * w)} ${tenth(y)}`;
	};
	for (let i = 0; i < 8; i++) for (let j = 0; j < 8; j++) if ((i + j) % 2) d += `M${P(i / 8, j / 8)}L${P((i + 1) / 8, j / 8)}L${P((i + 1) / 8, (j + 1) / 8)}L${P(i / 8, (j + 1) / 8)}Z`;
	return join(
		rect(x - w0 / 2 - 4, y0, w0 + 8, thick, c.wood2, 2),
		polygon(
			[[x - w0 / 2 - 4, y0 + 1], [x + w0 / 2 + 4, y0 + 1], [x + w1 / 2 + 3, y1 - 3], [x - w1 / 2 - 3, y1 - 3]],
			c.wood,
		),
		path(`M${P(0, 0)}L${P(1, 0)}L${P(1, 1)}L${P(0, 1)}Z`, c.stLL), path(d, c.st3),
	);
}

export const skate = (c: Inks) => join(
	path('M-8-14H3L5-6C10-5 15-4 16 2H-8Z', c.white), rect(-8, -10, 12, 3, c.coral), rect(-8, 1, 25, 3, c.ink, 1),
	[-5, 1.5, 8, 14].map((x) => circle(x, 6, 3, c.bucket)),
);

/** Where person() puts a foot: for skates. */
export const foot = ([a, b]: Limb, kids: Drawing) => {
	const r = Math.PI / 180;
	const q = a - b;
	return at(
		Math.sin(a * r) * 23.5 + Math.sin(q * r) * 20.5, -46 + Math.cos(a * r) * 23.5 + Math.cos(q * r) * 20.5, kids, 1,
		-q * 0.6,
	);
};
