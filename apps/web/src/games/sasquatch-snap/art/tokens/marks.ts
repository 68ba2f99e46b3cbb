// biome-ignore-all format: drawings are rows of coordinates
import { type Attributes, at, join, path, tenth } from '../../../../art/kit.ts';
import { SEATS, type Seat } from '../seats.ts';
import { CREAM } from './inks.ts';

/** A polygon with round corners, as a path. */
function rounded(points: readonly (readonly [number, number])[], radius: number): string {
	const count = points.length;
	const steps = points.map(([x, y], i) => {
		const towards = ([ax, ay]: readonly [number, number]) => {
			const length = Math.hypot(ax - x, ay - y);
			const share = Math.min(radius, length / 2) / length;
			return `${tenth(x + (ax - x) * share)} ${tenth(y + (ay - y) * share)}`;
		};
		const [last, next] = [points[(i + count - 1) % count], points[(i + 1) % count]];
		return `${i ? 'L' : 'M'}${towards(last)}Q${tenth(x)} ${tenth(y)} ${towards(next)}`;
	});
	return `${steps.join('')}Z`;
}

/** The outline of a seat's mark around 0, 0; r is about half its height, and all have about the same area. */
export function outline(seat: Seat, r: number): string {
	switch (seat) {
		case 0:
			return `M${tenth(-r)} 0A${tenth(r)} ${tenth(r)} 0 1 1 ${tenth(r)} 0A${tenth(r)} ${tenth(r)} 0 1 1 ${tenth(-r)} 0Z`;
		case 1:
			return rounded([[0, -r * 1.22], [r * 1.24, r * 0.92], [-r * 1.24, r * 0.92]], r * 0.34);
		case 2:
			return rounded(
				[[-r * 0.92, -r * 0.92], [r * 0.92, -r * 0.92], [r * 0.92, r * 0.92], [-r * 0.92, r * 0.92]], r * 0.24,
			);
		case 3:
			return rounded([[0, -r * 1.24], [r * 1.24, 0], [0, r * 1.24], [-r * 1.24, 0]], r * 0.26);
	}
}

/** How far below 0 the middle of a mark looks to be. */
export const heart = (seat: Seat, r: number) => seat === 1 ? r * 0.2 : 0;

export const mark = (seat: Seat, r: number, fill: string, more?: Attributes) => path(outline(seat, r), fill, more);

const inBox = (seat: Seat, content: string) => at(20, seat === 1 ? 21 : 20, content);

/** A seat's mark on paper. 40 × 40. */
export const flatMark = (seat: Seat) => inBox(seat, mark(
	seat, 14.4, SEATS[seat].main, { stroke: SEATS[seat].deep, 'stroke-width': 1.8, 'stroke-opacity': 0.75 },
));

/** A seat's mark in the dark. 40 × 40. */
export const rimmedMark = (seat: Seat) => inBox(seat, join(mark(seat, 17.4, CREAM), mark(seat, 14.4, SEATS[seat].main)));
