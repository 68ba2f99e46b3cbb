import { at, circle, join, path, rect, stroke } from '../shapes.ts';
import { AMBER, CREAM, ground, inProfile, type Look, lens, type Mood, RED, shoulders } from './parts.ts';

export function otto(mood: Mood): string {
	const look: Look = {
		skin: '#EFC2A2',
		shade: '#CF9673',
		hair: '#F5F1E8',
		brow: '#F5F1E8',
		cheek: '#E58A72',
		lines: true,
		mouth: false,
	};
	return (
		ground('#2A2342', '#3B315A') +
		shoulders('#6B4A8C', '#573A75', { x: 88 }) +
		path('M66 140L90 160L112 140L104 206H76Z', CREAM) +
		at(
			90,
			88,
			join(
				inProfile(look, mood),
				path(
					'M-36 -6C-38 -18 -34 -26 -30 -30C-26 -18 -18 -10 -8 -9C-4 -4 -20 -6 -19 4C-19 14 -14 20 -20 32C-32 26 -40 12 -36 -6Z',
					look.hair,
				),
				path('M-14 -45C-6 -49 4 -49 10 -48C4 -44 -6 -40 -16 -38Z', '#F9DCC5'),
				mood === 'glad' ? path('M18 26Q26 30 33 26Q31 36 25 36Q19 34 18 26Z', '#5B1620') : '',
				path('M33 15C42 14 52 20 60 12C60 26 48 32 36 26C26 32 8 34 2 22C12 24 22 14 33 15Z', look.hair),
				circle(20, -6, 12, 'none', { stroke: AMBER, 'stroke-width': 3.2 }),
				stroke('M12 4Q2 30 -6 62', AMBER, 2),
			),
		) +
		path('M88 158L66 144V172ZM92 158L114 144V172Z', RED) +
		circle(90, 158, 7, '#A91A30') +
		at(
			146,
			166,
			join(
				path('M-36 -22C-40 -46 24 -50 36 -24L40 44H-42Z', '#191423'),
				rect(-29, -25, 58, 62, '#7A4519', 4),
				rect(-23, -19, 46, 50, '#A5672F', 3),
				circle(0, 6, 22, '#7A4519'),
				lens(0, 6, 19, '#E8C15A', '#3A4A58'),
				rect(-33, 35, 66, 9, '#6E4019', 2),
				circle(-18, -13, 3, '#E8C15A'),
				circle(18, -13, 3, '#E8C15A'),
			),
			1,
			4,
		)
	);
}
