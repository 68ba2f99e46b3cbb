// biome-ignore-all format: drawings are rows of coordinates
import {at, circle, cloud, 
	type Drawing, ellipse, graded,HEIGHT, 
	join, type Limb, mix, noise, type Person, type Point, type Pose, path, person, polygon, polyline, rect, skyGradient, stroke, tenth, times,WIDTH, 
} from '../../../art/kit.ts';
import type { Frames, Hour, Shot, Story } from './story.ts';

const INK = {
	far: '#CDCDD8', far2: '#C0C0CD', far3: '#B3B3C2', roof: '#9A9BAC', pane: '#E3E3EB', pane2: '#A6A7B8',
	tileA: '#D3D3DE', tileB: '#C4C4D2', tileC: '#B7B7C8', step: '#E6E6EE', step2: '#A9AABF', plinth: '#CDCEDB',
	plinth2: '#B1B2C6', plaque: '#8A8BA3', st: '#747687', st2: '#636576', st3: '#505262', stL: '#999BAB',
	stLL: '#C6C7D3', lamp: '#34364A', lamp2: '#4A4C63', lampGlass: '#EDEDF4', ink: '#1F2030', white: '#FFFFFF',
	paper: '#F6F3EA', black: '#2B2C3E', black2: '#3D3E54', cream: '#F7F4EE', cream2: '#DDDAD8', bucket: '#FFBE2B',
	bucket2: '#E8910F', bucket3: '#8A4E0B', coral: '#F0583F', coral2: '#CC3F2B', teal: '#2F8C93', teal2: '#226D75',
	straw: '#F3D58B', skin: '#EDB48E', skin2: '#8A5840', skin3: '#C98A62', hair: '#3A2D33', steelA: '#5C6C94',
	steelB: '#48567C', leaf: '#D98E3C', leaf2: '#A8763F', wood: '#B98A5C', wood2: '#8E6540', pink: '#F2796B',
	water: '#B4D8F0', p0: '#8E93AE', p0w: '#737892', p0n: '#3F7F7C', p1: '#5D607A', p1w: '#4A4C64', p1n: '#6A4F86',
	p2: '#FFFFFF', p2w: '#E3E4EE', p2n: '#F3F3F8', p3: '#B4A6A0', p3w: '#93847F', p3n: '#7A5A52',
};

type Inks = Record<keyof typeof INK, string>;

const DAY: Hour<keyof Inks> = { sky: ['#C4C4D1', '#F6F6F9'] };

const LIGHT: readonly Hour<keyof Inks>[] = [
	{ sky: ['#9697A8', '#FBD9C8'], grade: { mul: ['#D2C6CF', 0.55] } },
	{ sky: ['#B4B4C4', '#FDEBE0'], grade: { mul: ['#EBE2E4', 0.4] } }, DAY, DAY, DAY, DAY, DAY, DAY, DAY,
	{ sky: ['#BDBDCB', '#FCF2E6'], grade: { mul: ['#FFF3E4', 0.4] } },
	{ sky: ['#85869A', '#FFC79E'], grade: { mul: ['#E6C8BC', 0.44] } },
	{ sky: ['#282936', '#80818F'], grade: { mul: ['#6C6E84', 0.76] } },
];

/** What stands, lies or burns on the square. */
interface Square {
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

function floor(c: Inks, { hor = 276, depth = 128, seed = 5 }: Square) {
	const r = noise(seed);
	const t = [rect(-260, hor, 820, 460, c.tileA)];
	const d = ['', ''];
	const z = (k: number) => 0.3 + k * 0.34;
	const P = (u: number, k: number) => `${tenth(165 + u * 46 / z(k))} ${tenth(hor + depth / z(k))}`;
	for (let k = 0; k < 13; k++) for (let u = -Math.ceil(5.4 * z(k)) - 1; u < 4 * z(k); u++) {
		const q = r();
		if ((u + k) % 2 ? q < 0.92 : q < 0.1) d[q < 0.16 ? 1 : 0] += `M${P(u, k)}L${P(u + 1, k)}L${P(u + 1, k
			+ 1)}L${P(u, k + 1)}Z`;
	} return join(t, path(d[0], c.tileB), path(d[1], c.tileC));
}

function houses(c: Inks, lit: number | undefined) {
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

const lampPost = (c: Inks, x: number, y: number, s: number, lit: number | undefined, guests: Drawing = '') => at(
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

const statue = (c: Inks, o: Square) => at(172, 318, join(
	plinth(c), at(0, -122, general(c, o)), o.hero ? bird(c, 0, -278, 0.86, { k: 2, flip: true }) : '',
	o.bucket ? at(-90, -231, bucket(c, o.guest)) : '',
));

const leaf = (x: number, y: number, s: number, rot: number, f: string) => at(
	x, y, path('M-6 0C-3-6 4-6 7 0C3 4-3 4-6 0Z', f), s, rot,
);

/** Hangs from its handle at 0,0. */
const bucket = (c: Inks, guest: Drawing = '', s = 1) => at(
	0, 0,
	join(
		stroke('M-17.6 33C-15 12-8 1 0 1C8 1 15 12 17.6 33', c.lamp, 2), ellipse(0, 33, 18, 5, c.bucket3),
		ellipse(0, 34, 16.5, 3.8, c.water), guest, path('M-18 33A18 5 0 0 0 18 33L14 64Q0 69-14 64Z', c.bucket),
		path('M5 38Q13 37 18 33L14 64Q9 66 3 66.4Z', c.bucket2),
		path('M-17 41Q0 48 17 41L16.4 46Q0 53-16.4 46Z', c.bucket2),
	),
	s,
);

const litter = (c: Inks, seed: number, n: number, skip: (x: number, y: number) => boolean = () => false) => {
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

interface Bird {
	readonly flip?: boolean | undefined;
	readonly pose?: 'stand' | 'peck' | 'fly' | 'bath' | 'sleep';
	/** The plumage; 2 is the white one whose story this is. */
	readonly k?: Plumage;
	readonly rot?: number;
	readonly up?: number;
}

type Plumage = 0 | 1 | 2 | 3;

function bird(c: Inks, x: number, y: number, s = 1, o: Bird = {}) {
	const { flip, pose = 'stand', k = 0, rot = 0, up = 0 } = o;
	const b = c[`p${k}`];
	const w = c[`p${k}w`];
	const n = c[`p${k}n`];
	const feet = c.pink;
	const head = (hx: number, hy: number, r = 0) => at(
		hx, hy,
		join(
			path('M4.6-1.4L10.4 1.4L4.6 2.8Z', k === 2 ? c.pink : c.ink),
			circle(0, 0, 5.8, k === 2 ? b : mix(b, n, 0.25)), circle(1.8, -1, 1.9, k === 2 ? c.ink : c.bucket),
			circle(2.1, -1, 1, c.ink),
		),
		1, r,
	);
	const bars = (d: string) => stroke(d, k === 2 ? c.p0 : c.ink, 1.8, { opacity: k === 2 ? 0.5 : 0.55 });
	const legs = stroke('M-2-7L-1 0M-1 0H4M5-7L5 0H10', feet, 2);
	const tail = 'M-12-16L-31-5L-28-1L-8-5Z';
	const body = 'M-20-9C-14-22 0-29 10-25C18-22 18-10 10-6C2-2-12-4-20-9Z';
	const wing = 'M8-19C0-24-12-20-26-6C-14-3 2-5 8-19Z';
	const kids = pose === 'fly'
		? [
			at(
				3, -2, path('M-5 3C-2-14 6-28 20-36C22-30 21-27 20-24C24-23 22-17 19-14C21-10 16-4 9 3Z', w), 1,
				-26 + up,
			),
			path('M-12-4L-31-3L-30 5L-8 5Z', w), path('M-18 1C-10-9 6-11 14-6C18-1 12 7 2 8C-6 8-14 6-18 1Z', b),
			path('M6-8C12-9 17-9 18-6C17 2 12 5 8 5C11 0 10-5 6-8Z', n), head(18, -8, 6),
			at(
				0, -1,
				join(
					path(
						'M-7 3C-14-14-10-34 4-46C8-40 8-37 7-33C12-33 11-27 9-23C13-21 11-15 9-12C12-8 10-2 7 4Z',
						mix(b, w, 0.4),
					),
					bars('M-8-8Q0-13 8-10M-8-15Q0-20 8-18'),
				),
				1, -30 + up,
			),
		] : pose === 'peck'
		? [
			legs,
			at(
				3, -8,
				join(
					at(-3, 8, join(path(tail, w), path(body, b))), path('M8-14C16-14 22-6 24 2L16 6C12 2 6-2 6-8Z', n),
					at(-3, 8, path(wing, w)),
				),
				1, 22,
			),
			head(25, -4, 58),
		] : pose === 'bath'
		? [
			[-1, 1].map(
				(q) => at(
					0, -8,
					at(
						0, 0,
						path(
							'M4 4C8-14 22-28 42-30C42-25 40-22 37-20C41-19 39-13 34-12C37-9 33-4 28-4C28 2 16 8 8 8Z',
							q < 0 ? w : mix(b, w, 0.5),
						) + bars('M16-10Q20-4 26-2M24-17Q28-10 34-9'),
						1, up * q,
					),
					1, 0, q < 0,
				),
			),
			path('M-15 6C-18-12-8-22 2-22C12-22 18-10 15 6Z', b),
			path('M-6-20C-4-26 0-30 2-33H13C13-26 16-18 14-10C8-5-2-10-6-20Z', n), head(8, -33, -24),
		] : pose === 'sleep'
		? [
			path('M-22-10L-32-8L-30-2L-14-3Z', w), path('M-22-8C-18-24-4-28 6-26C18-24 22-10 14-3C4 2-14 1-22-8Z', b),
			path('M8-16C-2-23-14-18-26-6C-14-2 4-2 8-16Z', w), bars('M-9-13Q-6-9-8-4'), circle(9, -22, 7, b),
			path('M13-21L19-16L11-16Z', c.pink), stroke('M8-23Q10.5-20.5 13-23', c.ink, 1.5),
		]
		: [
			legs, path(tail, w), path(body, b),
			path('M3-24C7-28 8-33 9-36L18-34C19-28 20-18 15-12C14-20 9-23 3-24Z', n), path(wing, w),
			s < 0.9 ? '' : bars('M-10-15Q-7-11-9-6M-4-17Q-1-12-3-7'), head(14, -35),
		];
	return at(x, y, kids, s, rot, flip);
}

const plumes = (c: Inks, list: readonly (readonly number[])[]) => list.map(
	([x, y, s, rot, w]) => at(
		x, y,
		path('M1-22C10-15 11 2 4 16L0 12L-1 19L-4 13C-10 2-9-14 1-22Z', w ? c.white : c.p0)
			+ stroke('M1-16Q1 4-2 27', w ? c.p0 : c.p1, 1.6),
		s, rot,
	),
);

const drop = (x: number, y: number, s: number, fill: string) => at(
	x, y, path('M0-9C5-2 6 1 6 4A6 6 0 0 1-6 4C-6 1-5-2 0-9Z', fill), s,
);

const foam = (c: Inks, pts: readonly (readonly number[])[]) => pts.map(
	([x, y, r]) => circle(x, y, r, c.white) + circle(x + r * 0.2, y + r * 0.25, r * 0.62, '#E6EEF6', { opacity: 0.7 }),
);

const L = { legW: 10, legW2: 10, armW: 8 };

const blackPlayer = (c: Inks, o: Pose) => person({
	...L, coat: c.black, coat2: c.black2, sleeves: c.black2, skin: c.skin, hair: c.white, hairStyle: 'beard',
	hat: 'flat', hatColor: c.teal2, trousers: c.st2, trousers2: c.st3, shoe: c.ink, hem: -36, flare: 14, scarf: c.teal,
	...o,
});

const whitePlayer = (c: Inks, o: Pose) => person({
	...L, coat: c.cream, coat2: c.cream2, sleeves: c.cream2, sleeves2: c.step2, skin: c.skin2, hair: c.step,
	hairStyle: 'bald', trousers: c.wood2, trousers2: c.wood2, shoe: c.ink, hem: -36, flare: 14, scarf: c.coral, ...o,
});

const SIT: Pick<Person, 'sit' | 'legs'> = { sit: 21, legs: [[84, 84], [86, 70]] };

const cleaner = (c: Inks, o: Pose) => person({
	...L, coat: c.white, sleeves: c.white, sleeves2: c.p2w, apron: c.steelA, apronHem: -36, skin: c.skin3, hair: c.hair,
	hat: 'cap', hatColor: c.coral, trousers: c.steelA, trousers2: c.steelB, shoe: c.ink, hem: -38, flare: 11, ...o,
});

const sweeper = (c: Inks, o: Pose) => person({
	...L, coat: c.bucket, coat2: c.bucket2, sleeves: c.st2, sleeves2: c.st3, belt: c.white, skin: c.skin2, hair: c.ink,
	hat: 'cap', hatColor: c.st3, trousers: c.st2, trousers2: c.st3, shoe: c.ink, hem: -40, flare: 11, ...o,
});

const ladder = (c: Inks, x0: number, y0: number, x1: number, y1: number, w: number, n: number) => {
	const l = Math.hypot(x1 - x0, y1 - y0);
	const px = -(y1 - y0) / l * w;
	const py = (x1 - x0) / l * w;
	const p = (t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
	return join(
		times(
			n,
			(i) => {
				const [x, y] = p((i + 0.6) / n);
				return polyline([[x - px, y - py], [x + px, y + py]], c.wood2, 4.4);
			},
		),
		[-1, 1].map((k) => polyline([[x0 + px * k, y0 + py * k], [x1 + px * k, y1 + py * k]], c.wood, 5)),
	);
};

const PIECE = {
	p: 'M-6 0H6V-3L3-5L2.5-13A4.5 4.5 0 1 0-2.5-13L-3-5L-6-3Z',
	r: 'M-7 0H7V-3L4-6L4-17H7V-24H4V-21H1.5V-24H-1.5V-21H-4V-24H-7V-17H-4L-4-6L-7-3Z',
	b: 'M-7 0H7V-3L3.5-6L3-15C7-19 3-26 0-29C-3-26-7-19-3-15L-3.5-6L-7-3Z',
	q: 'M-8 0H8V-3L4-7L3.5-20L8-31L3-27L0-34L-3-27L-8-31L-3.5-20L-4-7L-8-3Z',
	k: 'M-8 0H8V-3L4-7L3-20C9-23 9-30 2-29V-32H5V-36H2V-39H-2V-36H-5V-32H-2V-29C-9-30-9-23-3-20L-4-7L-8-3Z',
};

const piece = (k: keyof typeof PIECE, x: number, y: number, s: number, fill: string, rot = 0) => at(
	x, y, path(PIECE[k], fill), s, rot,
);

/** A board seen from the side: near edge w0 wide at y0, far edge w1 at y1. */
function board(c: Inks, x: number, y0: number, w0: number, y1: number, w1: number, thick = 8) {
	let d = '';
	const P = (u: number, v: number) => {
		const w = w0 + (w1 - w0) * v;
		const y = y0 + (y1 - y0) * v;
		return `${tenth(x + (u - 0.5) * w)} ${tenth(y)}`;
	};
	for (let i = 0; i < 8; i++) for (let j = 0; j < 8; j++) if ((i + j) % 2) d += `M${P(i / 8, j / 8)}L${P((i
		+ 1) / 8, j / 8)}L${P((i + 1) / 8, (j + 1) / 8)}L${P(i / 8, (j + 1) / 8)}Z`;
	return join(
		rect(x - w0 / 2 - 4, y0, w0 + 8, thick, c.wood2, 2),
		polygon(
			[[x - w0 / 2 - 4, y0 + 1], [x + w0 / 2 + 4, y0 + 1], [x + w1 / 2 + 3, y1 - 3], [x - w1 / 2 - 3, y1 - 3]],
			c.wood,
		),
		path(`M${P(0, 0)}L${P(1, 0)}L${P(1, 1)}L${P(0, 1)}Z`, c.stLL), path(d, c.st3),
	);
}

const skate = (c: Inks) => join(
	path('M-8-14H3L5-6C10-5 15-4 16 2H-8Z', c.white), rect(-8, -10, 12, 3, c.coral), rect(-8, 1, 25, 3, c.ink, 1),
	[-5, 1.5, 8, 14].map((x) => circle(x, 6, 3, c.bucket)),
);

const FLOCK: readonly Plumage[] = [0, 0, 1, 0, 3, 1, 0, 2];

const swarm = (c: Inks, seed: number, rows: readonly (readonly number[])[]) => {
	const r = noise(seed);
	return rows.map(
		([y, s, n, x0, x1]) => times(
			n,
			(i) => bird(c, x0 + (i + r() * 0.5) * (x1 - x0) / n, y + r() * 10, s, {
				flip: r() < 0.5, pose: r() < 0.55 ? 'peck' : 'stand', k: FLOCK[Math.floor(r() * 8)],
			}),
		),
	);
};

/** Where person() puts a foot: for skates. */
const foot = ([a, b]: Limb, kids: Drawing) => {
	const r = Math.PI / 180;
	const q = a - b;
	return at(
		Math.sin(a * r) * 23.5 + Math.sin(q * r) * 20.5, -46 + Math.cos(a * r) * 23.5 + Math.cos(q * r) * 20.5, kids, 1,
		-q * 0.6,
	);
};

type Flight = readonly [x: number, y: number, scale: number, k: Plumage, rot: number, up?: number, flip?: 0 | 1];

const air = (c: Inks, list: readonly Flight[]) => list.map(
	([x, y, s, k, rot, up = 0, flip]) => bird(c, x, y, s, { pose: 'fly', k, rot, up, flip: flip === 1 }),
);

const spark = (x: number, y: number, s: number, f: string) => at(
	x, y, path('M0-10Q1.5-1.5 10 0Q1.5 1.5 0 10Q-1.5 1.5-10 0Q-1.5-1.5 0-10Z', f), s,
);

const glow = (x: number) => polygon(
	[[x - 9, 168], [x + 9, 168], [x + 74, 322], [x - 74, 322]], '#FFD56B', { opacity: 0.13 },
) + ellipse(x, 322, 74, 15, '#FFD56B', { opacity: 0.3 });

/** A frame: the camera's place on the stage and the state of the stage; ground and on are drawn in stage space. */
interface Scene extends Shot {
	readonly cam?: readonly [x: number, y: number, scale: number, turn?: number];
	readonly st?: Square;
	readonly ground?: Drawing;
	readonly on?: Drawing;
	readonly sky?: Drawing;
}

const FRAMES: Frames<(c: Inks) => Scene> = {
	1: (c: Inks) => ({
		cam: [152, 192, 1], st: { hero: 1 },
		sky: [circle(66, 172, 72, '#FFF3E4', { opacity: 0.3 }), circle(66, 172, 42, '#FFF3E4')],
		ground: [litter(c, 21, 30), polygon([[128, 330], [236, 330], [330, 410], [176, 410]], c.ink, { opacity: 0.14 })],
		zoom: [140, 140, 1.06],
	}),
	2: (c: Inks) => ({
		cam: [162, 214, 0.92], st: { hero: 1, depth: 190 },
		ground: [
			litter(c, 8, 150, (x, y) => ((x - 172) / 150) ** 2 + ((y - 326) / 58) ** 2 < 1),
			ellipse(172, 328, 142, 54, c.white, { opacity: 0.85 }),
			ellipse(172, 328, 110, 39, c.tileB, { opacity: 0.7 }),
		],
		front: [
			times(9, (i) => leaf(86 + i * 31 % 60, 372 + i * 13 % 22, 1.6, i * 50, [c.leaf, c.leaf2, c.coral][i % 3])),
			polyline([[226, 212], [157, 356]], c.wood, 5),
			at(157, 356, path('M-7 0L7 0L16 34L-18 34Z', c.straw) + rect(-8, -4, 16, 8, c.coral, 2), 1, 22),
			sweeper(c, {
				x: 240, y: 388, h: 206, flip: true, arms: [[12, 80], [40, 4]], legs: [[14, 4], [-14, 0]], tilt: 8,
				lean: 4,
			}),
		],
		zoom: [164, 244, 1.06],
	}),
	3: (c: Inks) => ({
		cam: [172, 232, 2],
		subject: [
			bird(c, 84, 129, 1.35), bird(c, 222, 129, 1.35, { k: 1, flip: true }),
			blackPlayer(c, { x: 42, y: 384, h: 226, ...SIT, arms: [[52, 40], [30, 26]], tilt: 14 }),
			whitePlayer(c, { x: 260, y: 384, h: 226, flip: true, ...SIT, arms: [[46, 44], [30, 26]], tilt: 14 }),
			board(c, 151, 316, 106, 280, 84),
			([['r', 108, 310], ['p', 124, 310], ['q', 114, 296], ['p', 129, 296]] as const).map(
				([k, x, y]) => piece(k, x, y, 1.05, c.white),
			),
			([['p', 178, 310], ['r', 194, 310], ['p', 174, 296], ['q', 188, 296]] as const).map(
				([k, x, y]) => piece(k, x, y, 1.05, c.ink),
			),
			bird(c, 46, 197, 1.25, { k: 2 }),
		],
		zoom: [150, 240, 1.08],
	}),
	4: (c: Inks) => ({
		cam: [134, 186, 1], st: { hero: 1 },
		subject: [
			ellipse(110, 388, 50, 7, c.ink, { opacity: 0.2 }),
			person({
				...L, x: 106, y: 386, h: 226, flip: true, coat: c.coral, coat2: c.coral2, sleeves: c.coral2,
				sleeves2: c.coral, skin: c.skin, hair: c.hair, hairStyle: 'long', trousers: c.cream,
				trousers2: c.cream2, shoe: c.teal, hem: -36, flare: 14, arms: [[-46, 104], [99, 0]],
				legs: [[12, 0], [-14, 0]], behind: path('M-4-80C-22-82-27-56-19-46L-4-46Z', c.teal),
				front: join(
					at(
						1, -98,
						path('M-15-2L0-24L15-2Z', c.stLL) + path('M-30-11L-15 5H15L30-11L0-5Z', c.white)
							+ stroke('M-13 0H-3M1 0H13M-10-3.4H-4M5-3.4H14M-4-10H4', c.stL, 1.3),
						0.95, -5,
					),
					polyline([[-6, -81], [6, -60]], c.ink, 1.6), rect(1, -63, 13, 9, c.ink, 2),
					circle(8, -58.5, 3.2, c.p0),
				),
			}),
		],
		front: [
			polyline([[262, 318], [238, 410]], c.ink, 5), polyline([[262, 318], [292, 410]], c.ink, 5),
			polyline([[262, 312], [264, 410]], c.lamp2, 5),
			at(
				262, 296,
				join(
					rect(-26, -20, 50, 36, c.ink, 5), rect(-8, -28, 22, 12, c.ink, 3),
					rect(-40, -12, 18, 22, c.lamp2, 3), rect(-43, -14, 5, 26, c.stLL, 2), circle(16, -12, 3, c.coral),
				),
				1, 6,
			),
			spark(252, 262, 2.2, '#FFF6D8'),
		],
		zoom: [140, 178, 1.04],
	}),
	5: (c: Inks) => ({
		cam: [140, 226, 1],
		subject: [
			swarm(c, 4, [[286, 0.62, 11, -6, 310], [308, 0.8, 9, -10, 312], [334, 1, 7, -10, 312]]),
			person({
				x: 108, y: 376, h: 190, coat: c.coral, coat2: c.coral2, skin: c.skin2, hair: c.ink, hat: 'scarf',
				hatColor: c.teal, trousers: c.st3, shoe: c.teal, hem: -26, flare: 17, arms: [[112, 0], [98, 22]],
				legs: [[4, 0], [-8, 0]], tilt: 12,
				near: at(
					2, 4,
					join(path('M-9-14L9-17L10 8L5 5L1 9L-4 5L-8 9Z', c.wood), path('M3-16L9-17L10 8L5 5Z', c.wood2)), 1,
					-8,
				),
			}),
			times(11, (i) => circle(170 + i * 13 % 31, 238 + i * 7, 3 + i % 3 * 0.7, c.bucket)),
			air(c, [[262, 236, 1, 2, 8, 10, 1]]), swarm(c, 9, [[366, 1.25, 6, -16, 320], [400, 1.55, 5, -24, 320]]),
		],
		zoom: [150, 270, 1.06],
	}),
	6: (c: Inks) => {
		const lN: Limb = [46, 60];
		const lF: Limb = [-52, 24];
		return {
			cam: [150, 210, 1.08, -7],
			subject: [
				air(c, [
					[36, 84, 0.8, 0, 24, 0, 1], [110, 34, 0.7, 1, -30, 8], [252, 66, 0.8, 0, -30],
					[284, 148, 1, 3, -24, 14], [24, 168, 0.9, 1, 30, 10, 1], [82, 130, 0.75, 3, 30, 0, 1],
				]),
				ellipse(156, 390, 90, 7, c.ink, { opacity: 0.22 }),
				person({
					...L, x: 156, y: 384, h: 228, flip: true, lean: 24, coat: c.teal, coat2: c.teal2, skin: c.skin3,
					hair: c.hair, hat: 'cap', hatColor: c.bucket, trousers: c.st3, trousers2: c.ink, shoe: 'none',
					hem: -40, flare: 12, legs: [lN, lF], arms: [[-84, 14], [112, 6]], tilt: -16, scarf: c.coral,
					front: foot(lF, skate(c)) + foot(lN, skate(c)),
				}),
			],
			front: [
				air(c, [
					[262, 226, 1.5, 2, -24, 6], [24, 272, 1.1, 0, 26, 4, 1], [42, 362, 1.8, 1, 34, 10, 1],
					[286, 318, 1.4, 0, -34, 12], [190, 34, 1.1, 3, -40],
				]),
				plumes(c, [[222, 120, 0.7, -30, 1], [20, 40, 0.7, 60], [56, 166, 0.7, 100, 1], [130, 350, 0.8, 70, 1]]),
			],
			zoom: [150, 220, 1.04],
		};
	},
	7: (c: Inks) => ({
		back: [
			rect(0, 0, WIDTH, HEIGHT, c.plinth), rect(0, 0, 38, HEIGHT, c.far2), rect(262, 0, 38, HEIGHT, c.plinth2),
			rect(88, 26, 124, 104, c.plaque, 6), [88, 70, 80].map((w, i) => rect(104, 48 + i * 22, w, 8, c.stLL, 4)),
			rect(0, 250, WIDTH, 150, c.step), rect(0, 380, WIDTH, 20, c.step2),
		],
		subject: [
			blackPlayer(c, { x: 24, y: 416, h: 330, arms: [[20, 66], [14, 60]], tilt: -18 }),
			whitePlayer(c, { x: 276, y: 416, h: 330, flip: true, arms: [[20, 66], [14, 60]], tilt: -20 }),
			board(c, 150, 366, 250, 236, 168, 16),
			([['r', 92, 258, 1.5], ['p', 120, 266, 1.4], ['b', 106, 288, 1.7]] as const).map(
				([k, x, y, s]) => piece(k, x, y, s, c.white),
			),
			([['q', 196, 266, 1.6], ['r', 216, 288, 1.7], ['p', 182, 290, 1.6], ['k', 174, 256, 1.5]] as const).map(
				([k, x, y, s]) => piece(k, x, y, s, c.ink),
			),
			ellipse(158, 352, 82, 7, c.ink, { opacity: 0.35 }),
			piece('k', 88, 334, 3.3, c.stL, 84) + piece('k', 88, 331, 3.2, c.white, 84),
		],
		front: plumes(c, [
			[150, 92, 2, 34, 1], [64, 48, 1.2, -40], [238, 42, 1.4, 64, 1], [140, 186, 1.3, 110],
			[196, 172, 1.1, -20, 1], [254, 340, 1.2, 40], [36, 374, 1.3, 80, 1],
		]),
		zoom: [150, 260, 1.06],
	}),
	8: (c: Inks) => ({
		cam: [146, 112, 1.7], st: { bare: 1 }, sky: [cloud(80, 56, 0.9, c.white, c.pane)],
		back: [
			lampPost(c, 28, 474, 1.7, 0, [bird(c, -12, -128, 0.62, { k: 1 }), bird(c, 12, -128, 0.62)]),
			lampPost(c, 278, 450, 1.7, 0, [
				bird(c, -9, -128, 0.62, { flip: true }), bird(c, 14, -128, 0.62, { k: 3, flip: true }),
				bird(c, 0, -175, 0.66, { k: 2, flip: true }),
			]),
		],
		subject: [
			ladder(c, 66, 420, 120, 140, 19, 9),
			cleaner(c, {
				x: 96, y: 324, h: 196, arms: [[118, 16], [22, 8]], legs: [[20, 24], [-4, 4]], tilt: -12,
				near: at(1, -2, rect(-6, -5, 13, 10, c.bucket, 3), 1, -30),
			}),
			at(60, 256, bucket(c), 0.95),
			foam(c, [
				[158, 141, 8], [166, 149, 7], [150, 148, 6.5], [160, 156, 6], [152, 134, 5], [157, 168, 4],
				[172, 156, 5.4], [168, 139, 5], [176, 147, 4], [132, 104, 5], [146, 92, 3.4], [122, 88, 2.6],
				[140, 186, 3.6],
			]),
		],
		zoom: [146, 180, 1.05],
	}),
	9: (c: Inks) => ({
		cam: [136, 176, 1.12], st: { clean: 1, bucket: 1 }, on: ladder(c, 262, 322, 216, 196, 10, 7),
		subject: [
			cleaner(c, {
				x: 150, y: 264, h: 160, flip: true, sit: 21, legs: [[82, 74], [70, 40]], arms: [[44, 118], [-20, 30]],
				tilt: -6, near: circle(2, -4, 5.4, c.coral) + stroke('M2-9Q3-12 5-12.5', c.wood2, 1.4),
			}),
			[[226, 58, 1.2], [156, 46, 0.8], [244, 96, 0.7]].map(([x, y, s]) => spark(x, y, s, c.white)),
			drop(80, 196, 0.7, c.white), drop(86, 240, 0.6, c.white), bird(c, 34, 362, 1.1),
			bird(c, 112, 388, 1.25, { k: 2, flip: true }), bird(c, 76, 346, 0.9, { k: 1 }),
		],
		zoom: [150, 190, 1.04],
	}),
	10: (c: Inks) => ({
		cam: [107, 106, 2.1],
		st: { clean: 1, bucket: 1, bare: 1, guest: bird(c, -1, 30, 0.92, { pose: 'bath', k: 1, up: -4 }) },
		sky: [cloud(64, 60, 1, c.white, c.pane)],
		subject: [
			bird(c, 170, 138, 1.3, { k: 2, flip: true }), bird(c, 214, 143, 1.3, { flip: true }),
			bird(c, 30, 143, 1.2, { k: 3, flip: true }),
			[
				[14, 196, 1.2], [24, 232, 0.8], [186, 206, 1.3], [176, 238, 0.8], [44, 250, 0.9], [150, 256, 0.8],
				[96, 322, 1.2], [106, 352, 0.9], [200, 176, 0.8], [48, 306, 0.7],
			].map(([x, y, s]) => drop(x, y, s, c.water)),
		],
		zoom: [130, 190, 1.05],
	}),
	11: (c: Inks) => ({
		cam: [95, 186, 1.25], st: { clean: 1, bucket: 1, guest: bird(c, 2, 36, 0.66, { k: 2 }) },
		sky: [circle(30, 172, 72, '#FFE9C4', { opacity: 0.3 }), circle(30, 172, 44, '#FFE9C4')],
		on: bird(c, 118, 76, 0.74, { flip: true }),
		subject: [
			ellipse(136, 388, 110, 8, c.ink, { opacity: 0.2 }),
			blackPlayer(c, {
				x: 76, y: 386, h: 208, arms: [[62, 12], [-10, 6]], legs: [[8, 0], [-10, 0]],
				behind: at(-14, -62, board(c, 0, 14, 24, -12, 24, 2), 1, 12),
			}),
			whitePlayer(c, { x: 196, y: 386, h: 208, flip: true, arms: [[62, 12], [-16, 60]], legs: [[8, 0], [-10, 0]] }),
			[[134, 178, 1.1], [138, 206, 0.9], [132, 228, 0.8]].map(([x, y, s]) => drop(x, y, s, c.water)),
			stroke('M122 238l-8-6M146 238l8-6', c.water, 3),
		],
		zoom: [140, 196, 1.04],
	}),
	12: (c: Inks) => ({
		cam: [140, 190, 1.06],
		st: { lit: 1, clean: 1, bucket: 1, guest: bird(c, 1, 37, 0.92, { pose: 'sleep', k: 2 }) },
		sky: [
			[[30, 40], [100, 24], [284, 60], [272, 140], [62, 88]].map(([x, y]) => circle(x, y, 1.6, '#FFF2C8')),
			circle(194, 94, 84, '#F2EEDC', { opacity: 0.12 }), circle(194, 94, 60, '#EFECDF'),
			[[216, 66, 9], [228, 108, 6], [160, 118, 7]].map(([x, y, r]) => circle(x, y, r, '#DCD9CF')),
		],
		ground: [glow(20), glow(286)], zoom: [140, 150, 1.06],
	}),
};

export const grey: Story = (value, id) => {
	const hour = LIGHT[value - 1];
	const c = graded(INK, { ...hour.grade, keep: ['bucket', 'bucket2', 'p2', 'p2w', 'pink', 'water'] });
	const { cam, st = {}, sky, back, ground, on, subject, front, zoom } = FRAMES[value](c);
	const onStage = (drawing: Drawing) => {
		if (!cam) return '';
		const [x, y, scale, turn] = cam;
		return at(150, 200, at(-x * scale, -y * scale, drawing, scale), 1, turn);
	};
	const lamps = !st.bare && [20, 286].map((x) => lampPost(c, x, 312, 1, st.lit));
	return {
		defs: skyGradient(`${id}s`, [[0, hour.sky[0]], ['.72', hour.sky[1]]]),
		layers: {
			sky: [rect(0, 0, WIDTH, HEIGHT, `url(#${id}s)`), sky], back: [onStage([houses(c, st.lit), lamps]), back],
			middle: !st.bare && onStage([floor(c, st), ground]), subject: [onStage([statue(c, st), on]), subject],
			front,
		},
		zoom,
	};
};
