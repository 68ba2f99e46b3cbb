// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, ellipse, group, join, mix, op, path, polygon, polyline, RADIANS, rect, stroke, times,
} from '../../../../art/kit.ts';
import { INK, type Shag, shag, spark } from './parts.ts';

/** A tapered limb through points, shaggy. */
function limb(pts: readonly (readonly number[])[], w0: number, w1: number, fill: string, o: Shag = {}) {
	const L: number[][] = [];
	const Rr: number[][] = [];
	const n = pts.length;
	pts.forEach(
		(p, i) => {
			const a = pts[Math.max(0, i - 1)];
			const b = pts[Math.min(n - 1, i + 1)];
			const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
			const w = (w0 + (w1 - w0) * i / (n - 1)) / 2;
			const nx = -(b[1] - a[1]) / l * w;
			const ny = (b[0] - a[0]) / l * w;
			L.push([p[0] + nx, p[1] + ny]);
			Rr.unshift([p[0] - nx, p[1] - ny]);
		},
	);
	return shag([...L, ...Rr], fill, { step: 5.4, amp: 2.4, drop: 1.6, ...o });
}

const Q = {
	fur: '#8E5530', dark: '#6A3B20', deep: '#4C2815', light: '#AE713F', face: '#E0B180', face2: '#C08C5E', ink: INK,
};

const foot = (x: number, y: number, rot = 0, sole = false, q = Q) => at(
	x, y,
	sole
		? join(
			path('M-11 6C-13 -5 -8 -12 0 -12C9 -12 13 -5 11 6C9 12 -9 12 -11 6Z', q.face2),
			ellipse(0, 3, 6.4, 5.4, q.face),
			[-8, -3, 2.4, 7].map((a, i) => circle(a, -12 + Math.abs(a) * 0.14, 3.4 - i * 0.22, q.face)),
		)
		: join(
			path('M-13 6C-15 -2 -8 -8 0 -8C8 -8 15 -2 13 6Z', q.dark),
			[-9.6, -3.4, 2.8, 8.6].map((a) => ellipse(a, 4, 3.6, 3.2, q.face)),
		),
	1, rot,
);

const paw = (x: number, y: number, rot = 0, open = false, q = Q) => at(
	x, y,
	open
		? join(
			[-7, -2.4, 2.4, 7].map((a) => polyline([[a * 0.6, -2], [a, -9 + Math.abs(a) * 0.3]], q.face2, 4)),
			polyline([[5, 2], [10, 0]], q.face2, 4), circle(0, 0, 7.4, q.face2), ellipse(0, 0.6, 4.4, 4, q.face),
		)
		: join(
			circle(0, 0, 7, q.face2), [-4, 0, 4].map((a) => polyline([[a, 2], [a * 1.05, 6.4]], q.face2, 3.8)),
			stroke('M-2 5V7.6M2 5V7.6', q.dark, 0.9),
		),
	1, rot,
);

const BODY = [[50, 30], [68, 37], [80, 53], [78, 76], [67, 95], [50, 98], [33, 95], [22, 76], [20, 53], [32, 37]];

const HEAD = [[50, 3], [59, 8], [67, 20], [70, 36], [62, 48], [50, 52], [38, 48], [30, 36], [33, 20], [41, 8]];

function squatchFace(mood: 'wide' | 'roar' | 'sly' | 'grit', q: typeof Q) {
	const eyes = mood === 'wide'
		? join([-7.4, 7.4].map((a) => circle(a, -3, 6, '#fff') + circle(a + 0.4, -2.6, 1.9, q.ink))) : mood === 'roar'
		? stroke('M-11 -5L-5 -2.6L-11 -.6M11 -5L5 -2.6L11 -.6', q.ink, 2.2)
		: join(
			[-6.6, 6.6].map(
				(a) => ellipse(a + (mood === 'sly' ? 1 : 0), -2.4, 2.5, 2.9, q.ink)
					+ circle(a + (mood === 'sly' ? 2 : 0.9), -3.5, 0.9, '#fff'),
			),
		);
	const brow = mood === 'wide' ? stroke('M-13 -12Q-8 -15.4 -3 -12.4M13 -12Q8 -15.4 3 -12.4', q.deep, 2.6)
		: mood === 'sly'
		? path('M-14 -7.4Q-7 -10.4 0 -6.4Q7 -10.4 14 -7.4L13 -4.6Q7 -6.6 0 -3.4Q-7 -6.6 -13 -4.6Z', q.deep)
		: path('M-14 -10.4L-1.6 -5.4H1.6L14 -10.4L13.4 -6L2 -2.4H-2L-13.4 -6Z', q.deep);
	const mouth = mood === 'roar'
		? join(
			path('M-10.4 7.4C-10 3.4 10 3.4 10.4 7.4C12 16 7 21.4 0 21.4S-12 16 -10.4 7.4Z', '#4A1214'),
			path('M-6.4 18C-4 13.4 4 13.4 6.4 18Q0 22.6 -6.4 18Z', '#E5635A'),
			path(
				'M-8.6 6L-6 11.4L-3.4 5.4ZM8.6 6L6 11.4L3.4 5.4ZM-6 20L-4.8 16.4L-3 20.6ZM6 20L4.8 16.4L3 20.6Z',
				'#FFF6E0',
			),
		) : mood === 'grit'
		? join(
			rect(-8, 8.4, 16, 6.4, '#4A1214', 3), rect(-7, 9.2, 14, 4.8, '#FFF6E0', 2),
			stroke('M-3.4 9V14M0 9V14M3.4 9V14', q.face2, 0.9),
		) : mood === 'wide' ? ellipse(0, 12, 3.6, 4.4, '#4A1214') : stroke('M-6.6 10.4Q1 15.4 8 9.6', q.ink, 1.9);
	return join(
		path(
			'M-15 -6C-15 -12 -7 -13.6 0 -9.6C7 -13.6 15 -12 15 -6C15 1 13 4 13.4 9C13 18 6 21 0 21S-13 18 -13.4 9C-13 4 -15 1 -15 -6Z',
			q.face2,
		),
		ellipse(0, 10, 12, mood === 'roar' ? 11.6 : 8.6, q.face), eyes, brow,
		path('M-5.4 4C-5 0 5 0 5.4 4C4.6 7.4 -4.6 7.4 -5.4 4Z', q.dark), circle(-2.2, 4.4, 1, q.ink),
		circle(2.2, 4.4, 1, q.ink), mouth,
	);
}

type Track = readonly (readonly [x: number, y: number])[];

interface Stance {
	readonly mood: Parameters<typeof squatchFace>[0];
	readonly rot?: number;
	readonly arms: readonly [Track, Track];
	readonly legs: readonly [Track, Track];
	readonly feet: readonly (readonly [x: number, y: number, turn?: number, sole?: boolean])[];
	/** Which hands are open. */
	readonly open?: readonly [left: boolean, right: boolean];
}

export type SasquatchPose = 'idle' | 'stomp' | 'flash' | 'roar';

const BIG: Readonly<Record<SasquatchPose, Stance>> = {
	idle: {
		mood: 'sly', arms: [[[28, 52], [13, 70], [17, 90]], [[72, 52], [88, 70], [84, 90]]],
		legs: [[[40, 88], [36, 98], [35, 106]], [[60, 88], [64, 98], [65, 106]]], feet: [[33, 109], [67, 109]],
	},
	stomp: {
		mood: 'grit', rot: -7, arms: [[[27, 52], [9, 58], [8, 38]], [[73, 52], [92, 54], [94, 34]]],
		legs: [[[40, 88], [36, 98], [34, 107]], [[60, 88], [74, 86], [80, 92]]], feet: [[32, 110], [83, 92, 16, true]],
	},
	flash: {
		mood: 'wide', arms: [[[28, 52], [11, 48], [13, 26]], [[72, 52], [89, 66], [86, 88]]],
		legs: [[[41, 88], [32, 98], [25, 106]], [[60, 88], [69, 98], [74, 106]]], feet: [[22, 109, 4], [78, 109, -4]],
		open: [true, false],
	},
	roar: {
		mood: 'roar', arms: [[[27, 52], [8, 42], [10, 18]], [[73, 52], [92, 42], [90, 18]]],
		legs: [[[40, 88], [34, 98], [30, 106]], [[60, 88], [66, 98], [70, 106]]], feet: [[28, 109], [72, 109]],
		open: [true, true],
	},
};

/** Standing, stomping, caught in the flash, or roaring; what is under him and the flash behind him are not drawn. */
export function beast(k: SasquatchPose) {
	const p = BIG[k];
	const q = k === 'flash'
		? { ...Q, fur: '#A5693C', light: '#D39A60', dark: '#7C4827', face: '#F7D3A6', face2: '#D9A575' } : Q;
	const hand = (i: number) => {
		const h = p.arms[i][2];
		const up = p.arms[i][2][1] < 45;
		return paw(h[0], h[1] + (up ? -4 : 4), up ? (i ? 10 : -10) : 0, p.open?.[i], q);
	};
	const leg = (i: number) => limb(p.legs[i], 23, 17, i ? mix(q.fur, q.dark, 0.35) : q.fur, { seed: 4 + i })
		+ foot(p.feet[i][0], p.feet[i][1], p.feet[i][2], p.feet[i][3], q);
	const fig = join(
		leg(1), leg(0), limb(p.arms[1], 20, 14, mix(q.fur, q.dark, 0.45), { seed: 8 }), hand(1),
		shag(BODY, q.fur, { seed: 2, amp: 4.2 }),
		shag(
			[[50, 56], [64, 62], [66, 78], [58, 91], [50, 93], [42, 91], [34, 78], [36, 62]], q.light,
			{ seed: 6, amp: 2.6, step: 6 },
		),
		stroke('M44 66l2.4 4l2.4 -4M54 74l2.4 4l2.4 -4M42 80l2.4 4l2.4 -4', q.fur, 1.8),
		limb(p.arms[0].map(([x, y]) => [x + 3, y + 2]), 20, 15, q.dark, { seed: 5 }),
		limb(p.arms[0], 20, 14, q.fur, { seed: 5 }), hand(0),
		shag(
			[[50, 44], [66, 42], [72, 52], [60, 57], [50, 59], [40, 57], [28, 52], [34, 42]], q.dark,
			{ seed: 12, amp: 3, step: 6 },
		),
		shag(HEAD, q.fur, { seed: 3, amp: 3.6 }),
		path('M42 10C45 4 54 3 58 9C54 8 52 12 50 9C48 12 45 8 42 10Z', q.light),
		at(50, 29, squatchFace(p.mood, q), 1.06),
	);
	return join(
		k === 'stomp'
			? join(
				stroke('M8 117L18 113M4 108L14 109M92 117L70 114M46 118L40 114', '#3D5A31', 2.2),
				[[10, 104, 5], [17, 109, 4], [52, 112, 4.4], [58, 108, 3]].map(
					([a, b, r]) => circle(a, b, r, '#E8DDBB', op(0.9)),
				),
			) : '',
		p.rot ? at(38, 108, at(-38, -108, fig), 1, p.rot) : k === 'flash' ? at(9.5, 19, fig, 0.81) : fig,
		k === 'idle'
			? at(
				60, 8, path('M0 0C-2 -7 4 -11 11 -9C11 -3 6 1 0 0Z', '#8CBF4F') + stroke('M-1 1L7 -6', '#5E8F3A', 1), 1,
				4,
			) : '',
		k === 'roar' ? stroke('M25 33Q20 26 22 18M75 33Q80 26 78 18M29 15Q27 10 29 6M71 15Q73 10 71 6', '#FFF3CF', 2.6)
			: '',
		k === 'flash' ? spark(92, 12, 0.8, '#fff') + spark(8, 106, 0.6, '#fff') : '',
	);
}

const burst = () => polygon(
	times(
		36,
		(i) => {
			const a = i * 10 * RADIANS;
			const r = i % 2 ? 45 : i % 4 ? 55 : 61;
			return [50 + Math.cos(a) * r * 0.82, 60 + Math.sin(a) * r * 0.96];
		},
	),
	'#FFF7DA',
);

/** The same on the ground by day. */
export function sasquatch(k: SasquatchPose = 'idle') {
	const under = k === 'flash'
		? ellipse(50, 114, 34, 5, '#1D3018', op(0.3)) + group(burst(), op(0.96)) + ellipse(50, 60, 36, 42, '#fff')
		: ellipse(50, 113, k === 'stomp' ? 34 : 38, 6, '#1D3018', op(0.32));
	return join(under, beast(k));
}
