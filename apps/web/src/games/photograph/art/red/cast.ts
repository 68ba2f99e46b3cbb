// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, type Drawing, ellipse, join, type Limb, type Limbs, limbEnd, mix, type Point, 
	type Pose, path, person, polyline,rect, stroke,
} from '../../../../art/kit.ts';
import type { Inks } from './light.ts';

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

export const driver = (c: Inks, o: Pose) => {
	const arms: Limbs = o.arms ?? [[20, 40], [10, 40]];
	return person({
		h: 104, coat: c.petrol, skin: c.skin, hair: c.hair, hairStyle: 'bun', hat: 'cap', hatColor: c.petrol2,
		trousers: c.plum, trousers2: c.plum2, shoe: c.ink, hem: -42, flare: 10, sleeves: c.skin,
		sleeves2: mix(c.skin, c.red3, 0.2), scarf: c.brass, ...o, arms, near: [rolled(arms[0], c.white, -0.5), o.near],
		far: [rolled(arms[1], c.cream2, 2.5), o.far], front: onHead(o, circle(5.6, -9, 2, c.brass)),
	});
};

export const bag = (c: Inks) => join(
	stroke('M-6 -82L7 -50', c.brass2, 2.2), rect(-4, -54, 18, 15, c.wood, 3),
	path('M-4 -54H14V-48Q5 -43 -4 -48Z', c.wood2), circle(5, -46, 1.6, c.brass),
);

export const conductor = (c: Inks, o: Pose) => person({
	h: 108, coat: c.plum, skin: c.skin3, hair: c.ink, hat: 'cap', hatColor: c.plum2, trousers: c.plum2,
	trousers2: c.ink, shoe: c.ink, hem: -34, flare: 11, belt: c.brass2, ...o,
	front: join(
		onHead(o, join(path('M3 4.4Q8 .8 13.4 5.4Q8 8 3.4 7Z', c.ink), path(
			'M-9.6 -6.6Q0 -9.6 8.8 -7.2L8.7 -4.4Q0 -7 -9.5 -3.6Z', c.brass,
		))),
		o.front ?? '',
	),
});

export const fisher = (c: Inks, o: Pose) => person({
	h: 104, coat: c.oil, coat2: c.oil2, skin: c.skin2, hair: c.white, hairStyle: 'beard', hat: 'brim', hatColor: c.oil,
	trousers: c.petrol2, shoe: c.ink, hem: -34, flare: 13, ...o,
});

const SKINS = ['#F2B48C', '#9C5E3E', '#DB9166', '#FFD0A8', '#6E3E2A'];

export const kid = (c: Inks, x: number, y: number, s: number, i = 0, flip = false, rot = 0) => {
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

export const satchel = (c: Inks, x: number, y: number, s = 1, rot = 0) => at(
	x, y,
	join(
		stroke('M-8 -2L0 -16L8 -2', c.wood2, 2.6), rect(-13, -4, 26, 20, c.bask2, 4),
		path('M-13 -4H13V4Q0 11 -13 4Z', c.wood), rect(-2.6, 4, 5.2, 5, c.brass, 1),
	),
	s, rot,
);

export function milkBoy(c: Inks) {
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

/** A child from behind. */
const childFromBehind = (c: Inks, x: number, y: number, s: number, i: number, f = [c.oil, c.plum, c.pink, c.cream][i % 4]) => at(
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

export const runners = (c: Inks) => [
	[128, 232, 0.5, 1], [168, 236, 0.52, 2], [148, 250, 0.64, 3], [182, 262, 0.74, 0], [110, 266, 0.78, 8],
	[150, 286, 0.92, 4], [206, 290, 1, 6], [84, 296, 1.04, 7],
].map(([x, y, s, i]) => childFromBehind(c, x, y, s, i));
