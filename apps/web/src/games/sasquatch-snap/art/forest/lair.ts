// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, path, rect, stroke } from '../../../../art/kit.ts';
import { fern, INK, print, tuft } from './parts.ts';

/** The hollow and what lies before it, without the ground. */
export function hollow() {
	return join(
		ellipse(50, 62, 43, 33, '#A88D5E'), ellipse(50, 66, 36, 25, '#BDA273'),
		path(
			'M7 52C5 34 12 22 20 20C24 8 38 3 50 6C64 1 78 9 80 20C90 24 96 38 93 53Q82 62 74 56H26Q16 61 7 52Z',
			'#6F7B72',
		),
		path(
			'M10 44C9 33 14 24 21 22C26 10 38 6 50 9C63 4 76 12 78 22C87 25 92 36 91 44C84 37 80 30 72 30C68 22 58 20 50 22C40 19 31 23 28 31C20 30 14 37 10 44Z',
			'#94A092',
		),
		path(
			'M22 21C26 10 38 5 50 8C63 3 76 11 79 21C72 16 68 20 62 14C56 19 50 12 45 17C39 11 34 20 29 17C26 18 24 20 22 21Z',
			'#5E9150',
		),
		stroke('M16 48L22 40M84 46L78 41M34 24L38 29', '#5A665F', 2),
		path('M26 58C24 38 34 28 50 28C66 28 76 38 74 58Q50 64 26 58Z', '#2B2119'),
		path('M31 58C30 42 38 33 50 33C62 33 70 42 69 58Q50 63 31 58Z', '#1A120E'),
		[[43, 47], [55, 47]].map(([a, b]) => ellipse(a, b, 2.6, 3, '#FFE9A0') + circle(a + 0.5, b + 0.2, 1.3, INK)),
		path('M20 57C22 52 30 52 32 58Q26 62 20 58ZM68 58C70 52 79 53 81 58Q74 62 68 58Z', '#828E83'),
		tuft(13, 60, 0.7, '#4F8147'), tuft(88, 60, 0.75, '#4F8147'), fern(90, 30, 0.6, 30, '#4F8147'),
		fern(9, 33, 0.6, -30, '#4F8147'), print(40, 76, 0.62, -14, '#97794C'), print(60, 86, 0.62, 10, '#97794C'),
		at(
			76, 78,
			join(
				stroke('M-7 3L7 -3', '#F4EAD2', 3), circle(-7.6, 1.4, 2.2, '#F4EAD2'),
				circle(-6.4, 4.8, 2.2, '#F4EAD2'), circle(7.6, -1.4, 2.2, '#F4EAD2'), circle(6.2, -4.6, 2.2, '#F4EAD2'),
			),
			0.8,
		),
	);
}

export const lair = () => join(
	rect(-0.2, -0.2, 100.4, 100.4, '#7AAA6A'), ellipse(50, 60, 47, 37, '#6B9659'), hollow(),
);
