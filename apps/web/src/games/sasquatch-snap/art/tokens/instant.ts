// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, ellipse, join, op, path, polygon, RADIANS, rect, times } from '../../../../art/kit.ts';
import { SEATS, type Seat } from '../seats.ts';
import { BULB, CREAM, INK } from './inks.ts';

/** A star of 14 points around a little off 0, 0. */
const crown = (inner: number, outer: number, turn: number, shift: number, fill: string) => polygon(
	times(14, (k) => {
		const a = (k * 360 / 14 + turn) * RADIANS;
		const r = k % 2 ? inner : outer;
		return [Math.cos(a) * r - shift, Math.sin(a) * r - shift];
	}),
	fill,
);

/** The forest on an instant photo, seen in 8 8 84 88. */
export const forestPhoto = () => join(
	rect(8, 8, 84, 88, '#0E3A40'),
	[[14, 20], [86, 18], [20, 84], [82, 88], [50, 10]].map(
		([x, y]) => at(x, y, join(crown(9, 17, 0, 0, '#082A2F'), crown(5, 10, 10, 1, '#175055'))),
	),
	ellipse(50, 54, 38, 36, '#1C5A5A', op(0.9)),
);

/** The way a seat goes, northwards, around 0, 0. */
export function arrow(seat: Seat) {
	const shaft = 'M0 -37L30 -4Q22 -7 14 -6V32Q0 39 -14 32V-6Q-22 -7 -30 -4Z';
	return join(
		path(shaft, '#03161A', { opacity: 0.55, transform: 'translate(2 3)' }), path(shaft, CREAM),
		path('M0 -29L19 -9Q14 -11 8.5 -10V27Q0 31 -8.5 27V-10Q-14 -11 -19 -9Z', SEATS[seat].main),
	);
}

/** The sign of Trap! around 0, 0: a flash with a lens in it. */
export const trapMark = () => join(
	polygon(
		times(20, (i) => {
			const a = i * 18 * RADIANS;
			const r = i % 2 ? 15 : 22;
			return [Math.cos(a) * r, Math.sin(a) * r];
		}),
		BULB,
	),
	circle(0, 0, 13, INK), circle(0, 0, 8.6, 'none', { stroke: CREAM, 'stroke-width': 3 }), circle(0, 0, 3.6, CREAM),
);

/** How the light falls on undeveloped paper, seen in 8 8 84 88. The paper has the colour of the table's theme. */
export const sheen = () => join(
	path('M8 8H92V22Q60 30 8 18ZM8 96V84Q40 76 92 88V96Z', '#000', { opacity: '.15' }),
	path('M64 8H92V40Z', '#fff', { opacity: '.08' }),
);
