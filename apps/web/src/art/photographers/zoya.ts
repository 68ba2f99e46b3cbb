import { at, circle, join, path, rect } from '../shapes.ts';
import { CREAM, FILM, FILM2, facing, ground, hand, type Look, lens, type Mood, shoulders } from './parts.ts';

export function zoya(mood: Mood): string {
	const look: Look = {
		skin: '#F2C6A4',
		shade: '#DDA282',
		hair: '#E9E4DC',
		brow: '#BDB3A6',
		cheek: '#EE8E78',
		lines: true,
	};
	const dot = (x: number, y: number, r = 3.4) => circle(x, y, r, CREAM);
	return (
		ground('#F7E2AE', '#FBEFCB') +
		shoulders('#7A3B63', '#692F54') +
		at(
			100,
			84,
			join(
				path(
					'M-46 6C-50 -44 -22 -62 4 -61C30 -60 46 -40 44 -14C43 14 34 36 14 50L-6 52C-30 44 -44 28 -46 6Z',
					'#0F8A86',
				),
				facing(look, mood),
				path(
					'M-26 -27C-16 -40 2 -44 14 -40C26 -38 34 -30 36 -18C26 -27 8 -29 -6 -25C-16 -22 -22 -14 -27 -4Z',
					look.hair,
				),
				path(
					'M-47 8C-51 -44 -22 -63 4 -62C32 -61 46 -40 43 -16C34 -33 12 -42 -8 -36C-26 -30 -32 -10 -24 14C-20 28 -8 40 6 50L-2 60C-28 52 -45 34 -47 8Z',
					'#16A39B',
				),
				dot(-34, -20),
				dot(-22, -42),
				dot(0, -51),
				dot(22, -46),
				dot(-38, 6),
				dot(-28, 30),
				dot(-10, 48, 3),
				path('M-2 46L16 50L22 72L8 66L-6 74L-10 58Z', '#0F8A86'),
			),
		) +
		at(
			126,
			172,
			join(
				rect(-34, -28, 68, 60, FILM, 5),
				rect(-34, -28, 68, 9, FILM2, 4),
				rect(-27, -15, 11, 9, '#8FB7CE', 2),
				rect(16, -15, 11, 9, '#8FB7CE', 2),
				lens(0, 9, 18, '#C9A24B', '#3A4A58'),
				rect(34, 2, 8, 5, '#C9A24B', 2),
			),
			1,
			-4,
		) +
		hand(88, 184, look.skin, look.shade, 20, 1.05)
	);
}
