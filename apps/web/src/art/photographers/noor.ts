import { at, circle, join, path, rect } from '../shapes.ts';
import { FILM, FILM2, facing, ground, hand, type Look, lens, type Mood } from './parts.ts';

export function noor(mood: Mood): string {
	const look: Look = { skin: '#DDA77C', shade: '#B87849', hair: '#2A1710', eyes: 'low', cheek: '#D97B5E' };
	return (
		ground('#2F9C93', '#55B8AC') +
		path('M30 206C32 158 60 142 100 140C146 142 168 164 170 206Z', '#F1E7D6') +
		path('M116 206C126 172 128 158 122 144C150 148 168 168 170 206Z', '#DCCDB4') +
		at(
			98,
			84,
			at(
				0,
				0,
				join(
					path(
						'M-44 -6C-48 -46 -22 -64 4 -63C32 -62 48 -40 45 -8C44 20 40 46 30 60C14 74 -28 74 -46 58C-52 38 -44 18 -44 -6Z',
						'#5B2F7A',
					),
					facing(look, mood),
					path(
						'M-45 -4C-50 -46 -22 -65 4 -64C34 -63 48 -40 45 -8C42 -28 30 -40 8 -40C-16 -40 -26 -22 -24 2C-22 24 -8 40 8 48C20 52 30 46 38 30C40 44 36 58 28 66C10 78 -34 80 -50 62C-52 40 -44 20 -45 -4Z',
						'#7B47A0',
					),
					path('M-24 2C-22 24 -8 40 8 48C0 56 -18 56 -34 48C-30 32 -26 18 -24 2Z', '#4A2466'),
					path('M-46 46C-26 66 10 68 34 48C30 66 10 84 -20 82C-42 80 -52 62 -46 46Z', '#5B2F7A'),
				),
				1,
				7,
			),
		) +
		at(
			132,
			172,
			join(
				path('M-24 -34L-30 -54H30L24 -34Z', FILM2),
				path('M-20 -34L-24 -48H24L20 -34Z', '#9FD4C8'),
				rect(-26, -36, 52, 78, FILM, 5),
				rect(-26, -36, 52, 8, '#4A4A55', 3),
				lens(0, -12, 14, '#8C9198'),
				lens(0, 20, 16, '#C9CED4'),
				circle(30, 0, 6, '#8C9198'),
			),
			1,
			3,
		) +
		hand(104, 188, look.skin, look.shade, 10, 1)
	);
}
