// biome-ignore-all format: drawings are rows of coordinates
import {
	at, circle, curve, ellipse, join, noise, op, path, polygon, RADIANS, stroke, times,
} from '../../../../art/kit.ts';
import { F } from './inks.ts';

export const rock = (x: number, y: number, s: number) => at(
	x, y,
	join(
		ellipse(0, 2, 15, 6, F.under, op(0.55)),
		path('M-14 1C-14 -8 -7 -12 0 -11C9 -11 14 -6 14 1Q0 6 -14 1Z', F.stoneLo),
		path('M-12 -3C-10 -9 -5 -11.4 0 -11C6 -11 10 -8 11 -5Q0 0 -12 -3Z', F.stone),
		path('M-9 -6C-7 -9.6 -3 -11 0 -10.6Q-2 -7 -9 -6Z', F.stoneHi),
	),
	s,
);

export const shroom = (x: number, y: number, s: number) => at(
	x, y,
	join(
		ellipse(1, 0, 7, 2.4, F.under, op(0.6)), path('M-2.4 0L-1.8 -8H1.8L2.4 0Z', '#BFC6B0'),
		path('M-7.4 -7C-7 -13.4 7 -13.4 7.4 -7Q0 -4.6 -7.4 -7Z', F.cap), circle(-2.6, -9.6, 1.1, F.capHi),
		circle(2.6, -8.8, 0.9, F.capHi),
	),
	s,
);

export const bloom = (x: number, y: number) => at(x, y, join(
	times(5, (k) => circle(Math.cos(k * 72 * RADIANS) * 2.6, Math.sin(k * 72 * RADIANS) * 2.1, 1.9, F.bloom)),
	circle(0, 0, 1.4, '#E0C25E'),
));

export const leaf = (x: number, y: number, rot: number, f: string) => at(
	x, y, path('M-7 0C-4 -5 3 -5 8 0C3 4 -4 4 -7 0Z', f) + stroke('M-9 0H5', F.under, 0.9), 0.85, rot,
);

/** A fir from above: three stars, the lightest towards the moon. */
export function fir(x: number, y: number, s: number, seed: number) {
	const random = noise(seed);
	const n = 8 + (seed % 3);
	const star = (radius: number, turn: number, shift: number, f: string) => polygon(
		times(n * 2, (i) => {
			const a = (i * 180 / n + turn) * RADIANS;
			const q = i % 2 ? radius * 0.62 : radius * (0.92 + random() * 0.16);
			return [Math.cos(a) * q + shift, Math.sin(a) * q + shift];
		}),
		f,
	);
	return at(
		x, y,
		join(
			circle(3, 4, 22, F.shadow, op(0.55)), star(25, 0, 0, F.fir[0]), star(22, 4, 0, F.fir[1]),
			star(15, 12, -1.6, F.fir[2]), star(8, 20, -3, F.fir[3]),
		),
		s, (seed * 47) % 90,
	);
}

/** Round lobes around a little off 0, 0. */
const lobes = (count: number, radius: number, more: number, shift: number, f: string) => path(
	curve(
		times(count, (i) => {
			const a = i * 360 / count * RADIANS;
			const q = radius + (i % 2) * more;
			return [Math.cos(a) * q - shift, Math.sin(a) * q - shift];
		}),
		true, 1.4,
	),
	f,
);

export const bush = (x: number, y: number, s: number, hasBerries: boolean) => at(
	x, y,
	join(
		circle(2, 3, 15, F.shadow, op(0.5)), lobes(9, 15, 3, 0, F.fir[1]), lobes(8, 8, 2, 2.4, F.fir[2]),
		hasBerries && [circle(-5, -4, 1.7, F.berry), circle(2, 3, 1.7, F.berry), circle(5, -4, 1.5, F.berry)],
	),
	s,
);

/** A crown as a flat star: the shadow of a fir. */
export function crownShadow(x: number, y: number, r: number, seed: number, f: string) {
	const random = noise(seed);
	const points = 13;
	return path(
		curve(
			times(points * 2, (i) => {
				const a = i * 180 / points * RADIANS;
				const q = i % 2 ? r * (0.8 + random() * 0.06) : r * (0.94 + random() * 0.14);
				return [x + Math.cos(a) * q, y + Math.sin(a) * q];
			}),
			true, 1.3,
		),
		f,
	);
}
