// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, ellipse, join, mix, type Person, type Pose, path, person, polyline, rect, stroke,
} from '../../../../art/kit.ts';
import type { Inks } from './light.ts';
import { squeeze, stool, violin } from './props.ts';

const headFront = (c: Inks, tilt: number) => at(
	0, -90,
	join(
		rect(-4, -8, 8, 10, c.skinA), ellipse(0, -14, 9.6, 10.6, c.skinA),
		path('M-9.8 -15C-10.4 -2 -6 3.6 0 3.6C6 3.6 10.4 -2 9.8 -15C8 -9 5 -9.4 0 -9.4C-5 -9.4 -8 -9 -9.8 -15Z', c.grey),
		ellipse(0, -11, 2.6, 3, mix(c.skinA, c.red, 0.4)), stroke('M-6 -15.6q2 -2 4 0M2 -15.6q2 -2 4 0', c.ink, 1.4),
		stroke('M-2.4 -4.6q2.4 1.8 4.8 0', c.ink, 1.2),
		path('M-9.6 -19C-10 -31 -5 -33 0 -33C5 -33 10 -31 9.6 -19Z', c.ink) + path('M-9.8 -23H9.8V-19H-9.8Z', c.red)
			+ path('M-15 -18.6Q0 -22.4 15 -18.6Q0 -14.8 -15 -18.6Z', c.ink),
	),
	1, tilt,
);

/** The accordion player, seen from the front; about 124 high seated. */
export const player = (c: Inks, x: number, y: number, s: number, open: number, tilt: number, stand = 0) => {
	const hx = 15 + open * 15;
	return at(
		x, y,
		join(
			stand
				? join(
					polyline([[-6, -42], [-10, -22], [-16, -3]], c.slack2, 11),
					polyline([[6, -42], [16, -24], [11, -4]], c.slack, 11), ellipse(-19, -1, 8, 4, c.ink),
					ellipse(15, -1, 8, 4, c.ink),
				)
				: join(
					stool(c), polyline([[-8, -43], [-18, -38], [-20, -5]], c.slack2, 12),
					polyline([[8, -43], [18, -38], [20, -5]], c.slack, 12), ellipse(-23, -2, 9, 4.4, c.ink),
					ellipse(23, -2, 9, 4.4, c.ink),
				),
			at(
				0, -40,
				at(0, 40, join(
					path('M-14 -84C-18 -70 -17 -52 -14 -38H14C17 -52 18 -70 14 -84Q0 -92 -14 -84Z', c.vest),
					polyline([[-13, -80], [-27, -64], [-hx, -55]], c.shirt2, 9.4),
					polyline([[13, -80], [27, -64], [hx, -55]], c.shirt, 9.4), headFront(c, tilt),
					path('M-9 -88Q0 -80 9 -88L7 -82Q0 -77 -7 -82Z', c.red), at(0, -57, squeeze(c, open)),
					circle(-hx - 2, -55, 4.4, c.skinA), circle(hx + 2, -55, 4.4, c.skinA),
				)),
				1, stand ? 6 : 0,
			),
		),
		s,
	);
};

export const man = (c: Inks, o: Pose) => person({
	coat: c.vest, sleeves: c.shirt, sleeves2: c.shirt2, skin: c.skinA, hair: c.grey, hairStyle: 'beard', hat: 'bowler',
	hatColor: c.ink, trousers: c.slack, trousers2: c.slack2, shoe: c.ink, hem: -40, flare: 11, scarf: c.red, armW: 8,
	legW: 10.5, ...o,
});

export const girl = (c: Inks, o: Pose) => person({
	coat: c.mint, coat2: c.mint2, skin: c.skinC, hair: c.ginger, hairStyle: 'long', hat: 'brim', hatColor: c.straw,
	trousers: c.skinC, shoe: c.red2, hem: -26, flare: 16, armW: 6.4, legW: 6, ...o,
});

export const fiddler = (c: Inks, o: Pose) => girl(c, {
	arms: [[42, 58], [84, 4]], tilt: 10, far: violin(c), near: polyline([[-2, 5], [-13, -36]], c.bel, 2), ...o,
});

export const waitress = (c: Inks, o: Pose) => person({
	coat: c.ink, sleeves: mix(c.ink, c.pink, 0.12), apron: c.shirt, apronHem: -30, skin: c.skinB, hair: c.ink,
	hairStyle: 'bun', trousers: c.skinB, shoe: c.red2, hem: -25, flare: 14, armW: 6.6, legW: 6.4, scarf: c.shirt, ...o,
});

export const lady = (c: Inks, o: Pose) => person({
	coat: c.pink, coat2: c.pink2, skin: c.skinD, hair: c.brown, hairStyle: 'long', trousers: c.skinD, shoe: c.ink,
	hem: -24, flare: 17, armW: 6, legW: 6, ...o,
});

export const gent = (c: Inks, o: Pose) => person({
	coat: c.suit, coat2: c.suit2, skin: c.skinC, hair: c.brown, hat: 'brim', hatColor: c.brown, trousers: c.suit2,
	trousers2: mix(c.suit2, '#2A1440', 0.2), shoe: c.ink, hem: -38, flare: 11, scarf: c.mint2, ...o,
});

export const officer = (c: Inks, o: Pose) => person({
	coat: c.navy, coat2: c.navy2, skin: c.skinD, hair: c.ink, trousers: c.navy2,
	trousers2: mix(c.navy2, '#000000', 0.25), shoe: c.ink, hem: -36, flare: 12, belt: c.brass, armW: 8, legW: 10, ...o,
});

export const granny = (c: Inks, o: Pose) => person({
	coat: c.must, coat2: c.must2, skin: c.skinC, hair: c.white, hairStyle: 'bun', trousers: c.ink, shoe: c.ink,
	hem: -12, flare: 18, armW: 7, scarf: c.red, ...o,
});

const BUST = 'M-10 44Q-10 31 -4 30A6.4 6.4 0 1 1 4 30Q10 31 10 44Z';

export const WHO = { 1: BUST, 2: 'M-8 44V32L-6 24L-3 28H1L4 24V32Q9 36 8 44Z', 3: BUST };

/** A pose: feet, height, legs and arms (near angle, bend, far angle, bend), lean, tilt of the head, the rest. */
type FourAngles = readonly [near: number, bend: number, far: number, bend: number];

export const pose = (
	x: number, y: number, h: number, l: FourAngles, a: FourAngles, lean = 0, tilt = 0, o: Partial<Person> = {},
): Pose => ({ x, y, h, legs: [[l[0], l[1]], [l[2], l[3]]], arms: [[a[0], a[1]], [a[2], a[3]]], lean, tilt, ...o });

export const silhouette = (inks: Inks, color: string) => Object.fromEntries(Object.keys(inks).map((name) => [name, color])) as Inks;
