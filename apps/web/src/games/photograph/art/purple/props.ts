// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, type Drawing, ellipse, join, type Point, path, polygon, polyline, rect, stroke, times,
} from '../../../../art/kit.ts';
import { faded, type Inks, tilted } from './light.ts';

export const note = (c: Inks, x: number, y: number, s = 1, two = 0, f = c.pale) => at(
	x, y,
	two
		? join(
			ellipse(-9, 9, 6, 4.6, f, tilted(-20, -9, 9)), ellipse(10, 5, 6, 4.6, f, tilted(-20, 10, 5)),
			polyline([[-4.4, 8], [-4.4, -13]], f, 2.6), polyline([[14.6, 4], [14.6, -17]], f, 2.6),
			polygon([[-5.7, -14], [15.9, -18.4], [15.9, -11], [-5.7, -6.6]], f),
		)
		: join(
			ellipse(-3, 10, 6.2, 4.8, f, tilted(-20, -3, 10)), polyline([[2, 9], [2, -16]], f, 2.6),
			path('M1 -17C4 -8 13 -8 10 3C9 -3 4 -5 1 -6Z', f),
		),
	s,
);

export const coin = (c: Inks, x: number, y: number, r: number, sq = 1, rot = 0) => at(
	x, y,
	join(
		ellipse(0, r * 0.14, r * sq, r, c.coin2), ellipse(0, 0, r * sq, r, c.coin),
		ellipse(0, 0, r * sq * 0.68, r * 0.68, c.coin2, faded(0.5)),
		stroke(
			`M${-r * sq * 0.5} ${-r * 0.5}Q${-r * sq * 0.1} ${-r * 0.9} ${r * sq * 0.4} ${-r * 0.66}`, c.pale,
			Math.max(1, r * 0.16),
		),
	),
	1, rot,
);

export const spark = (x: number, y: number, r: number, f: string) => at(x, y, path(
	`M0 ${-r}Q1 -1 ${r} 0Q1 1 0 ${r}Q-1 1 ${-r} 0Q-1 -1 0 ${-r}Z`, f,
));

/** The accordion, centred; o = how far it is drawn out. */
export function squeeze(c: Inks, o = 1) {
	const hw = 7 + o * 15;
	const n = 7;
	const P = (i: number, b = 0): Point => {
		const t = i / n * 2 - 1;
		return [t * hw * (b ? 0.82 : 1), (b ? 17 : -19) - (1 - t * t) * o * 7];
	};
	return join(
		times(n, (i) => polygon([P(i), P(i + 1), P(i + 1, 1), P(i, 1)], i % 2 ? c.red2 : c.bel)),
		at(
			-hw - 4, 0, join(rect(-7, -22, 13, 43, c.red, 4), [-13, -4, 5, 14].map((y) => circle(-1, y, 1.9, c.bel))),
			1, -o * 7,
		),
		at(
			hw + 4, 0,
			join(
				rect(-6, -22, 13, 43, c.red, 4), rect(1, -17, 6, 33, c.bel, 1.5),
				[-12, -6, 0, 6, 12].map((y) => rect(3.4, y - 1, 3.6, 2, c.ink)),
			),
			1, o * 7,
		),
	);
}

export const stool = (c: Inks) => join(
	polyline([[-16, -1], [14, -38]], c.ink, 4), polyline([[16, -1], [-14, -38]], c.ink, 4),
	rect(-19, -43, 38, 7, c.stool, 3),
);

export const caseShut = (c: Inks) => join(
	stroke('M-9 -34q0 -8 9 -8q9 0 9 8', c.case2, 4), rect(-34, -35, 68, 35, c.case, 7), rect(-34, -22, 68, 3, c.case2),
	rect(-20, -25, 8, 9, c.brass, 2), rect(12, -25, 8, 9, c.brass, 2),
);

/** The open case; the lining is the brightest thing in the street. */
export const caseOpen = (c: Inks, kids: Drawing = '') => join(
	path('M-41 -20L-45 -62Q-45 -69 -38 -69H38Q45 -69 45 -62L41 -20Z', c.case),
	path('M-36 -20L-39.6 -59Q-39.6 -63 -35 -63H35Q39.6 -63 39.6 -59L36 -20Z', c.lin),
	[-22, -8, 8, 22].map((x) => stroke(`M${x - 9} -20L${x + 9} -62M${x + 9} -20L${x - 9} -62`, c.lin2, 1.8)),
	path('M-41 -22H41L46 -12H-46Z', c.lin2), kids, path('M-47 -14H47L44 0H-44Z', c.case),
	rect(-47, -16, 94, 5, c.case2, 2.5), rect(-26, -10, 9, 8, c.brass, 2), rect(17, -10, 9, 8, c.brass, 2),
);

export const violinCase = (c: Inks) => path(
	'M-8 -40C-12 -40 -13 -34 -11 -28C-8 -20 -8 -18 -12 -12C-17 -2 -13 12 0 12C13 12 17 -2 12 -12C8 -18 8 -20 11 -28C13 -34 12 -40 8 -40Z',
	c.fiddle,
) + stroke('M-7 -12C-11 -2 -8 6 0 6', c.fiddle2, 2.4) + rect(-3, -16, 6, 5, c.brass, 1);

export const violin = (c: Inks) => join(
	path('M-29 -3C-29 -9 -22 -9 -19 -5C-17 -8 -9 -9 -8 -2V0C-8 7 -16 7 -19 4C-22 8 -29 7 -29 3Z', c.fiddle),
	polyline([[-20, -0.6], [7, -0.6]], c.fiddle2, 3), circle(8, -0.6, 2.6, c.fiddle2),
);

export const tray = (c: Inks, kids: Drawing = '') => join(kids, ellipse(0, 0, 25, 5, c.tray2), ellipse(
	0, -1.6, 25, 4.6, c.tray,
));

export const glass = (c: Inks, x: number, h: number, f: string) => join(
	polygon([[x - 4, -h], [x + 4, -h], [x + 3, -2], [x - 3, -2]], c.white, faded(0.75)),
	polygon([[x - 3.6, -h * 0.62], [x + 3.6, -h * 0.62], [x + 3, -2], [x - 3, -2]], f),
);

export const hatUp = (c: Inks, x: number, y: number, s: number, f: string, band: string) => at(
	x, y,
	join(
		path('M-17 -22H17C18 -4 10 0 0 0C-10 0 -18 -4 -17 -22Z', f), path('M-17.4 -20H17.4L17 -13H-17Z', band),
		ellipse(0, -22, 27, 6.4, f), ellipse(0, -22.6, 18, 4, c.ink),
		[[-9, -23], [8, -23], [0, -25], [-4, -28], [6, -28]].map(
			([dx, dy]) => ellipse(dx, dy, 7, 3, c.coin2) + ellipse(dx, dy - 1.2, 7, 3, c.coin),
		),
	),
	s,
);
