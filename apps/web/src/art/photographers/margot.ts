import { at, circle, join, path, rect, stroke } from '../shapes.ts';
import { CREAM, FILM, facing, ground, type Look, lens, type Mood, shoulders } from './parts.ts';

export function margot(mood: Mood): string {
	const look: Look = {
		skin: '#F3D0B4',
		shade: '#DFAC8C',
		hair: '#F4F1EA',
		brow: '#CFC7BB',
		cheek: '#F0907C',
		lines: true,
		eyes: 'none',
		lips: '#D8364A',
	};
	return (
		ground('#CBE8C6', '#E3F4DD') +
		shoulders('#2C6CB5', '#22579A') +
		at(
			104,
			94,
			at(
				0,
				0,
				join(
					path('M-42 -16C-50 8 -46 30 -38 40L-18 40L-14 -16ZM40 -16C44 6 42 22 37 34L28 34L26 -12Z', look.hair),
					facing({ ...look, brow: false }, mood),
					path(
						'M-37 -8C-38 -22 -34 -30 -30 -34H36C40 -26 40 -18 38 -12C28 -22 4 -26 -10 -20C-20 -16 -28 -6 -30 8Z',
						look.hair,
					),
					circle(5, -1, 15, '#C2255C'),
					circle(30, -1, 12.5, '#C2255C'),
					circle(5, -1, 11.5, '#3A1730'),
					circle(30, -1, 9.4, '#3A1730'),
					stroke('M-10 -3L-32 -2', '#C2255C', 3.4),
					path('M-2 -6L4 -10L8 -9L-1 -1ZM25 -6L29 -9L32 -8L26 -2Z', '#fff', { opacity: 0.8 }),
					path('M-30 -34C-28 -64 -14 -72 4 -72C22 -72 34 -62 37 -34Q4 -44 -30 -34Z', '#E9B44C'),
					path('M-31 -33Q4 -46 38 -33V-43Q4 -56 -31 -43Z', '#D8364A'),
					path(
						'M-76 -14C-66 -34 -30 -42 4 -42C40 -42 70 -34 78 -16C50 -30 26 -32 4 -32C-22 -32 -50 -28 -76 -14Z',
						'#F6CE73',
					),
					path(
						'M-76 -14C-50 -28 -22 -32 4 -32C26 -32 50 -30 78 -16C52 -24 26 -27 4 -27C-22 -27 -50 -24 -76 -14Z',
						'#C98F2E',
					),
				),
				1,
				-3,
			),
		) +
		path('M66 142C84 156 118 158 138 140L142 150C120 170 84 168 62 154Z', '#F4775C') +
		path('M120 156L136 206H112Z', '#E2604A') +
		at(
			58,
			174,
			join(
				stroke('M-30 10Q-44 30 -36 50', FILM, 3),
				rect(-30, -18, 54, 36, '#C9CED4', 7),
				rect(-30, -18, 54, 11, '#AEB5BD', 6),
				lens(2, 2, 13),
				rect(-24, -13, 12, 6, CREAM, 2),
			),
			1,
			8,
		)
	);
}
