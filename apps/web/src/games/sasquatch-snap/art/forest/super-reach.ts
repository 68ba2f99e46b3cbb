// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, group, join, rect, stroke, times } from '../../../../art/kit.ts';
import { badge, op, SEATS, type Seat } from './parts.ts';

/** The super net over a neighbouring square. dir (n e s w): the side the trap lies on; without it the net is even. */
export function superReach(id: string, seat: Seat, dir?: 'n' | 'e' | 's' | 'w') {
	const c = SEATS[seat];
	const m = times(
		11,
		(i) => {
			const a = -100 + i * 20;
			return `M${a} 0L${a + 100} 100M${a + 100} 0L${a} 100`;
		},
	).join('');
	const rot = dir && { n: 0, e: 90, s: 180, w: 270 }[dir];
	return join(
		`<defs><clipPath id="${id}r"><rect x="7" y="7" width="86" height="86" rx="14"/></clipPath></defs>`,
		rect(7, 7, 86, 86, c.main, 14, op(0.26)),
		group(stroke(m, '#FFF3CF', 1.5, op(0.75)), { 'clip-path': `url(#${id}r)` }),
		rect(7, 7, 86, 86, 'none', 14, { stroke: c.main, 'stroke-width': 4 }),
		rect(7, 7, 86, 86, 'none', 14, { stroke: '#FFF3CF', 'stroke-width': 1.4, 'stroke-dasharray': '6 5' }),
		rot === undefined ? '' : at(50, 50, stroke('M-10 -50Q-4 -44 -10 -36M10 -50Q4 -44 10 -36', c.main, 4), 1, rot),
		[[13, 13], [87, 13], [13, 87]].map(
			([x, y]) => circle(x, y + 1.4, 4.6, '#16250F', op(0.3)) + circle(x, y, 4.4, c.dark)
				+ circle(x - 1, y - 1, 1.6, c.light),
		),
		badge(seat, 86, 86, 10.6),
	);
}
