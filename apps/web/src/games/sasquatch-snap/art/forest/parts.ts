// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, type Drawing, ellipse, join, noise, path, polygon, rect, stroke, tenth, times,
} from '../../../../art/kit.ts';
import { SEATS, type Seat, type SeatInks } from '../seats.ts';
import { heart, mark } from '../tokens/marks.ts';

export const INK = '#251610';

export const spark = (x: number, y: number, s: number, f: string) => at(
	x, y, path('M0 -10Q1.4 -1.4 10 0Q1.4 1.4 0 10Q-1.4 1.4 -10 0Q-1.4 -1.4 0 -10Z', f), s,
);

export interface Shag {
	readonly step?: number;
	readonly amp?: number;
	readonly seed?: number;
	readonly drop?: number;
}

/** Shaggy outline: a smooth closed curve with teeth that fall outward and down. */
export function shag(
	pts: readonly (readonly number[])[], fill: string,
	{ step = 6, amp = 3.4, seed = 1, drop = 2 }: Shag = {},
) {
	const r = noise(seed);
	const n = pts.length;
	const S: number[][] = [];
	const at2 = (i: number) => pts[(i + n) % n];
	for (let i = 0; i < n; i++) for (let k = 0; k < 8; k++) {
		const t = k / 8;
		const [a, b, c, d] = [at2(i - 1), at2(i), at2(i + 1), at2(i + 2)];
		S.push(
			[0, 1].map(
				(j) => 0.5 * (
					2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t
						+ (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t
				),
			),
		);
	}
	const area = S.reduce(
		(s, p, i) => {
			const q = S[(i + 1) % S.length];
			return s + p[0] * q[1] - q[0] * p[1];
		}, 0,
	),
	sg = area > 0 ? 1 : -1,
	out: number[][] = [];
	let acc = 0;
	let flip = false;
	S.forEach(
		(p, i) => {
			const q = S[(i + 1) % S.length];
			const l = Math.hypot(q[0] - p[0], q[1] - p[1]);
			acc += l;
			if (acc < step / 2) return;
			acc = 0;
			flip = !flip;
			if (!flip) {
				out.push(p);
				return;
			}
			const nx = (q[1] - p[1]) / l * sg,
			ny = -(q[0] - p[0]) / l * sg,
			a = amp * (0.6 + r() * 0.7);
			out.push([p[0] + nx * a, p[1] + ny * a + drop * (ny > -0.5 ? 1 : 0.1)]);
		},
	);
	return polygon(out, fill);
}

export const tuft = (x: number, y: number, s: number, f: string) => at(
	x, y,
	path(
		'M-7 0C-7 -5 -9 -8 -11 -10C-6 -9 -4 -5 -3 -2C-3 -8 -2 -12 0 -15C2 -11 2 -6 2 -2C4 -6 7 -9 11 -9C8 -6 7 -4 7 0Z',
		f,
	),
	s,
);

export const fern = (x: number, y: number, s: number, rot: number, f: string, stem = 1.6) => at(
	x, y,
	join(stroke('M0 0Q-1 -14 3 -27', f, stem), times(
		6,
		(i) => {
			const yy = -4 - i * 4;
			const xx = tenth(i * 0.35);
			const l = 10 - i * 1.3;
			const [half, most, whole] = [l * 0.5, l * 0.6, l].map(tenth);
			const [halfBack, mostBack, back] = [-l * 0.5, -l * 0.6, -l].map(tenth);
			return path(
				`M${xx} ${yy}q${mostBack} -4 ${back} -1q${half} 3 ${whole} 1ZM${xx} ${yy}q${most} -4.4 ${whole} -2q${halfBack} 3 ${back} 2Z`,
				f,
			);
		},
	)),
	s, rot,
);

export const leafy = (x: number, y: number, s: number, rot: number, f: string, v: string) => at(
	x, y, path('M-7 0C-4 -5 3 -5 8 0C3 4 -4 4 -7 0Z', f) + stroke('M-9 0H5', v, 0.9), s, rot,
);

export const print = (x: number, y: number, s: number, rot: number, f: string) => at(
	x, y,
	join(
		path('M-5 10C-8 4 -9 -4 -6 -8C-2 -11 5 -10 7 -5C8 0 5 4 5 10C4 15 -3 15 -5 10Z', f),
		circle(-6.4, -12.6, 2.9, f), circle(-1.4, -14.6, 2.3, f), circle(3, -14, 2, f), circle(6.6, -11.8, 1.7, f),
	),
	s, rot,
);

export const glyph = (s: Seat, f: string, d: string) => [
	join(
		rect(-5.4, -6.6, 10.8, 13.2, f, 1.4), rect(-5.4, -6.6, 10.8, 2.6, d, 1),
		stroke('M-3 -.8H3M-3 2H3M-3 4.6H.6', d, 1.3),
	),
	join(circle(0, 0, 6.8, f), circle(0, 0, 4.5, d), circle(0, 0, 2.2, f), circle(-2, -2, 1.2, f)),
	join(rect(-2.9, -7.4, 5.8, 9.4, f, 2.9), stroke('M-5.2 -1.2C-5.2 6 5.2 6 5.2 -1.2M0 4.4V7M-2.8 7.2H2.8', f, 1.7)),
	join([45, 135, 225, 315].map((a) => at(0, 0, ellipse(0, -4.9, 2.4, 3.9, f), 1, a)), circle(0, 0, 1.9, d)),
][s];

/** A seat's mark with what she works with in it. */
export const badge = (s: Seat, x: number, y: number, r: number) => {
	const c = SEATS[s];
	return at(
		x, y,
		join(
			mark(s, s === 1 ? 12.4 : 11.6, '#FFF8E8'), mark(s, s === 1 ? 10.4 : 9.8, c.dark),
			at(0, heart(s, 10), glyph(s, '#FFF8E8', c.dark), [0.86, 0.7, 0.86, 0.92][s]),
		),
		r / 11.6,
	);
};

export type Mood = 'calm' | 'happy' | 'shock';

export const SKIN = ['#E9B088', '#F7C9A4', '#9C6444', '#CF9264'];

export const mini = (x: number, y: number, rot = 0, s = 1) => at(
	x, y,
	join(
		rect(-8, -9.6, 16, 19, '#FFFBF0', 1.2), rect(-6.2, -7.8, 12.4, 12, '#7FA58A'),
		path('M-3 4.2C-4.4 -1 -2.6 -4 -.4 -6C2.6 -5 4 0 3.4 4.2Z', '#5A3620'),
	),
	s, rot,
);

export const HAT: readonly ((c: SeatInks) => string)[] = [
	(c) => join(
		path('M32 24C32 8 38 4 44 6Q50 9 56 6C62 4 68 8 68 24Z', c.dark), path('M32 19Q50 24 68 19V25H32Z', '#FFE9C8'),
		path('M22 26C30 19 70 19 79 24C74 30 66 29 50 29S28 32 22 26Z', c.dark),
		path('M22 26Q50 31 79 24Q74 30 50 29.6Q28 32 22 26Z', c.deep),
	),
	(c) => join(
		path('M31 25C30 6 42 2 50 2S70 6 69 25Z', c.light), path('M31 18Q50 24 69 18L69 24Q50 29 31 24Z', c.dark),
		path('M17 27C24 18 36 21 50 21S76 18 84 27Q66 24 50 27Q34 24 17 27Z', c.main), circle(50, 3, 2.4, c.dark),
	),
	() => '', () => '',
];

/** An arm: elbow and hand. */
export type Arm = readonly [elbowX: number, elbowY: number, handX: number, handY: number];

/** A leg: knee, foot and how the foot is turned. */
export type Leg = readonly [kneeX: number, kneeY: number, footX: number, footY: number, turn?: number];

export interface Doll {
	readonly mood?: Mood;
	readonly arms: readonly [Arm, Arm];
	readonly legs: readonly [Leg, Leg];
	readonly hat?: boolean;
	readonly near?: Drawing;
	/** The near hand's thing is behind the hand. */
	readonly nearBack?: boolean;
	readonly far?: Drawing;
	readonly behind?: Drawing;
	readonly tilt?: number;
}
