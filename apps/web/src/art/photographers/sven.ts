import { at, circle, ellipse, join, path, polyline, rect, stroke } from '../shapes.ts';
import { AMBER, CREAM, FILM, facing, ground, type Look, type Mood, RED, shoulders } from './parts.ts';

export function sven(mood: Mood): string {
	const look: Look = { skin: '#F0BF9C', shade: '#D89A76', hair: '#C4541F', eyes: 'none', brow: false, mouth: false };
	return (
		ground('#4A8FCF', '#66A6DF') +
		at(
			54,
			46,
			join(
				polyline(
					[
						[-20, -4],
						[20, -4],
					],
					FILM,
					3.4,
				),
				polyline(
					[
						[-26, -9],
						[-12, -9],
					],
					CREAM,
					3,
				),
				polyline(
					[
						[12, -9],
						[26, -9],
					],
					CREAM,
					3,
				),
				ellipse(0, -2, 9, 6, FILM),
				circle(0, 3, 3, RED),
			),
			1,
			-10,
		) +
		shoulders('#C8342F', '#A92723', { w: 80 }) +
		at(
			104,
			86,
			join(
				facing(look, mood),
				path(
					'M-34 4C-28 16 -22 20 -12 18C0 14 8 16 16 18C26 15 33 16 38 8C44 34 36 66 12 74C-14 74 -38 44 -34 4Z',
					look.hair,
				),
				path('M12 74C24 60 30 40 38 8C46 34 36 66 12 74Z', '#A94416'),
				path('M2 20C8 14 14 16 17 19C22 15 29 16 33 20C29 26 22 25 17 23C12 26 6 25 2 20Z', '#DB6A2E'),
				mood === 'glad'
					? path('M8 28Q17 32 27 27Q25 38 17 38Q9 37 8 28Z', '#5B1620')
					: stroke(mood === 'sorry' ? 'M11 33Q17 29 24 32' : 'M11 30Q17 33 25 29', '#5B2410', 3),
				path('M-38 -2C-40 -40 -18 -54 4 -53C28 -52 40 -38 40 -18C20 -26 -14 -24 -38 -2Z', '#2C3440'),
				path('M-39 -6C-28 -18 -20 -22 -10 -24L-8 -8L-36 8Z', '#1B2028'),
				rect(-14, -26, 62, 36, '#EDEFF1', 11),
				rect(-14, -26, 14, 36, '#C5CBD1', 8),
				rect(6, -19, 36, 22, FILM, 7),
				path('M12 -14L22 -16L16 0L11 -2Z', '#7FC8F0', { opacity: 0.9 }),
				polyline(
					[
						[2, -26],
						[-6, -56],
					],
					FILM,
					4,
				),
				polyline(
					[
						[36, -26],
						[44, -52],
					],
					FILM,
					4,
				),
				circle(-6, -57, 5, AMBER),
				circle(44, -53, 5, AMBER),
			),
		)
	);
}
