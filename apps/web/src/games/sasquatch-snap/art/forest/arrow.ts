// biome-ignore-all format: drawings are rows of coordinates
import { at, join, path, RADIANS } from '../../../../art/kit.ts';
import { card, pines, print } from './parts.ts';

const TURN = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 };

export type Direction = keyof typeof TURN;

export function arrow(id: string, dir: Direction) {
	const a = TURN[dir];
	const t = Math.abs(Math.sin(a * RADIANS)) > 0.9 ? 0.86 : 1;
	return card(id, '#4E8A58', '#66A068', join(pines(161, '#417A4D', 7), pines(46, '#5A955F', 12), at(
		60, 84,
		join(
			path(
				'M0 -58L42 -8Q30 -12 20 -10V44Q0 54 -20 44V-10Q-30 -12 -42 -8Z', '#2C5436',
				{ opacity: 0.7, transform: a % 180 ? `translate(${a < 180 ? 5 : -5} 0)` : `translate(0 ${a ? -5 : 5})` },
			),
			path('M0 -58L42 -8Q30 -12 20 -10V44Q0 54 -20 44V-10Q-30 -12 -42 -8Z', '#F6DDA6'),
			path('M0 -58L42 -8Q30 -12 20 -10V44Q12 48.6 0 50Z', '#E3BE7C'), print(-7, 27, 0.72, -6, '#8A5A34'),
			print(8, 4, 0.72, 6, '#8A5A34'), print(-5, -22, 0.72, -4, '#8A5A34'),
		),
		t, a,
	)));
}
