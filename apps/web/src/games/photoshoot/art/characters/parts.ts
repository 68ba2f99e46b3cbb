// biome-ignore-all format: drawings are rows of coordinates
import {type Attributes, 
	at, circle, type Drawing, ellipse, join, noise, op, path, RADIANS, rect, stroke, times,
} from '../../../../art/kit.ts';

export const INK = '#241820';

export const WHITE = '#FFFFFF';

export const BLUE = '#2B83E6';

export type Mood = 'pose' | 'smile' | 'startled';

export const heart = (x: number, y: number, s: number, f: string, rot = 0) => at(
	x, y, path('M0 10C-16 -2 -12 -14 -5 -13Q-1 -12 0 -8Q1 -12 5 -13C12 -14 16 -2 0 10Z', f), s, rot,
);

export const spark = (x: number, y: number, s: number, f: string) => at(
	x, y, path('M0 -14Q2 -2 14 0Q2 2 0 14Q-2 2 -14 0Q-2 -2 0 -14Z', f), s,
);

export const trefoil = (x: number, y: number, s: number, f: string) => at(
	x, y, join(circle(0, -7, 8, f), circle(-7, 5, 8, f), circle(7, 5, 8, f)), s,
);

interface Gaze {
	readonly ink?: string;
	readonly look?: readonly number[];
	readonly arc?: string;
}

export const eye = (m: Mood, x: number, y: number, r: number, { ink = INK, look = [0.25, -0.35], arc = ink }: Gaze = {}) => m === 'smile'
	? stroke(`M${x - r} ${y + r * 0.45}Q${x} ${y - r * 1.25} ${x + r} ${y + r * 0.45}`, arc, r * 0.5) : m === 'startled'
	? circle(x, y, r * 1.55, WHITE) + circle(x, y + r * 0.1, r * 0.62, ink)
	+ circle(x + r * 0.2, y - r * 0.15, r * 0.2, WHITE) : ellipse(x, y, r * 0.86, r, ink)
	+ circle(x + r * look[0], y + r * look[1], r * 0.32, WHITE);

export const eyes = (m: Mood, x1: number, x2: number, y: number, r: number, o: Gaze = {}) => eye(m, x1, y, r, o)
	+ eye(m, x2, y, r, o);

/** Half-closed lid over a posing eye. */
export const lid = (m: Mood, x: number, y: number, r: number, f: string, k = 0) => m === 'pose'
	? path(
		`M${x - r * 1.3} ${y - r * 1.3}H${x + r * 1.3}V${y - r * 0.05 + k}Q${x} ${y - r * 0.3} ${x - r * 1.3} ${y - r * 0.05 - k}Z`,
		f,
	) : '';

interface Grin {
	readonly dark?: string;
	readonly tongue?: string;
	readonly teeth?: boolean;
}

export const grin = (x: number, y: number, w: number, { dark = '#5A1522', tongue = '#F2697A', teeth = true }: Grin = {}) => join(
	path(
		`M${x - w} ${y}Q${x} ${y + w * 0.34} ${x + w} ${y}Q${x + w * 0.86} ${y + w * 1.08} ${x} ${y + w * 1.1}Q${x - w * 0.86} ${y + w * 1.08} ${x - w} ${y}Z`,
		dark,
	),
	path(
		`M${x - w * 0.58} ${y + w * 0.86}Q${x} ${y + w * 0.34} ${x + w * 0.58} ${y + w * 0.86}Q${x} ${y + w * 1.3} ${x - w * 0.58} ${y + w * 0.86}Z`,
		tongue,
	),
	teeth
		? path(
			`M${x - w * 0.86} ${y + w * 0.06}Q${x} ${y + w * 0.36} ${x + w * 0.86} ${y + w * 0.06}L${x + w * 0.74} ${y + w * 0.3}Q${x} ${y + w * 0.56} ${x - w * 0.74} ${y + w * 0.3}Z`,
			WHITE,
		) : '',
);

export const gasp = (x: number, y: number, r: number) => ellipse(x, y, r * 0.8, r, '#5A1522')
	+ ellipse(x, y + r * 0.5, r * 0.5, r * 0.36, '#F2697A');

export const mouth = (m: Mood, x: number, y: number, w: number, pose: Drawing, o?: Grin) => m === 'smile' ? grin(x, y, w, o)
	: m === 'startled' ? gasp(x, y + w * 0.55, w * 0.56) : pose;

export const rays = (x: number, y: number, n: number, f: string, o?: Attributes) => path(
	times(
		n,
		(i) => {
			const a = i * 360 / n * RADIANS;
			const b = (i + 0.5) * 360 / n * RADIANS;
			return `M${x} ${y}L${Math.round(x + Math.cos(a) * 320)} ${Math.round(y + Math.sin(a) * 320)}L${Math.round(x + Math.cos(b) * 320)} ${Math.round(y + Math.sin(b) * 320)}Z`;
		},
	).join(''),
	f, o,
);

const confetti = (seed: number, f: readonly string[]) => {
	const r = noise(seed);
	return times(
		22, (i) => at(r() * 300, r() * 190, rect(-4, -2.5, 8, 5, f[i % f.length], 1.5), 0.8 + r() * 0.5, r() * 180),
	);
};

/** The three friends share the blue wall, its great trefoil and the beaded necklace. */
export const friends = (seed: number) => join(
	rect(0, 0, 300, 300, BLUE), trefoil(150, 132, 9.2, '#5BA6F5'), trefoil(150, 132, 6.6, '#85C0FB'),
	confetti(seed, ['#FFD23F', '#FF6FA3', '#FFFFFF', '#1E63BE']),
);

export const necklace = (x: number, y: number, w: number, d: number) => join(
	times(
		9,
		(i) => {
			const t = i / 4 - 1;
			return circle(x + t * w, y + d * (1 - t * t), 6.4, ['#FFD23F', '#FF5C97', '#FFFFFF'][i % 3]);
		},
	),
	trefoil(x, y + d + 14, 1.05, '#FFD23F'), circle(x, y + d + 15.4, 4.4, '#FF5C97'),
);

export const flash = (m: Mood) => m === 'smile'
	? join(
		rays(150, 130, 14, WHITE, op(0.2)), spark(40, 42, 1.5, WHITE), spark(262, 58, 1.2, WHITE),
		spark(272, 196, 0.8, WHITE),
	) : '';

export const alarm = (m: Mood, x: number, y: number, r: number, f = WHITE) => m === 'startled'
	? times(
		7,
		(i) => {
			const a = (-150 + i * 20) * RADIANS;
			return stroke(
				`M${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r).toFixed(1)}L${(x + Math.cos(a) * (r + 34)).toFixed(1)} ${(y + Math.sin(a) * (r + 34)).toFixed(1)}`,
				f, 7,
			);
		},
	) : '';

export interface Portrait {
	readonly wall: Drawing;
	readonly art: Drawing;
	readonly defs?: string;
	/** Where the startled lines burst: x, y, radius and, if not white, their colour. */
	readonly bang: readonly [x: number, y: number, radius: number, color?: string];
}
