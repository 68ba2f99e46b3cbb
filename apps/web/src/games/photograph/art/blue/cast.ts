// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, ellipse, join, multiply, type Pose, path, person, polyline, rect, umbrella,
} from '../../../../art/kit.ts';
import type { Inks } from './light.ts';

export const woman = (c: Inks, o: Pose) => person({
	h: 206, coat: c.coat, coat2: c.coat2, skin: c.skinA, hair: c.hairA, hairStyle: 'bun', trousers: c.ink, shoe: c.umb2,
	hem: -19, flare: 14, legW: 6.6, legW2: 6.6, legs: [[2, 0], [-5, 0]], belt: c.coat2, ...o,
});

export const boy = (c: Inks, o: Pose) => person({
	h: 138, coat: c.boy, skin: c.skinB, hair: '#4A2B1A', hat: 'cap', hatColor: c.cap, trousers: c.cap, shoe: c.ink,
	hem: -42, flare: 10, scarf: c.umb, armW: 7.6, legW: 8, ...o,
});

export const man = (c: Inks, o: Pose) => person({
	h: 196, coat: c.man, coat2: c.man2, skin: c.skinC, hair: '#8B8FA3', hairStyle: 'bald', trousers: '#5C6FA8',
	trousers2: '#4A5B90', shoe: '#0A0F24', hem: -30, flare: 15, ...o,
});

export const satchel = (c: Inks, s = 1, rot = 0) => at(
	0, 0,
	join(rect(-15, -11, 30, 24, c.bag, 4), path('M-15 -11H15V-1Q0 7 -15 -1Z', c.bag2), rect(-3, 0, 6, 6, c.coat, 1)), s,
	rot,
);

export const bowler = (c: Inks, s = 1, rot = 0) => at(
	0, 0,
	join(
		path('M-16 0C-18 -22 -8 -27 0 -27C8 -27 18 -22 16 0Z', c.hat),
		path('M-16.2 -3C-10 1 10 1 16.2 -3L16.6 2C10 5 -10 5 -16.6 2Z', c.umb),
		path('M-26 0Q0 -7 26 0Q20 7 0 7Q-20 7 -26 0Z', c.hat),
	),
	s, rot,
);

/** Somebody under an umbrella seen from behind (away) or from the front. */
export const walker = (c: Inks, x: number, y: number, h: number, coat: string, umb: string, away: boolean, step = 1) => at(
	x, y,
	join(
		polyline([[-4, -30], [-5 - step, -4]], c.ink, 6.6), polyline([[4, -30], [5, -9]], c.ink, 6.6),
		ellipse(-6 - step, -1.6, 5.6, 3, c.ink), ellipse(5, -7, 5, 2.6, c.ink),
		path('M-11 -70C-15 -56 -17 -40 -17 -24Q0 -19 17 -24C17 -40 15 -56 11 -70Q0 -77 -11 -70Z', coat),
		away ? rect(-1, -70, 2, 44, '#000', 0, { opacity: 0.14 }) : rect(-1, -70, 2, 46, '#fff', 0, { opacity: 0.2 }),
		away ? circle(0, -80, 9, c.hairA)
			: join(ellipse(0, -80, 8.6, 9.4, c.skinB), circle(-3, -80, 1.2, c.ink), circle(3, -80, 1.2, c.ink)),
		at(0, -62, umbrella({ w: 66, len: 26, color: umb, dark: multiply(umb, '#8080a0', 0.5), handle: c.ink })),
	),
	h / 100,
);
