// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, type Drawing, ellipse, join, mix, type Person, type Pose, path, person, polyline, rect, stroke,
} from '../../../../art/kit.ts';
import type { Inks } from './light.ts';
import { basket } from './plants.ts';

export const spool = (c: Inks, s = 1, rot = 0) => at(
	0, 0,
	join(
		rect(-9, -11, 18, 22, c.bean, 2), [-6, 0, 6].map((v) => rect(-9, v - 1, 18, 2, c.bean2)),
		rect(-12, -16, 24, 6, c.gold, 2), rect(-12, 10, 24, 6, c.gold, 2),
	),
	s, rot,
);

export const bow = (c: Inks, x: number, y: number) => stroke(
	`M${x} ${y}q-22 -10 -20 4q5 8 20 -4q22 -10 20 4q-5 8 -20 -4`, c.bean, 3.6,
);

export const tuba = (c: Inks, s = 1, rot = 0) => at(
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

export const can = (c: Inks, s: number) => at(
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

export const seamstress = (c: Inks, o: Pose) => cast(
	{
		h: 300, coat: c.pink, coat2: c.pink2, sleeves: c.pink, sleeves2: c.pink2, skin: c.skinA, hair: c.trim,
		hairStyle: 'bun', trousers: c.plum, shoe: c.ink, hem: -18, flare: 15, armW: 8, legW: 7, ...o,
	},
	stroke('M-8 -1L1.6 -1.6', c.gold, 1) + circle(4.8, -1.2, 3.4, 'none', { stroke: c.gold, 'stroke-width': 1.2 }),
	stroke('M-6 -82.4Q0 -77 7 -82M5.4 -80Q8.6 -70 7 -58', c.gold, 2.8),
);

export const tubist = (c: Inks, o: Pose) => cast(
	{
		h: 300, coat: c.vest, sleeves: mix(c.vest, '#7A9A70', 0.3), sleeves2: mix(c.vest, '#5A7A58', 0.5),
		skin: c.skinB, hair: c.ginger, hairStyle: 'bald', trousers: c.plum, trousers2: mix(c.plum, '#000000', 0.2),
		shoe: c.ink, hem: -40, flare: 14, armW: 9, legW: 11, legW2: 11, ...o,
	},
	path('M1 4C4 .6 9 1.6 13.4 6.6C10 10 5 9.4 2 7.6Q-3 9 -6 4.6Q-2 5.6 1 4Z', c.ginger),
	stroke('M-4 -82L-5 -44M5 -82L7 -44', c.red, 2.6),
);

export const girl = (c: Inks, o: Pose) => cast(
	{
		h: 220, coat: c.orange, coat2: mix(c.orange, '#B03A10', 0.3), skin: c.skinC, hair: c.hair, trousers: c.trim,
		shoe: c.red, hem: -26, flare: 15, armW: 7, legW: 7.4, ...o,
	},
	path('M-8 -4C-16 -8 -21 -2 -19 8C-15 7 -13 6 -12 2C-10 3 -8 1 -7 -2Z', c.hair) + circle(-9, -3, 2.4, c.red),
);

const HAIR_STYLES = ['short', 'bun', 'beard', 'long'] as const;

export const folk = (c: Inks, i: number, o: Pose) => person({
	h: 150, coat: [c.plum, c.red, c.trim, c.gold, c.orange, c.pink][i % 6], skin: [c.skinB, c.skinA, c.skinC][i % 3],
	hair: [c.hair, c.ginger, c.trim][(i * 2 + 1) % 3], hairStyle: HAIR_STYLES[i % 4], trousers: c.ink, shoe: c.ink,
	hem: -40, flare: 13, armW: 8, legW: 9, ...o,
});

export const bee = (c: Inks, x: number, y: number, s = 1, rot = 0, flip = false) => at(
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

export const bike = (c: Inks, x: number, y: number, s: number, who: Drawing) => at(
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

export const rider: Pose = { x: -22, y: -4, h: 180, legs: [[70, 66], [34, 30]], arms: [[52, 12], [48, 14]], lean: 12 };

type Neighbour = readonly [x: number, y: number, rope: number, who: number | typeof girl];

export const HARVEST: readonly Neighbour[] = [
	[20, 56, 112, tubist], [20, 170, 92, seamstress], [20, 282, 88, 0], [226, 76, 86, 1], [226, 184, 116, girl],
	[226, 300, 66, 2],
];
