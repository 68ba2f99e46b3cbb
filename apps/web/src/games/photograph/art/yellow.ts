// biome-ignore-all format: drawings are rows of coordinates
import {at, circle,
	type Drawing, 
	ellipse, graded, HEIGHT, join, type Limb, type Limbs, mix, noise, type Person, type Point, type Pose, path, person, polygon, polyline, RADIANS, rect, skyGradient, stroke, times,WIDTH, 
} from '../../../art/kit.ts';
import type { Frames, Hour, Layers, Shot, Story, Zoom } from './story.ts';

const INK = {
	wall: '#FCC826', wall2: '#F2B211', base: '#D98A0A', base2: '#B96C06', frame: '#FFF4CF', frame2: '#EBC35E',
	room: '#FFEDA6', room2: '#FFDD6E', tile: '#F3B435', tile2: '#E8A01F', awn: '#FCC826', awn2: '#FFF8E2',
	awnS: '#DB9A0C', wood: '#B56A1E', wood2: '#8C4C14', dark: '#5A3010', ink: '#2B170B', pave: '#F8D377',
	pave2: '#DFAB3E', far: '#F3B548', far2: '#E39A2C', crust: '#D27A22', crust2: '#A95514', crustL: '#F2AE52',
	flour: '#FFF6E0', crumb: '#FFE9B8', oven: '#C56A2A', oven2: '#A04E1C', steel: '#9DB7C4', red: '#E4412C',
	red2: '#B92B20', sleeve: '#CE3424', white: '#FFFBF0', white2: '#E8DCC2', navy: '#234A8C', navy2: '#173566',
	navy3: '#0F2548', bag: '#F7EFD8', bag2: '#C9A86A', mint: '#1F9A8C', mint2: '#14756D', green: '#2E7D4F',
	green2: '#1E5C3A', plum: '#8E3A86', plum2: '#692A68', coral: '#F06A3C', moon: '#4B2A63', skinA: '#EFB083',
	skinB: '#8A5433', skinC: '#F4C29A', skinD: '#B97845', skinE: '#7E4C32', hairA: '#6A3416', hairB: '#241410',
	bird: '#B0733C', bird2: '#7E4A22', bird3: '#FFF0CC',
};

type Inks = Record<keyof typeof INK, string>;

interface Morning extends Hour<keyof Inks> {
	readonly sun?: readonly [y: number, color: string];
	readonly beam?: readonly Point[];
}

const DAY: Morning = { sky: ['#8FD3E8', '#FFF3C4'] };

const LIGHT: readonly Morning[] = [
	{ sky: ['#1B1440', '#4A2F62'], grade: { mul: ['#6E4C70', 0.64] } },
	{ sky: ['#1B1440', '#4A2F62'], grade: { mul: ['#F7B469', 0.34] } },
	{ sky: ['#7A5A9A', '#FFC08A'], grade: { mul: ['#FFE0B0', 0.3] } },
	{
		sky: ['#FFB27A', '#FFE9A0'], sun: [214, '#FFF6C8'], grade: { mul: ['#FFD9B8', 0.34] },
		beam: [[300, 190], [300, 262], [60, 400], [-60, 400]],
	},
	{ sky: ['#FFD48A', '#FFF0B4'], sun: [168, '#FFFBDC'], beam: [[300, 250], [300, 300], [150, 400], [-20, 400]] },
	{ sky: ['#BFE3E4', '#FFF3C4'], sun: [120, '#FFFBDC'], beam: [[300, 300], [262, 304], [120, 400], [270, 400]] },
	{ ...DAY, sun: [74, '#FFFBDC'] }, DAY, DAY, DAY,
	{
		sky: ['#BFDCCB', '#FFE79A'], grade: { mul: ['#FFE9B4', 0.4] },
		beam: [[-10, 280], [-10, 340], [120, 400], [300, 400]],
	},
	{
		sky: ['#F2853E', '#FFD57A'], grade: { mul: ['#FFCE80', 0.42] },
		beam: [[-10, 130], [-10, 230], [260, 400], [300, 400], [300, 372]],
	},
];

const slot = (i: number) => 22.5 + i * 20.5;

const SHELF = 178;

const loaf = (c: Inks, s = 1, rot = 0) => at(
	0, 0,
	join(
		path('M-10 0C-12.4-10-6.4-15.6 0-15.6C6.4-15.6 12.4-10 10 0Z', c.crust),
		path('M-10 0C-11-4-10.6-6-9.6-8.4C-6-3.4 6-3.4 9.6-8.4C10.6-6 11-4 10 0Z', c.crust2),
		path('M-7.4-9.6C-6-13.4-2-14.4 1-14.2C-1-12.6-4.6-11.6-7.4-9.6Z', c.crustL),
		stroke('M-3.4-6.4Q-1-10-1.6-13.4M2.6-6.2Q4.6-9 4-12.4', c.flour, 1.5),
	),
	s, rot,
);

const emblem = (fill: string, line: string) => join(
	path('M-17 9C-22-8-10-15 0-15C10-15 22-8 17 9Z', fill),
	stroke('M-8 1Q-5-5-6-10M1 1Q4-5 3-11M10 1Q12-4 11-8', line, 2.6),
);

/** The turning sign: moon = shut, sun = open. */
const sign = (c: Inks, open: boolean, x = 66, rot = 0) => at(
	x, 84,
	join(
		polyline([[-20, 18], [0, -2], [20, 18]], c.ink, 1.8), rect(-31, 14, 62, 44, c.ink, 7),
		rect(-28, 17, 56, 38, open ? c.mint : c.moon, 5),
		open
			? join(
				circle(0, 36, 9, '#FFE36A'),
				[0, 45, 90, 135, 180, 225, 270, 315].map(
					(a) => at(0, 36, polyline([[0, -12], [0, -15]], '#FFE36A', 3), 1, a),
				),
			)
			: join(
				path('M5 23A13.4 13.4 0 1 0 14 42A11 11 0 0 1 5 23Z', '#FFF0B4'), circle(-16, 28, 1.8, '#FFF0B4'),
				circle(17, 27, 1.4, '#FFF0B4'),
			),
	),
	1, rot,
);

const awning = (c: Inks, up: boolean) => up
	? join(
		rect(8, 66, 254, 14, c.awnS, 7), rect(8, 66, 254, 7, c.awn2, 4),
		[14, 50, 86, 122, 158, 194, 230].map((x) => rect(x, 66, 18, 14, c.awn, 3)),
	)
	: join(
		polygon([[8, 84], [262, 84], [262, 98], [8, 98]], c.ink, { opacity: 0.16 }),
		times(
			11,
			(i) => {
				const a = 14 + i * 22.2;
				const b = 2 + i * 24.4;
				return path(`M${a} 30h22.2L${b + 24.4} 78q0 12 -12.2 12q-12.2 0 -12.2 -12Z`, i % 2 ? c.awn2 : c.awn)
					+ path(
						`M${b} 76h24.4v2q0 12 -12.2 12q-12.2 0 -12.2 -12Z`, i % 2 ? c.frame2 : c.awnS,
						{ opacity: 0.55 },
					);
			},
		),
		rect(10, 25, 252, 8, c.dark, 4),
	);

const oven = (c: Inks) => join(
	path('M-58 72V-8C-58-52 58-52 58-8V72Z', c.oven),
	[-44, -22, 0, 22, 44].map((a) => at(0, 10, rect(-4.5, -58 + Math.abs(a) * 0.14, 9, 15, c.oven2, 2), 1, a)),
	path('M-36 72V8C-36-26 36-26 36 8V72Z', c.ink), path('M-30 72V10C-30-18 30-18 30 10V72Z', '#FF8A1E'),
	path('M-22 72C-26 48-12 42-12 22C0 32 0 44 4 50C8 42 14 40 14 28C24 42 26 56 20 72Z', '#FFD23C'),
	path('M-10 72C-12 58-4 54-2 44C6 54 10 60 8 72Z', '#FFF6BE'), rect(-44, 68, 88, 9, c.oven2, 3),
);

const pendant = (c: Inks, on: boolean) => join(
	polyline([[140, 80], [140, 104]], c.ink, 2.4),
	path('M120 122C122 106 132 102 140 102C148 102 158 106 160 122Z', on ? '#E4412C' : c.red2),
	on ? circle(140, 124, 9, '#FFF6C8') : ellipse(140, 122, 9, 3, c.frame2),
);

interface Shop {
	/** The places on the shelf that hold a loaf. */
	readonly on?: readonly number[];
	readonly open?: boolean;
	readonly up?: boolean;
	readonly lamp?: boolean;
	readonly inside?: Drawing;
	readonly flour?: boolean;
	readonly signRot?: number;
}

function stage(daylight: Inks, hour: Morning, id: string, shop: Shop = {}): Pick<Layers, 'sky' | 'back' | 'middle'> {
	const { on = [], open = true, up = false, lamp = false, inside = '', flour = false, signRot = 0 } = shop;
	const r = noise(5);
	const c = lamp ? { ...daylight, room: '#37203F', room2: '#432A4B', frame2: '#8A6A4A' } : daylight;
	const sky = join(
		rect(262, 0, 40, 306, `url(#${id}s)`),
		hour.sun ? circle(290, hour.sun[0], 40, hour.sun[1], { opacity: 0.4 })
			+ circle(290, hour.sun[0], 22, hour.sun[1]) : '',
		lamp ? [[280, 30], [292, 62], [276, 84], [290, 110]].map(([x, y]) => circle(x, y, 1.5, '#FFF2C8')) : '',
		polygon([[268, 306], [268, 190], [284, 168], [304, 186], [304, 306]], c.far), rect(280, 206, 11, 18, c.far2, 2),
		rect(280, 240, 11, 18, c.far2, 2),
	);
	const back = join(
		rect(0, 0, 270, 306, c.wall), rect(262, 0, 8, 306, c.wall2),
		[[4, 6], [236, 10], [190, 4], [44, 12]].map(([x, y]) => rect(x, y, 18, 7, c.wall2, 2)),
		rect(4, 74, 262, 194, c.wood2, 4), rect(12, 82, 246, 178, c.room),
		rect(12, 82, 246, 30, c.room2, 0, { opacity: 0.6 }),
		times(9, (i) => rect(12 + i * 28, 206, 26, 25, c.room2, 2) + rect(-2 + i * 28 + 14, 234, 26, 25, c.room2, 2)),
		inside ? '' : pendant(c, lamp),
		lamp ? polygon([[122, 124], [158, 124], [214, 260], [62, 260]], '#FFD75A', { opacity: 0.5 }) : '', inside,
		polygon([[12, 190], [12, 130], [44, 82], [84, 82]], '#fff', { opacity: lamp ? 0.06 : 0.2 }),
		rect(10, SHELF, 250, 6, lamp ? mix(c.wood, '#FFD75A', 0.35) : c.wood, 2),
		rect(10, SHELF + 5, 250, 3.4, c.wood2, 1.5),
		[40, 230].map((x) => path(`M${x} ${SHELF + 8}h7v14q-7 -2 -7 -14Z`, c.wood2)),
		on.map((i) => at(slot(i), SHELF, loaf(c))), rect(0, 268, 270, 38, c.base),
		[8, 73, 138, 203].map((x) => rect(x, 274, 58, 26, c.base2, 3)), rect(0, 258, 270, 12, c.frame, 3),
		rect(0, 267, 270, 4, c.frame2, 2),
		flour
			? join(
				path(
					'M4 259C10 250 22 252 30 249C44 242 60 250 74 246C90 238 104 240 118 244C138 236 160 238 176 245C190 241 206 248 220 247C234 244 252 250 264 259Z',
					'#FFF9E8',
				),
				path('M20 268h34q-4 8-9 8t-7-4t-8 2t-10-6ZM150 268h50q-6 12-14 9t-12-4t-11 2t-13-7Z', '#FFF9E8'),
			) : '',
		up ? rect(40, 14, 190, 42, c.awnS, 8) + rect(44, 18, 182, 34, c.wall2, 6) + [88, 135, 182].map(
			(x) => at(x, 39, emblem(c.frame, c.awnS), 0.78),
		) : '',
		awning(c, up), sign(c, open, 66, signRot), polyline([[266, 104], [298, 104]], c.dark, 4),
		polyline([[286, 104], [286, 114]], c.dark, 2.4), circle(286, 128, 15, c.dark), circle(286, 128, 12.4, c.frame),
		at(286, 130.5, emblem(c.crust, c.frame), 0.46),
	);
	const middle = join(
		rect(0, 304, WIDTH, 96, c.pave), rect(0, 304, WIDTH, 6, c.pave2),
		[[328, 0], [356, 40], [390, 10]].map(
			([y, o], i) => join(
				rect(0, y, WIDTH, 2, c.pave2),
				[0, 1, 2, 3, 4, 5].map(
					(k) => polyline(
						[[o + k * (62 + i * 12) - 20, y], [o + k * (66 + i * 12) - 26, y + (i === 2 ? 12 : 26 + i * 8)]],
						c.pave2, 2,
					),
				),
			),
		),
		times(16, () => circle(r() * 300, 316 + r() * 80, 1.2 + r() * 1.4, c.pave2)),
	);
	const beam = hour.beam ? polygon(hour.beam, '#FFF3A0', { opacity: 0.24 }) : '';
	return { sky: [sky], back: [back], middle: [middle, beam] };
}

const handOf = ([a, b]: Limb) => [
	-0.5 + Math.sin(a * RADIANS) * 16.5 + Math.sin((a + b) * RADIANS) * 15.5,
	-77 + Math.cos(a * RADIANS) * 16.5 + Math.cos((a + b) * RADIANS) * 15.5,
];

/** A person with their own face and headgear: mood and gear are drawn in the head's space, over the kit's head. */
const fig = (o: Figure) => {
	const { mood = 'calm', gear, arms = [[8, 10], [-8, 12]], near, tilt = 0 } = o;
	const [x, y] = handOf(arms[0]);
	return person({ ...o, arms, face: false, near: [at(-x, -y, at(1.4, -91, [MUG[mood], gear], 1, tilt)), near] });
};

const D = '#1d1511';

const MUG = {
	calm: circle(4.4, -1.4, 1.2, D) + stroke('M3.2 4.8Q5.2 6.6 7.2 4.6', D, 1),
	smile: circle(4.4, -1.6, 1.2, D) + stroke('M2.2 3.8Q5 8 7.8 3.8', D, 1.2),
	sleep: stroke('M2-1.6Q4.2 .8 6.6-1.4', D, 1.2) + stroke('M4 5.2Q5.4 5.8 6.8 5', D, 1),
	laugh: stroke('M1.8-1Q4.2-4.2 6.6-1.2', D, 1.3) + path('M.6 2.8L8.6 2.6Q8.2 9.4 4.4 9Q.8 8.4 .6 2.8Z', '#6E1A16')
		+ path('M1 3L8.4 2.8L8 4.6L1.6 4.8Z', '#fff'),
	cross: circle(4.6, -0.8, 1.3, D) + stroke('M1-5L7.4-2.8', D, 1.6) + stroke('M2.8 6.4Q5 4 7.4 5.6', D, 1.2),
	oh: circle(4.4, -2, 1.3, D) + stroke('M2.6-5.4Q4.6-6.8 6.6-5.4', D, 1) + ellipse(5, 5, 1.9, 2.4, '#6E1A16'),
};

interface Looks {
	readonly mood?: keyof typeof MUG;
	readonly gear?: Drawing;
}

type Figure = Person & Looks;

type Customer = Pose & Looks;

const cheek = (c: Inks) => circle(0.8, 3, 2.5, c.red, { opacity: 0.35 });

const baker = (c: Inks, o: Customer) => fig({
	mood: 'smile', h: 230, coat: c.red, sleeves: c.sleeve, sleeves2: c.red2, apron: c.white, skin: c.skinA,
	hair: c.hairA, hairStyle: 'bun', hat: 'scarf', hatColor: c.red, trousers: c.hairA, trousers2: c.hairB, shoe: c.ink,
	hem: -16, flare: 16, armW: 8, legW: 8, legW2: 8,
	gear: join(
		cheek(c), path('M2-11C-3-18-9-17-8-13C-7-10-2-10 2-11C6-10 11-11 11-14C11-18 5-17 2-11Z', c.red),
		ellipse(2, -11.4, 2.6, 2.2, c.red2),
		[[-5, -7], [2, -8], [-8, -1], [-4.4, -1.6], [-7, 4]].map(([x, y]) => circle(x, y, 1, c.white)),
	),
	...o,
});

const postman = (c: Inks, o: Customer) => fig({
	mood: 'smile', h: 240, coat: c.navy, coat2: c.navy2, skin: c.skinD, hair: c.hairB, hat: 'cap', hatColor: c.navy2,
	trousers: c.navy2, trousers2: c.navy3, shoe: c.ink, hem: -38, flare: 11, armW: 8.6, legW: 10, legW2: 10,
	scarf: c.red, gear: join(path('M2 3.2Q6 1 9.4 3.6Q6.6 5 2 3.2Z', c.hairB), rect(-1, -9.6, 5, 3.4, '#FFD24A', 1)),
	...o,
});

const nurse = (c: Inks, o: Customer) => fig({
	mood: 'sleep', h: 214, coat: c.mint, coat2: c.mint2, sleeves: c.white, sleeves2: c.white2,
	behind: path('M-9-64C-12-46-15-34-15-20Q0-16 15-20C14-36 11-50 9-64Z', c.white), skin: c.skinB, hair: c.hairB,
	hairStyle: 'bun', trousers: c.skinB, trousers2: c.skinE, shoeNear: c.skinB, shoeFar: c.skinE, hem: -46, flare: 14,
	legW: 6.4, legW2: 6.4,
	gear: join(
		path('M-9.6-6L-7.4-15.6Q0-18 6.6-14.4L7-7.6Q-1-10.4-9.6-6Z', c.white),
		path('M-9.4-7L-8.9-9.6Q-1-13.4 6.9-10L7-7.6Q-1-10.4-9.4-7Z', c.mint),
	),
	...o,
});

const pump = (c: Inks) => join(
	path('M-6 0C-7-8-4-9 1-9C2-5 6-4 10-2.4Q13-1 13 3H-6Z', c.white), rect(-6.6, 2, 20, 3, c.mint, 1.4),
	rect(-5.6, -9, 6, 2.4, c.mint, 1),
);

const twin = (c: Inks, o: Customer) => fig({
	mood: 'oh', h: 200, coat: c.mint, skin: c.skinC, hair: c.hairA, hat: 'cap', hatColor: c.coral, trousers: c.navy2,
	trousers2: c.navy3, shoe: c.red, hem: -38, flare: 12, armW: 8.4, legW: 9, legW2: 9, scarf: c.coral, belt: c.white,
	gear: join(
		cheek(c), path('M-9.6-3.4C-10.6-12.6-3.4-15 1.6-13.8C7-12.6 9.6-8.4 9-3.6Q0-7-9.6-3.4Z', c.coral),
		path('M-10-2.6Q0-6.6 9.6-3L9.6-6.6Q0-10.4-10-6.2Z', c.white), circle(-2, -16, 4.4, c.white),
	),
	...o,
});

const tall = (c: Inks, o: Customer) => fig({
	h: 220, coat: c.green, coat2: c.green2, skin: c.skinC, hair: '#7A4A22', hat: 'bowler', hatColor: c.green2,
	trousers: c.ink, shoe: c.ink, hem: -28, flare: 11, armW: 7.6, scarf: c.white,
	gear: join(path(
		'M2.4 2.6C5 .8 8 1.4 9.6 3.4C12 4.6 14 2.4 13.4 .8C16 3.4 13 7.4 9 5.4C6 7.4 2 6.4 1 3.8C.6 2.8 1.4 2.6 2.4 2.6Z',
		'#7A4A22',
	)),
	...o,
});

const lady = (c: Inks, o: Customer) => fig({
	h: 204, coat: c.plum, coat2: c.plum2, skin: c.skinA, hair: '#E9E2DC', hairStyle: 'bun', hat: 'brim',
	hatColor: c.plum2, trousers: c.ink, shoe: c.ink, hem: -20, flare: 20, armW: 9, legW: 8, scarf: c.coral,
	gear: join(
		stroke('M-2-1.6L1.2-1.8', D, 0.9), circle(4.6, -1.6, 3.4, 'none', { stroke: D, 'stroke-width': 0.9 }),
		path('M-7.6-8.4Q0-10.6 7.6-8.4L7.6-6Q0-8-7.8-5.6Z', c.coral), path('M-6-12C-16-16-12-24-4-16Z', c.coral),
	),
	...o,
});

/** A sparrow, 30 long, standing on 0,0; peck tips it forward. */
const sparrow = (c: Inks, x: number, y: number, s = 1, flip = false, peck = 0) => at(
	x, y,
	join(
		polyline([[-2, -6], [-3, 0], [1, 0]], c.ink, 1.5), polyline([[3, -6], [3, 0], [7, 0]], c.ink, 1.5),
		at(
			0, -11,
			join(
				path('M-10 0L-25-3L-23 5L-8 7Z', c.bird2),
				path('M-13 2C-12-9 0-11 8-8C14-5 12 8 2 9C-6 10-13 8-13 2Z', c.bird),
				path('M-2 9C6 9 12 5 11.6-1C6 0 0 3-2 9Z', c.bird3),
				path('M-14 3C-10-6-2-7 3-3C0 3-8 5-14 3Z', c.bird2), circle(10, -9, 7.4, c.bird),
				path('M3.4-12C6-18 14-17 16-12C12-13 8-11 3.4-12Z', c.bird2),
				path('M8-6C10-9 14-9 16.6-7C16-3.6 11-2 8-6Z', c.bird3), path('M16.4-11L22.6-8L16.4-6.4Z', c.ink),
				circle(12.6, -10.4, 1.3, c.ink),
			),
			1, peck,
		),
	),
	s, 0, flip,
);

type Sparrow = readonly [x: number, y: number, scale: number, flip?: 0 | 1, turn?: number];

const birds = (c: Inks, ...l: readonly Sparrow[]) => l.map(([x, y, scale, flip, turn]) => sparrow(c, x, y, scale, flip === 1, turn));

const crumbs = (c: Inks, seed: number, n: number, x: number, y: number, w: number, h: number, fill = c.crust) => {
	const r = noise(seed);
	return times(n, () => ellipse(x + r() * w, y + r() * h, 1.6 + r() * 2, 1.2 + r() * 1.2, r() < 0.4 ? c.flour : fill));
};

const steam = (x: number, y: number) => at(
	x, y, stroke('M0 0C-12-14 12-24 0-40C-8-52 4-60 2-68', '#FFFFFF', 6, { opacity: 0.85 }), 1.15,
);

const shade = (c: Inks, x: number, y: number, w: number) => ellipse(x, y, w, 6, c.ink, { opacity: 0.2 });

const pointer = (x: number, y: number, rot: number, sleeve: string, skin: string, s = 1, flip = false) => at(
	x, y,
	join(
		rect(-14, 30, 28, 170, sleeve, 8), rect(-17, 27, 34, 13, mix(sleeve, '#FFFFFF', 0.4), 5),
		rect(-15, -4, 29, 34, skin, 11), polyline([[-9.6, 4], [-11, -34]], skin, 10),
		polyline([[-6, 18], [-21, 15]], skin, 9),
		[0, 8].map((k, i) => rect(k - 4, 0 + i * 2, 1.8, 13, mix(skin, '#5A2010', 0.34), 0.9)),
	),
	s, rot, flip,
);

/** Inside, seen through the pane. */
const bakehouse = (c: Inks) => join(
	rect(0, 0, WIDTH, HEIGHT, c.tile2),
	times(
		60,
		(i) => rect(
			(i % 5) * 64 - (Math.floor(i / 5) % 2 ? 32 : 0), Math.floor(i / 5) * 34 - 4, 60, 30,
			i % 7 === 3 ? c.wall : c.tile, 3,
		),
	),
	[170, 120].map((r) => circle(226, 116, r, '#FFE27A', { opacity: 0.3 })), at(226, 106, oven(c), 1.22),
);

const pane = (c: Inks) => join(
	path(`M0 0H${WIDTH}V${HEIGHT}H0ZM12 12V386H288V12Z`, c.frame, { 'fill-rule': 'evenodd' }),
	path(`M12 12H288V386H12ZM17 17V381H283V17Z`, c.frame2, { 'fill-rule': 'evenodd' }),
);

const folk = (c: Inks, x: number, y: number, h: number, coat: string, o: Partial<Customer>) => fig({
	x, y, h, coat, coat2: mix(coat, '#2B170B', 0.18), skin: c.skinC, hair: c.hairA, trousers: c.ink, shoe: c.ink,
	hem: -26, flare: 13, ...o,
});

const half = (c: Inks, s: number, flip = false) => at(
	0, 0,
	join(
		path('M0-16C-14-15-20-4-17 8C-12 11-4 11 0 11Z', c.crust),
		path('M-17 8C-18 4-18 1-17-2C-12 5-5 6 0 6V11C-4 11-12 11-17 8Z', c.crust2),
		path('M0-16C9-14 12-4 10 5C8 10 3 12 0 11C-6 8-7-8 0-16Z', c.crustL),
		path('M1.4-12.6C7.4-10 9-3 7.4 3.6C6 7.6 3 8.8 1.2 8C-2.8 5-3.4-6 1.4-12.6Z', c.flour),
		[[2.6, -6], [4.6, 0], [1.4, 2], [4, -3.4]].map(([x, y]) => circle(x, y, 0.9, c.crumb)),
	),
	s, 0, flip,
);

const inn = (c: Inks, x: number, arms: Limbs, o: Partial<Customer>) => baker(c, { x, y: 338, h: 242, arms, ...o });

const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

const without = (...k: readonly number[]) => ALL.filter((i) => !k.includes(i));

const fogHole = 'M150 44C230 40 280 70 282 160C286 240 280 296 236 322C190 346 90 344 50 324C16 300 18 220 20 170C24 90 70 48 150 44Z';

interface Scene extends Omit<Shot, 'zoom'> {
	readonly stage?: Shop;
	readonly cam?: Zoom;
	readonly zoom?: Zoom;
}

const FRAMES: Frames<(c: Inks, id: string) => Scene> = {
	1: (c: Inks, id: string) => ({
		stage: { open: false, up: true, lamp: true, flour: true },
		defs: `<radialGradient id="${id}g"><stop offset="0" stop-color="#FFE27A" stop-opacity=".5"/><stop offset="1" stop-color="#FFC93A" stop-opacity="0"/></radialGradient>`,
		front: [
			circle(140, 128, 150, `url(#${id}g)`),
			polygon([[62, 270], [214, 270], [290, 400], [-16, 400]], '#FFD75A', { opacity: 0.46 }),
			crumbs(c, 3, 18, 84, 140, 112, 100, '#FFF9E8'),
			path(
				'M60 334C80 324 100 330 120 326C150 320 176 324 200 334C176 342 90 344 60 334Z', '#FFF9E8',
				{ opacity: 0.8 },
			),
		],
	}),
	2: (c: Inks) => ({
		back: [bakehouse(c)],
		subject: [
			baker(c, { x: 44, y: 436, h: 310, lean: 30, arms: [[22, 4], [12, 8]], legs: [[-8, 0], [-20, 0]], tilt: -8 }),
			path(
				'M40 344C16 300 40 262 84 276C104 284 118 296 138 280C150 262 160 236 196 232C250 226 290 270 284 318C282 338 272 346 258 346H56Z',
				c.flour,
			),
			path(
				'M40 344C32 330 30 318 32 306C70 340 120 318 150 326C200 338 260 330 284 304C286 330 276 346 258 346H56Z',
				c.crumb,
			),
			stroke('M120 292Q134 300 146 286', c.frame2, 3),
			path('M176 258C186 248 206 246 218 252C204 254 190 256 176 258Z', '#FFFFFF'),
			rect(0, 342, WIDTH, 64, c.wood), rect(0, 342, WIDTH, 9, c.crustL), rect(0, 366, WIDTH, 4, c.wood2),
			[[60, 346, 40], [180, 347, 60]].map(([x, y, w]) => ellipse(x, y, w, 4, c.flour)),
			[[66, 256, 7], [52, 240, 5], [82, 238, 4], [150, 250, 5], [162, 228, 4], [70, 222, 3]].map(
				([x, y, r]) => circle(x, y, r, c.flour, { opacity: 0.85 }),
			),
		],
		front: [pane(c)],
	}),
	3: (c: Inks) => ({
		back: [bakehouse(c)],
		subject: [
			baker(c, { x: 84, y: 446, h: 322, arms: [[54, 32], [46, 38]], lean: -8, tilt: 4 }),
			at(178, 246, join(
				[0, 1, 2, 3, 4, 5].map((i) => at(-76 + i * 30.4, -20, loaf(c, 1.5))),
				[0, 1, 2, 3, 4, 5].map((i) => at(-76 + i * 30.4, 4, loaf(c, 1.6))), rect(-98, 3, 196, 11, c.dark, 4),
				rect(-98, 3, 196, 4, c.steel, 2),
			)),
			circle(142, 254, 12, c.skinA), [126, 166, 206, 246].map((x, i) => steam(x, 200 - i % 2 * 12)),
		],
		front: [
			path(`M0 0H300V400H0Z${fogHole}`, '#FFFCEB', { opacity: 0.7, 'fill-rule': 'evenodd' }),
			[[52, 306, 60], [98, 326, 40], [160, 330, 52], [226, 314, 48], [262, 250, 66], [34, 220, 40]].map(
				([x, y, l]) => polyline([[x, y], [x, y + l]], '#FFFFFF', 4) + circle(x, y + l, 4, '#FFFFFF'),
			),
			pane(c),
		],
	}),
	4: (c: Inks) => ({
		stage: { on: ALL, signRot: 7, inside: inn(c, 176, [[97, 0], [96, 6]], { flip: true }) },
		subject: [
			shade(c, 84, 382, 28), shade(c, 162, 391, 28), crumbs(c, 9, 9, 100, 380, 50, 12),
			birds(c, [82, 382, 1.6, 0, 14], [166, 390, 1.6, 1]),
		],
	}),
	5: (c: Inks) => ({
		stage: { on: without(7), inside: inn(c, 222, [[60, 100], [-4, 4]], { flip: true }) }, cam: [146, 206, 1.12],
		subject: [
			shade(c, 120, 394, 60), postman(c, { x: 108, y: 424, h: 240, arms: [[46, 28], [30, 48]], tilt: 10 }),
			stroke('M100 232Q150 260 184 322', c.dark, 6),
			at(192, 340, join(
				rect(-24, -58, 24, 34, c.white, 2, { transform: 'rotate(-12)' }),
				rect(10, -52, 26, 30, c.frame2, 2, { transform: 'rotate(14)' }), at(-2, -22, loaf(c, 2.7, -8)),
				path('M-46-32H46L40 34Q0 42-40 34Z', c.bag), path('M-46-32H46L44-16Q0 0-44-16Z', c.bag2),
				path('M-13 2H13V20H-13Z', c.red), stroke('M-13 3L0 13L13 3', c.white, 2.4),
			)),
			circle(176, 287, 9.4, c.skinD),
		],
	}),
	6: (c: Inks) => ({
		stage: { on: without(7, 3, 4), inside: inn(c, 226, [[50, 90], [-4, 4]], { flip: true }) },
		subject: [
			shade(c, 136, 392, 46),
			nurse(c, {
				x: 138, y: 394, h: 196, flip: true, legs: [[20, 10], [-18, 8]], arms: [[36, 92], [46, 6]], tilt: 8,
				far: join(
					stroke('M0 0L-3 9M0 0L7 8', c.white, 1.2), at(-3, 14, pump(c), 0.86, 64),
					at(8, 13, pump(c), 0.86, 50),
				),
				near: join(at(-2, 6, loaf(c, 0.98, -6)), at(1, -6, loaf(c, 0.92, 8)), circle(-2, 3, 3.7, c.skinB)),
			}),
			birds(c, [232, 390, 1.2, 1]),
		],
	}),
	7: (c: Inks) => {
		const arms: Limbs = [[146, 6], [10, 20]];
		const near = polyline([[0, 0], [4, -9]], c.skinC, 3);
		return {
			stage: {
				on: without(7, 3, 4, 1, 9),
				inside: inn(c, 172, [[60, 80], [-60, -80]], {
					mood: 'oh', near: at(1, 0, loaf(c, 0.8)), far: at(-1, 0, loaf(c, 0.8)),
				}),
			},
			cam: [138, 212, 1.14],
			subject: [
				shade(c, 72, 392, 44), shade(c, 228, 392, 44), twin(c, { x: 66, y: 392, arms, near, tilt: -14 }),
				twin(c, { x: 236, y: 392, flip: true, arms, near, tilt: -14 }), birds(c, [150, 392, 1.1]),
			],
		};
	},
	8: (c: Inks) => ({
		stage: { on: [2, 5, 8, 10], inside: inn(c, 172, [[50, 96], [40, 100]], { flip: true, mood: 'oh' }) },
		subject: [
			folk(c, 40, 332, 140, c.navy, { flip: true, hat: 'flat', hatColor: c.navy2 }),
			folk(c, 88, 330, 128, c.coral, { flip: true, hairStyle: 'long', hair: c.hairB, skin: c.skinB }),
			folk(c, 136, 334, 142, c.white, { flip: true, hairStyle: 'bald', hair: c.white2 }),
			folk(c, 180, 334, 134, c.mint, { flip: true, hat: 'scarf', hatColor: c.coral, skin: c.skinD }),
			folk(c, 222, 340, 146, c.green, { flip: true, hairStyle: 'beard' }),
			folk(c, 262, 352, 150, c.red2, { flip: true, hat: 'brim', hatColor: c.ink, skin: c.skinB }),
			shade(c, 120, 398, 180),
			folk(c, 242, 388, 168, c.navy2, { hairStyle: 'bun', hair: c.hairB, skin: c.skinD, scarf: c.coral }),
			tall(c, { x: 184, y: 398, h: 190 }), lady(c, { x: 118, y: 402, h: 178, mood: 'cross' }),
			twin(c, { x: 62, y: 402, h: 136, mood: 'calm', arms: [[60, 20], [0, 10]] }),
			folk(c, 8, 410, 196, c.coral, { hat: 'cap', hatColor: c.dark, skin: c.skinB, hair: c.hairB }),
		],
	}),
	9: (c: Inks) => {
		const near = polyline([[0, 0], [5, -9]], c.skinC, 3.2);
		const near2 = polyline([[0, 0], [5, -9]], c.skinA, 3.2);
		return {
			stage: {
				on: [3, 8],
				inside: inn(c, 130, [[92, 78], [-4, 4]], {
					mood: 'oh',
					near: join(polyline([[0, 0], [-2, -9]], c.skinA, 2.8), polyline([[1, 0], [4, -8.6]], c.skinA, 2.8)),
				}),
			},
			cam: [135, 162, 1.96],
			subject: [
				pointer(10, 222, 86, c.coral, c.skinC, 0.74), pointer(290, 222, -86, c.white2, c.skinD, 0.74, true),
				pointer(116, 296, -24, c.navy, c.skinD, 0.94, true), pointer(190, 298, 24, c.mint, c.skinB, 0.94),
				tall(c, { x: 32, y: 586, h: 310, arms: [[150, 2], [0, 10]], near, tilt: -14, mood: 'oh' }),
				lady(c, {
					x: 272, y: 574, h: 286, flip: true, arms: [[150, 2], [0, 10]], near: near2, tilt: -14, mood: 'oh',
				}),
			],
			front: [
				ellipse(110, 412, 34, 36, c.hairB), ellipse(204, 414, 34, 36, c.dark),
				at(156, 406, join(
					ellipse(0, 0, 34, 34, c.coral), rect(-38, -4, 76, 17, c.white, 8), circle(0, -38, 12, c.white),
				)),
			],
		};
	},
	10: (c: Inks) => ({
		stage: { inside: inn(c, 134, [[62, 112], [40, 124]], { mood: 'oh' }) }, cam: [140, 186, 1.22],
		subject: [
			tall(c, { x: 64, y: 470, h: 320, arms: [[40, 6], [44, 8]], lean: -14, tilt: 12, mood: 'cross' }),
			lady(c, { x: 240, y: 456, h: 286, flip: true, arms: [[46, 6], [52, 6]], lean: -14, tilt: 12, mood: 'cross' }),
			at(
				150, 282,
				join(
					path('M-52-18C-50-46-20-50 0-40C20-50 50-46 52-18C54 4 24 8 0 0C-24 8-54 4-52-18Z', c.crust),
					path(
						'M-52-18C-52-22-51-26-50-28C-40-8-14-6 0-14C14-6 40-8 50-28C56 4 24 8 0 0C-24 8-56 4-52-18Z',
						c.crust2,
					),
					path(
						'M-42-30C-36-42-22-44-12-40C-24-38-34-36-42-30ZM14-40C24-44 36-42 42-30C34-36 24-38 14-40Z',
						c.crustL,
					),
					path('M-4-41L5-30L-5-22L4-12L-2-1L8-2L11-14L2-23L11-31L5-42Z', c.flour),
				),
				1.24,
			),
			[[-56, -28], [58, -28], [-48, -6], [50, -8]].map(
				([x, y], i) => ellipse(150 + x, 282 + y, 13, 9, i % 2 ? c.skinA : c.skinC),
			),
			crumbs(c, 8, 14, 122, 290, 56, 50),
		],
	}),
	11: (c: Inks) => ({
		stage: {}, cam: [140, 196, 1.06],
		subject: [
			shade(c, 150, 366, 140),
			baker(c, {
				x: 142, y: 366, h: 226, mood: 'laugh', tilt: -8, arms: [[64, 96], [-30, 60]],
				near: join(
					path('M-3-4L-3.4-34Q5-27 4-4Z', c.steel), rect(-3.2, -6, 6.6, 13, c.ink, 2),
					circle(0, 0, 3.7, c.skinA),
				),
			}),
			tall(c, {
				x: 46, y: 370, h: 232, mood: 'laugh', tilt: -22, lean: -8, arms: [[36, 58], [26, 60]],
				near: at(5, -2, half(c, 0.74)),
			}),
			lady(c, {
				x: 258, y: 370, h: 212, flip: true, mood: 'laugh', tilt: -20, lean: -8, arms: [[36, 62], [26, 64]],
				near: at(5, -2, half(c, 0.8)),
			}),
			at(150, 366, join(
				[-44, 36].map((x) => rect(x, -66, 8, 68, c.wood2, 3)), rect(-60, -76, 120, 12, c.wood, 5),
				rect(-44, -84, 88, 9, c.crustL, 4),
			)),
			crumbs(c, 4, 12, 116, 274, 70, 8),
		],
		front: [
			crumbs(c, 5, 16, 60, 380, 180, 14),
			birds(c, [62, 392, 1.1], [122, 396, 1.1, 0, -12], [184, 392, 1.1, 1, -12], [246, 396, 1.1, 1]),
		],
	}),
	12: (c: Inks) => ({
		stage: { open: false, up: true },
		subject: [
			polygon([[120, 368], [206, 368], [330, 404], [236, 404]], c.ink, { opacity: 0.16 }),
			at(36, 366, join(
				polyline([[0, 0], [-14, -150]], c.wood2, 5), path('M-9-34L9-36L17 4L-15 6Z', c.crustL),
				rect(-9, -38, 18, 7, c.red, 2),
			)),
			at(140, 372, join(
				path('M-50-168Q-44-174-40-168L-14-56H-26Z', c.dark),
				[0, 1, 2].map((i) => polyline([[-40 + i * 6, -146 + i * 27], [4, -146 + i * 27]], c.wood, 8)),
				rect(-24, -64, 84, 11, c.dark, 4), [-20, 48].map((x) => rect(x, -56, 8, 56, c.dark, 3)),
				rect(-16, -28, 66, 5, c.wood2, 2),
			)),
			baker(c, {
				x: 146, y: 370, h: 250, sit: 19, mood: 'sleep', tilt: 22, lean: -4, hem: -44, apronHem: -46, flare: 12,
				legs: [[80, 76], [84, 64]], arms: [[22, 70], [16, 76]],
				front: join(
					path('M-13-34C-10-40 12-40 24-34C31-31 33-22 33-9L19-9C18-17 14-19 8-19L-13-21Z', c.red),
					path('M2-37C16-38 27-34 29-26C31-20 31-15 31-12L22-12C21-20 15-23 6-23Z', c.white),
				),
			}),
		],
		front: [
			crumbs(c, 7, 26, 20, 372, 250, 22),
			birds(
				c, [62, 388, 1.15, 0, 36], [118, 396, 1.15, 1, 34], [170, 398, 1.15, 0, 38], [270, 390, 1.15, 1, 34],
				[250, 259, 1, 1, 20],
			),
		],
	}),
};

export const yellow: Story = (value, id) => {
	const hour = LIGHT[value - 1];
	const c = graded(INK, { ...hour.grade, keep: value === 1 ? [] : ['red'] });
	const scene = FRAMES[value](c, id);
	const { sky, back, middle } = scene.stage ? stage(c, hour, id, scene.stage)
		: { sky: '', back: scene.back, middle: '' };
	const [x, y, scale] = scene.cam ?? [150, 200, 1];
	const seen = (layer: Drawing) => (scene.cam ? at(150 - x * scale, 200 - y * scale, layer, scale) : layer);
	return {
		defs: skyGradient(`${id}s`, [[0, hour.sky[0]], [1, hour.sky[1]]]) + (scene.defs ?? ''),
		layers: { sky: seen(sky), back: seen(back), middle: seen(middle), subject: scene.subject, front: scene.front },
		zoom: scene.zoom ?? [146, 210, 1.04],
	};
};
