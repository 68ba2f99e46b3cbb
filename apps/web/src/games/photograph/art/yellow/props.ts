// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, noise, path, stroke, times } from '../../../../art/kit.ts';
import type { Shot, Zoom } from '../story.ts';
import type { Inks } from './light.ts';
import type { Shop } from './stage.ts';

export const crumbs = (c: Inks, seed: number, n: number, x: number, y: number, w: number, h: number, fill = c.crust) => {
	const r = noise(seed);
	return times(n, () => ellipse(x + r() * w, y + r() * h, 1.6 + r() * 2, 1.2 + r() * 1.2, r() < 0.4 ? c.flour : fill));
};

export const steam = (x: number, y: number) => at(
	x, y, stroke('M0 0C-12-14 12-24 0-40C-8-52 4-60 2-68', '#FFFFFF', 6, { opacity: 0.85 }), 1.15,
);

export const shade = (c: Inks, x: number, y: number, w: number) => ellipse(x, y, w, 6, c.ink, { opacity: 0.2 });

export const half = (c: Inks, s: number, flip = false) => at(
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

export const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

export const without = (...k: readonly number[]) => ALL.filter((i) => !k.includes(i));

export const fogHole = 'M150 44C230 40 280 70 282 160C286 240 280 296 236 322C190 346 90 344 50 324C16 300 18 220 20 170C24 90 70 48 150 44Z';

export interface Scene extends Omit<Shot, 'zoom'> {
	readonly stage?: Shop;
	readonly cam?: Zoom;
	readonly zoom?: Zoom;
}
