// biome-ignore-all format: drawings are rows of coordinates
import type { Colour } from '@shutterbox/wildlife-park/client';
import { PIPS, type Pips } from '../../../../art/die.ts';
import { at, circle, ellipse, group, join, op, path, rect, stroke } from '../../../../art/kit.ts';
import { SIGNS } from '../../signs.ts';
import { DICE, PIP } from '../inks.ts';

/** From slightly above: dark pips on a light front, the sign of its habitat on the side. 60 × 60. */
export function die(colour: Colour, value: Pips) {
	const [front, top, side] = DICE[colour];
	return join(
		ellipse(30, 56, 25, 5, '#0A0A10', op(0.28)),
		path('M5 17L12.6 6.4Q14 4.5 16.5 4.5H52.5Q56.6 4.5 54.6 8L47 17Z', top),
		path('M46 14L54.6 5.5Q57 4 57 8V42Q57 44.5 55.6 46.2L47 55Z', side), rect(3, 13, 45, 43, front, 8),
		rect(3, 13, 45, 43, 'none', 8, { stroke: '#ffffff', 'stroke-width': 1.6, opacity: 0.55 }),
		at(51.9, 30, group(path(SIGNS[colour], '#ffffff', { 'fill-rule': 'evenodd' }), {
			transform: 'matrix(1 -1.0355 0 1 0 0) translate(-4 -5) scale(0.36 0.46)',
		})),
		PIPS[value].map(([x, y]) => circle(25.5 + x * 12, 34.5 + y * 12, 4.7, PIP)),
	);
}

/** In the middle of a roll: turned, its pips are streaks. 60 × 60. */
export const rolling = (colour: Colour) => at(
	30, 32,
	rect(-22, -22, 44, 44, DICE[colour][0], 9) + stroke('M-10 -12h8M4 -2h8M-12 9h7M2 13h9', PIP, 4.4, op(0.55)), 1, 28,
);
