import { at, circle, join, path, polyline, rect, stroke } from '../shapes.ts';
import { FILM, FILM2, facing, ground, hand, type Look, lens, type Mood, shoulders } from './parts.ts';

export function stella(mood: Mood): string {
	const look: Look = {
		skin: '#E7B48D',
		shade: '#C98C63',
		hair: '#D9D5DE',
		brow: '#6E6877',
		lips: '#C61F3A',
		lines: true,
	};
	const curl = [
		[-40, -18, 17],
		[-34, -42, 18],
		[-14, -58, 19],
		[10, -60, 18],
		[30, -48, 16],
		[-46, 6, 16],
		[-42, 28, 15],
		[-30, 44, 12],
	];
	return (
		ground('#47152A', '#61203B') +
		shoulders('#C9A877', '#AE8C5B', { x: 88 }) +
		path('M64 142L86 176L112 142L124 150L94 206H78L52 150Z', '#E2C796') +
		at(
			88,
			92,
			join(
				curl.map(([x, y, r]) => circle(x, y, r, look.hair)).join(''),
				facing(look, mood),
				curl
					.slice(1, 5)
					.map(([x, y, r]) => circle(x + 2, y + 10, r * 0.86, look.hair))
					.join(''),
				circle(-36, -8, 12, look.hair),
				stroke('M-22 -48Q-16 -58 -6 -58M4 -52Q12 -60 20 -52M-42 -22Q-44 -32 -36 -38M-46 10Q-50 2 -44 -4', '#B4AEBD', 3),
				circle(-33, 16, 4.5, '#F2BD49'),
			),
		) +
		at(
			156,
			150,
			join(
				rect(-30, -14, 52, 62, FILM, 5),
				rect(-30, -14, 52, 9, FILM2, 4),
				rect(-24, 2, 40, 38, '#2B2A33', 3),
				lens(-4, 20, 17, '#C9CED4'),
				rect(-24, -26, 18, 12, '#8C9198', 2),
				polyline(
					[
						[24, 34],
						[24, -40],
					],
					'#C9CED4',
					9,
				),
			),
		) +
		at(
			176,
			78,
			join(
				circle(0, 0, 31, '#C9CED4'),
				circle(0, 0, 26, '#EEF0F2'),
				circle(0, 0, 17, '#D5DADF'),
				circle(0, 0, 9, '#FFE08A'),
				circle(-3, -3, 3, '#fff'),
			),
		) +
		hand(130, 186, look.skin, look.shade, 24, 1)
	);
}
