import { at, circle, join, path, rect, stroke } from '../shapes.ts';
import { FILM, FILM2, facing, ground, type Look, type Mood, RED, shoulders } from './parts.ts';

export function min(mood: Mood): string {
	const look: Look = { skin: '#F3CDA2', shade: '#D9A676', hair: '#17B3A6', brow: '#17130F' };
	return (
		ground('#12233F', '#1C355C') +
		shoulders('#F0542D', '#CF4220', { x: 102 }) +
		path('M36 178Q100 160 168 180L170 190Q100 170 34 188Z', '#DDE64A') +
		at(
			100,
			96,
			join(
				facing(look, mood),
				path(
					'M-40 -10C-42 6 -44 20 -50 30C-38 30 -28 22 -26 8L-22 -16ZM34 -22C42 -8 40 4 46 14C36 12 30 2 28 -10Z',
					look.hair,
				),
				path('M-22 -20C-8 -26 22 -28 38 -16L32 -4L24 -14L14 -4L4 -14L-8 -2Z', look.hair),
				path('M-46 -8C-54 -46 -26 -68 4 -67C36 -66 52 -42 44 -14C26 -28 -16 -32 -46 -8Z', '#F4F1EA'),
				path('M-46 -8C-54 -46 -26 -68 4 -67C-16 -58 -26 -40 -24 -18C-34 -16 -40 -12 -46 -8Z', '#CFCBD6'),
				path('M-10 -54L4 -56L8 -30L-6 -29ZM18 -54L28 -48L30 -28L20 -30Z', '#2B3A55'),
				stroke('M-34 -8Q-34 30 2 49', FILM, 4),
				stroke('M-22 -16L-33 10', FILM, 4),
				at(
					8,
					-78,
					join(
						rect(-6, 8, 14, 10, FILM, 2),
						rect(-18, -14, 38, 25, FILM, 5),
						circle(9, -2, 9, FILM2),
						circle(9, -2, 6, '#2E6FB8'),
						circle(7, -4, 1.8, '#CFE8FF'),
						circle(-11, -7, 2.8, RED),
					),
					1,
					6,
				),
				at(20, 7, rect(-9, -3.5, 18, 7, '#F8E3C2', 3), 1, -14),
			),
			1,
		)
	);
}
