import { at, circle, ellipse, join, path, polyline, rect } from '../shapes.ts';
import { CREAM, ground, inProfile, type Look, type Mood, shoulders } from './parts.ts';

export function aiko(mood: Mood): string {
	const look: Look = { skin: '#F6D3B0', shade: '#DFAE88', hair: '#1A1620', lips: '#B8293C' };
	return (
		ground('#B7424F', '#CB5A62') +
		shoulders('#F3E9DA', '#DCCDB8', { x: 92 }) +
		path('M58 152L72 144L80 166H112L116 142L130 150L140 206H48Z', '#2B2A33') +
		at(
			92,
			86,
			join(
				path(
					'M-46 0C-52 -42 -24 -60 4 -58C22 -58 34 -46 34 -30L10 44C-8 50 -34 50 -46 42C-48 28 -46 14 -46 0Z',
					look.hair,
				),
				inProfile({ ...look, brow: false }, mood),
				path(
					'M-46 0C-52 -42 -24 -60 4 -58C24 -58 36 -46 36 -22C28 -24 14 -24 4 -24C-2 -12 0 16 -4 34C-14 46 -36 46 -46 40C-48 26 -46 14 -46 0Z',
					look.hair,
				),
				path('M-38 -22C-34 -42 -16 -50 0 -50C-16 -42 -24 -32 -26 -16Z', '#3B3348'),
				circle(20, -5, 12.5, 'none', { stroke: '#F2BD49', 'stroke-width': 3.4 }),
				polyline(
					[
						[8, -6],
						[-2, -8],
					],
					'#F2BD49',
					3.4,
				),
				polyline(
					[
						[32, -6],
						[37, -4],
					],
					'#F2BD49',
					3.4,
				),
			),
		) +
		at(
			158,
			132,
			join(
				polyline(
					[
						[-34, 56],
						[2, 6],
					],
					'#8C9198',
					6,
				),
				polyline(
					[
						[-20, 62],
						[8, 8],
					],
					'#C9CED4',
					5,
				),
				rect(-18, -44, 44, 54, CREAM, 3),
				rect(-13, -39, 34, 36, '#3E4C5E', 0),
				path('M-13 -9L-2 -22L6 -12L12 -18L21 -8V-3H-13Z', '#C9CED4'),
				circle(12, -30, 4.5, CREAM),
				ellipse(-8, 20, 3, 5, '#F8C9C4'),
				ellipse(16, 24, 2.6, 4.4, '#F8C9C4'),
			),
			1,
			8,
		) +
		at(124, 190, path('M-18 12C-20 -6 -8 -16 6 -14C18 -12 20 2 14 14Z', '#E8A92E'), 1, -10)
	);
}
