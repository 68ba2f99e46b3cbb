// biome-ignore-all format: drawings are rows of coordinates
import {at, circle, cloud, curve, 
	type Drawing, ellipse,
	graded, group, HEIGHT, join, type Light, mix, noise, type Person, type Point, type Pose, path, person, polygon, polyline, rect, skyGradient, stroke, tenth, times,WIDTH, 
} from '../../../art/kit.ts';
import type { Frames, Shot, Story } from './story.ts';

const INK = {
	wall: '#49B573', wall2: '#3AA064', opp: '#2F9060', opp2: '#237A4F', pale: '#A6DDB4', pale2: '#C9EDCB',
	deep: '#13573C', ink: '#0A2E22', room: '#176043', trim: '#F7F3DC', trim2: '#D6DDB8', glass: '#D8F3DF',
	glass2: '#8FD3AC', leafA: '#0F6B42', leafB: '#0B5535', leafC: '#8FD14F', leafD: '#74B93C', leafE: '#C9EE76',
	leafF: '#A9DB55', soil: '#4B2D22', soil2: '#6C4432', soil3: '#38201A', pot: '#EC7B43', pot2: '#C65A2A',
	bean: '#F23A5F', bean2: '#C01E45', gold: '#FFC53A', gold2: '#DE9A1B', gold3: '#9A6312', pink: '#FFABBC',
	pink2: '#F28AA2', skinA: '#9C5E3A', skinB: '#F2B792', skinC: '#DC9A6C', white: '#FFFFFF', ginger: '#C8552B',
	hair: '#1D1420', vest: '#F7F3DC', orange: '#FF8A3D', plum: '#6B3A6E', red: '#E2412B', tile: '#1F7A53',
	tile2: '#186545',
};

/** The inks in a frame's light, and the id its shared leaves and blossoms start with. */
type Inks = Record<keyof typeof INK, string> & { readonly id: string };

interface Season {
	readonly sky: readonly string[];
	readonly grade?: Light<keyof typeof INK>;
}

const LIGHT: readonly Season[] = [
	{ sky: ['#BFE7D6', '#F3F8E4'], grade: { mix: ['#BFE3E6', 0.07] } }, { sky: ['#C9EFD4', '#FFF8DC'] },
	{ sky: ['#8FD6B4', '#FFE9C8'] }, { sky: ['#B9EBD2', '#F6FBE0'] },
	{ sky: ['#CDEFC6', '#FFF4CF'], grade: { mul: ['#FFF0C4', 0.4] } }, { sky: ['#A5E2CE', '#EFFADB'] },
	{ sky: ['#BDF0CE', '#FFFBDA'] }, { sky: ['#8FDCC4', '#EAF9D8'] },
	{ sky: ['#A9E0AE', '#FFF3C0'], grade: { mul: ['#FFEDBE', 0.3] } }, { sky: ['#D9F4C0', '#FFFCE2'] },
	{ sky: ['#FFC36A', '#FFF0BE'], grade: { mul: ['#FFDD9E', 0.45] } },
	{ sky: ['#133A52', '#3C7C86', '#FFC594'], grade: { mul: ['#4F8C8C', 0.62] } },
];

const sky = (id: string, h = HEIGHT) => rect(0, 0, WIDTH, h, `url(#${id}s)`);

const LF = 'M0 0C-6 4 -15 1 -14 -9C-13 -18 -5 -22 0 -30C5 -22 13 -18 14 -9C15 1 6 4 0 0Z';

const LH = 'M0 0V-30C5 -22 13 -18 14 -9C15 1 6 4 0 0Z';

const leaf = (x: number, y: number, s: number, rot: number, f: string, f2: string) => at(
	x, y, path(LF, f) + (f2 ? path(LH, f2) : ''), s, rot,
);

/** Things drawn hundreds of times live in the frame's defs: l0..l3 leaves, b blossom, p pod, k basket. */
const use = (c: Inks, k: string, x: number, y: number, s = 1, rot = 0) => `<use href="#${c.id}${k}" transform="translate(${tenth(x)} ${tenth(y)})${rot
	? ` rotate(${Math.round(rot)})` : ''}${s === 1 ? '' : ` scale(${Math.round(s * 100) / 100})`}"/>`;

type Placed = [x: number, y: number, scale?: number, turn?: number];

const bloom = (c: Inks, ...a: Placed) => use(c, 'b', ...a);

const pod = (c: Inks, ...a: Placed) => use(c, 'p', ...a);

const basket = (c: Inks, ...a: Placed) => use(c, 'k', ...a);

const symbols = (c: Inks) => join(
	[[c.leafA, c.leafB], [c.leafC, c.leafD], [c.leafA, c.leafB], [c.leafE, c.leafF]].map(
		([a, b], i) => group(path(LF, a) + path(LH, b), { id: `${c.id}l${i}` }),
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

const bean = (c: Inks, s = 1, rot = 0) => at(
	0, 0,
	join(
		path('M-16 0C-17 -12 -6 -15 0 -14C7 -15 17 -12 16 0C15.4 8 8 10 5 5C3 2 -3 2 -5 5C-8 10 -15.4 8 -16 0Z', c.bean),
		path('M16 0C15.4 8 8 10 5 5C3 2 -3 2 -5 5C-8 10 -15.4 8 -16 0C-10 3 -8 -3 0 -3C8 -3 11 3 16 0Z', c.bean2),
		stroke('M-10 -5Q-8 -10 -1 -10.4', c.white, 2.6, { opacity: 0.8 }),
	),
	s, rot,
);

const rays = (c: Inks, x: number, y: number, r: number, l: number, w: number, list: readonly number[]) => at(
	x, y, list.map((a) => at(0, 0, polyline([[0, -r], [0, -r - l]], c.trim, w), 1, a)),
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

function vine(
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
const wind = (x0: number, y0: number, x1: number, y1: number, n: number, amp: number) => times(
	n + 1,
	(i) => {
		const t = i / n;
		const k = i === 0 ? 0 : (i % 2 ? amp : -amp);
		const L = Math.hypot(x1 - x0, y1 - y0);
		return [x0 + (x1 - x0) * t - (y1 - y0) / L * k, y0 + (y1 - y0) * t + (x1 - x0) / L * k];
	},
);

const curl = (x: number, y: number, s: number, color: string, w: number, rot = 0, flip = false) => at(
	x, y, stroke('M0 0C2 -14 16 -22 24 -14C30 -6 22 2 16 -3C13 -6 16 -10 19 -9', color, w / s), s, rot, flip,
);

const bricks = (c: Inks, seed: number, x: number, y: number, w: number, h: number, n: number, fill = c.wall2) => {
	const r = noise(seed);
	return times(n, () => rect(x + r() * (w - 22), y + Math.floor(r() * h / 12) * 12, 14 + r() * 10, 6, fill, 2));
};

const sill = (c: Inks, x: number, y: number, w: number, h = 12) => rect(x, y, w, h, c.trim, 3)
	+ rect(x, y + h - 2, w, h / 2, c.trim2, 2);

const front = (c: Inks, seed: number, n = 22) => rect(0, 0, WIDTH, HEIGHT, c.wall)
	+ join(bricks(c, seed, 0, 0, 300, 400, n));

const win = (
	c: Inks, x: number, y: number, w: number, h: number,
	{ glass = c.glass2, frame = c.trim, base = 1 }: { glass?: string; frame?: string; base?: number } = {},
) => join(
	rect(x - 3, y - 3, w + 6, h + 6, frame, 2), rect(x, y, w, h, glass, 1),
	polygon([[x, y + h * 0.8], [x + w * 0.7, y], [x + w, y], [x, y + h]], '#fff', { opacity: 0.22 }),
	rect(x + w / 2 - 1.2, y, 2.4, h, frame), rect(x, y + h * 0.4, w, 2.4, frame),
	base ? sill(c, x - 7, y + h + 2, w + 14, 6) : '',
);

const hole = (c: Inks, x: number, y: number, w: number, h: number, both = true) => join(
	rect(x - 8, y - 8, w + 16, h + 10, c.trim, 4), rect(x, y, w, h, c.room, 2),
	path(`M${x} ${y}h48q-8 64 -48 94Z`, c.glass), both ? path(`M${x + w} ${y}h-38q6 36 38 56Z`, c.glass) : '',
);

const crumbs = (c: Inks, seed: number, x: number, y: number, w: number, h: number, n: number) => {
	const r = noise(seed);
	return times(n, () => ellipse(x + r() * w, y + r() * h, 3 + r() * 6, 2 + r() * 2.6, r() < 0.6 ? c.soil2 : c.soil3));
};

const shutter = (c: Inks, x: number, y: number, w: number, h: number) => join(rect(x, y, w, h, c.deep, 3), times(
	Math.floor(h / 15) - 1, (i) => rect(x + 6, y + 11 + i * 15, w - 12, 6, c.leafA, 2),
));

const planter = (c: Inks, x: number, y: number, w: number, h: number) => join(
	path(
		`M${x + 8} ${y + 4}Q${x + w * 0.2} ${y - 12} ${x + w * 0.36} ${y - 5}T${x + w * 0.7} ${y - 6}T${x + w - 8} ${y
			+ 4}Z`,
		c.soil,
	),
	rect(x + 5, y + 8, w - 10, h - 8, c.pot, 4), rect(x + 5, y + h * 0.78, w - 10, h * 0.22, c.pot2, 4),
	rect(x, y, w, h * 0.34, c.pot, 4), rect(x + 5, y + h * 0.34, w - 10, h * 0.1, c.pot2),
	[0.2, 0.4, 0.6, 0.8].map((k) => circle(x + w * k, y + h * 0.6, h * 0.075, c.trim)),
);

const rail = (c: Inks, x0: number, x1: number, y0: number, y1: number, gap = 18) => join(
	times(
		Math.floor((x1 - x0) / gap) + 1,
		(i) => [rect(x0 + i * gap - 2, y0, 4, y1 - y0, c.ink), circle(x0 + i * gap, (y0 + y1) / 2, 5, c.ink)],
	),
	rect(x0 - 8, y0 - 5, x1 - x0 + 16, 9, c.ink, 4), sill(c, x0 - 12, y1 - 4, x1 - x0 + 24, 14),
);

const tiles = (c: Inks, x: number, y: number, w: number, rows: number, k = 20) => times(
	rows,
	(j) => times(
		Math.ceil(w / k) + 1,
		(i) => path(
			`M${x + (i - (j % 2) / 2) * k} ${y + j * 13}h${k}v8q${-k / 2} 14 ${-k} 0Z`,
			(i * 3 + j * 5) % 4 ? c.tile : (i + j) % 2 ? c.tile2 : c.opp,
		),
	),
).reverse();

const spool = (c: Inks, s = 1, rot = 0) => at(
	0, 0,
	join(
		rect(-9, -11, 18, 22, c.bean, 2), [-6, 0, 6].map((v) => rect(-9, v - 1, 18, 2, c.bean2)),
		rect(-12, -16, 24, 6, c.gold, 2), rect(-12, 10, 24, 6, c.gold, 2),
	),
	s, rot,
);

const bow = (c: Inks, x: number, y: number) => stroke(
	`M${x} ${y}q-22 -10 -20 4q5 8 20 -4q22 -10 20 4q-5 8 -20 -4`, c.bean, 3.6,
);

const tuba = (c: Inks, s = 1, rot = 0) => at(
	0, 0,
	join(
		stroke('M0 -20V44Q0 68 22 68Q44 68 44 44V-2Q44 -18 30 -18', c.gold2, 17),
		stroke('M12 34V4Q12 -6 22 -6H28M26 40V8M36 40V8', c.gold3, 5),
		stroke('M0 -20V44Q0 68 22 68Q44 68 44 44', c.gold, 10), stroke('M30 -18Q20 -18 17 -30L16 -40', c.gold2, 6),
		rect(9, -47, 15, 7, c.gold3, 2), [20, 29, 38].map((x) => rect(x - 3, 6, 7, 12, c.trim, 2)),
		path('M-9 0C-9 -40 -18 -60 -46 -76Q0 -92 46 -76C18 -60 9 -40 9 0Z', c.gold),
		path('M9 0C9 -40 18 -60 46 -76Q20 -84 10 -84C16 -60 2 -30 9 0Z', c.gold2), ellipse(0, -78, 46, 10, c.gold3),
		ellipse(0, -79, 46, 8, c.gold2, { opacity: 0.5 }),
	),
	s, rot,
);

const can = (c: Inks, s: number) => at(
	0, 0,
	join(
		stroke('M-24 -44C-54 -52 -56 -8 -26 -10', c.deep, 6), path('M24 -24L56 -58L64 -52L28 -2Z', c.trim2),
		at(62, -58, path('M-12 -3L10 -13L15 -3L-4 8Z', c.trim), 1, 16), path('M-26 -52H24L28 0H-30Z', c.trim),
		rect(-28, -34, 54, 9, c.deep), stroke('M-18 -54Q0 -76 18 -54', c.deep, 6), path('M10 -52H24L28 0H14Z', c.trim2),
	),
	s,
);

const rig = (o: Person, kids: Drawing, isHead: boolean) => at(
	o.x, o.y,
	at(0, o.sit ?? 0, at(0, -46, at(0, 46, isHead ? at(1.4, -91, kids, 1, o.tilt ?? 0) : kids), 1, o.lean ?? 0)),
	(o.h ?? 100) / 100, 0, o.flip,
);

const cast = (o: Person, head: Drawing, body?: Drawing) => join(
	person(o), body ? rig(o, body, false) : '', head ? rig(o, head, true) : '',
);

const seamstress = (c: Inks, o: Pose) => cast(
	{
		h: 300, coat: c.pink, coat2: c.pink2, sleeves: c.pink, sleeves2: c.pink2, skin: c.skinA, hair: c.trim,
		hairStyle: 'bun', trousers: c.plum, shoe: c.ink, hem: -18, flare: 15, armW: 8, legW: 7, ...o,
	},
	stroke('M-8 -1L1.6 -1.6', c.gold, 1) + circle(4.8, -1.2, 3.4, 'none', { stroke: c.gold, 'stroke-width': 1.2 }),
	stroke('M-6 -82.4Q0 -77 7 -82M5.4 -80Q8.6 -70 7 -58', c.gold, 2.8),
);

const tubist = (c: Inks, o: Pose) => cast(
	{
		h: 300, coat: c.vest, sleeves: mix(c.vest, '#7A9A70', 0.3), sleeves2: mix(c.vest, '#5A7A58', 0.5),
		skin: c.skinB, hair: c.ginger, hairStyle: 'bald', trousers: c.plum, trousers2: mix(c.plum, '#000000', 0.2),
		shoe: c.ink, hem: -40, flare: 14, armW: 9, legW: 11, legW2: 11, ...o,
	},
	path('M1 4C4 .6 9 1.6 13.4 6.6C10 10 5 9.4 2 7.6Q-3 9 -6 4.6Q-2 5.6 1 4Z', c.ginger),
	stroke('M-4 -82L-5 -44M5 -82L7 -44', c.red, 2.6),
);

const girl = (c: Inks, o: Pose) => cast(
	{
		h: 220, coat: c.orange, coat2: mix(c.orange, '#B03A10', 0.3), skin: c.skinC, hair: c.hair, trousers: c.trim,
		shoe: c.red, hem: -26, flare: 15, armW: 7, legW: 7.4, ...o,
	},
	path('M-8 -4C-16 -8 -21 -2 -19 8C-15 7 -13 6 -12 2C-10 3 -8 1 -7 -2Z', c.hair) + circle(-9, -3, 2.4, c.red),
);

const HAIR_STYLES = ['short', 'bun', 'beard', 'long'] as const;

const folk = (c: Inks, i: number, o: Pose) => person({
	h: 150, coat: [c.plum, c.red, c.trim, c.gold, c.orange, c.pink][i % 6], skin: [c.skinB, c.skinA, c.skinC][i % 3],
	hair: [c.hair, c.ginger, c.trim][(i * 2 + 1) % 3], hairStyle: HAIR_STYLES[i % 4], trousers: c.ink, shoe: c.ink,
	hem: -40, flare: 13, armW: 8, legW: 9, ...o,
});

const bee = (c: Inks, x: number, y: number, s = 1, rot = 0, flip = false) => at(
	x, y,
	join(
		ellipse(-3, -13, 6, 11, c.white, { opacity: 0.9, transform: 'rotate(-24 -3 -13)' }),
		ellipse(7, -13, 6, 11, c.white, { opacity: 0.9, transform: 'rotate(20 7 -13)' }),
		path('M-16 0L-23 2L-16 4Z', c.ink), ellipse(0, 0, 17, 11.5, c.gold),
		path('M-8 -10.2Q-11 0 -8 10.2L-3 11.4Q-6 0 -3 -11.4ZM3 -11.4Q6 0 3 11.4L8.4 10Q11 0 8.4 -10Z', c.ink),
		circle(13, -2, 2, c.ink), stroke('M13 -8Q15 -15 20 -15', c.ink, 1.8),
	),
	s, rot, flip,
);

/** The house across the lane, seen from a window. */
const across = (c: Inks, id: string) => join(
	sky(id), rect(0, 44, 300, 356, mix(c.wall, c.pale, 0.3)), rect(-6, 32, 312, 14, c.pale2),
	[[36, 96], [186, 96], [36, 232], [186, 232]].map(
		([a, b]) => win(c, a, b, 70, 92, { glass: c.pale, frame: c.pale2, base: 0 }),
	),
);

const lane = (c: Inks, id: string, x: number, top = 30) => join(
	rect(x, 0, 70, 400, `url(#${id}s)`), rect(x + 26, top, 60, 400, c.opp), rect(x + 22, top - 8, 60, 9, c.opp2),
	[80, 190, 300].map((y) => rect(x + 40, y, 30, 54, c.glass2, 2)),
);

const crop = (id: string, y: number, kids: Drawing) => `<clipPath id="${id}k${y}">${rect(-50, -50, 400, y
	+ 50, '#000')}</clipPath>${group(kids, { 'clip-path': `url(#${id}k${y})` })}`;

/** The lane at street level, vanishing at 150,250. */
function street(c: Inks, id: string, lit: boolean) {
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

const dapple = (c: Inks, seed: number, y: number, h: number, n: number) => {
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

const ARCH = [[-16, 210], [10, 150], [60, 100], [150, 74], [240, 100], [290, 150], [316, 210]];

/** A thick band of leaves along a curve. */
function hedge(c: Inks, pts: readonly (readonly number[])[], width: number, n: number, seed: number, fl = 0.1) {
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

const bike = (c: Inks, x: number, y: number, s: number, who: Drawing) => at(
	x, y,
	join(
		ellipse(0, 3, 96, 6, c.ink, { opacity: 0.4 }),
		[-50, 52].map(
			(w) => join(
				circle(w, -34, 31, 'none', { stroke: c.ink, 'stroke-width': 5.5 }),
				[0, 45, 90, 135].map((a) => at(w, -34, polyline([[-29, 0], [29, 0]], c.trim, 1.2), 1, a)),
			),
		),
		polyline([[-50, -34], [6, -34], [38, -78], [-20, -74], [-50, -34]], c.red, 5.5),
		polyline([[6, -34], [-22, -84]], c.red, 5.5), polyline([[52, -34], [36, -92], [26, -100]], c.red, 5.5),
		polyline([[-34, -86], [-12, -86]], c.ink, 8), circle(6, -34, 8, c.trim), who, basket(c, 58, -72, 0.8),
	),
	s,
);

const rider: Pose = { x: -22, y: -4, h: 180, legs: [[70, 66], [34, 30]], arms: [[52, 12], [48, 14]], lean: 12 };

type Neighbour = readonly [x: number, y: number, rope: number, who: number | typeof girl];

const HARV: readonly Neighbour[] = [
	[20, 56, 112, tubist], [20, 170, 92, seamstress], [20, 282, 88, 0], [226, 76, 86, 1], [226, 184, 116, girl],
	[226, 300, 66, 2],
];

const LAMPS: readonly (readonly [x: number, y: number, color: string])[] = [
	[36, 146, '#FF8A5C'], [92, 172, '#FFD35A'], [150, 172, '#FF7D96'], [208, 165, '#FFD35A'], [264, 142, '#FF8A5C'],
];

const bowl = (f: string) => join(
	ellipse(0, 16, 40, 8, '#0A2E22', { opacity: 0.2 }), path('M-36 -6C-34 14 -18 20 0 20C18 20 34 14 36 -6Z', f),
	path('M10 19C24 17 34 10 36 -6H20C22 6 18 14 10 19Z', '#0A2E22', { opacity: 0.14 }), ellipse(0, -6, 36, 12, f),
	ellipse(0, -5, 31, 9, '#4E6B4A'), ellipse(0, -2, 25, 6, mix(f, '#FFFFFF', 0.5)),
	polyline([[10, -4], [44, -26]], '#E9E2C0', 4),
);

const FRAMES: Frames<(c: Inks, id: string) => Shot> = {
	1: (c: Inks, id: string) => ({
		back: [front(c, 5), lane(c, id, 246)],
		subject: [
			hole(c, 42, 34, 146, 250), shutter(c, -4, 30, 34, 258), shutter(c, 200, 30, 36, 258),
			crop(id, 300, seamstress(c, {
				x: 90, y: 426, h: 318, arms: [[66, 92], [0, 10]], tilt: -8,
				near: join(
					at(3, -11.4, bean(c, 0.48, -20)), polyline([[-1, -1], [-1, -7]], c.skinA, 3.4),
					polyline([[2, 1], [7, -6]], c.skinA, 3.4),
				),
			})),
			rays(c, 166, 114, 25, 13, 4.4, [-76, -38, 0, 38, 76]), sill(c, 16, 300, 208), planter(c, 22, 250, 196, 54),
			win(c, 60, 366, 110, 60, { base: 0 }),
		],
		zoom: [136, 184, 1.2],
	}),
	2: (c: Inks, id: string) => ({
		back: [across(c, id)],
		middle: [
			sill(c, -4, 196, 308, 16), rect(0, 218, WIDTH, 60, c.room), at(208, 240, can(c, 1.14)),
			path('M-4 400V252Q40 228 90 240T190 236T304 248V400Z', c.soil), crumbs(c, 3, 0, 262, 300, 86, 34),
		],
		subject: [
			ellipse(150, 290, 46, 17, c.soil3), at(154, 280, bean(c, 1.7, 8)),
			path('M102 292Q126 308 152 306T202 290Q208 318 152 322Q94 320 102 292Z', c.soil2),
			polyline([[-10, -6], [84, 116]], c.pink, 74),
			polyline([[62, 88], [86, 118]], c.pink2, 78, { 'stroke-linecap': 'butt' }),
			ellipse(118, 150, 46, 44, c.skinA),
			[0, 1, 2, 3].map(
				(i) => rect(
					120 - i * 5, 102 + i * 23, 72 - i * 3, 25, i % 2 ? mix(c.skinA, '#ffffff', 0.07) : c.skinA, 12,
				),
			),
			polyline([[104, 168], [122, 218], [146, 256]], mix(c.skinA, '#ffffff', 0.1), 34),
			ellipse(150, 256, 8, 12, mix(c.skinA, '#ffffff', 0.45), { transform: 'rotate(-32 150 256)' }),
			rect(-4, 350, 308, 54, c.pot), rect(-4, 350, 308, 8, mix(c.pot, '#ffffff', 0.2)),
			rect(-4, 388, 308, 20, c.pot2),
		],
		zoom: [150, 210, 1.06],
	}),
	3: (c: Inks, id: string) => ({
		back: [
			sky(id), circle(176, 176, 112, '#FFF6CF'), circle(176, 176, 150, '#FFF6CF', { opacity: 0.35 }),
			at(0, 0, join(
				rect(-4, 150, 66, 250, c.pale), rect(-4, 142, 74, 10, c.pale2), rect(10, 176, 34, 54, c.wall, 2),
				rect(258, 120, 60, 280, c.pale), rect(250, 112, 60, 10, c.pale2), rect(270, 146, 34, 54, c.wall, 2),
			)),
		],
		middle: [path('M-4 400V318Q60 286 150 288T304 314V400Z', c.soil), crumbs(c, 8, 0, 326, 300, 34, 18)],
		subject: [
			stroke('M150 306C150 284 148 262 168 240C204 204 212 160 184 132C158 108 118 118 104 156', c.leafD, 25),
			stroke('M146 306C146 284 144 262 164 240C200 204 208 160 180 132C156 110 118 118 104 154', c.leafE, 16),
			at(100, 178, join(
				path('M2 -28C26 -22 28 12 8 34C-8 20 -10 -12 2 -28Z', c.leafF),
				path('M2 -28C-20 -20 -24 14 -2 36C10 18 10 -12 2 -28Z', c.leafE), at(-14, 4, bean(c, 1.1, 70)),
			)),
			path('M104 232C110 243 112 247 112 252A9 9 0 0 1 94 252C94 247 98 243 104 232Z', c.white, { opacity: 0.92 }),
			path('M92 306Q110 270 132 290Q150 300 166 286Q196 276 210 310Q150 330 92 306Z', c.soil2),
			[[84, 296, 7], [222, 298, 8], [240, 286, 4], [70, 284, 4]].map(([x, y, r]) => circle(x, y, r, c.soil2)),
			rect(-4, 366, 308, 40, c.pot), rect(-4, 366, 308, 7, mix(c.pot, '#ffffff', 0.2)),
			at(248, 366, join(
				path(
					'M-34 0C-30 -8 10 -10 22 -6C30 -14 34 -22 36 -28L40 -26L38 -18L46 -26L49 -23C42 -12 42 0 32 0Z',
					c.leafF,
				),
				circle(-2, -18, 19, c.trim),
				stroke('M-2 -18C2 -22 8 -16 4 -11C-2 -5 -13 -11 -11 -20C-9 -31 8 -33 12 -22', c.pot, 4),
			)),
		],
		zoom: [150, 210, 1.08],
	}),
	4: (c: Inks, id: string) => ({
		back: [front(c, 9)],
		subject: [
			hole(c, 48, 120, 180, 200, false), shutter(c, -6, 116, 40, 206), shutter(c, 242, 116, 64, 206),
			polygon([[30, 84], [60, 84], [30, 116]], c.ink), polygon([[270, 84], [240, 84], [270, 116]], c.ink),
			at(70, 4, tuba(c, 0.8)), rail(c, 18, 282, -10, 68, 22),
			crop(id, 340, seamstress(c, { x: 92, y: 470, h: 300, lean: 8, arms: [[112, 24], [96, 34]], tilt: -24 })),
			polyline([[206, 318], [206, 76]], c.bean, 3.6), bow(c, 206, 80), circle(203, 198, 11, c.skinA),
			sill(c, 12, 356, 276), planter(c, 24, 298, 252, 60), stroke('M204 304C206 290 200 280 204 266', c.leafE, 8),
			leaf(204, 268, 1.75, -64, c.leafE, c.leafF), leaf(204, 268, 1.75, 60, c.leafE, c.leafC),
			at(54, 278, spool(c, 1.1)), stroke('M205 314Q150 340 66 288', c.bean2, 3),
		],
		zoom: [150, 226, 1.1],
	}),
	5: (c: Inks, id: string) => ({
		back: [front(c, 12), win(c, 26, 20, 130, 260, { glass: c.room, base: 0 }), lane(c, id, 264, 96)],
		subject: [
			at(70, 150, tuba(c, 1.5, -14)),
			crop(id, 338, tubist(c, { x: 96, y: 446, h: 344, lean: 36, arms: [[-6, 132], [16, 121]], tilt: 24 })),
			rail(c, 14, 256, 246, 336, 22), ellipse(200, 246, 13, 10, mix(c.skinB, '#A05A30', 0.2)),
			ellipse(174, 244, 14, 11, c.skinB),
			vine(
				c, [[240, 410], ...wind(238, 400, 238, 250, 5, 13), [226, 216], [240, 186]],
				{ gap: 22, s: 1.05, w: 6, seed: 4 },
			),
			curl(240, 190, 1.1, c.leafE, 7, 10),
		],
		zoom: [150, 210, 1.06],
	}),
	6: (c: Inks, id: string) => ({
		back: [
			front(c, 14), lane(c, id, 246, 60), win(c, 50, 140, 84, 190, { glass: c.room, base: 0 }),
			win(c, 64, -40, 120, 60), shutter(c, 32, -40, 26, 64), shutter(c, 190, -40, 26, 64),
		],
		subject: [
			rect(90, 318, 70, 10, c.gold3, 3), polyline([[98, 326], [94, 352]], c.gold3, 7),
			polyline([[152, 326], [156, 352]], c.gold3, 7),
			tubist(c, {
				x: 122, y: 312, h: 262, lean: 4, legs: [[3, 0], [-5, 0]], arms: [[-14, 66], [164, 4]], tilt: -30,
			}),
			at(92, 184, tuba(c, 0.92, -76)),
			polyline([[122, 116], [98, 164], [134, 186]], mix(c.vest, '#7A9A70', 0.3), 24),
			circle(138, 188, 11, c.skinB), polyline([[164, 28], [206, 262]], c.bean, 3.6), bow(c, 164, 28),
			rail(c, 14, 236, 268, 352, 22),
			vine(
				c,
				[
					[206, 410], ...wind(206, 400, 206, 290, 4, 12), [200, 262], [170, 264], [130, 256], [84, 268],
					[50, 258],
				],
				{ gap: 16, s: 0.9, w: 5, seed: 7 },
			),
			vine(c, wind(206, 262, 193, 190, 4, 8), { gap: 15, s: 0.75, w: 4, seed: 3 }),
		],
		zoom: [136, 190, 1.06],
	}),
	7: (c: Inks, id: string) => ({
		back: [rect(0, 0, WIDTH, HEIGHT, c.opp), bricks(c, 20, 0, 0, 300, 400, 26, c.opp2), hole(c, 120, 66, 134, 178)],
		subject: [
			crop(id, 250, girl(c, {
				x: 206, y: 350, h: 262, flip: true, lean: 8, arms: [[98, 14], [4, 92]], tilt: -4,
				near: polyline([[0, 0], [10, -2]], c.skinC, 3.4),
				far: [-22, 4, 30].map((a) => at(0, 0, polyline([[0, 0], [0, -10]], c.skinC, 3), 1, a)),
			})),
			sill(c, 100, 244, 176),
			vine(
				c, [[-10, 160], [30, 210], [30, 270], [90, 320], [180, 330], [310, 300]],
				{ gap: 22, s: 1.3, w: 7, seed: 21 },
			),
			vine(c, [[-10, 400], [60, 350], [150, 376], [310, 350]], { gap: 22, s: 1.4, w: 7, seed: 5 }),
			[
				[24, 214, 1.7], [58, 276, 2.1], [128, 330, 2.3], [214, 330, 1.9], [272, 306, 1.8], [24, 350, 2],
				[250, 378, 2],
			].map(([x, y, s], i) => bloom(c, x, y, s, i * 25)),
			stroke(
				'M88 40C116 14 132 50 166 32S212 46 226 36M56 70C70 90 24 92 40 112', c.trim, 3,
				{ 'stroke-dasharray': '.1 9' },
			),
			bee(c, 58, 50, 1.5, -12), bee(c, 46, 136, 1.5, 10), bee(c, 254, 36, 1.4, 8, true),
		],
		zoom: [150, 200, 1.06],
	}),
	8: (c: Inks, id: string) => ({
		back: [
			sky(id), cloud(206, 56, 1, c.white, c.pale2), cloud(20, 60, 0.6, c.white, c.pale2),
			rect(240, 142, 50, 130, c.opp), bricks(c, 6, 242, 160, 48, 80, 6, c.opp2),
			rect(233, 132, 64, 14, c.trim, 2), rect(246, 108, 16, 26, c.pot, 2), rect(268, 108, 16, 26, c.pot, 2),
			path(
				'M247 108C243 98 250 92 256 93C258 86 268 86 269 93L275 96L269 98C268 106 262 109 258 109L240 113Z',
				c.ink,
			),
		],
		middle: [
			rect(-4, 252, 308, 90, c.tile2), tiles(c, -10, 250, 330, 6, 24), rect(-4, 348, 308, 56, c.wall),
			bricks(c, 4, 0, 356, 300, 44, 6), rect(-4, 330, 308, 20, c.deep, 8),
			rect(-4, 332, 308, 5, c.glass2, 3, { opacity: 0.6 }),
		],
		subject: [
			rect(94, 140, 6, 120, c.gold3, 2), stroke('M97 146Q170 184 262 160', c.trim, 3),
			path('M112 156L136 165C140 190 152 206 160 232Q136 244 112 238C116 210 108 186 112 156Z', c.pink),
			path('M124 161L136 165C140 190 152 206 160 232Q150 238 140 240C140 210 128 190 124 161Z', c.pink2),
			path(
				'M154 170L192 172L202 184L216 176L224 188L204 204L206 230Q186 238 164 232L166 204L156 214L146 204Z',
				c.white,
			),
			stroke('M172 174L178 232M186 174L194 231', c.red, 3.4),
			[[212, 172], [236, 168]].map(
				([x, y]) => at(
					x, y, path('M-9 0H9L13 32Q26 34 26 43H6Q-1 42 -2 34Z', c.bean) + rect(-9, 0, 18, 7, c.trim), 0.86,
					-8,
				),
			),
			vine(
				c, [[70, 410], [62, 372], [76, 330], [50, 280], [68, 232], [40, 180], [54, 120], [98, 76], [136, 92]],
				{ gap: 17, s: 1.25, w: 8, seed: 9, fl: 0.22 },
			),
			curl(134, 90, 1.2, c.leafE, 8, 20), curl(40, 176, 1, c.leafE, 5, -60, true),
		],
		zoom: [140, 220, 1.06],
	}),
	9: (c: Inks, id: string) => ({
		back: [
			sky(id), cloud(70, 56, 0.8, c.white), cloud(262, 40, 0.6, c.white),
			path('M-4 400V214L30 190L64 214V236H104V196L150 160L196 196V226H240V206H304V400Z', c.pale),
			[[128, 214], [160, 214], [128, 262], [160, 262], [128, 310], [160, 310]].map(
				([x, y]) => rect(x, y, 16, 28, c.wall, 2),
			),
		],
		middle: [
			rect(-4, 290, 112, 120, c.wall), bricks(c, 2, 0, 300, 100, 96, 6), rect(-4, 276, 118, 16, c.deep, 4),
			win(c, 34, 318, 46, 60), rect(194, 264, 112, 140, c.opp), bricks(c, 7, 200, 272, 100, 120, 8, c.opp2),
			rect(186, 250, 118, 16, c.ink, 4), win(c, 226, 294, 46, 66),
		],
		subject: [
			stroke('M50 222C70 250 110 190 119 128C126 84 150 62 172 66', c.bean, 3.6), at(178, 68, spool(c, 1.15, 50)),
			stroke('M152 46l-16 -8M146 62l-18 0', c.trim, 3.4),
			seamstress(c, { x: 26, y: 278, h: 150, arms: [[50, 20], [40, 30]], tilt: -14 }),
			tubist(c, {
				x: 68, y: 278, h: 168, lean: 12, arms: [[122, 14], [-40, 20]], legs: [[26, 10], [-26, 4]], tilt: -10,
			}),
			girl(c, { x: 280, y: 252, h: 112, flip: true, arms: [[150, 0], [164, 0]], tilt: -14 }),
			folk(c, 0, {
				x: 244, y: 252, h: 158, flip: true, lean: 4, arms: [[116, 14], [134, 6]], legs: [[14, 4], [-16, 0]],
				tilt: -16,
			}),
			vine(
				c, [[14, 410], [20, 350], [6, 300], [30, 284], [70, 288], [104, 284], [112, 312], [102, 350]],
				{ gap: 13, s: 0.85, w: 5, seed: 2, fl: 0.2 },
			),
		],
		zoom: [150, 196, 1.06],
	}),
	10: (c: Inks, id: string) => ({
		back: [street(c, id, false)],
		middle: [path('M-4 344Q150 296 304 344V404H-4Z', c.leafB, { opacity: 0.62 }), dapple(c, 6, 330, 66, 26)],
		subject: [
			bike(c, 92, 350, 0.74, folk(c, 4, rider)),
			bike(c, 196, 388, 1.06, folk(c, 1, { ...rider, hat: 'brim', hatColor: c.gold })),
		],
		front: [
			[[0, 130], [60, 96], [126, 92], [190, 96], [250, 92], [300, 130]].map(
				([x, y], i) => vine(
					c, [[x, y], [x + 6, y + 26], [x - 4, y + 48 + (i % 3) * 14]],
					{ gap: 13, s: 0.8, w: 4, seed: 30 + i, pods: 0.3 },
				),
			),
			hedge(c, ARCH, 62, 150, 8, 0.12),
		],
		zoom: [150, 240, 1.06],
	}),
	11: (c: Inks, id: string) => ({
		back: [
			street(c, id, true), rect(-4, -4, 134, 410, c.wall), rect(170, -4, 134, 410, c.opp),
			rect(122, -4, 8, 410, c.wall2), rect(170, -4, 8, 410, c.opp2), bricks(c, 31, 0, 40, 120, 360, 14),
			bricks(c, 32, 180, 40, 120, 360, 14, c.opp2),
		],
		subject: [
			HARV.map(
				([x, y, len, who]) => {
					const fl = x > 150;
					const cx = x + 27;
					const bx = fl ? 205 : 95;
					const o: Pose = {
						x: cx - (fl ? -2 : 2), y: y + 54 + 62, h: 128, flip: fl, lean: 6, arms: [[66, 26], [50, 40]],
						tilt: 10,
					};
					return join(
						rect(x - 4, y - 4, 62, 62, c.trim, 3), rect(x, y, 54, 56, c.room, 1),
						crop(id, y + 56, typeof who === 'number' ? folk(c, who, o) : who(c, o)), sill(c, x - 8, y + 56, 70, 8),
						who === seamstress ? at(x, y + 44, planter(c, -4, 0, 42, 18)) : '',
						polyline([[bx, y + 24], [bx, y + len - 18]], c.trim, 2.6), basket(c, bx, y + len),
					);
				},
			),
		],
		front: [
			vine(c, [[24, 212], [6, 176], [10, 110], [4, 50], [30, 10]], { gap: 14, s: 0.7, w: 4, seed: 12 }),
			vine(
				c, [[292, 330], [286, 240], [294, 150], [284, 60], [290, 20]],
				{ gap: 15, s: 0.7, w: 4, seed: 14, pods: 0.2 },
			),
			hedge(c, [[-10, 2], [80, 10], [150, -2], [220, 10], [310, 2]], 30, 90, 5, 0.05),
		],
		zoom: [150, 200, 1.04],
	}),
	12: (c: Inks, id: string) => ({
		back: [
			street(c, id, true), [[118, 12], [160, 22], [188, 9], [139, 30]].map(([x, y]) => circle(x, y, 1.6, '#FFF2C8')),
		],
		middle: [
			hedge(c, ARCH, 50, 120, 8, 0.1), stroke('M-4 120Q70 190 150 172T304 120', c.ink, 2),
			LAMPS.map(
				([x, y, f]) => join(
					circle(x, y + 12, 30, '#FFE08A', { opacity: 0.2 }), ellipse(x, y + 13, 11, 13, f),
					ellipse(x, y + 13, 5, 13, '#FFFFFF', { opacity: 0.3 }), rect(x - 5, y - 2, 10, 4, c.ink, 1),
				),
			),
		],
		subject: [
			seamstress({ ...INK, id }, { x: 132, y: 266, h: 72, arms: [[70, 30], [10, 10]] }),
			tubist({ ...INK, id }, { x: 170, y: 266, h: 76, flip: true, arms: [[70, 30], [10, 10]] }),
			at(38, 252, tuba(c, 0.78, -10)), polygon([[78, 258], [92, 258], [-20, 392], [-60, 392]], c.pot2),
			polygon([[222, 258], [208, 258], [320, 392], [360, 392]], c.pot2),
			polygon([[106, 246], [194, 246], [324, 372], [324, 404], [-24, 404], [-24, 372]], '#CDBB8E'),
			polygon([[106, 240], [194, 240], [330, 384], [-30, 384]], '#FBEFCB'),
			polygon([[138, 240], [162, 240], [206, 384], [94, 384]], '#8FCB8A'),
			[
				[116, 252, 0.34], [184, 252, 0.34], [104, 268, 0.5], [196, 268, 0.5], [84, 292, 0.72], [216, 292, 0.72],
				[48, 330, 1.05], [252, 330, 1.05],
			].map(([x, y, k], i) => at(x, y, bowl(['#F2708C', '#FFC53A', '#FFFFFF', '#EC7B43'][(i * 3) % 4]), k)),
			ellipse(150, 352, 70, 24, '#0A2E22', { opacity: 0.22 }), ellipse(150, 346, 70, 24, '#FFFFFF'),
			ellipse(150, 344, 62, 20, '#DDEBD2'), ellipse(150, 347, 40, 12, '#FFFFFF'), at(150, 332, bean(c, 2, -8)),
		],
		zoom: [150, 240, 1.06],
	}),
};

export const green: Story = (value, id) => {
	const season = LIGHT[value - 1];
	const seen = graded(INK, { ...season.grade, keep: ['bean', 'bean2', 'gold', 'gold2', 'gold3', 'leafE'] });
	const c: Inks = { ...seen, id };
	const shot = FRAMES[value](c, id);
	const stops = season.sky.map((color, i) => [i / (season.sky.length - 1), color] as const);
	return {
		defs: skyGradient(`${id}s`, stops) + (value > 4 ? symbols(c) : ''),
		layers: { sky: '', back: shot.back, middle: shot.middle, subject: shot.subject, front: shot.front },
		zoom: shot.zoom,
	};
};
