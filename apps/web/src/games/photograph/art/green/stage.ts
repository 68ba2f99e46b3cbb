// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, type Drawing, ellipse, group, HEIGHT, join, mix, noise, type Point, path, polygon, polyline, rect,
	times, WIDTH,
} from '../../../../art/kit.ts';
import type { Inks } from './light.ts';

export const sky = (id: string, h = HEIGHT) => rect(0, 0, WIDTH, h, `url(#${id}s)`);

export const rays = (c: Inks, x: number, y: number, r: number, l: number, w: number, list: readonly number[]) => at(
	x, y, list.map((a) => at(0, 0, polyline([[0, -r], [0, -r - l]], c.trim, w), 1, a)),
);

export const bricks = (c: Inks, seed: number, x: number, y: number, w: number, h: number, n: number, fill = c.wall2) => {
	const r = noise(seed);
	return times(n, () => rect(x + r() * (w - 22), y + Math.floor(r() * h / 12) * 12, 14 + r() * 10, 6, fill, 2));
};

export const sill = (c: Inks, x: number, y: number, w: number, h = 12) => rect(x, y, w, h, c.trim, 3)
	+ rect(x, y + h - 2, w, h / 2, c.trim2, 2);

export const front = (c: Inks, seed: number, n = 22) => rect(0, 0, WIDTH, HEIGHT, c.wall)
	+ join(bricks(c, seed, 0, 0, 300, 400, n));

export const win = (
	c: Inks, x: number, y: number, w: number, h: number,
	{ glass = c.glass2, frame = c.trim, base = 1 }: { glass?: string; frame?: string; base?: number } = {},
) => join(
	rect(x - 3, y - 3, w + 6, h + 6, frame, 2), rect(x, y, w, h, glass, 1),
	polygon([[x, y + h * 0.8], [x + w * 0.7, y], [x + w, y], [x, y + h]], '#fff', { opacity: 0.22 }),
	rect(x + w / 2 - 1.2, y, 2.4, h, frame), rect(x, y + h * 0.4, w, 2.4, frame),
	base ? sill(c, x - 7, y + h + 2, w + 14, 6) : '',
);

export const hole = (c: Inks, x: number, y: number, w: number, h: number, both = true) => join(
	rect(x - 8, y - 8, w + 16, h + 10, c.trim, 4), rect(x, y, w, h, c.room, 2),
	path(`M${x} ${y}h48q-8 64 -48 94Z`, c.glass), both ? path(`M${x + w} ${y}h-38q6 36 38 56Z`, c.glass) : '',
);

export const crumbs = (c: Inks, seed: number, x: number, y: number, w: number, h: number, n: number) => {
	const r = noise(seed);
	return times(n, () => ellipse(x + r() * w, y + r() * h, 3 + r() * 6, 2 + r() * 2.6, r() < 0.6 ? c.soil2 : c.soil3));
};

export const shutter = (c: Inks, x: number, y: number, w: number, h: number) => join(rect(x, y, w, h, c.deep, 3), times(
	Math.floor(h / 15) - 1, (i) => rect(x + 6, y + 11 + i * 15, w - 12, 6, c.leafA, 2),
));

export const planter = (c: Inks, x: number, y: number, w: number, h: number) => join(
	path(
		`M${x + 8} ${y + 4}Q${x + w * 0.2} ${y - 12} ${x + w * 0.36} ${y - 5}T${x + w * 0.7} ${y - 6}T${x + w - 8} ${y + 4}Z`,
		c.soil,
	),
	rect(x + 5, y + 8, w - 10, h - 8, c.pot, 4), rect(x + 5, y + h * 0.78, w - 10, h * 0.22, c.pot2, 4),
	rect(x, y, w, h * 0.34, c.pot, 4), rect(x + 5, y + h * 0.34, w - 10, h * 0.1, c.pot2),
	[0.2, 0.4, 0.6, 0.8].map((k) => circle(x + w * k, y + h * 0.6, h * 0.075, c.trim)),
);

export const rail = (c: Inks, x0: number, x1: number, y0: number, y1: number, gap = 18) => join(
	times(
		Math.floor((x1 - x0) / gap) + 1,
		(i) => [rect(x0 + i * gap - 2, y0, 4, y1 - y0, c.ink), circle(x0 + i * gap, (y0 + y1) / 2, 5, c.ink)],
	),
	rect(x0 - 8, y0 - 5, x1 - x0 + 16, 9, c.ink, 4), sill(c, x0 - 12, y1 - 4, x1 - x0 + 24, 14),
);

export const tiles = (c: Inks, x: number, y: number, w: number, rows: number, k = 20) => times(
	rows,
	(j) => times(
		Math.ceil(w / k) + 1,
		(i) => path(
			`M${x + (i - (j % 2) / 2) * k} ${y + j * 13}h${k}v8q${-k / 2} 14 ${-k} 0Z`,
			(i * 3 + j * 5) % 4 ? c.tile : (i + j) % 2 ? c.tile2 : c.opp,
		),
	),
).reverse();

/** The house across the lane, seen from a window. */
export const across = (c: Inks, id: string) => join(
	sky(id), rect(0, 44, 300, 356, mix(c.wall, c.pale, 0.3)), rect(-6, 32, 312, 14, c.pale2),
	[[36, 96], [186, 96], [36, 232], [186, 232]].map(
		([a, b]) => win(c, a, b, 70, 92, { glass: c.pale, frame: c.pale2, base: 0 }),
	),
);

export const lane = (c: Inks, id: string, x: number, top = 30) => join(
	rect(x, 0, 70, 400, `url(#${id}s)`), rect(x + 26, top, 60, 400, c.opp), rect(x + 22, top - 8, 60, 9, c.opp2),
	[80, 190, 300].map((y) => rect(x + 40, y, 30, 54, c.glass2, 2)),
);

export const crop = (id: string, y: number, kids: Drawing) => `<clipPath id="${id}k${y}">${rect(-50, -50, 400, y + 50, '#000')}</clipPath>${group(kids, { 'clip-path': `url(#${id}k${y})` })}`;

/** The lane at street level, vanishing at 150,250. */
export function street(c: Inks, id: string, lit: boolean) {
	const P = (x: number, k: number): Point => [x, 250 + Math.abs(150 - x) * k];
	const q = (a: number, b: number, k: number, l: number, f: string) => polygon(
		[P(a, k), P(b, k), P(b, l), P(a, l)], f,
	);
	const m = (x: number) => 300 - x;
	const side = (X: (x: number) => number, wall: string, dark: string) => join(
		q(X(-6), X(106), -2.6, 0.92, wall), q(X(-6), X(106), -0.16, -0.1, dark), q(X(-6), X(106), 0.7, 0.92, dark),
		[[8, 36], [58, 76]].map(
			([a, b]) => [[-1.75, -1.2], [-0.85, -0.32], [0.0, 0.46]].map(
				([k, l], j) => q(X(a), X(b), k - 0.05, l + 0.05, c.trim2)
					+ q(X(a), X(b), k, l, lit && (a + j) % 2 === 0 ? '#FFD884' : c.glass2),
			),
		),
	);
	return join(
		sky(id, 220), rect(100, 176, 100, 120, c.pale2), polygon([[96, 178], [150, 140], [204, 178]], c.pale),
		[[118, 196], [146, 196], [172, 196], [118, 232], [172, 232]].map(
			([x, y]) => rect(x, y, 12, 22, lit ? '#FFD884' : c.glass2, 1),
		),
		side((x) => x, c.wall, c.wall2), side(m, c.opp, c.opp2),
		polygon([P(-6, 0.92), P(108, 0.92), P(192, 0.92), P(306, 0.92), [306, 404], [-6, 404]], c.pale),
		[[300, 2], [316, 3], [338, 4], [366, 5]].map(([y, w]) => rect(0, y, WIDTH, w, c.wall, 0, { opacity: 0.5 })),
	);
}

export const LAMPS: readonly (readonly [x: number, y: number, color: string])[] = [
	[36, 146, '#FF8A5C'], [92, 172, '#FFD35A'], [150, 172, '#FF7D96'], [208, 165, '#FFD35A'], [264, 142, '#FF8A5C'],
];

export const bowl = (f: string) => join(
	ellipse(0, 16, 40, 8, '#0A2E22', { opacity: 0.2 }), path('M-36 -6C-34 14 -18 20 0 20C18 20 34 14 36 -6Z', f),
	path('M10 19C24 17 34 10 36 -6H20C22 6 18 14 10 19Z', '#0A2E22', { opacity: 0.14 }), ellipse(0, -6, 36, 12, f),
	ellipse(0, -5, 31, 9, '#4E6B4A'), ellipse(0, -2, 25, 6, mix(f, '#FFFFFF', 0.5)),
	polyline([[10, -4], [44, -26]], '#E9E2C0', 4),
);
