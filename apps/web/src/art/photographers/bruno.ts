import { at, circle, ellipse, join, path, rect } from '../shapes.ts';
import { FILM, facing, ground, hand, type Look, lens, type Mood, RED, shoulders } from './parts.ts';

export function bruno(mood: Mood): string {
	const look: Look = { skin: '#F5CBA6', shade: '#E2A57F', hair: '#6B3A1E', cheek: '#F2906F' };
	return (
		ground('#BFE4F2', '#DDF2F8') +
		shoulders('#FFF6E4', null, { w: 56, y: 150 }) +
		path('M52 176Q100 160 150 178L152 188Q100 170 49 187ZM45 198Q100 182 156 199V208H44Z', '#2C6CB5') +
		at(
			98,
			98,
			join(
				ellipse(-37, 4, 12, 14, look.skin),
				ellipse(-36, 5, 6, 8, look.shade),
				facing(look, mood),
				path(
					'M-34 -4C-36 -20 -30 -28 -22 -32L10 -36L38 -24C39 -16 38 -12 38 -8L30 -20L22 -12L14 -22L4 -12L-6 -22L-18 -10L-24 -2L-28 8Z',
					look.hair,
				),
				circle(-6, 11, 1.7, '#C97F56'),
				circle(0, 15, 1.7, '#C97F56'),
				circle(-2, 7, 1.7, '#C97F56'),
				circle(32, 11, 1.5, '#C97F56'),
				circle(35, 7, 1.5, '#C97F56'),
				path('M-40 -20C-40 -50 -18 -62 4 -62C28 -62 42 -46 40 -22C18 -34 -14 -34 -40 -20Z', RED),
				path('M-24 -27C-24 -46 -14 -58 -2 -62C-22 -62 -40 -48 -40 -20Z', '#B31C33'),
				path('M-38 -26C-54 -26 -64 -18 -66 -6C-54 -14 -44 -15 -36 -14Z', '#B31C33'),
				circle(3, -62, 4.5, '#B31C33'),
			),
			1,
		) +
		at(
			154,
			156,
			join(
				path('M-20 -40H20V-22H-20Z', '#fff'),
				rect(-15, -37, 30, 18, '#7FC4A4'),
				rect(-30, -24, 60, 46, '#FBC62B', 8),
				rect(-30, 6, 60, 16, '#F3A61C', 8),
				rect(14, -17, 10, 8, FILM, 2),
				lens(-4, 0, 15),
				rect(-24, -19, 9, 6, RED, 2),
			),
			1,
			-8,
		) +
		hand(124, 176, look.skin, look.shade, 30, 0.9)
	);
}
