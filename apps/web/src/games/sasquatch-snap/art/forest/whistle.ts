// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, join, path, polyline, rect, stroke } from '../../../../art/kit.ts';
import { card, pines, spark } from './parts.ts';

export function whistle(id: string) {
	return card(id, '#F08A4B', '#F7A765', join(
		pines(161, '#D9703A', 4),
		[-58, -36, -14, 10, 34].map(
			(a, i) => at(44, 62, polyline([[0, -20], [0, i % 2 ? -33 : -40]], '#FFF3CF', 5.4), 1, a - 6),
		),
		stroke('M98 92C116 112 102 146 74 141C54 134 60 152 44 168', '#A92A22', 6),
		stroke('M98 92C116 112 102 146 74 141C54 134 60 152 44 168', '#E2402E', 3),
		at(
			61, 92,
			join(
				path(
					'M-40 -24H10C34 -24 40 -6 38 6C36 26 14 34 -2 26C-12 20 -16 10 -15 2L-40 -2Z', '#B9852B',
					{ transform: 'translate(0 4)' },
				),
				path('M-40 -24H10C34 -24 40 -6 38 6C36 26 14 34 -2 26C-12 20 -16 10 -15 2L-40 -2Z', '#FFC83D'),
				path('M-40 -24H10C26 -24 34 -16 37 -6C28 -16 18 -17 8 -17H-40Z', '#FFE490'),
				circle(11, 4, 15.4, '#D9992A'), circle(11, 4, 12, '#6E4212'), circle(14, 7, 6.4, '#E8B98A'),
				circle(12.4, 5.4, 2.2, '#F9DDB8'), rect(-22, -24, 14, 8, '#6E4212', 1.6),
				circle(35, 8, 5, 'none', { stroke: '#A8A29A', 'stroke-width': 3 }),
			),
			1.1, -10,
		),
		spark(96, 42, 1, '#FFF8E8'), spark(22, 128, 0.7, '#FFF8E8'),
	));
}
