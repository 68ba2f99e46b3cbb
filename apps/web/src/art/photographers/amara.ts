import { at, circle, join, path, rect } from '../shapes.ts';
import { FILM, ground, hand, inProfile, type Look, type Mood, RED, shoulders } from './parts.ts';

export function amara(mood: Mood): string {
	const look: Look = { skin: '#5B3422', shade: '#43241A', hair: '#120C0B', eyes: 'none', brow: false };
	return (
		ground('#14382B', '#1E4C3A') +
		shoulders('#B79A5B', '#9A7F45', { x: 84 }) +
		rect(52, 172, 26, 24, '#9A7F45', 3) +
		rect(52, 172, 26, 7, '#84692F', 3) +
		at(
			84,
			96,
			join(
				circle(-14, -58, 34, look.hair),
				circle(-38, -46, 16, look.hair),
				circle(10, -52, 18, look.hair),
				inProfile({ ...look, brow: false }, mood),
				path(
					'M-36 2C-38 -32 -16 -50 5 -49C20 -48 30 -42 32 -30C16 -36 0 -34 -6 -22C-10 -12 -18 -10 -19 0C-19 10 -20 18 -25 24Z',
					look.hair,
				),
				path('M-34 -28C-24 -44 0 -52 24 -45L29 -36C8 -42 -16 -36 -34 -16Z', '#E4572E'),
				circle(-12, 20, 5, '#F2BD49'),
			),
		) +
		at(
			118,
			88,
			join(
				rect(-8, -20, 34, 36, FILM, 6),
				rect(-2, -28, 20, 10, FILM, 4),
				rect(24, -17, 14, 30, '#DED8CC', 2),
				rect(38, -19, 30, 34, '#F4EFE5', 3),
				rect(64, -20, 5, 36, RED),
				rect(69, -23, 40, 42, '#E6DFD2', 3),
				rect(38, 5, 30, 10, '#CFC7B8', 2),
				rect(69, 8, 40, 11, '#CFC7B8', 3),
			),
			1,
			-9,
		) +
		path('M118 206C120 172 128 142 150 116L176 124C168 160 166 190 168 206Z', '#A88C4E') +
		hand(160, 112, look.skin, look.shade, -40, 1.2)
	);
}
