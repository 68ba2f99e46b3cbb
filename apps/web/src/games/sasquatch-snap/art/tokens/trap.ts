// biome-ignore-all format: drawings are rows of coordinates
import type { TileType } from '@shutterbox/sasquatch-snap/client';
import {
	at, circle, type Drawing, group, join, op, path, polygon, RADIANS, rect, stroke, times,
} from '../../../../art/kit.ts';
import { SEATS, type Seat, type SeatInks } from '../seats.ts';
import { CREAM } from './inks.ts';
import { heart, mark, outline } from './marks.ts';

const LENS: Readonly<Record<TileType, (c: SeatInks) => string>> = {
	basic: (c) => join(
		circle(0, 0, 17, 'none', { stroke: CREAM, 'stroke-width': 4.4 }), circle(0, 0, 8.6, CREAM),
		circle(-3, -3, 2.6, c.deep),
	),
	freeze: () => join([0, 60, 120].map(
		(a) => at(0, 0, stroke('M0 -20V20M-6 -14L0 -8.6L6 -14M-6 14L0 8.6L6 14', CREAM, 4.2), 1, a),
	)),
	spike: () => polygon(
		times(16, (i) => {
			const a = (i * 22.5 - 90) * RADIANS;
			const r = i % 2 ? 8.6 : 22;
			return [Math.cos(a) * r, Math.sin(a) * r];
		}),
		CREAM,
	),
	super: () => join([[0, 0], [0, -13.4], [13.4, 0], [0, 13.4], [-13.4, 0]].map(
		([x, y]) => rect(x - 5.9, y - 5.9, 11.8, 11.8, CREAM, 2),
	)),
};

/** Crystals or thorns all around. */
const around = (count: number, draw: (i: number) => readonly [content: Drawing, scale: number, turn: number]) => join(
	times(count, (i) => {
		const [content, scale, turn] = draw(i);
		return at(Math.sin(turn * RADIANS) * 34, -Math.cos(turn * RADIANS) * 34, content, scale, turn);
	}),
);

const FRINGE: Readonly<Record<TileType, (c: SeatInks) => string>> = {
	basic: () => '',
	freeze: () => around(12, (i) => [
		[path('M-7.4 10L-5 -6L0 -14L5 -6L7.4 10Z', '#8FD8F4'), path('M0 -14L5 -6L7.4 10H0Z', '#D9F5FF')],
		i % 2 ? 0.84 : 1.04, i * 30 + (i % 2 ? 0 : 3),
	]),
	spike: () => around(14, (i) => [
		[path('M-6 9L0 -14L6 9Z', '#EADFC2'), path('M0 -14L6 9H0Z', '#A9966A')], 1, i * 360 / 14,
	]),
	super: (c) => join(
		path(
			'M-17 -44Q-17 -49 -12 -49H12Q17 -49 17 -44V-17H44Q49 -17 49 -12V12Q49 17 44 17H17V44Q17 49 12 49H-12Q-17 49 -17 44V17H-44Q-49 17 -49 12V-12Q-49 -17 -44 -17H-17Z',
			CREAM,
		),
		path('M-13 -45H13V-13H45V13H13V45H-13V13H-45V-13H-13Z', c.dark),
		stroke(
			'M-13 -38L6 -45M-13 -28L13 -41M13 -28L-6 -45M-13 38L6 45M-13 28L13 41M13 28L-6 45M38 -13L45 6M28 -13L41 13M28 13L45 -6M-38 -13L-45 6M-28 -13L-41 13M-28 13L-45 -6',
			CREAM, 1.6, op(0.7),
		),
	),
};

/** A trap as an enamel pin: the outline is the owner, the lens the kind; crystals, thorns or a cross show from afar. 100 × 100. */
export function token(id: string, seat: Seat, type: TileType) {
	const c = SEATS[seat];
	const r = 33;
	const h = heart(seat, r);
	return at(50, 50 - h * 0.5, join(
		mark(seat, r + 5, '#021013', { opacity: 0.5, transform: 'translate(1 6)' }),
		at(0, type === 'super' ? h * 0.4 : h, FRINGE[type](c)), mark(seat, r + 3.4, CREAM), mark(seat, r, c.main),
		group(
			`<defs><clipPath id="${id}k"><path d="${outline(seat, r)}"/></clipPath></defs>`
				+ polygon([[-60, -60], [30, -60], [-60, 40]], c.light, op(0.55)),
			{ 'clip-path': `url(#${id}k)` },
		),
		at(0, h, join(circle(0, 0, seat === 1 ? 21.5 : 24.4, c.deep), at(0, 0, LENS[type](c), seat === 1 ? 0.82 : 0.94))),
	));
}
