import { at, circle, group, join, path, rect, stroke } from '../shapes.ts';
import { AMBER, CREAM, FILM, ground, hand, inProfile, type Look, type Mood, shoulders } from './parts.ts';

export function kofi(mood: Mood): string {
	const look: Look = { skin: '#7A4A2E', shade: '#5E3520', hair: '#1B1310' };
	return (
		ground('#F8CBA6', '#FCE2C8') +
		shoulders('#1F8A5B', '#177449') +
		group(
			[30, 62, 96].map((x, i) => path(`M${x} ${188 - i * 4}l9 -11l9 11l-9 11Z`, AMBER)).join('') +
				[46, 80].map((x, i) => path(`M${x} ${164 - i * 4}l7 -9l7 9l-7 9Z`, CREAM)).join(''),
		) +
		at(
			88,
			90,
			join(
				inProfile(look, mood),
				path(
					'M-36 6C-40 -20 -38 -46 -34 -62L30 -66C35 -56 35 -40 33 -26C22 -32 8 -32 0 -27C-5 -22 -4 -10 -8 -4C-12 -12 -20 -8 -19 2C-19 8 -22 14 -27 18Z',
					look.hair,
				),
				path(
					'M-18 14C-10 22 2 24 12 20C20 18 29 15 34 18L33 20C26 20 23 23 22 26C25 30 31 29 34 28C35 42 26 52 12 51C-4 50 -16 36 -18 14Z',
					look.hair,
				),
				mood === 'glad'
					? path('M22 22Q28 25 34.6 22Q33 32 27 31Q22 29 22 22Z', CREAM)
					: stroke('M22 25Q28 28 33 25', '#B9785A', 2.6),
			),
		) +
		at(
			166,
			106,
			join(
				path('M-18 44L14 52L22 100L-16 100Z', '#1F8A5B'),
				hand(-4, 36, look.skin, look.shade, 80, 1.15),
				rect(-15, -44, 27, 82, FILM, 6),
				rect(-12, -38, 5, 70, '#8FD0EE', 2),
				circle(6, -35, 3.4, '#4A4A55'),
				circle(6, -26, 3.4, '#4A4A55'),
				path('M-16 24C-20 20 -20 10 -14 10H2V18H-10V26Z', look.skin),
			),
			1,
			6,
		)
	);
}
