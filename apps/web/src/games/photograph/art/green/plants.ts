// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, curve, ellipse, group, join, noise, path, rect, stroke, tenth, times,
} from '../../../../art/kit.ts';
import type { Inks } from './light.ts';

const LEAF = 'M0 0C-6 4 -15 1 -14 -9C-13 -18 -5 -22 0 -30C5 -22 13 -18 14 -9C15 1 6 4 0 0Z';

const HALF_LEAF = 'M0 0V-30C5 -22 13 -18 14 -9C15 1 6 4 0 0Z';

export const leaf = (x: number, y: number, s: number, rot: number, f: string, f2: string) => at(
	x, y, path(LEAF, f) + (f2 ? path(HALF_LEAF, f2) : ''), s, rot,
);

/** Things drawn hundreds of times live in the frame's defs: l0..l3 leaves, b blossom, p pod, k basket. */
const use = (c: Inks, k: string, x: number, y: number, s = 1, rot = 0) => `<use href="#${c.id}${k}" transform="translate(${tenth(x)} ${tenth(y)})${rot ? ` rotate(${Math.round(rot)})` : ''}${s === 1 ? '' : ` scale(${Math.round(s * 100) / 100})`}"/>`;

type Placed = [x: number, y: number, scale?: number, turn?: number];

export const bloom = (c: Inks, ...a: Placed) => use(c, 'b', ...a);

const pod = (c: Inks, ...a: Placed) => use(c, 'p', ...a);

export const basket = (c: Inks, ...a: Placed) => use(c, 'k', ...a);

export const symbols = (c: Inks) => join(
	[[c.leafA, c.leafB], [c.leafC, c.leafD], [c.leafA, c.leafB], [c.leafE, c.leafF]].map(
		([a, b], i) => group(path(LEAF, a) + path(HALF_LEAF, b), { id: `${c.id}l${i}` }),
	),
	group(
		[
			ellipse(-6, 1, 6.6, 5.2, c.white), ellipse(6, 1, 6.6, 5.2, c.white), ellipse(0, -7, 6, 6.6, c.white),
			circle(0, 5, 4.4, c.trim2), circle(0, -0.6, 2.7, c.gold),
		],
		{ id: `${c.id}b` },
	),
	group(
		[
			path('M0 0C7 8 9 30 -1 50C-9 40 -11 14 0 0Z', c.leafE), path('M0 0C7 8 9 30 -1 50C3 34 4 14 0 0Z', c.leafF),
			[13, 23, 33].map((v) => circle(-1.6, v, 3.3, c.leafF)),
		],
		{ id: `${c.id}p` },
	),
	group(
		[
			stroke('M-19 0Q0 -40 19 0', c.gold3, 3.6),
			[[-13, -35], [-6, -13], [2, 8], [9, 24], [14, 43], [-1, -3]].map(
				([x, r]) => at(x, 4, pod(c, 0, -30, 0.64), 1, r),
			),
			path('M-24 0H24L18 26Q0 31 -18 26Z', c.gold2),
			[0, 1, 2].map(
				(j) => [-16, -5.4, 5.4, 16].map(
					(x, i) => rect(x * (1 - j * 0.08) - 4, 5 + j * 7.4, 8, 4, (i + j) % 2 ? c.gold3 : c.gold, 2),
				),
			),
			rect(-26, -3, 52, 6, c.gold, 3),
		],
		{ id: `${c.id}k` },
	),
);

export const bean = (c: Inks, s = 1, rot = 0) => at(
	0, 0,
	join(
		path('M-16 0C-17 -12 -6 -15 0 -14C7 -15 17 -12 16 0C15.4 8 8 10 5 5C3 2 -3 2 -5 5C-8 10 -15.4 8 -16 0Z', c.bean),
		path('M16 0C15.4 8 8 10 5 5C3 2 -3 2 -5 5C-8 10 -15.4 8 -16 0C-10 3 -8 -3 0 -3C8 -3 11 3 16 0Z', c.bean2),
		stroke('M-10 -5Q-8 -10 -1 -10.4', c.white, 2.6, { opacity: 0.8 }),
	),
	s, rot,
);

/** Smooth points along a curve: [x, y, heading]. */
function along(pts: readonly (readonly number[])[], gap: number) {
	const out: [x: number, y: number, heading: number][] = [];
	const P = (i: number) => pts[Math.max(0, Math.min(pts.length - 1, i))];
	let acc = gap * 0.6;
	let last = pts[0];
	for (let i = 0; i < pts.length - 1; i++) for (let t = 0; t < 1; t += 0.04) {
		const q = [0, 1].map(
			(k) => {
				const [a, b, d, e] = [P(i - 1)[k], P(i)[k], P(i + 1)[k], P(i + 2)[k]];
				return b + 0.5 * t * (d - a + t * (2 * a - 5 * b + 4 * d - e + t * (3 * (b - d) + e - a)));
			},
		);
		acc += Math.hypot(q[0] - last[0], q[1] - last[1]);
		if (acc > gap) {
			acc = 0;
			out.push([q[0], q[1], Math.atan2(q[0] - last[0], last[1] - q[1]) * 180 / Math.PI]);
		} last = q;
	} return out;
}

interface Growth {
	readonly gap?: number;
	readonly s?: number;
	readonly w?: number;
	readonly seed?: number;
	/** The share of leaves with a blossom, and with a pod. */
	readonly fl?: number;
	readonly pods?: number;
}

export function vine(
	c: Inks, pts: readonly (readonly number[])[],
	{ gap = 20, s = 0.8, w = 4.5, seed = 1, fl = 0, pods = 0 }: Growth = {},
) {
	const r = noise(seed);
	let a = '';
	let b = '';
	along(pts, gap).forEach(
		([x, y, h], i) => {
			const side = i % 2 ? 1 : -1;
			const k = `l${Math.floor(r() * 4)}`;
			a += use(c, k, x, y, s * (0.75 + r() * 0.5), h + side * (55 + r() * 40));
			if (fl && r() < fl) b += bloom(c, x - side * 9 * s, y, s * 1.1, r() * 60 - 30);
			if (pods && r() < pods) b += pod(c, x, y, s * 0.9, r() * 24 - 12);
		},
	);
	return join(stroke(curve(pts, false, 0.5), c.leafB, w), a, b);
}

/** Points that wind round a straight string. */
export const wind = (x0: number, y0: number, x1: number, y1: number, n: number, amp: number) => times(
	n + 1,
	(i) => {
		const t = i / n;
		const k = i === 0 ? 0 : (i % 2 ? amp : -amp);
		const L = Math.hypot(x1 - x0, y1 - y0);
		return [x0 + (x1 - x0) * t - (y1 - y0) / L * k, y0 + (y1 - y0) * t + (x1 - x0) / L * k];
	},
);

export const curl = (x: number, y: number, s: number, color: string, w: number, rot = 0, flip = false) => at(
	x, y, stroke('M0 0C2 -14 16 -22 24 -14C30 -6 22 2 16 -3C13 -6 16 -10 19 -9', color, w / s), s, rot, flip,
);

export const dapple = (c: Inks, seed: number, y: number, h: number, n: number) => {
	const r = noise(seed);
	return times(
		n,
		() => {
			const v = y + r() * h;
			const k = 0.5 + (v - y) / h;
			return ellipse(r() * 300, v, 11 * k, 3.4 * k, c.leafE, { opacity: 0.55 });
		},
	);
};

export const ARCH = [[-16, 210], [10, 150], [60, 100], [150, 74], [240, 100], [290, 150], [316, 210]];

/** A thick band of leaves along a curve. */
export function hedge(c: Inks, pts: readonly (readonly number[])[], width: number, n: number, seed: number, fl = 0.1) {
	const r = noise(seed);
	const A = along(pts, 3);
	let out = stroke(curve(pts, false, 0.5), c.leafB, width * 0.8);
	for (let i = 0; i < n; i++) {
		const [x, y, h] = A[Math.floor(r() * A.length)];
		const d = (r() - 0.5) * width;
		const a = h * Math.PI / 180;
		const k = `l${Math.floor(r() * 4)}`;
		const X = x + Math.cos(a) * d;
		const Y = y + Math.sin(a) * d;
		out += r() < fl ? bloom(c, X, Y, 0.8 + r() * 0.4, r() * 90)
			: use(c, k, X, Y, 0.7 + r() * 0.6, d < -width * 0.22 ? r() * 120 - 60 : 140 + r() * 80);
	} return out;
}
