// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, op, path, polygon, polyline, RADIANS, times } from '../../kit.ts';

export const INK = '#231A22';

export const shade = (x: number, w: number) => ellipse(x, 219, w, 5, '#2A2440', op(0.2));

export const eye = (x: number, y: number, r = 3.6) => circle(x, y, r, INK)
	+ circle(x + r * 0.35, y - r * 0.4, r * 0.34, '#fff');

const spine = (p: readonly (readonly number[])[], n = 8) => {
	const out: number[][] = [];
	const q = (i: number) => p[Math.max(0, Math.min(p.length - 1, i))];
	for (let i = 0; i < p.length - 1; i++) for (let j = 0; j < n + (i === p.length - 2 ? 1 : 0); j++) {
		const u = j / n;
		const [a, b, c, d] = [q(i - 1), q(i), q(i + 1), q(i + 2)];
		out.push(
			[0, 1, 2].map(
				(k) => 0.5 * (
					2 * b[k] + (c[k] - a[k]) * u + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * u * u
						+ (3 * b[k] - a[k] - 3 * c[k] + d[k]) * u ** 3
				),
			),
		);
	}
	return out;
};

/** A smooth tube through [x, y, width] points; a..b cuts a band out of it; lo..hi cuts it lengthwise (-1..1). */
export const tube = (p: readonly (readonly number[])[], f: string, a = 0, b = 1, lo = -1, hi = 1) => {
	const s = spine(p);
	const m = s.length - 1;
	const i0 = Math.round(a * m);
	const i1 = Math.round(b * m);
	const full = lo === -1 && hi === 1;
	const mid = hi === 1 ? 1 : lo === -1 ? -1 : (lo + hi) / 2;
	const side = (e: number) => {
		const o = [];
		for (let i = i0; i <= i1; i++) {
			const A = s[Math.max(0, i - 1)];
			const B = s[Math.min(m, i + 1)];
			const dx = B[0] - A[0];
			const dy = B[1] - A[1];
			const l = Math.hypot(dx, dy) || 1;
			const k = full ? e : mid + (e - mid) * Math.max(0, Math.sin(Math.PI * (i - i0) / (i1 - i0))) ** 0.5;
			const w = s[i][2] / 2 * k;
			o.push([s[i][0] - dy / l * w, s[i][1] + dx / l * w]);
		}
		return o;
	};
	return polygon([...side(hi), ...side(lo).reverse()], f)
		+ (full && !a ? circle(s[0][0], s[0][1], s[0][2] / 2, f) : '')
		+ (full && b === 1 ? circle(s[m][0], s[m][1], s[m][2] / 2, f) : '');
};

export const bands = (p: readonly (readonly number[])[], f: string, n: number, from = 0, to = 1, fat = 0.5) => times(
	n,
	(i) => {
		const s = (to - from) / n;
		const a = from + i * s;
		return tube(p, f, a + 0.0001, Math.min(0.9999, a + s * fat));
	},
);

/** Symmetrical furry head: tufts sweep down both cheeks, the crown stays smooth. */
export const fluff = (cx: number, cy: number, rx: number, ry: number, f: string, n = 9, amp = 0.12) => {
	const o = [];
	for (let i = 0; i < n; i++) {
		const a = (180 * i / n - 90) * RADIANS;
		const b = (180 * (i + 0.92) / n - 90) * RADIANS;
		const k = 1 + amp * (i < n * 0.3 ? 0.25 : 1);
		o.push([Math.cos(a) * rx, Math.sin(a) * ry], [
			Math.cos(b) * rx * k, Math.sin(b) * ry * Math.min(k, 1 + amp * 0.6),
		]);
	}
	return at(cx, cy, polygon([...o, ...o.map(([x, y]) => [-x, y]).reverse()], f));
};

/** A hanging lock of hair. */
export const lock = (x: number, y: number, l: number, w: number, f: string) => path(
	`M${x} ${y}C${x + w} ${y + l * 0.3} ${x + w * 0.8} ${y + l * 0.7} ${x - w * 0.3} ${y + l}C${x - w * 0.2} ${y + l * 0.7} ${x - w * 0.9} ${y + l * 0.4} ${x} ${y}Z`,
	f,
);

export const feather = (x: number, y: number, a: number, l: number, w: number, f: string) => at(
	x, y,
	path(
		`M${-w * 0.4} 4C${-w} ${-l * 0.4} ${-w * 0.8} ${-l * 0.92} 0 ${-l}C${w * 0.7} ${-l * 0.9} ${w} ${-l * 0.4} ${w * 0.4} 4Z`,
		f,
	),
	1, a,
);

export const hoof = (x: number, f: string, w = 7) => path(
	`M${x - w * 0.7} 207H${x + w * 0.7}L${x + w * 1.05} 220H${x - w * 0.85}Z`, f,
);

export const pad = (x: number, f: string, w = 8) => path(
	`M${x - w * 0.8} 220C${x - w} 210 ${x - 2} 206 ${x + 2} 208C${x + w} 210 ${x + w * 1.3} 216 ${x + w * 1.2} 220Z`, f,
);

export const paw = (x: number, f: string, w = 14, ink = INK) => path(
	`M${x - w} 220C${x - w * 1.2} 206 ${x - w * 0.4} 203 ${x + 2} 204C${x + w} 204 ${x + w * 1.35} 212 ${x + w * 1.2} 220Z`,
	f,
) + polyline([[x + w * 0.35, 220], [x + w * 0.35, 214]], ink, 1.6, op(0.5))
	+ polyline([[x + w * 0.8, 220], [x + w * 0.8, 215]], ink, 1.6, op(0.5));

export const rock = (x: number, y: number, s: number, a = '#8E8AA0', b = '#6F6C86', l = '#B4B0C2') => at(
	x, y,
	join(
		path('M-74 0L-62 -24L-34 -40L6 -44L44 -34L66 -14L74 0Z', a), path('M-34 -40L6 -44L44 -34L20 -28L-14 -30Z', l),
		path('M44 -34L66 -14L74 0H12L20 -28Z', b), path('M-62 -24L-46 -12L-40 0H-74Z', b, op(0.5)),
	),
	s,
);
