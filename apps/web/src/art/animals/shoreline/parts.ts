// biome-ignore-all format: drawings are rows of coordinates
import {type Attributes, 
	at, circle, curve, type Drawing, element, ellipse, group, join, noise, op, path, polygon, stroke, tenth, times,
} from '../../kit.ts';

export const INK = '#23202B';

export const FOAM = '#FFFAF0';

const SEA = '#49B2C0';

const SEAL = '#8FD6D6';

export const B = (pts: readonly (readonly number[])[], f: string, o?: Attributes) => path(curve(pts), f, o);

/** A filled silhouette with shapes painted inside it only. */
export const inside = (id: string, d: string, fill: string, kids: Drawing) => join(
	element('clipPath', { id }, path(d, '#000')), path(d, fill), group(kids, { 'clip-path': `url(#${id})` }),
);

export const eye = (x: number, y: number, r = 4, f = INK) => circle(x, y, r, f)
	+ circle(x + r * 0.34, y - r * 0.38, r * 0.34, '#fff');

export const shade = (cx = 120, rx = 84, ry = 8) => ellipse(cx, 218, rx, ry, '#4A2E2A', op(0.2));

/** Points along a smooth line through pts: [x, y, normal x, normal y, 0..1]. */
export function along(pts: readonly (readonly number[])[], per = 7) {
	const out: number[][] = [];
	const n = pts.length - 1;
	const p = (i: number) => pts[Math.max(0, Math.min(n, i))];
	for (let i = 0; i < n; i++) for (let j = 0; j < per + (i === n - 1 ? 1 : 0); j++) {
		const t = j / per;
		const [a, b, c, d] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
		const f = (k: number) => 0.5 * (
			2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
				+ (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3
		);
		const df = (k: number) => 0.5 * (
			c[k] - a[k] + 2 * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t + 3 * (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t
		);
		const x = df(0);
		const y = df(1);
		const l = Math.hypot(x, y) || 1;
		out.push([f(0), f(1), -y / l, x / l, (i + t) / n]);
	}
	return out;
}

/** A limb that thins from w0 to w1. */
export const taper = (pts: readonly (readonly number[])[], w0: number, w1: number, fill: string) => {
	const s = along(pts);
	const w = (q: readonly number[]) => (w0 + (w1 - w0) * q[4]) / 2;
	const e = s[s.length - 1];
	const b = s[0];
	return polygon(
		[
			...s.map((q) => [q[0] + q[2] * w(q), q[1] + q[3] * w(q)]),
			...s.map((q) => [q[0] - q[2] * w(q), q[1] - q[3] * w(q)]).reverse(),
		],
		fill,
	) + circle(e[0], e[1], w1 / 2, fill) + circle(b[0], b[1], w0 / 2, fill);
};

export const spots = (
	seed: number, n: number, [x, y, w, h]: readonly number[], [a, b]: readonly number[], fill: string, o?: Attributes
) => {
	const r = noise(seed);
	return group(
		times(
			n,
			() => {
				const k = a + r() * (b - a);
				return ellipse(x + r() * w, y + r() * h, k * 1.25, k, fill);
			},
		), o,
	);
};

export const poolB = (cx: number, rx: number, y = 205) => ellipse(cx, y + 1, rx, 14, FOAM)
	+ ellipse(cx, y + 1, rx - 4, 11.4, SEAL);

/** The water in front of a swimmer: scalloped top, round bottom at y + 15. */
export const poolF = (cx: number, rx: number, y = 205, n = 6) => {
	const a = cx - rx + 4;
	const w = (rx * 2 - 8) / n;
	const top = times(
		n, (i) => `Q${tenth(a + w * (i + 0.5))} ${tenth(y - (i % 2 ? 4 : 8))} ${tenth(a + w * (i + 1))} ${tenth(y)}`,
	).join('');
	return path(
		`M${tenth(a)} ${y}${top}C${tenth(cx + rx * 0.8)} ${y + 18} ${tenth(cx - rx * 0.8)} ${y + 18} ${tenth(a)} ${y}Z`,
		SEA,
	) + stroke(`M${tenth(a)} ${y}${top}`, FOAM, 3.4)
		+ stroke(
			`M${tenth(cx - rx * 0.5)} ${y + 7}h${tenth(rx * 0.3)}M${tenth(cx + rx * 0.1)} ${y + 8.6}h${tenth(rx * 0.34)}M${tenth(cx - rx * 0.1)} ${y + 3.6}h8`,
			SEAL, 2,
		);
};

export const drop = (x: number, y: number, s: number, rot = 0, f = FOAM) => at(
	x, y, path('M0 -8C5 -1 5 6 0 6S-5 -1 0 -8Z', f), s, rot,
);
