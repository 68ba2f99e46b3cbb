// biome-ignore-all format: drawings are rows of coordinates
import type { Direction } from '@shutterbox/sasquatch-snap/client';
import { at, circle, join, op, path, polygon, RADIANS, rect, stroke, times } from '../../../../art/kit.ts';

/** The Whistle, brass on a red cord. 72 × 56. */
export function whistle() {
	const body = 'M4 12H40C58 12 66 24 64 36C62 49 48 55 36 50C28 46 25 39 26 33L4 29Z';
	return join(
		stroke('M52 16C66 6 74 22 64 32', '#C4122F', 3.4), path(body, '#7E5A14', { transform: 'translate(0 2.5)' }),
		path(body, '#F0B93A'), path('M4 12H40C54 12 61 19 63.5 27C56 19 49 18 41 18H4Z', '#FFE39A'),
		circle(45, 35, 11.6, '#A9761B'), circle(45, 35, 8.6, '#4A2F08'), circle(47, 37, 4.6, '#E8B98A'),
		rect(18, 12, 10, 6.6, '#4A2F08', 1.4),
	);
}

/** Four claw strokes: danger, never by colour alone. 60 × 60. */
export const claw = (fill: string) => path(
	'M10 8C20 20 24 36 22 54C14 44 8 28 10 8ZM24 4C34 18 38 38 35 57C27 45 21 26 24 4ZM38 5C47 18 50 36 47 53C40 43 35 26 38 5ZM50 10C57 20 59 34 56 46C51 38 47 24 50 10Z',
	fill,
);

/** His right foot, toes up. 30 × 40. */
const step = (fill: string) => at(15, 23, join(
	path(
		'M-6.4 11C-10 4 -11 -4 -7.4 -9C-3 -12.6 6 -11.6 8.6 -6C10 0 6.4 4.6 6.4 11C5.2 17 -4 17 -6.4 11Z', fill,
	),
	circle(-8.2, -14.6, 3.6, fill), circle(-2, -17, 2.9, fill), circle(3.8, -16.4, 2.5, fill),
	circle(8.4, -13.6, 2.1, fill),
));

const TURN: Readonly<Record<Direction, number>> = { N: 0, E: 90, S: 180, W: 270 };

/** Two footprints on a square he comes through, on their way to one side; ways to and fro leave room for each other. 100 × 100. */
export function steps(way: Direction) {
	const first = way === 'N' || way === 'E' ? -13 : 13;
	const print = (x: number, y: number) => at(x, y, at(x < 0 ? 13 : -13, -17, step('#F4F4DC'), 13 / 15, 0, x < 0));
	return at(50, 50, print(first, 16) + print(-first, -34), 1, TURN[way]);
}

/** A flash: one star, white. 100 × 100. */
export const burst = () => at(50, 50, polygon(
	times(28, (i) => {
		const a = i * 360 / 28 * RADIANS;
		const r = i % 2 ? 24 : i % 4 ? 38 : 48;
		return [Math.cos(a) * r, Math.sin(a) * r];
	}),
	'#FFFFFF',
));

/** North, in amber on film black. 60 × 60. */
export function compass() {
	const amber = '#F2A33A';
	return join(
		circle(30, 30, 27, 'none', { stroke: amber, 'stroke-width': 2.4, opacity: 0.5 }),
		stroke('M30 5V9M30 51V55M5 30H9M51 30H55', amber, 2.4), path('M30 12L37 30H23Z', '#FF4D38'),
		path('M30 48L37 30H23Z', amber, op(0.45)),
	);
}
