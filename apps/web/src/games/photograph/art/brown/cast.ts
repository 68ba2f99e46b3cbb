// biome-ignore-all format: drawings are rows of coordinates
import {
	at, boot, circle, type Dog, type DogInks, dog, ellipse, fur, join, mix, type Pose, path, person, stroke,
} from '../../../../art/kit.ts';
import type { Inks } from './light.ts';

export const cobbler = (c: Inks, o: Pose) => person({
	h: 214, coat: c.white, sleeves: c.trim, sleeves2: c.step2, apron: c.teal, skin: c.skin, hair: c.hair,
	hairStyle: 'beard', trousers: c.shop, trousers2: c.shop2, shoe: c.ink, hem: -34, apronHem: -24, flare: 12, armW: 8,
	legW: 10, legW2: 10, ...o,
});

export const oldMan = (c: Inks, o: Pose) => person({
	h: 214, coat: c.moverB, coat2: mix(c.moverB, '#24120C', 0.2), skin: c.skin2, hair: c.white, hairStyle: 'beard',
	hat: 'flat', hatColor: c.shop, trousers: c.white, trousers2: mix(c.white, c.step2, 0.4), shoe: 'none', hem: -40, flare: 14,
	sit: 21, legs: [[82, 82], [84, 34]], armW: 8, legW: 10, legW2: 10, scarf: c.teal, ...o,
});

export const hound = (c: DogInks, o: Omit<Dog, 'c'>) => dog({ c, ...o });

export const inMouth = (c: Inks) => at(-2, 4, at(0, 0, boot(c.boot, c.boot2, c.lace), 0.86, 82));

export const bareFoot = (c: Inks, s = 1) => at(
	0, 0,
	join(
		path('M-4 -8H6C8 -2 16 -2 19 4C19.6 6.4 18.6 8 17 8H-5Z', c.skin2),
		[10, 13, 15.6, 17.8].map((x, i) => circle(x + 1, 5.4 + i * 0.4, 2.4 - i * 0.25, mix(c.skin2, '#FFFFFF', 0.16))),
	),
	s,
);

export const asleep = (c: Omit<DogInks, 'tongue'>, x: number, y: number, s = 1, isAwake = false) => at(
	x, y,
	join(
		fur(-4, -22, 58, 22, c.coat, { n: 30, amp: 0.12, seed: 7, sweep: 9 }),
		path('M-46 -36C-26 -46 0 -46 10 -38C4 -26 -28 -22 -42 -28Z', c.dark),
		fur(-42, -12, 20, 13, c.coat, { n: 16, amp: 0.16, seed: 3 }),
		path('M-58 -8C-74 -2 -66 8 -40 4L-20 2C-24 -6 -44 -8 -58 -8Z', c.dark2), ellipse(34, -2, 22, 6, c.dark2),
		ellipse(46, -1, 18, 5.4, c.coat),
		at(48, -20, join(
			path('M-12 -9C-20 -6 -22 4 -18 11C-12 9 -8 4 -6 -4Z', c.dark),
			fur(0, 0, 18, 15, c.coat, { n: 16, amp: 0.2, seed: 9 }),
			path('M-8 -7C-4 -13 5 -13 8 -8C9 -1 1 5 -4 2C-8 0 -10 -4 -8 -7Z', c.dark, { opacity: 0.9 }),
			fur(15, 7, 14, 8.6, c.light, { n: 13, amp: 0.22, seed: 5, sweep: 10 }), ellipse(27, 3.4, 5, 4.2, c.ink),
			isAwake ? circle(6, -3, 3.4, '#fff') + circle(6.6, -4, 2, c.ink)
				: stroke('M1.6 -3Q5.6 1 10 -3.4', c.light, 2.2),
			path('M-6 -10C-14 -16 -20 -10 -18 0C-12 -2 -6 -4 -2 -8Z', c.dark),
		)),
	),
	s,
);

export const zzz = (c: Inks, x: number, y: number) => [[0, 0, 1], [17, -19, 0.76], [29, -34, 0.56]].map(
	([dx, dy, s]) => at(x + dx, y + dy, stroke('M-7 -7H7L-7 7H7', c.trim, 4.4), s),
);
