// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, type Drawing, ellipse, join, mix, noise, path, polygon, polyline, rect, stroke, tenth, times,
} from '../../../../art/kit.ts';
import { bird } from './birds.ts';
import type { Inks } from './light.ts';

/** What stands, lies or burns on the square. */
export interface Square {
	readonly hor?: number;
	readonly depth?: number;
	readonly seed?: number;
	readonly hero?: number;
	readonly lit?: number;
	readonly clean?: number;
	readonly bucket?: number;
	readonly guest?: Drawing;
	/** Only the statue and the houses. */
	readonly bare?: number;
}

export function floor(c: Inks, { hor = 276, depth = 128, seed = 5 }: Square) {
	const r = noise(seed);
	const t = [rect(-260, hor, 820, 460, c.tileA)];
	const d = ['', ''];
	const z = (k: number) => 0.3 + k * 0.34;
	const P = (u: number, k: number) => `${tenth(165 + u * 46 / z(k))} ${tenth(hor + depth / z(k))}`;
	for (let k = 0; k < 13; k++) for (let u = -Math.ceil(5.4 * z(k)) - 1; u < 4 * z(k); u++) {
		const q = r();
		if ((u + k) % 2 ? q < 0.92 : q < 0.1) d[q < 0.16 ? 1 : 0] += `M${P(u, k)}L${P(u + 1, k)}L${P(u + 1, k + 1)}L${P(u, k + 1)}Z`;
	} return join(t, path(d[0], c.tileB), path(d[1], c.tileC));
}

export function houses(c: Inks, lit: number | undefined) {
	const f = (x: number, w: number, top: number, fill: string, cols: number, dome?: 'dome') => join(
		rect(x, top, w, 290 - top, fill),
		dome
			? path(
				`M${x + 6} ${top}C${x + 6} ${top - w * 0.62} ${x + w - 6} ${top - w * 0.62} ${x + w - 6} ${top}Z`,
				c.roof,
			) + rect(x + w / 2 - 3, top - w * 0.62, 6, 20, c.roof, 2)
			: polygon([[x - 4, top], [x + 8, top - 24], [x + w - 8, top - 24], [x + w + 4, top]], c.roof),
		rect(x - 3, top - 2, w + 6, 5, c.pane),
		times(
			cols * 3,
			(i) => rect(
				x + (i % cols + 0.5) * w / cols - 5, top + 14 + Math.floor(i / cols) * 28, 10, 17,
				lit && (i * 7 + x) % 5 === 0 ? '#FFD56B' : c.pane2, i < cols ? 5 : 1,
			),
		),
	);
	return join(
		f(-190, 100, 190, c.far2, 4), f(-92, 62, 206, c.far3, 3), f(-32, 74, 182, c.far, 3), f(40, 60, 200, c.far2, 3),
		f(98, 84, 186, c.far3, 3, 'dome'), f(180, 62, 204, c.far2, 3), f(240, 76, 178, c.far, 3),
		f(314, 70, 200, c.far3, 3), f(382, 110, 188, c.far2, 4),
	);
}

export const lampPost = (c: Inks, x: number, y: number, s: number, lit: number | undefined, guests: Drawing = '') => at(
	x, y,
	join(
		ellipse(0, 0, 18, 4, c.ink, { opacity: 0.18 }), path('M-11 0L-7-12H7L11 0Z', c.lamp),
		rect(-3, -136, 6, 128, c.lamp), rect(-5, -26, 10, 5, c.lamp2, 2), rect(-26, -128, 52, 4, c.lamp, 2),
		circle(-26, -126, 3.4, c.lamp), circle(26, -126, 3.4, c.lamp),
		lit ? circle(0, -150, 46, '#FFD56B', { opacity: 0.22 }) + circle(0, -150, 28, '#FFD56B', { opacity: 0.3 }) : '',
		path('M-9-137L-13-162H13L9-137Z', lit ? '#FFE49A' : c.lampGlass), path('M-16-161Q0-182 16-161Z', c.lamp),
		circle(0, -173, 3.4, c.lamp), rect(-11, -138, 22, 5, c.lamp, 2), rect(-1, -161, 2, 24, c.lamp), guests,
	),
	s,
);

const plinth = (c: Inks) => join(
	ellipse(0, 0, 96, 8, c.ink, { opacity: 0.2 }), rect(-80, -14, 160, 14, c.step2), rect(-80, -14, 160, 5, c.step),
	rect(-65, -28, 130, 14, c.step2), rect(-65, -28, 130, 5, c.step), rect(-44, -114, 88, 86, c.plinth),
	rect(16, -114, 28, 86, c.plinth2), rect(-50, -37, 100, 9, c.step), rect(18, -37, 32, 9, c.plinth),
	rect(-52, -122, 104, 10, c.step), rect(18, -122, 34, 10, c.plinth), rect(-28, -94, 40, 38, c.plaque, 2),
	[28, 22, 26].map((w, i) => rect(-22, -86 + i * 9, w, 3, c.stLL, 1.5)),
);

/** The stone general, 158 high, feet at 0,0, facing and pointing left; his hand is at -92,-110. */
function general(c: Inks, { clean = 0 }: Pick<Square, 'clean'> = {}) {
	const k = (v: string) => mix(v, c.step, clean * 0.2);
	const [h1, h2, h3, hL] = [k(c.st), k(c.st2), k(c.st3), k(c.stL)];
	return join(
		stroke('M14-66C30-52 40-30 41-10', c.st3, 4.4),
		path('M0-66H19C24-52 30-38 33-22L17-20C13-34 8-44-2-52Z', c.st3), path('M1-66H18L19-36H6Z', c.st2),
		path('M5-42H21L20 0H-3C-3-5 2-8 7-9Z', c.st3), path('M-15-66H7L0-34H-15Z', c.stL),
		path('M-18-42H1L0 0H-29C-29-6-20-8-16-11Z', c.st2), path('M-18-42H1L.8-36H-18Z', c.st),
		path('M-29 0C-29-6-20-8-16-11L-12 0Z', c.st), polyline([[13, -101], [28, -83], [13, -67]], c.st2, 12),
		circle(11, -66, 5.4, c.stL),
		path('M-14-107C-21-94-19-78-17-60L-1-63L19-62C21-80 21-97 15-107C8-113-8-113-14-107Z', c.st),
		path('M6-110C13-106 15-90 14-62L19-62C21-80 21-97 15-107C12-110 9-111 6-110Z', c.st2),
		polygon([[3, -110], [11, -110], [-13, -64], [-18, -66]], c.stLL), rect(-18.4, -67, 38, 5.4, c.st3, 1),
		rect(-12, -68, 9, 7.4, c.stLL, 1), [-98, -89, -80].map((y) => circle(-13, y, 2, c.stLL)),
		rect(-7, -116, 15, 10, h3, 3), path('M-11-128C-13-114-9-109 0-109C9-109 12-116 10-130Z', h1),
		path('M-11-128L-20-119.4Q-18.6-115.6-10-116.4Z', hL), path('M-11-128C-13-114-9-109-4-109L-5-128Z', hL),
		path('M3-130C2-122 1-116-1-112L5-110C10-114 11-122 10-130Z', h2),
		path('M-19-112.4C-17-117.6-10-118.4-3-111C-8-110-14-109-19-112.4Z', h3), circle(-7.4, -122.4, 1.7, c.ink),
		stroke('M-12-127L-5-126', h3, 2.4),
		path('M-35-124C-24-133-12-131 0-131C12-131 24-132 35-122C31-142 14-158 0-158C-14-158-31-144-35-124Z', h2),
		path(
			'M-35-124C-24-133-12-131 0-131C12-131 24-132 35-122C33-128 32-130 31-132C20-138 10-136 0-136C-10-136-22-138-31-133C-33-130-34-127-35-124Z',
			hL,
		),
		circle(-10, -144, 5, hL), circle(-10, -144, 2.2, h3), ellipse(14, -107, 9, 4.4, c.stLL),
		[7, 11, 15, 19].map((x) => rect(x, -106, 2.4, 7, c.stLL, 1)), path('M0-111L-64-119V-103L-3-89Z', c.st),
		path('M0-111L-64-119V-113.6L0-104Z', c.stL),
		polygon([[-60, -122], [-73, -122], [-72, -100], [-59, -99]], c.stLL),
		path(
			'M-72-118C-78-120-84-119-88-117L-112-118.4Q-115.6-115.6-112-113.4L-92-112L-91-108C-90-103-80-102-72-103.6Z',
			c.stL,
		),
		path('M-91-108C-90-103-80-102-72-103.6V-107C-80-106-87-107.4-92-112Z', c.st2),
		polyline([[-85, -113], [-92, -112]], c.st2, 1.4), ellipse(-4, -108, 10, 5, c.stLL),
		[-13, -9, -5, -1].map((x) => rect(x, -107, 2.6, 8, c.stLL, 1)),
		clean ? ''
			: [
				path('M-4-158C6-158 10-156 12-154L10-146L7-151L5-140L2-150L-1-146Z', '#fff', { opacity: 0.7 }),
				path('M8-111H20L18-103L15-106L13-98L11-107Z', '#fff', { opacity: 0.6 }),
			],
	);
}

export const statue = (c: Inks, o: Square) => at(172, 318, join(
	plinth(c), at(0, -122, general(c, o)), o.hero ? bird(c, 0, -278, 0.86, { k: 2, flip: true }) : '',
	o.bucket ? at(-90, -231, bucket(c, o.guest)) : '',
));

export const leaf = (x: number, y: number, s: number, rot: number, f: string) => at(
	x, y, path('M-6 0C-3-6 4-6 7 0C3 4-3 4-6 0Z', f), s, rot,
);

/** Hangs from its handle at 0,0. */
export const bucket = (c: Inks, guest: Drawing = '', s = 1) => at(
	0, 0,
	join(
		stroke('M-17.6 33C-15 12-8 1 0 1C8 1 15 12 17.6 33', c.lamp, 2), ellipse(0, 33, 18, 5, c.bucket3),
		ellipse(0, 34, 16.5, 3.8, c.water), guest, path('M-18 33A18 5 0 0 0 18 33L14 64Q0 69-14 64Z', c.bucket),
		path('M5 38Q13 37 18 33L14 64Q9 66 3 66.4Z', c.bucket2),
		path('M-17 41Q0 48 17 41L16.4 46Q0 53-16.4 46Z', c.bucket2),
	),
	s,
);

export const litter = (c: Inks, seed: number, n: number, skip: (x: number, y: number) => boolean = () => false) => {
	const r = noise(seed);
	return times(
		n,
		(i) => {
			const x = r() * 420 - 60;
			const y = 290 + r() * r() * 150;
			const rot = r() * 180;
			return skip(x, y) ? '' : leaf(x, y, (y - 250) / 90, rot, [c.leaf, c.leaf2, c.paper][i % 3]);
		},
	);
};

export const drop = (x: number, y: number, s: number, fill: string) => at(
	x, y, path('M0-9C5-2 6 1 6 4A6 6 0 0 1-6 4C-6 1-5-2 0-9Z', fill), s,
);

export const foam = (c: Inks, pts: readonly (readonly number[])[]) => pts.map(
	([x, y, r]) => circle(x, y, r, c.white) + circle(x + r * 0.2, y + r * 0.25, r * 0.62, '#E6EEF6', { opacity: 0.7 }),
);

export const spark = (x: number, y: number, s: number, f: string) => at(
	x, y, path('M0-10Q1.5-1.5 10 0Q1.5 1.5 0 10Q-1.5 1.5-10 0Q-1.5-1.5 0-10Z', f), s,
);

export const glow = (x: number) => polygon(
	[[x - 9, 168], [x + 9, 168], [x + 74, 322], [x - 74, 322]], '#FFD56B', { opacity: 0.13 },
) + ellipse(x, 322, 74, 15, '#FFD56B', { opacity: 0.3 });
