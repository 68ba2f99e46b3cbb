// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, mix, path, polyline, stroke } from '../../../../art/kit.ts';
import type { Inks } from './light.ts';
import { basket } from './props.ts';
import { faded } from './stage.ts';

const catHead = (c: Inks, mood: 'wash' | 'cross') => join(
	path('M-19 -6L-20 -28L-4 -17ZM19 -6L20 -28L4 -17Z', c.cat),
	path('M-16 -12L-17 -23L-8 -16ZM16 -12L17 -23L8 -16Z', c.pink), ellipse(0, 0, 22, 18.6, c.cat),
	[-6, 0, 6].map((x) => polyline([[x, -17], [x * 0.8, -9]], c.cat2, 3)), ellipse(0, 8, 11, 8, c.catL),
	mood === 'wash' ? stroke('M-14 -1Q-9.4 4 -5 -1M5 -1Q9.4 4 14 -1', c.ink, 2.4)
		: join(
			[-9, 9].map(
				(x) => ellipse(x, 0, 5, 4.6, '#FFE9A0') + ellipse(x, 0.6, 1.7, 3.6, c.ink)
					+ path(`M${x - 6} -5.6H${x + 6}V-.4Q${x} -1.6 ${x - 6} -.4Z`, c.cat2),
			),
		),
	path('M-3 4.6H3L0 8Z', c.pink),
	mood === 'wash' ? path('M-3.4 9.6H3.4V14Q0 18.4 -3.4 14Z', '#F2546A') : stroke('M-5 12.6Q0 9 5 12.6', c.ink, 1.8),
	stroke('M-12 7L-27 4M-12 10L-26 12M12 7L27 4M12 10L26 12', c.white, 1.3),
);

export const catWash = (c: Inks, x: number, y: number, s: number) => at(
	x, y,
	join(
		ellipse(-2, 2, 56, 7, c.ink, faded(0.25)), stroke('M30 -8C62 -4 74 -18 62 -34', c.cat2, 12),
		path('M-38 0C-46 -36 -30 -78 0 -80C32 -78 46 -36 40 0Q0 5 -38 0Z', c.cat),
		path('M-16 -66C-26 -44 -20 -22 0 -20C16 -22 20 -44 14 -66Z', c.catL),
		[[-36, -30], [-39, -16], [35, -32], [39, -18]].map(([a, b]) => polyline([[a, b], [a * 0.7, b + 2]], c.cat2, 4)),
		path('M-42 0C-46 -24 -26 -30 -18 -10L-16 0ZM42 0C46 -24 26 -30 20 -10L18 0Z', c.cat2),
		stroke('M-10 -52V-4', c.cat, 14), ellipse(-10, -2, 10, 5, c.catL), at(2, -94, catHead(c, 'wash'), 1.16, 10),
		stroke('M22 -54L32 -66L16 -74', c.cat, 14), ellipse(11, -76, 10, 8, c.catL),
	),
	s,
);

export const catHang = (c: Inks, x: number, y: number, s: number) => at(
	x, y,
	join(
		stroke('M4 84C18 104 6 120 -8 122', c.cat2, 9),
		path('M-19 0C-24 34 -30 68 -20 88Q0 98 20 88C30 68 24 34 19 0Z', c.cat),
		path('M-10 8C-14 40 -16 66 -10 80Q0 86 10 80C16 66 14 40 10 8Z', c.catL),
		stroke('M-16 78L-19 104M15 78L18 106', c.cat, 13), ellipse(-19, 108, 8, 5, c.catL),
		ellipse(18, 110, 8, 5, c.catL),
		[20, 36, 52].map(
			(v) => polyline([[-23, v], [-15, v + 2]], c.cat2, 4) + polyline([[23, v], [15, v + 2]], c.cat2, 4),
		),
		stroke('M-12 14L-25 31M12 14L25 31', c.cat, 11), circle(-26, 33, 6, c.catL), circle(26, 33, 6, c.catL),
		at(0, -10, catHead(c, 'cross'), 1.06),
	),
	s,
);

export const gull = (c: Inks, x: number, y: number, s: number, rot = 0) => at(
	x, y,
	join(
		path('M4 -2C-2 -26 -22 -44 -54 -46C-40 -34 -30 -18 -18 2Z', mix(c.white, c.ink, 0.16)),
		path('M-44 6L-22 -4C-8 -12 16 -12 26 -8C34 -10 40 -4 38 0L47 3L36 5C26 14 -14 14 -44 6Z', c.white),
		path('M38 0L48 3.4L37 5.4Z', c.brass), circle(33, -3, 1.6, c.ink),
		path('M10 0C14 -30 2 -52 -22 -66C-22 -44 -22 -20 -14 2Z', c.white),
		path('M-22 -66C-8 -58 0 -48 4 -38L-10 -42Q-18 -50 -22 -66ZM-54 -46C-40 -45 -30 -40 -22 -34L-38 -34Z', c.ink),
	),
	s, rot,
);

export const goose = (c: Inks, x: number, y: number) => at(x, y, join(
	path('M-6 -40C-46 -44 -60 -76 -40 -86C-20 -92 20 -84 36 -66C46 -54 40 -40 20 -38Z', c.white),
	path('M-40 -66C-24 -56 -6 -56 8 -62C2 -48 -24 -46 -40 -56Z', mix(c.white, c.ink, 0.14)),
	stroke('M20 -60C44 -84 10 -104 24 -138', c.white, 21), ellipse(30, -144, 17, 13.6, c.white),
	path('M43 -152L72 -150L46 -142Z', c.brass), path('M43 -142L66 -134L42 -136Z', c.brass2),
	circle(34, -147, 2.8, c.ink), basket(c, 0, 0, 1.5, ''),
));
