// biome-ignore-all format: drawings are rows of coordinates
import type { Direction } from '@shutterbox/sasquatch-snap/client';
import { at, circle, group, join, op, rect, stroke, times } from '../../../../art/kit.ts';
import { SEATS, type Seat } from '../seats.ts';
import { CREAM } from './inks.ts';

/** The pattern that goes with a seat wherever its ink covers a square: plain, stripes, dots, hatching. */
function hatch(seat: Seat): string {
	const c = SEATS[seat].light;
	const rising = (i: number) => `M${i * 25 - 100} 100L${i * 25} 0`;
	const falling = (i: number) => `M${i * 25 - 100} 0L${i * 25} 100`;
	switch (seat) {
		case 0:
			return rect(0, 0, 100, 100, c, 0, op(0.2));
		case 1:
			return stroke(times(9, rising).join(''), c, 5, op(0.46));
		case 2:
			return group(times(4, (i) => times(4, (k) => circle(14 + i * 24 + (k % 2 ? 12 : 0), 14 + k * 24, 4.6, c))), op(0.55));
		case 3:
			return stroke(times(9, (i) => rising(i) + falling(i)).join(''), c, 2.6, op(0.5));
	}
}

const TURN: Readonly<Record<Direction, number>> = { N: 0, E: 90, S: 180, W: 270 };

/** One arm of a Super: a net over a square beside it, which lies on the given side. 100 × 100. */
export function arm(id: string, seat: Seat, side: Direction) {
	const c = SEATS[seat];
	const edge = 'M10 0V74Q10 92 28 92H72Q90 92 90 74V0';
	return at(50, 50, at(-50, -50, join(
		`<defs><clipPath id="${id}a"><path d="M10 0H90V74Q90 92 72 92H28Q10 92 10 74Z"/></clipPath></defs>`,
		group([rect(0, 0, 100, 100, c.main, 0, op(0.38)), hatch(seat)], { 'clip-path': `url(#${id}a)` }),
		stroke(edge, c.light, 4.6), stroke(edge, CREAM, 2, { 'stroke-dasharray': '7 7' }), circle(15.5, 86.5, 5, CREAM),
		circle(84.5, 86.5, 5, CREAM),
	)), 1, TURN[side]);
}

/** The net of a Super on its own square: open to all four sides. 100 × 100. */
export function hub(seat: Seat) {
	const c = SEATS[seat];
	return join(
		group([rect(10, 0, 80, 100, c.main), rect(0, 10, 100, 80, c.main)], op(0.3)),
		stroke('M0 10H10V0M90 0V10H100M100 90H90V100M10 100V90H0', c.light, 4.6),
	);
}
