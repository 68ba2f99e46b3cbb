// biome-ignore-all format: drawings are rows of coordinates
import {at, circle, 
	type Drawing, ellipse, graded, group, HEIGHT, join,type Limb, type Limbs, 
	limbEnd, mix, noise, type Point, type Pose, path, person, polygon, polyline, rect, skyGradient, stroke, times,WIDTH, 
} from '../../../art/kit.ts';
import type { Frames, Hour, Shot, Story } from './story.ts';

const INK = {
	red: '#D8401D', red2: '#B52E14', red3: '#8C1F10', cream: '#FFEBCF', cream2: '#F0C9A0', glass: '#FFD9BC',
	inside: '#5E1A1C', ink: '#2E0D18', steel: '#C79A8A', brass: '#F9B93A', brass2: '#D98A1E', far: '#F4A685',
	farB: '#EC8B68', wallA: '#E8714C', wallB: '#F09A74', wallC: '#D9583A', wallD: '#F7BE9C', tile: '#A32A1A',
	street: '#D98868', street2: '#C26D50', street3: '#E8A283', kerb: '#F6D2B4', rail: '#FFE6D2', railD: '#8A3A2C',
	brick: '#B23A22', brick2: '#9A2D1A', wood: '#A5482A', wood2: '#82341F', petrol: '#12727A', petrol2: '#0B525C',
	sea: '#2C9A9C', sea2: '#1C7B84', plum: '#4A1434', plum2: '#350C28', skin: '#F2B48C', skin2: '#9C5E3E',
	skin3: '#DB9166', hair: '#4A1D16', oil: '#FFC247', oil2: '#E59A22', white: '#FFF8EC', cat: '#8F94A8',
	cat2: '#6C7088', catL: '#DDE0EA', leek: '#5FA05A', leek2: '#3F7F4E', bask: '#E2A45C', bask2: '#BF7838',
	pink: '#F58A8A',
};

type Inks = Record<keyof typeof INK, string>;

const LIGHT: readonly Hour<keyof Inks>[] = [
	{ sky: ['#35103F', '#A32A4E'], grade: { mul: ['#B87098', 0.46] } },
	{ sky: ['#6A2850', '#F08A6A'], grade: { mul: ['#D69AA6', 0.34] } },
	{ sky: ['#F2748A', '#FFD9A0'], grade: { mul: ['#FFC4B4', 0.3] } }, { sky: ['#FFB08C', '#FFE9CC'] },
	{ sky: ['#FFB795', '#FFF0D8'] }, { sky: ['#FFB795', '#FFF0D8'] }, { sky: ['#FFBE9E', '#FFF1DC'] },
	{ sky: ['#FFBE9E', '#FFF1DC'] }, { sky: ['#FFC2A0', '#FFF3E0'] },
	{ sky: ['#F98A62', '#FFDFA8'], grade: { mul: ['#FFDDB8', 0.3] } },
	{ sky: ['#F4683F', '#FFD08A'], grade: { mul: ['#FFCFA4', 0.32] } },
	{ sky: ['#D5331F', '#FFB65A'], grade: { mul: ['#F7A880', 0.4] } },
];

const op = (opacity: number) => ({ opacity });

const sky = (id: string, h = 330) => rect(0, 0, WIDTH, h, `url(#${id}s)`);

const spark = (x: number, y: number, s: number, f: string) => at(
	x, y, path('M0 -14Q2 -2 14 0Q2 2 0 14Q-2 2 -14 0Q-2 -2 0 -14Z', f), s,
);

/** Shapes pinned to a person's head, under its lean and tilt. */
const onHead = (o: Pick<Pose, 'tilt' | 'sit' | 'lean'>, kids: Drawing) => {
	const k = at(1.4, -91, kids, 1, o.tilt ?? 0);
	return at(0, o.sit ?? 0, o.lean ? at(0, -46, at(0, 46, k), 1, o.lean) : k);
};

/** Rolled sleeve over a bare arm, drawn from the hand back to the shoulder. */
const rolled = ([angle, bend]: Limb, color: string, shoulderX: number) => {
	const shoulder = [shoulderX, -77] as const;
	const elbow = limbEnd(...shoulder, angle, 16.5);
	const hand = limbEnd(...elbow, angle + bend, 15.5);
	const fromHand = (p: Point) => [p[0] - hand[0], p[1] - hand[1]];
	const cuff = [fromHand(limbEnd(...elbow, angle, -1)), fromHand(limbEnd(...elbow, angle, 1))];
	return polyline([fromHand(shoulder), fromHand(elbow)], color, 8.4)
		+ polyline(cuff, mix(color, '#8C1F10', 0.18), 9.6);
};

const driver = (c: Inks, o: Pose) => {
	const arms: Limbs = o.arms ?? [[20, 40], [10, 40]];
	return person({
		h: 104, coat: c.petrol, skin: c.skin, hair: c.hair, hairStyle: 'bun', hat: 'cap', hatColor: c.petrol2,
		trousers: c.plum, trousers2: c.plum2, shoe: c.ink, hem: -42, flare: 10, sleeves: c.skin,
		sleeves2: mix(c.skin, c.red3, 0.2), scarf: c.brass, ...o, arms, near: [rolled(arms[0], c.white, -0.5), o.near],
		far: [rolled(arms[1], c.cream2, 2.5), o.far], front: onHead(o, circle(5.6, -9, 2, c.brass)),
	});
};

const bag = (c: Inks) => join(
	stroke('M-6 -82L7 -50', c.brass2, 2.2), rect(-4, -54, 18, 15, c.wood, 3),
	path('M-4 -54H14V-48Q5 -43 -4 -48Z', c.wood2), circle(5, -46, 1.6, c.brass),
);

const conductor = (c: Inks, o: Pose) => person({
	h: 108, coat: c.plum, skin: c.skin3, hair: c.ink, hat: 'cap', hatColor: c.plum2, trousers: c.plum2,
	trousers2: c.ink, shoe: c.ink, hem: -34, flare: 11, belt: c.brass2, ...o,
	front: join(
		onHead(o, join(path('M3 4.4Q8 .8 13.4 5.4Q8 8 3.4 7Z', c.ink), path(
			'M-9.6 -6.6Q0 -9.6 8.8 -7.2L8.7 -4.4Q0 -7 -9.5 -3.6Z', c.brass,
		))),
		o.front ?? '',
	),
});

const fisher = (c: Inks, o: Pose) => person({
	h: 104, coat: c.oil, coat2: c.oil2, skin: c.skin2, hair: c.white, hairStyle: 'beard', hat: 'brim', hatColor: c.oil,
	trousers: c.petrol2, shoe: c.ink, hem: -34, flare: 13, ...o,
});

const SKINS = ['#F2B48C', '#9C5E3E', '#DB9166', '#FFD0A8', '#6E3E2A'];

const kid = (c: Inks, x: number, y: number, s: number, i = 0, flip = false, rot = 0) => {
	const cap = [c.petrol, c.petrol, c.oil, c.petrol2, c.petrol][i % 5];
	const sk = SKINS[i * 3 % 5];
	return at(
		x, y,
		join(
			path('M-12 24C-13 12 -8 8 0 8S13 12 12 24Z', [c.cream, c.plum, c.oil, c.pink, c.sea][i * 2 % 5]),
			ellipse(0, 0, 9.4, 10, sk), circle(9.6, 2.2, 2.6, sk), path('M-9.4 2C-10 -4 -6 -8 -2 -6L-5 3Z', c.hair),
			circle(4.4, 0, 1.3, c.ink),
			i % 2 ? ellipse(5, 5.4, 2.2, 2.6, c.red3) : stroke('M2.6 4.8Q5.4 7.4 7.6 4.4', c.ink, 1.2),
			path('M-10.4 -2.4C-11.4 -12 -4 -14.6 1 -13.6C7 -12.6 10 -8 9.6 -3.6Z', cap),
			path('M1.6 -5.6Q12.6 -7 15.6 -2.4Q8 -2 2 -2.6Z', mix(cap, c.ink, 0.25)), circle(-0.6, -13.6, 1.9, c.cream),
		),
		s, rot, flip,
	);
};

const satchel = (c: Inks, x: number, y: number, s = 1, rot = 0) => at(
	x, y,
	join(
		stroke('M-8 -2L0 -16L8 -2', c.wood2, 2.6), rect(-13, -4, 26, 20, c.bask2, 4),
		path('M-13 -4H13V4Q0 11 -13 4Z', c.wood), rect(-2.6, 4, 5.2, 5, c.brass, 1),
	),
	s, rot,
);

const catHead = (c: Inks, mood: 'wash' | 'cross') => join(
	path('M-19 -6L-20 -28L-4 -17ZM19 -6L20 -28L4 -17Z', c.cat),
	path('M-16 -12L-17 -23L-8 -16ZM16 -12L17 -23L8 -16Z', c.pink), ellipse(0, 0, 22, 18.6, c.cat),
	[-6, 0, 6].map((x) => polyline([[x, -17], [x * 0.8, -9]], c.cat2, 3)), ellipse(0, 8, 11, 8, c.catL),
	mood === 'wash' ? stroke('M-14 -1Q-9.4 4 -5 -1M5 -1Q9.4 4 14 -1', c.ink, 2.4)
		: join(
			[-9, 9].map(
				(x) => ellipse(x, 0, 5, 4.6, '#FFE9A0') + ellipse(x, 0.6, 1.7, 3.6, c.ink)
					+ path(`M${x - 6} -5.6H${x + 6}V-.4Q${x} -1.6 ${x - 6} -.4Z`, c.cat2),
			),
		),
	path('M-3 4.6H3L0 8Z', c.pink),
	mood === 'wash' ? path('M-3.4 9.6H3.4V14Q0 18.4 -3.4 14Z', '#F2546A') : stroke('M-5 12.6Q0 9 5 12.6', c.ink, 1.8),
	stroke('M-12 7L-27 4M-12 10L-26 12M12 7L27 4M12 10L26 12', c.white, 1.3),
);

const catWash = (c: Inks, x: number, y: number, s: number) => at(
	x, y,
	join(
		ellipse(-2, 2, 56, 7, c.ink, op(0.25)), stroke('M30 -8C62 -4 74 -18 62 -34', c.cat2, 12),
		path('M-38 0C-46 -36 -30 -78 0 -80C32 -78 46 -36 40 0Q0 5 -38 0Z', c.cat),
		path('M-16 -66C-26 -44 -20 -22 0 -20C16 -22 20 -44 14 -66Z', c.catL),
		[[-36, -30], [-39, -16], [35, -32], [39, -18]].map(([a, b]) => polyline([[a, b], [a * 0.7, b + 2]], c.cat2, 4)),
		path('M-42 0C-46 -24 -26 -30 -18 -10L-16 0ZM42 0C46 -24 26 -30 20 -10L18 0Z', c.cat2),
		stroke('M-10 -52V-4', c.cat, 14), ellipse(-10, -2, 10, 5, c.catL), at(2, -94, catHead(c, 'wash'), 1.16, 10),
		stroke('M22 -54L32 -66L16 -74', c.cat, 14), ellipse(11, -76, 10, 8, c.catL),
	),
	s,
);

const catHang = (c: Inks, x: number, y: number, s: number) => at(
	x, y,
	join(
		stroke('M4 84C18 104 6 120 -8 122', c.cat2, 9),
		path('M-19 0C-24 34 -30 68 -20 88Q0 98 20 88C30 68 24 34 19 0Z', c.cat),
		path('M-10 8C-14 40 -16 66 -10 80Q0 86 10 80C16 66 14 40 10 8Z', c.catL),
		stroke('M-16 78L-19 104M15 78L18 106', c.cat, 13), ellipse(-19, 108, 8, 5, c.catL),
		ellipse(18, 110, 8, 5, c.catL),
		[20, 36, 52].map(
			(v) => polyline([[-23, v], [-15, v + 2]], c.cat2, 4) + polyline([[23, v], [15, v + 2]], c.cat2, 4),
		),
		stroke('M-12 14L-25 31M12 14L25 31', c.cat, 11), circle(-26, 33, 6, c.catL), circle(26, 33, 6, c.catL),
		at(0, -10, catHead(c, 'cross'), 1.06),
	),
	s,
);

const gull = (c: Inks, x: number, y: number, s: number, rot = 0) => at(
	x, y,
	join(
		path('M4 -2C-2 -26 -22 -44 -54 -46C-40 -34 -30 -18 -18 2Z', mix(c.white, c.ink, 0.16)),
		path('M-44 6L-22 -4C-8 -12 16 -12 26 -8C34 -10 40 -4 38 0L47 3L36 5C26 14 -14 14 -44 6Z', c.white),
		path('M38 0L48 3.4L37 5.4Z', c.brass), circle(33, -3, 1.6, c.ink),
		path('M10 0C14 -30 2 -52 -22 -66C-22 -44 -22 -20 -14 2Z', c.white),
		path('M-22 -66C-8 -58 0 -48 4 -38L-10 -42Q-18 -50 -22 -66ZM-54 -46C-40 -45 -30 -40 -22 -34L-38 -34Z', c.ink),
	),
	s, rot,
);

const bell = (c: Inks) => join(
	path('M-13 4C-11 -2 -11 -18 0 -20C11 -18 11 -2 13 4Z', c.brass),
	path('M3 -19C11 -16 10 -2 13 4H6C5 -4 7 -14 3 -19Z', c.brass2), rect(-14, 3, 28, 4.6, c.brass2, 2.3),
	circle(0, 10, 4, c.brass), rect(-2, -25, 4, 6, c.ink, 2),
);

const lamp = (c: Inks, x: number, y: number, r: number, on: boolean) => join(
	circle(x, y, r, c.brass2), circle(x, y, r * 0.88, c.brass), circle(x, y, r * 0.7, on ? '#FFF6D2' : c.petrol2),
	on ? circle(x, y, r * 0.4, '#FFFFFF')
		: path(
			`M${x - r * 0.42} ${y + r * 0.1}A${r * 0.46} ${r * 0.46} 0 0 1 ${x + r * 0.1} ${y - r * 0.42}`, 'none',
			{ stroke: c.glass, 'stroke-width': r * 0.14, 'stroke-linecap': 'round', opacity: 0.7 },
		),
);

/** The tram: 248 long, 196 high, wheels on y = 0, facing right. */
interface Tram {
	readonly rot?: number;
	/** What is seen through the windows. */
	readonly inside?: Drawing;
	/** Who stands on the front platform. */
	readonly cab?: Drawing;
	readonly rear?: Drawing;
	readonly on?: boolean;
	readonly blinds?: number;
	readonly pole?: boolean;
	readonly out?: Drawing;
	readonly pane?: string;
}

function tram(c: Inks, x: number, y: number, s: number, options: Tram = {}) {
	const {
		rot = 0, inside = '', cab = driver(c, { x: 96, y: -36, arms: [[16, 56], [8, 50]] }), rear = '', on = true,
		blinds = 0, pole = true, out = '', pane = c.glass,
	} = options;
	const px = (i: number) => -84 + i * 40.8;
	return at(
		x, y,
		join(
			pole ? stroke('M6 -188L-62 -262', c.ink, 3.2) + rect(-4, -198, 22, 10, c.ink, 3) : '',
			on ? path('M120 -74L330 -128V10L120 -54Z', '#FFF0B8', op(0.28)) : '', rect(-120, -154, 240, 120, c.inside),
			times(
				4,
				(i) => rect(px(i) + 4, -150, 38, 54, pane)
					+ polygon(
						[[px(i) + 8, -98], [px(i) + 22, -150], [px(i) + 31, -150], [px(i) + 17, -98]], '#fff', op(0.25),
					),
			),
			rect(90, -150, 27, 54, pane), rect(-116, -150, 28, 54, pane), group(inside),
			blinds
				? times(
					4,
					(i) => rect(px(i), -152, 44, 54 * blinds, c.cream2)
						+ rect(px(i), -152 + 54 * blinds - 4, 44, 5, c.brass2),
				) : '',
			cab, rear, times(5, (i) => rect(px(i), -152, 5, 56, c.red)), rect(113, -152, 4, 56, c.cream2),
			rect(117, -152, 6, 60, c.red, 2), rect(-124, -152, 6, 118, c.red, 2),
			stroke('M-87 -142V-42M-113 -92V-42', c.brass, 3), rect(-84, -98, 168, 66, c.red),
			path('M82 -98H124V-54C124 -38 116 -32 104 -32H82ZM-124 -98H-114V-32H-118Q-124 -34 -124 -44Z', c.red),
			rect(-84, -98, 208, 8, c.cream), rect(-76, -80, 152, 36, c.red2, 6), rect(-73, -77, 146, 30, c.red, 5),
			at(0, -58, bell(c), 0.72), [-44, 44].map((v) => rect(v - 22, -63, 44, 3, c.brass, 1.5)),
			path('M-124 -40H122Q118 -32 104 -32H-118Q-123 -33 -124 -40Z', c.red3), rect(-116, -26, 32, 5, c.ink, 2),
			rect(84, -26, 30, 5, c.ink, 2), stroke('M-112 -32V-24M-90 -32V-24', c.ink, 3),
			rect(-72, -31, 144, 12, c.ink, 4),
			[-46, 46].map((v) => circle(v, -15, 15.4, c.ink) + circle(v, -15, 10, c.steel) + circle(v, -15, 4, c.ink)),
			rect(114, -22, 18, 7, c.ink, 3), rect(-127, -162, 254, 12, c.red2, 3),
			path('M-131 -160C-126 -176 -112 -180 -96 -180H96C112 -180 126 -176 131 -160Z', c.cream),
			path('M-131 -160H131L129 -166H-129Z', c.cream2), rect(-74, -190, 148, 11, c.red2, 3),
			times(6, (i) => rect(-68 + i * 23.4, -188, 18, 6, c.glass, 2)),
			path('M-82 -189Q-78 -197 -66 -197H66Q78 -197 82 -189Z', c.cream), lamp(c, 114, -66, 15, on),
			stroke('M91 -176V-202Q91 -210 106 -210T121 -202V-174', c.red3, 3), at(106, -185, bell(c), 0.9), out,
		),
		s, rot,
	);
}

const ground = (c: Inks, y = 330, seed = 5) => {
	const r = noise(seed);
	return join(
		rect(0, y - 22, WIDTH, HEIGHT, c.street), rect(0, y - 22, WIDTH, 5, c.street3),
		times(
			26,
			() => {
				const yy = y + 12 + r() * (HEIGHT - y - 16);
				const k = 1 + (yy - y) / 60;
				return rect(
					r() * 320 - 20, yy, 14 * k + r() * 10, 4 * k, r() > 0.5 ? c.street2 : c.street3, 2 * k, op(0.75),
				);
			},
		),
		rect(0, y - 10, WIDTH, 3, c.railD), rect(0, y - 12, WIDTH, 2.6, c.rail), rect(0, y + 2, WIDTH, 4, c.railD),
		rect(0, y - 1, WIDTH, 4, c.rail),
	);
};

type House = readonly [x: number, width: number, top: number, wall: string, roof?: 'gable'];

/** A row of houses, their feet on y. */
const houses = (c: Inks, y: number, list: readonly House[]) => list.map(
	([x, w, t, wall, roof], k) => join(
		rect(x, t, w, y - t, wall),
		roof === 'gable' ? polygon([[x - 5, t + 1], [x + w / 2, t - w * 0.42], [x + w + 5, t + 1]], c.tile)
			: rect(x - 3, t - 7, w + 6, 9, c.tile, 2),
		times(
			Math.floor((y - t - 20) / 46),
			(j) => times(
				Math.floor((w - 8) / 28),
				(i) => {
					const wx = x + (w - Math.floor((w - 8) / 28) * 28) / 2 + i * 28 + 6;
					const wy = t + 14 + j * 46;
					return ((i + j + k) % 3 ? '' : rect(wx - 4, wy, 4, 26, c.petrol, 1, op(0.8)))
						+ rect(wx, wy, 16, 26, (i * 2 + j + k) % 4 ? c.glass : c.cream, 1.5)
						+ rect(wx - 2, wy + 26, 20, 3.4, c.cream);
				},
			),
		),
	),
);

const school = (c: Inks, y: number) => join(
	rect(34, 128, 232, y - 128, c.wallC), rect(26, 120, 248, 12, c.tile, 2), path('M96 122L150 78L204 122Z', c.wallC),
	path('M88 124L150 70L212 124H198L150 84L102 124Z', c.tile), rect(136, 34, 28, 40, c.cream),
	rect(142, 42, 16, 26, c.inside, 8), at(150, 58, bell(c), 0.5), path('M128 36L150 6L172 36Z', c.tile),
	circle(150, 106, 13, c.cream), stroke('M150 106V98M150 106L144 109', c.ink, 2),
	times(
		5,
		(i) => times(
			3,
			(j) => rect(50 + i * 43, 146 + j * 52, 26, 36, c.glass, 2)
				+ rect(62 + i * 43, 146 + j * 52, 2.4, 36, c.wallC) + rect(47 + i * 43, 182 + j * 52, 32, 4, c.cream),
		),
	),
);

const wire = (c: Inks, y: number) => polyline([[0, y], [150, y + 3], [300, y]], c.ink, 1.6, op(0.6));

const lilCaps = (c: Inks) => times(
	4, (i) => times(2, (j) => kid(c, -72 + i * 41 + j * 17, -112 + (i + j) % 2 * 7, 0.92, i + j * 2 + 1)),
);

const FRAMES: Frames<(c: Inks, id: string) => Shot> = {
	1: (c: Inks, id: string) => ({
		back: [
			sky(id), circle(252, 46, 17, '#FFE9B8'), circle(244, 41, 15, '#44133F'),
			[[30, 40], [70, 22], [18, 84], [214, 22], [286, 92], [226, 66]].map(
				([x, y]) => circle(x, y, 1.7, '#FFE9B8'),
			),
			path('M-4 360V128L150 44L304 128V360Z', c.brick),
			times(30, (i) => rect((i * 67) % 300 - 6, 150 + (i * 29) % 180, 18, 6, c.brick2, 1)),
			path('M-10 134V118L150 30L310 118V134L150 48Z', c.tile), circle(150, 88, 20, c.cream2),
			circle(150, 88, 15, c.inside), stroke('M135 88H165M150 73V103', c.cream2, 3),
			path('M28 346V162Q28 124 66 124H234Q272 124 272 162V346Z', c.cream2),
			path('M36 346V164Q36 132 68 132H232Q264 132 264 164V346Z', c.plum2),
		],
		middle: [ground(c, 346)],
		subject: [
			group(
				[
					path('M150 100L264 132V350H36V300Z', '#B8A0E8', op(0.16)),
					tram(c, 88, 346, 1.06, { on: false, blinds: 0.7, cab: '', pole: false, pane: c.petrol2 }),
				],
				{ 'clip-path': `url(#${id}p)` },
			),
			at(150, 356, join(
				stroke('M0 -6L14 -136', c.cream, 5), path('M-8 -26L9 -23L16 6H-24Z', c.oil),
				path('M-14 6L-4 -24L0 6ZM6 6L4 -22L11 6Z', c.oil2), rect(-10, -30, 20, 8, c.red, 2),
			)),
			times(
				2,
				(k) => at(
					k ? 300 : 0, 0,
					join(
						path('M26 128L70 110V378L26 350Z', c.wood),
						times(3, (i) => polyline([[37 + i * 11, 126 - i * 4], [37 + i * 11, 355 + i * 7]], c.wood2, 2)),
						path('M26 178L70 166V182L26 192ZM26 296L70 308V324L26 310Z', c.wood2),
						circle(63, 244, 4, c.brass),
					),
					1, 0, !!k,
				),
			),
		],
		defs: `<clipPath id="${id}p"><path d="M36 350V164Q36 132 68 132H232Q264 132 264 164V350Z"/></clipPath>`,
		zoom: [150, 248, 1.22],
	}),
	2: (c: Inks, id: string) => ({
		back: [
			sky(id, 400), rect(0, 0, 300, 400, c.brick),
			times(22, (i) => rect((i * 83) % 310 - 10, (i * 37) % 400, 30, 10, c.brick2, 2)),
			path('M150 400V120Q150 50 226 50Q302 50 302 120V400Z', c.cream2),
			path('M160 400V122Q160 60 226 60Q302 60 302 122V400Z', `url(#${id}s)`),
			path('M160 400V300L190 270L214 296L250 258L304 300V400Z', c.tile),
		],
		middle: [],
		subject: [
			path('M226 60L302 90V300L60 400H0V300Z', '#FFE2B0', op(0.16)),
			group([
				rect(-10, -10, 130, 150, c.inside), rect(-10, 26, 104, 100, c.glass),
				path('M10 126L40 26H62L32 126Z', '#fff', op(0.25)), rect(104, -10, 16, 160, c.red),
				rect(90, -10, 10, 150, c.cream2), path('M-10 128H136V320C136 372 108 392 70 392H-10Z', c.red),
				rect(-10, 128, 146, 24, c.cream), path('M-10 352H126C112 382 96 392 70 392H-10Z', c.red3),
				rect(110, 388, 46, 18, c.ink, 6),
			]),
			lamp(c, 96, 238, 66, false),
			driver(c, {
				x: 226, y: 470, h: 400, flip: true, lean: 10, legs: [[2, 0], [-4, 0]], arms: [[46, 24], [-6, 24]],
				near: path('M-3 -5C2 -8 8 -6 10 -3C12 0 9 5 4 5C-1 5 -4 0 -3 -5Z', c.skin)
					+ stroke('M4 -2.4H9M4 .6H9', c.skin3, 0.8),
				tilt: 4, legW: 13, legW2: 12, armW: 7.6,
			}),
			spark(64, 206, 1.6, c.white), stroke('M70 304q18 12 44 4M52 290q-8 -8 -12 -18', c.white, 5, op(0.85)),
			[[146, 140, 10], [132, 150, 14], [114, 160, 17], [120, 172, 12], [100, 170, 11]].map(
				([x, y, r]) => circle(x, y, r, '#FFF4E6', op(0.9)),
			),
		],
		zoom: [146, 214, 1.06],
	}),
	3: (c: Inks, id: string) => ({
		back: [
			sky(id), circle(44, 196, 46, '#FFF2C0'), circle(44, 196, 72, '#FFF2C0', op(0.32)),
			houses(c, 312, [
				[-8, 44, 232, c.farB, 'gable'], [34, 40, 250, c.far], [74, 60, 214, c.farB, 'gable'],
				[250, 60, 200, c.farB],
			]),
			wire(c, 34),
		],
		middle: [ground(c, 340)],
		subject: [
			tram(c, 262, 344, 1.42, {
				rear: conductor(c, {
					x: -94, y: -36, h: 108, flip: true, arms: [[44, 16], [36, 20]], tilt: 16, lean: 14,
				}),
			}),
			ellipse(52, 390, 50, 7, c.ink, op(0.25)), boy3(c),
		],
		zoom: [100, 276, 1.3],
	}),
	4: (c: Inks, id: string) => ({
		back: [
			sky(id, 400),
			houses(c, 400, [
				[-10, 74, 150, c.wallB, 'gable'], [64, 66, 112, c.wallD], [130, 76, 96, c.wallA, 'gable'],
				[206, 100, 46, c.wallB],
			]),
		],
		middle: [
			path('M-4 366L304 262V404H-4Z', c.street), path('M-4 356L304 252V264L-4 368Z', c.street3),
			stroke('M-4 369L304 265', c.rail, 3), stroke('M-4 381L304 277', c.railD, 6),
			stroke('M-4 379L304 275', c.rail, 4),
			[[40, 392], [110, 376], [190, 356], [250, 330], [280, 366], [150, 396], [220, 388]].map(
				([x, y], i) => at(x, y, rect(-16, -3, 34, 8, i % 2 ? c.street2 : c.street3, 4), 1, -18.6),
			),
		],
		subject: [
			tram(c, 144, 335, 0.98, {
				rot: -18.6, inside: [kid(c, -62, -108, 0.9, 0), kid(c, 20, -110, 0.9, 4)], pole: false,
			}),
			stroke('M12 330q-10 6 -8 16M26 344q-10 4 -12 14', c.white, 3.6),
		],
		front: [washing(c)], zoom: [150, 200, 1.02],
	}),
	5: (c: Inks, id: string) => ({
		back: [
			rect(0, 0, WIDTH, HEIGHT, c.red), rect(0, 0, WIDTH, 30, c.cream), rect(0, 26, WIDTH, 8, c.red2),
			rect(0, 44, WIDTH, 136, c.red3),
			times(
				3,
				(i) => group([
					rect(-8 + i * 108, 52, 98, 120, `url(#${id}s)`),
					times(
						5,
						(k) => path(
							`M${-8 + i * 108 + k * 19.6} 84h19.6v20q-9.8 10 -19.6 0Z`, (k + i) % 2 ? c.white : c.petrol,
						),
					),
					rect(-8 + i * 108, 78, 98, 8, c.wood2),
					times(6, (k) => circle(4 + i * 108 + k * 16, 160, 9, k % 2 ? c.oil : c.wallC)),
					rect(-8 + i * 108, 164, 98, 10, c.wood),
				]),
			),
			rect(0, 172, WIDTH, 10, c.cream), rect(0, 40, WIDTH, 5, c.brass, 2),
			times(3, (i) => rect(88 + i * 108, 34, 14, 144, c.red)),
		],
		middle: [
			rect(0, 182, WIDTH, 130, c.red2), times(6, (i) => rect(i * 52 + 4, 190, 44, 112, c.red, 4)),
			rect(0, 306, WIDTH, 100, c.wood2), times(4, (i) => rect(0, 316 + i * 22, WIDTH, 3, c.wood)),
		],
		subject: [
			[24, 78, 276].map(
				(x) => polyline([[x, 42], [x, 66]], c.wood2, 4) + stroke(`M${x} 66q-12 16 0 18q12 -2 0 -18`, c.cream, 4),
			),
			conductor(c, {
				x: 226, y: 400, h: 306, flip: true, lean: -12, legs: [[6, 0], [-6, 0]], arms: [[104, 30], [60, 60]],
				tilt: -14, legW: 10, front: '',
			}),
			basket(c, 44, 300, 1.05, leeks(c, 6)), basket(c, 252, 376, 1.2, leeks(c, 7)), goose(c, 126, 332),
			basket(
				c, 40, 386, 1.15,
				[-26, -8, 10, 28].map((x, i) => circle(x, -48 - i % 2 * 8, 13, i % 2 ? c.oil : c.wallC)),
			),
			leekPile(c),
		],
		zoom: [150, 220, 1.06],
	}),
	6: (c: Inks, id: string) => ({
		back: [sky(id), houses(c, 330, [[-20, 56, 150, c.wallB], [264, 60, 170, c.wallB]]), school(c, 330)],
		middle: [ground(c, 352)],
		subject: [
			tram(c, 150, 356, 1.14, {
				pole: false, pane: '#7A2A26',
				inside: times(
					4,
					(i) => [[-9, -131], [9, -133], [0, -122]].map(
						([x, y], j) => kid(c, -61 + i * 41 + x, y, 0.86, i * 3 + j, (i + j) % 2 > 0),
					),
				),
				cab: [
					kid(c, 98, -136, 0.86, 1), driver(c, { x: 94, y: -36, arms: [[30, 40], [20, 40]] }),
					kid(c, 108, -104, 0.86, 2),
				],
				rear: [
					kid(c, -106, -132, 0.9, 4, true), kid(c, -94, -114, 0.9, 2), kid(c, -104, -92, 0.9, 1, true),
					rect(-114, -72, 22, 34, c.petrol, 6),
				],
				out: times(
					4,
					(i) => [[-10, -103], [9, -101]].map(
						([x, y], j) => kid(c, -62 + i * 41 + x, y, 0.94, i * 2 + j + i, (i + j) % 2 === 0),
					),
				).concat([
					satchel(c, -34, -84, 0.9, -6), satchel(c, 30, -84, 0.9, 8), satchel(c, 66, -86, 0.8, -4),
					stroke('M-76 -92L-92 -116', c.cream, 6), circle(-93, -118, 4, c.skin),
					stroke('M84 -108L96 -122', c.pink, 6), circle(97, -125, 4, c.skin),
				]),
			}),
		],
		zoom: [150, 240, 1.06],
	}),
	7: (c: Inks, id: string) => ({
		back: [
			sky(id),
			houses(c, 330, [
				[150, 62, 138, c.wallD, 'gable'], [212, 52, 172, c.wallB], [262, 60, 120, c.wallA, 'gable'],
				[-4, 150, 60, c.wallB],
			]),
			wire(c, 28),
		],
		middle: [ground(c, 350)],
		subject: [
			tram(c, -10, 350, 1.4, {
				inside: lilCaps(c), cab: driver(c, { x: 98, y: -36, lean: 10, arms: [[150, 14], [10, 60]] }),
				out: [
					stroke(
						'M124 -200q8 -8 4 -20M136 -194q14 -12 8 -32M86 -200q-8 -8 -4 -20M74 -194q-14 -12 -8 -32',
						c.brass, 4,
					),
				],
			}),
			catWash(c, 226, 366, 1.12),
		],
		zoom: [196, 250, 1.2],
	}),
	8: (c: Inks, id: string) => ({
		back: [
			sky(id),
			houses(c, 330, [
				[110, 76, 150, c.wallD, 'gable'], [186, 52, 172, c.wallB], [236, 80, 120, c.wallA, 'gable'],
				[-4, 114, 60, c.wallB],
			]),
			wire(c, 28),
		],
		middle: [
			ground(c, 338), path('M236 404L258 326H304V404Z', c.kerb), path('M228 404L252 326H258L236 404Z', c.cream2),
		],
		subject: [
			tram(c, -90, 340, 1.4, {
				inside: lilCaps(c), cab: driver(c, { x: 98, y: -36, lean: 6, arms: [[16, 60], [10, 60]] }),
			}),
			ellipse(138, 388, 70, 8, c.ink, op(0.25)), catHang(c, 234, 160, 1.12),
			conductor(c, {
				x: 132, y: 384, h: 246, lean: -7, legs: [[26, 10], [-24, 12]], arms: [[98, -4], [94, -2]], tilt: -8,
				front: bag(c),
			}),
		],
		zoom: [168, 252, 1.14],
	}),
	9: (c: Inks, id: string) => ({
		back: [sky(id), at(46, 26, school(c, 330), 0.7), rect(0, 222, 300, 100, c.street), gate(c), runners(c)],
		subject: [winFrame(c)], zoom: [150, 180, 1.14],
	}),
	10: (c: Inks, id: string) => ({
		back: [
			sky(id), circle(66, 96, 26, '#FFF0C0'), circle(66, 96, 44, '#FFF0C0', op(0.3)),
			houses(c, 232, [
				[188, 26, 176, c.far, 'gable'], [214, 30, 160, c.farB], [244, 24, 178, c.far, 'gable'],
				[268, 40, 150, c.farB],
			]),
			path('M-4 236V208L60 196L130 214L200 206L304 214V236Z', c.farB),
		],
		middle: [
			rect(0, 228, WIDTH, 180, c.wallC), rect(0, 228, WIDTH, 34, c.wallA),
			times(
				24,
				(i) => rect(
					(i * 97) % 330 - 30, 238 + i * 6.6, 20 + i * 2.6, 2 + i * 0.16, i % 3 ? c.wallB : c.cream, 2,
					op(0.6),
				),
			),
			times(7, (i) => rect(50 - i * 3 + i % 2 * 8, 244 + i * 15, 34 + i * 4, 4, '#FFF0C0', 2, op(0.8))),
		],
		subject: [bridge(c), tram(c, 128, 200, 0.3), gull(c, 196, 112, 1.05, -6)], zoom: [160, 178, 1.2],
	}),
	11: (c: Inks, id: string) => ({
		back: [
			sky(id), circle(246, 166, 32, '#FFF3C4'), circle(246, 166, 54, '#FFF3C4', op(0.3)),
			rect(0, 190, WIDTH, 100, c.sea), rect(0, 190, WIDTH, 5, c.sea2),
			times(
				13,
				(i) => rect((i * 73) % 300 - 10, 202 + i * 6, 24 + i * 2, 2.8, i % 2 ? c.cream : c.sea2, 1.4, op(0.8)),
			),
			times(6, (i) => rect(228 + i % 2 * 8, 196 + i * 9, 34 - i % 3 * 6, 3.4, '#FFF3C4', 1.7)),
			path('M-4 292Q40 276 90 286T190 284T304 274V340H-4Z', c.kerb),
		],
		middle: [ground(c, 344)],
		subject: [
			tram(c, 96, 346, 1.16, {
				pole: false, pane: c.sea,
				inside: [
					rect(-90, -150, 210, 22, '#FFC48A'),
					fisher(c, { x: 12, y: -31, h: 111, lean: 4, arms: [[72, 16], [58, 20]], tilt: -6 }),
				],
				out: [
					stroke('M34 -98L166 -204', c.ink, 3.4), stroke('M166 -204Q172 -150 164 -104', c.white, 1.8),
					circle(164, -98, 7, c.red2), path('M157 -98A7 7 0 0 1 171 -98Z', c.white),
					circle(44, -109, 4.4, c.skin2),
				],
			}),
			path('M-4 404V380Q60 368 120 386T304 376V404Z', c.kerb),
			[[24, 386], [40, 390], [258, 384], [276, 388]].map(
				([x, y]) => stroke(`M${x} ${y}q-2 -14 -8 -22M${x} ${y}q1 -16 2 -26M${x} ${y}q4 -12 10 -18`, c.petrol, 3),
			),
			gull(c, 60, 70, 0.5),
		],
		zoom: [180, 216, 1.16],
	}),
	12: (c: Inks, id: string) => ({
		back: [
			sky(id), circle(150, 196, 58, '#FFE9A0'), circle(150, 196, 88, '#FFE9A0', op(0.28)),
			rect(0, 214, WIDTH, 120, c.sea2),
			times(
				16,
				(i) => rect(
					150 - 50 + (i * 37) % 34 - 10 + (i % 3) * 4, 218 + i * 7, 60 + (i * 23) % 30, 3.4, '#FFD98A', 1.7,
					op(0.9),
				),
			),
			times(12, (i) => rect((i * 89) % 300, 222 + i * 9, 26, 2.6, c.sea, 1.3)),
			path('M0 326Q60 312 130 322T300 316V404H0Z', c.kerb),
		],
		subject: [end12(c)], zoom: [150, 236, 1.3],
	}),
};

function boy3(c: Inks) {
	const o: Pose = {
		x: 46, y: 388, h: 158, lean: -4, legs: [[12, 4], [-16, 2]], arms: [[78, 26], [72, 28]], tilt: -14, face: false,
	};
	return person({
		...o, coat: c.oil, skin: c.skin, hair: c.hair, hat: 'flat', hatColor: c.petrol2, trousers: c.petrol,
		trousers2: c.petrol2, shoe: c.ink, hem: -42, flare: 11, scarf: c.red,
		near: at(2, -4, join(
			[-13, -3, 7, 17].map(
				(x) => path(
					`M${x - 4} -2V-12Q${x - 4} -16 ${x - 2} -18V-23H${x + 2}V-18Q${x + 4} -16 ${x + 4} -12V-2Z`,
					c.white,
				) + rect(x - 2.6, -25, 5.2, 3.4, c.red, 1),
			),
			rect(-20, -8, 44, 18, c.bask2, 2), rect(-20, -4, 44, 4, c.bask), rect(-20, 4, 44, 4, c.bask),
		)),
		front: onHead(o, join(stroke('M2 -2Q4.6 .4 7.4 -2', c.ink, 1.5), ellipse(5.6, 5.2, 3.4, 4.2, c.red3))),
	});
}

const CLOTHES = [
	'M-12 0L-20 10L-13 15L-10 12V30H10V12L13 15L20 10L12 0Q0 5 -12 0Z', 'M-5 0H5V16Q14 18 13 25H-5Z',
	'M-20 0H20V32Q10 36 0 32T-20 32Z', 'M-11 0H11L13 36H3L0 14L-3 36H-13Z',
	'M-7 0L-4 4H4L7 0L9 12L18 36Q0 40 -18 36L-9 12Z',
];

const washing = (c: Inks) => [
	[-6, 4, 306, 8, 10, 7], [-6, 44, 306, 30, 12, 6], [-6, 76, 306, 74, 10, 7], [-6, 120, 208, 74, 14, 4],
	[-6, 158, 131, 110, 8, 3],
].map(
	([x1, y1, x2, y2, sag, n], k) => {
		const mx = (x1 + x2) / 2;
		const my = (y1 + y2) / 2 + sag * 2;
		return stroke(`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`, c.ink, 1.8)
			+ join(times(
				n,
				(i) => {
					const t = (i + 0.6) / (n + 0.2);
					const q = (a: number, b: number, d: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * d;
					return at(
						q(x1, mx, x2), q(y1, my, y2),
						path(
							CLOTHES[(i * 2 + k * 3) % 5],
							[c.white, c.petrol, c.oil, c.white, c.red, c.sea, c.pink][(i * 3 + k * 2) % 7],
						),
						0.8, -3 + i % 3 * 3,
					);
				},
			));
	},
);

const basket = (c: Inks, x: number, y: number, s: number, kids: Drawing) => at(
	x, y,
	join(
		kids, path('M-42 -44H42L34 0Q0 5 -34 0Z', c.bask),
		times(3, (j) => times(6, (i) => rect(-36 + i * 12.4 + j % 2 * 5, -37 + j * 12, 8, 7, c.bask2, 3))),
		rect(-45, -49, 90, 9, c.bask2, 4.5),
	),
	s,
);

const leek = (c: Inks, x: number, y: number, rot: number, s = 1) => at(
	x, y,
	join(
		path('M-5 -50L-18 -98L-5 -84L-6 -112L3 -86L14 -108L10 -80L22 -92L6 -50Z', c.leek),
		path('M-4 -50L-6 -90L0 -70L6 -92L5 -50Z', c.leek2),
		path('M-6 4V-40Q-6 -52 -4 -54H5Q7 -50 6 -40V4Q0 10 -6 4Z', c.white),
		path('M-6 -34Q0 -46 6 -34V-54H-5Z', c.leek, op(0.5)),
	),
	s, rot,
);

const leeks = (c: Inks, n: number) => times(
	n, (i) => leek(c, -30 + i * 60 / (n - 1), -34, -34 + i * 68 / (n - 1) + i % 2 * 8, 0.9),
);

const leekPile = (c: Inks) => [leek(c, 132, 392, 78, 1), leek(c, 150, 398, 70, 0.9), leek(c, 196, 398, -74, 1)];

const goose = (c: Inks, x: number, y: number) => at(x, y, join(
	path('M-6 -40C-46 -44 -60 -76 -40 -86C-20 -92 20 -84 36 -66C46 -54 40 -40 20 -38Z', c.white),
	path('M-40 -66C-24 -56 -6 -56 8 -62C2 -48 -24 -46 -40 -56Z', mix(c.white, c.ink, 0.14)),
	stroke('M20 -60C44 -84 10 -104 24 -138', c.white, 21), ellipse(30, -144, 17, 13.6, c.white),
	path('M43 -152L72 -150L46 -142Z', c.brass), path('M43 -142L66 -134L42 -136Z', c.brass2),
	circle(34, -147, 2.8, c.ink), basket(c, 0, 0, 1.5, ''),
));

function gate(c: Inks) {
	return join(
		rect(0, 196, 76, 74, c.brick), rect(224, 196, 80, 74, c.brick),
		[70, 212].map(
			(x) => join(
				rect(x, 166, 18, 104, c.cream2), rect(x - 4, 160, 26, 8, c.tile, 2), circle(x + 9, 153, 8, c.brass),
			),
		),
		times(
			2,
			(k) => at(
				k ? 212 : 88, 0,
				join(
					times(4, (i) => polyline([[2 + i * 7, 182 - i * 3], [2 + i * 7, 266 + i * 3]], c.red3, 2.6)),
					stroke('M0 192L26 184M0 254L26 262', c.red3, 2.6),
				),
				1, 0, !!k,
			),
		),
	);
}

/** A child from behind. */
const back = (c: Inks, x: number, y: number, s: number, i: number, f = [c.oil, c.plum, c.pink, c.cream][i % 4]) => at(
	x, y,
	join(
		stroke('M-4 -20L-6 -2M4 -20L7 -7', c.ink, 5), polyline([[-9, -42], [-17, -50 + i % 3 * 12]], f, 5.4),
		polyline([[9, -42], [18, -30 - i % 2 * 18]], f, 5.4),
		path('M-9 -46C-12 -34 -12 -24 -12 -17H12C12 -24 12 -34 9 -46Q0 -51 -9 -46Z', f),
		rect(-7.5, -42, 15, 15, c.bask2, 3), rect(-7.5, -42, 15, 6, c.wood, 3), circle(0, -55, 8.4, c.hair),
		path('M-9.6 -54C-10 -66 10 -66 9.6 -54Q0 -50 -9.6 -54Z', [c.petrol, c.oil, c.petrol2][i % 3]),
		circle(0, -63, 1.8, c.cream),
	),
	s,
);

const runners = (c: Inks) => [
	[128, 232, 0.5, 1], [168, 236, 0.52, 2], [148, 250, 0.64, 3], [182, 262, 0.74, 0], [110, 266, 0.78, 8],
	[150, 286, 0.92, 4], [206, 290, 1, 6], [84, 296, 1.04, 7],
].map(([x, y, s, i]) => back(c, x, y, s, i));

function winFrame(c: Inks) {
	return join(
		path('M0 0H300V400H0ZM26 40Q26 26 40 26H260Q274 26 274 40V296H26Z', c.red, { 'fill-rule': 'evenodd' }),
		path(
			'M18 38Q18 18 38 18H262Q282 18 282 38V300H18ZM26 40V296H274V40Q274 26 260 26H40Q26 26 26 40Z', c.cream,
			{ 'fill-rule': 'evenodd' },
		),
		path('M40 296L130 26H164L74 296Z', '#fff', op(0.18)), path('M96 296L186 26H198L108 296Z', '#fff', op(0.18)),
		rect(8, 296, 284, 14, c.cream2, 4), rect(0, 310, 300, 90, c.red2),
		times(
			2, (i) => join(rect(12 + i * 146, 326, 130, 80, c.wood, 12), rect(20 + i * 146, 334, 114, 80, c.bask2, 8)),
		),
		at(
			204, 126,
			join(
				path('M-28 44V-14C-28 -62 28 -62 28 -14V-2C34 -16 52 -16 54 -2C54 14 40 22 28 32V44Z', c.petrol),
				path('M28 -2V32C22 22 22 6 28 -2Z', c.petrol2), rect(-34, 38, 68, 26, c.cream, 10),
				[-20, -4, 12].map((x) => rect(x, 42, 5, 18, c.cream2, 2.5)),
				path('M0 -34L5 -22H18L8 -13L12 0L0 -8L-12 0L-8 -13L-18 -22H-5Z', c.oil),
			),
			1.06, 14,
		),
	);
}

function bridge(c: Inks) {
	const arch = times(
		3,
		(i) => join(
			path(`M${-36 + i * 124} 290V216H${-20 + i * 124}V290Z`, c.red3),
			path(`M${-44 + i * 124} 296H${-12 + i * 124}L${-16 + i * 124} 284H${-40 + i * 124}Z`, c.plum),
			path(
				`M${-20 + i * 124} 272Q${34 + i * 124} 188 ${88 + i * 124} 272L${88 + i * 124} 260Q${34
					+ i * 124} 172 ${-20 + i * 124} 260Z`,
				c.red2,
			),
			times(
				7,
				(k) => polyline(
					[
						[-14 + i * 124 + k * 16, 212],
						[-14 + i * 124 + k * 16, 258 - 42 * Math.sin((k + 0.4) / 6.8 * Math.PI)],
					],
					c.red2, 2.6,
				),
			),
		),
	);
	return join(
		times(
			3,
			(i) => times(4, (k) => rect(-40 + i * 124 + k % 2 * 6, 302 + k * 13, 24 - k * 2, 5, c.red3, 2.5, op(0.5))),
		),
		arch, rect(-4, 200, 308, 14, c.red3), rect(-4, 200, 308, 4, c.cream2),
		times(26, (i) => rect(i * 12, 192, 2, 10, c.red3)), rect(-4, 190, 308, 2.4, c.red3),
	);
}

function end12(c: Inks) {
	return join(
		path('M0 0H300V400H0ZM58 52Q58 34 76 34H224Q242 34 242 52V344H58Z', c.red, { 'fill-rule': 'evenodd' }),
		path('M50 346V50Q50 26 74 26H226Q250 26 250 50V346H242V52Q242 34 224 34H76Q58 34 58 52V346Z', c.cream),
		times(2, (k) => rect(k ? 264 : 8, 60, 28, 150, c.red2, 6) + rect(k ? 264 : 8, 230, 28, 110, c.red2, 6)),
		stroke('M70 110V320M230 110V320', c.brass, 6), rect(0, 340, 300, 64, c.wood),
		times(3, (i) => rect(0, 354 + i * 18, 300, 3, c.wood2)), rect(40, 336, 220, 10, c.brass2, 4),
		at(112, 348, join(
			path('M-34 2C-38 -34 -32 -74 -18 -84Q0 -92 18 -84C32 -74 36 -34 32 2Z', c.petrol),
			stroke('M-36 -36L-24 -12', c.skin, 12), stroke('M-24 -74L-36 -38M24 -74L34 -56', c.white, 15),
			stroke('M34 -54L44 -62', c.skin, 11), circle(-2, -112, 18, c.skin),
			path('M-20 -106C-22 -128 -10 -134 4 -132C10 -120 6 -100 0 -94C-10 -92 -18 -96 -20 -106Z', c.hair),
			circle(-14, -98, 10, c.hair), path('M14 -114L22 -108L14 -104Z', c.skin),
			path(
				'M-22 -116C-24 -136 -2 -142 10 -136C18 -132 20 -124 19 -118ZM10 -122Q28 -124 30 -116Q20 -114 10 -117Z',
				c.petrol2,
			),
		)),
		at(190, 348, join(
			path('M-36 2C-40 -36 -34 -78 -18 -88Q0 -96 20 -88C36 -78 40 -36 36 2Z', c.oil),
			path('M0 -90V2H36C40 -36 36 -78 20 -88Q10 -92 0 -90Z', c.oil2), stroke('M26 -76L38 -40L24 -16', c.oil2, 16),
			stroke('M-24 -76L-36 -58L-40 -64', c.oil, 16), circle(2, -116, 18, c.skin2),
			path(
				'M-17 -108C-21 -92 -12 -82 0 -86C5 -92 2 -100 -3 -104ZM8 -122C9 -112 10 -104 8 -99C17 -99 23 -110 20 -122Z',
				c.white,
			),
			path('M-14 -118L-22 -111L-14 -107Z', c.skin2), path('M-16 -122C-16 -146 20 -146 20 -122Z', c.oil),
			path('M-28 -120Q2 -134 32 -118Q2 -112 -28 -120Z', c.oil2),
		)),
		at(
			151, 280,
			join(
				rect(-21, 3, 42, 9, c.bask, 4), rect(-20, -1, 40, 5, c.red, 2),
				stroke('M-22 -3q5.5 6 11 0t11 0t11 0t11 0', c.leek, 4.6),
				path('M-22 -6Q-23 -14 -14 -14H14Q23 -14 22 -6Z', c.cream),
				path('M-22 -9Q-22 -15 -14 -15H14Q22 -15 22 -9Z', c.bask), circle(-21, 4, 6.4, c.skin),
				circle(22, 4, 6.4, c.skin2),
			),
			1, -5,
		),
		stroke('M238 340L214 70', c.ink, 3.4), stroke('M214 70q-14 70 -6 116', c.white, 1.6),
		circle(208, 190, 5, c.red), gull(c, 104, 98, 0.42),
	);
}

export const red: Story = (value, id) => {
	const hour = LIGHT[value - 1];
	const c = graded(INK, { ...hour.grade, keep: ['brass'] });
	const shot = FRAMES[value](c, id);
	return {
		defs: skyGradient(`${id}s`, [[0, hour.sky[0]], [1, hour.sky[1]]]) + (shot.defs ?? ''),
		layers: { sky: '', back: shot.back, middle: shot.middle, subject: shot.subject, front: shot.front },
		zoom: shot.zoom,
	};
};
