// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, type Drawing, join, path, polyline, rect, stroke, times } from '../../../../art/kit.ts';
import { gull } from './animals.ts';
import type { Inks } from './light.ts';
import { faded } from './stage.ts';

const CLOTHES = [
	'M-12 0L-20 10L-13 15L-10 12V30H10V12L13 15L20 10L12 0Q0 5 -12 0Z', 'M-5 0H5V16Q14 18 13 25H-5Z',
	'M-20 0H20V32Q10 36 0 32T-20 32Z', 'M-11 0H11L13 36H3L0 14L-3 36H-13Z',
	'M-7 0L-4 4H4L7 0L9 12L18 36Q0 40 -18 36L-9 12Z',
];

export const washing = (c: Inks) => [
	[-6, 4, 306, 8, 10, 7], [-6, 44, 306, 30, 12, 6], [-6, 76, 306, 74, 10, 7], [-6, 120, 208, 74, 14, 4],
	[-6, 158, 131, 110, 8, 3],
].map(
	([x1, y1, x2, y2, sag, n], k) => {
		const mx = (x1 + x2) / 2;
		const my = (y1 + y2) / 2 + sag * 2;
		return stroke(`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`, c.ink, 1.8)
			+ join(times(
				n,
				(i) => {
					const t = (i + 0.6) / (n + 0.2);
					const q = (a: number, b: number, d: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * d;
					return at(
						q(x1, mx, x2), q(y1, my, y2),
						path(
							CLOTHES[(i * 2 + k * 3) % 5],
							[c.white, c.petrol, c.oil, c.white, c.red, c.sea, c.pink][(i * 3 + k * 2) % 7],
						),
						0.8, -3 + i % 3 * 3,
					);
				},
			));
	},
);

export const basket = (c: Inks, x: number, y: number, s: number, kids: Drawing) => at(
	x, y,
	join(
		kids, path('M-42 -44H42L34 0Q0 5 -34 0Z', c.bask),
		times(3, (j) => times(6, (i) => rect(-36 + i * 12.4 + j % 2 * 5, -37 + j * 12, 8, 7, c.bask2, 3))),
		rect(-45, -49, 90, 9, c.bask2, 4.5),
	),
	s,
);

const leek = (c: Inks, x: number, y: number, rot: number, s = 1) => at(
	x, y,
	join(
		path('M-5 -50L-18 -98L-5 -84L-6 -112L3 -86L14 -108L10 -80L22 -92L6 -50Z', c.leek),
		path('M-4 -50L-6 -90L0 -70L6 -92L5 -50Z', c.leek2),
		path('M-6 4V-40Q-6 -52 -4 -54H5Q7 -50 6 -40V4Q0 10 -6 4Z', c.white),
		path('M-6 -34Q0 -46 6 -34V-54H-5Z', c.leek, faded(0.5)),
	),
	s, rot,
);

export const leeks = (c: Inks, n: number) => times(
	n, (i) => leek(c, -30 + i * 60 / (n - 1), -34, -34 + i * 68 / (n - 1) + i % 2 * 8, 0.9),
);

export const leekPile = (c: Inks) => [leek(c, 132, 392, 78, 1), leek(c, 150, 398, 70, 0.9), leek(c, 196, 398, -74, 1)];

export function gate(c: Inks) {
	return join(
		rect(0, 196, 76, 74, c.brick), rect(224, 196, 80, 74, c.brick),
		[70, 212].map(
			(x) => join(
				rect(x, 166, 18, 104, c.cream2), rect(x - 4, 160, 26, 8, c.tile, 2), circle(x + 9, 153, 8, c.brass),
			),
		),
		times(
			2,
			(k) => at(
				k ? 212 : 88, 0,
				join(
					times(4, (i) => polyline([[2 + i * 7, 182 - i * 3], [2 + i * 7, 266 + i * 3]], c.red3, 2.6)),
					stroke('M0 192L26 184M0 254L26 262', c.red3, 2.6),
				),
				1, 0, !!k,
			),
		),
	);
}

export function windowFrame(c: Inks) {
	return join(
		path('M0 0H300V400H0ZM26 40Q26 26 40 26H260Q274 26 274 40V296H26Z', c.red, { 'fill-rule': 'evenodd' }),
		path(
			'M18 38Q18 18 38 18H262Q282 18 282 38V300H18ZM26 40V296H274V40Q274 26 260 26H40Q26 26 26 40Z', c.cream,
			{ 'fill-rule': 'evenodd' },
		),
		path('M40 296L130 26H164L74 296Z', '#fff', faded(0.18)), path('M96 296L186 26H198L108 296Z', '#fff', faded(0.18)),
		rect(8, 296, 284, 14, c.cream2, 4), rect(0, 310, 300, 90, c.red2),
		times(
			2, (i) => join(rect(12 + i * 146, 326, 130, 80, c.wood, 12), rect(20 + i * 146, 334, 114, 80, c.bask2, 8)),
		),
		at(
			204, 126,
			join(
				path('M-28 44V-14C-28 -62 28 -62 28 -14V-2C34 -16 52 -16 54 -2C54 14 40 22 28 32V44Z', c.petrol),
				path('M28 -2V32C22 22 22 6 28 -2Z', c.petrol2), rect(-34, 38, 68, 26, c.cream, 10),
				[-20, -4, 12].map((x) => rect(x, 42, 5, 18, c.cream2, 2.5)),
				path('M0 -34L5 -22H18L8 -13L12 0L0 -8L-12 0L-8 -13L-18 -22H-5Z', c.oil),
			),
			1.06, 14,
		),
	);
}

export function seaside(c: Inks) {
	return join(
		path('M0 0H300V400H0ZM58 52Q58 34 76 34H224Q242 34 242 52V344H58Z', c.red, { 'fill-rule': 'evenodd' }),
		path('M50 346V50Q50 26 74 26H226Q250 26 250 50V346H242V52Q242 34 224 34H76Q58 34 58 52V346Z', c.cream),
		times(2, (k) => rect(k ? 264 : 8, 60, 28, 150, c.red2, 6) + rect(k ? 264 : 8, 230, 28, 110, c.red2, 6)),
		stroke('M70 110V320M230 110V320', c.brass, 6), rect(0, 340, 300, 64, c.wood),
		times(3, (i) => rect(0, 354 + i * 18, 300, 3, c.wood2)), rect(40, 336, 220, 10, c.brass2, 4),
		at(112, 348, join(
			path('M-34 2C-38 -34 -32 -74 -18 -84Q0 -92 18 -84C32 -74 36 -34 32 2Z', c.petrol),
			stroke('M-36 -36L-24 -12', c.skin, 12), stroke('M-24 -74L-36 -38M24 -74L34 -56', c.white, 15),
			stroke('M34 -54L44 -62', c.skin, 11), circle(-2, -112, 18, c.skin),
			path('M-20 -106C-22 -128 -10 -134 4 -132C10 -120 6 -100 0 -94C-10 -92 -18 -96 -20 -106Z', c.hair),
			circle(-14, -98, 10, c.hair), path('M14 -114L22 -108L14 -104Z', c.skin),
			path(
				'M-22 -116C-24 -136 -2 -142 10 -136C18 -132 20 -124 19 -118ZM10 -122Q28 -124 30 -116Q20 -114 10 -117Z',
				c.petrol2,
			),
		)),
		at(190, 348, join(
			path('M-36 2C-40 -36 -34 -78 -18 -88Q0 -96 20 -88C36 -78 40 -36 36 2Z', c.oil),
			path('M0 -90V2H36C40 -36 36 -78 20 -88Q10 -92 0 -90Z', c.oil2), stroke('M26 -76L38 -40L24 -16', c.oil2, 16),
			stroke('M-24 -76L-36 -58L-40 -64', c.oil, 16), circle(2, -116, 18, c.skin2),
			path(
				'M-17 -108C-21 -92 -12 -82 0 -86C5 -92 2 -100 -3 -104ZM8 -122C9 -112 10 -104 8 -99C17 -99 23 -110 20 -122Z',
				c.white,
			),
			path('M-14 -118L-22 -111L-14 -107Z', c.skin2), path('M-16 -122C-16 -146 20 -146 20 -122Z', c.oil),
			path('M-28 -120Q2 -134 32 -118Q2 -112 -28 -120Z', c.oil2),
		)),
		at(
			151, 280,
			join(
				rect(-21, 3, 42, 9, c.bask, 4), rect(-20, -1, 40, 5, c.red, 2),
				stroke('M-22 -3q5.5 6 11 0t11 0t11 0t11 0', c.leek, 4.6),
				path('M-22 -6Q-23 -14 -14 -14H14Q23 -14 22 -6Z', c.cream),
				path('M-22 -9Q-22 -15 -14 -15H14Q22 -15 22 -9Z', c.bask), circle(-21, 4, 6.4, c.skin),
				circle(22, 4, 6.4, c.skin2),
			),
			1, -5,
		),
		stroke('M238 340L214 70', c.ink, 3.4), stroke('M214 70q-14 70 -6 116', c.white, 1.6),
		circle(208, 190, 5, c.red), gull(c, 104, 98, 0.42),
	);
}
