// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, path, rect, stroke } from '../../../../art/kit.ts';
import { card, leafy, op, pines, tuft } from './parts.ts';

export function trapCard(id: string) {
	return card(id, '#2F6F73', '#418A89', join(
		pines(161, '#265E63', 9), ellipse(60, 118, 48, 18, '#1B474B', op(0.7)),
		ellipse(60, 112, 43, 15, 'none', { stroke: '#B98B4A', 'stroke-width': 6 }),
		ellipse(60, 112, 43, 15, 'none', { stroke: '#EBCB8C', 'stroke-width': 2.6, 'stroke-dasharray': '7 5' }),
		stroke('M100 106C112 84 92 60 98 24', '#D3A762', 4), stroke('M98 24C90 14 74 8 52 10', '#6A4A2A', 7),
		leafy(58, 12, 1.5, 200, '#7FB04A', '#4B7A32'), leafy(76, 18, 1.3, 60, '#6A9C42', '#4B7A32'),
		at(
			56, 80,
			join(
				rect(-32, -20, 64, 46, '#2A1D22', 9), rect(-32, -24, 64, 46, '#4A3A42', 9),
				path('M-32 -6H32V-15C32 -20 28 -24 23 -24H-23C-28 -24 -32 -20 -32 -15Z', '#6A5860'),
				rect(-12, -31, 24, 9, '#3A2C33', 3), rect(15, -19, 11, 8, '#FFF3B0', 2),
				circle(-22, -15, 3.6, '#FF5A44'), circle(0, 2, 20, '#FFF8E8'), circle(0, 2, 16.6, '#1F4E63'),
				circle(0, 2, 10.6, '#3A8FB0'), path('M-8 -4A10 10 0 0 1 4 -7.4L2 -2A6 6 0 0 0 -4 1Z', '#DDF4FF'),
				circle(5, 7, 2.4, '#8FD4EC'),
			),
			1, -6,
		),
		[[16, 126, -20], [34, 136, 14], [92, 132, -30], [106, 122, 30], [64, 138, 0]].map(
			([x, y, r], i) => leafy(x, y, 1.7, r, ['#E0913C', '#C9632E', '#EAB04C'][i % 3], '#8A4A22'),
		),
		tuft(20, 150, 1, '#4F9A6A'), tuft(98, 152, 1.1, '#4F9A6A'),
	));
}
