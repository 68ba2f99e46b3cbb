// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, type Drawing, ellipse, join, type Limb, type Limbs, mix, type Person, type Pose,path, person, polyline, 
	RADIANS, rect, stroke,
} from '../../../../art/kit.ts';
import type { Inks } from './light.ts';

const handOf = ([a, b]: Limb) => [
	-0.5 + Math.sin(a * RADIANS) * 16.5 + Math.sin((a + b) * RADIANS) * 15.5,
	-77 + Math.cos(a * RADIANS) * 16.5 + Math.cos((a + b) * RADIANS) * 15.5,
];

/** A person with their own face and headgear: mood and gear are drawn in the head's space, over the kit's head. */
const figure = (o: Figure) => {
	const { mood = 'calm', gear, arms = [[8, 10], [-8, 12]], near, tilt = 0 } = o;
	const [x, y] = handOf(arms[0]);
	return person({ ...o, arms, face: false, near: [at(-x, -y, at(1.4, -91, [FACES[mood], gear], 1, tilt)), near] });
};

const FACE_INK = '#1d1511';

const FACES = {
	calm: circle(4.4, -1.4, 1.2, FACE_INK) + stroke('M3.2 4.8Q5.2 6.6 7.2 4.6', FACE_INK, 1),
	smile: circle(4.4, -1.6, 1.2, FACE_INK) + stroke('M2.2 3.8Q5 8 7.8 3.8', FACE_INK, 1.2),
	sleep: stroke('M2-1.6Q4.2 .8 6.6-1.4', FACE_INK, 1.2) + stroke('M4 5.2Q5.4 5.8 6.8 5', FACE_INK, 1),
	laugh: stroke('M1.8-1Q4.2-4.2 6.6-1.2', FACE_INK, 1.3) + path('M.6 2.8L8.6 2.6Q8.2 9.4 4.4 9Q.8 8.4 .6 2.8Z', '#6E1A16')
		+ path('M1 3L8.4 2.8L8 4.6L1.6 4.8Z', '#fff'),
	cross: circle(4.6, -0.8, 1.3, FACE_INK) + stroke('M1-5L7.4-2.8', FACE_INK, 1.6) + stroke('M2.8 6.4Q5 4 7.4 5.6', FACE_INK, 1.2),
	oh: circle(4.4, -2, 1.3, FACE_INK) + stroke('M2.6-5.4Q4.6-6.8 6.6-5.4', FACE_INK, 1) + ellipse(5, 5, 1.9, 2.4, '#6E1A16'),
};

interface Looks {
	readonly mood?: keyof typeof FACES;
	readonly gear?: Drawing;
}

type Figure = Person & Looks;

type Customer = Pose & Looks;

const cheek = (c: Inks) => circle(0.8, 3, 2.5, c.red, { opacity: 0.35 });

export const baker = (c: Inks, o: Customer) => figure({
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

export const postman = (c: Inks, o: Customer) => figure({
	mood: 'smile', h: 240, coat: c.navy, coat2: c.navy2, skin: c.skinD, hair: c.hairB, hat: 'cap', hatColor: c.navy2,
	trousers: c.navy2, trousers2: c.navy3, shoe: c.ink, hem: -38, flare: 11, armW: 8.6, legW: 10, legW2: 10,
	scarf: c.red, gear: join(path('M2 3.2Q6 1 9.4 3.6Q6.6 5 2 3.2Z', c.hairB), rect(-1, -9.6, 5, 3.4, '#FFD24A', 1)),
	...o,
});

export const nurse = (c: Inks, o: Customer) => figure({
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

export const pump = (c: Inks) => join(
	path('M-6 0C-7-8-4-9 1-9C2-5 6-4 10-2.4Q13-1 13 3H-6Z', c.white), rect(-6.6, 2, 20, 3, c.mint, 1.4),
	rect(-5.6, -9, 6, 2.4, c.mint, 1),
);

export const twin = (c: Inks, o: Customer) => figure({
	mood: 'oh', h: 200, coat: c.mint, skin: c.skinC, hair: c.hairA, hat: 'cap', hatColor: c.coral, trousers: c.navy2,
	trousers2: c.navy3, shoe: c.red, hem: -38, flare: 12, armW: 8.4, legW: 9, legW2: 9, scarf: c.coral, belt: c.white,
	gear: join(
		cheek(c), path('M-9.6-3.4C-10.6-12.6-3.4-15 1.6-13.8C7-12.6 9.6-8.4 9-3.6Q0-7-9.6-3.4Z', c.coral),
		path('M-10-2.6Q0-6.6 9.6-3L9.6-6.6Q0-10.4-10-6.2Z', c.white), circle(-2, -16, 4.4, c.white),
	),
	...o,
});

export const tall = (c: Inks, o: Customer) => figure({
	h: 220, coat: c.green, coat2: c.green2, skin: c.skinC, hair: '#7A4A22', hat: 'bowler', hatColor: c.green2,
	trousers: c.ink, shoe: c.ink, hem: -28, flare: 11, armW: 7.6, scarf: c.white,
	gear: join(path(
		'M2.4 2.6C5 .8 8 1.4 9.6 3.4C12 4.6 14 2.4 13.4 .8C16 3.4 13 7.4 9 5.4C6 7.4 2 6.4 1 3.8C.6 2.8 1.4 2.6 2.4 2.6Z',
		'#7A4A22',
	)),
	...o,
});

export const lady = (c: Inks, o: Customer) => figure({
	h: 204, coat: c.plum, coat2: c.plum2, skin: c.skinA, hair: '#E9E2DC', hairStyle: 'bun', hat: 'brim',
	hatColor: c.plum2, trousers: c.ink, shoe: c.ink, hem: -20, flare: 20, armW: 9, legW: 8, scarf: c.coral,
	gear: join(
		stroke('M-2-1.6L1.2-1.8', FACE_INK, 0.9), circle(4.6, -1.6, 3.4, 'none', { stroke: FACE_INK, 'stroke-width': 0.9 }),
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

export const birds = (c: Inks, ...l: readonly Sparrow[]) => l.map(([x, y, scale, flip, turn]) => sparrow(c, x, y, scale, flip === 1, turn));

export const pointer = (x: number, y: number, rot: number, sleeve: string, skin: string, s = 1, flip = false) => at(
	x, y,
	join(
		rect(-14, 30, 28, 170, sleeve, 8), rect(-17, 27, 34, 13, mix(sleeve, '#FFFFFF', 0.4), 5),
		rect(-15, -4, 29, 34, skin, 11), polyline([[-9.6, 4], [-11, -34]], skin, 10),
		polyline([[-6, 18], [-21, 15]], skin, 9),
		[0, 8].map((k, i) => rect(k - 4, 0 + i * 2, 1.8, 13, mix(skin, '#5A2010', 0.34), 0.9)),
	),
	s, rot, flip,
);

export const folk = (c: Inks, x: number, y: number, h: number, coat: string, o: Partial<Customer>) => figure({
	x, y, h, coat, coat2: mix(coat, '#2B170B', 0.18), skin: c.skinC, hair: c.hairA, trousers: c.ink, shoe: c.ink,
	hem: -26, flare: 13, ...o,
});

export const bakerInside = (c: Inks, x: number, arms: Limbs, o: Partial<Customer>) => baker(c, { x, y: 338, h: 242, arms, ...o });
