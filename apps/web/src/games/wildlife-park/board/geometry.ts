/** Where everything lies in a park, in units of a tile: centre to corner is 100, y runs down. Pure. */
import { CORNERS, type Event, type Hex, hexesIn, type Layout } from '@shutterbox/wildlife-park/client';
import { corner, type Point, towards, written } from '../hex.ts';
import type { MapPlan } from './map-plan.ts';

export interface Box {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** From the middle of a tile to the middle of the next, along a column √3 times as much; a gap of paper stays between. */
const PITCH = 104;
const COLUMN = 1.5 * PITCH;
const ROW = Math.sqrt(3) * PITCH;

function middle([q, r]: Point): Point {
	return [COLUMN * q, ROW * (r + q / 2)];
}

export function middleOf({ places }: Layout, hex: Hex): Point {
	return middle(places[hex]);
}

export function gateOf({ gate }: Layout): Point {
	return middle(gate);
}

/** Whether visitors come from above. */
function entersFromAbove(layout: Layout): boolean {
	const [, gate] = gateOf(layout);
	return hexesIn(layout.entrance).every((hex) => middleOf(layout, hex)[1] > gate);
}

/** All that is drawn of a park: tiles with their edges, and the gate. */
export function boxOf(layout: Layout, [top, right, bottom, left]: readonly [number, number, number, number]): Box {
	const middles = layout.places.map(middle);
	const [gateX, gateY] = gateOf(layout);
	const x0 = Math.min(...middles.map(([x]) => x - 100), gateX - 80) - left;
	const x1 = Math.max(...middles.map(([x]) => x + 100), gateX + 80) + right;
	const y0 = Math.min(...middles.map(([, y]) => y - 88), gateY - (entersFromAbove(layout) ? 72 : 50)) - top;
	const y1 = Math.max(...middles.map(([, y]) => y + 104), gateY + 62) + bottom;
	return { left: x0, top: y0, width: x1 - x0, height: y1 - y0 };
}

/** The middle of some hexes; of three that meet, the point where they do. */
export function centreOf(layout: Layout, hexes: readonly Hex[]): Point {
	const middles = hexes.map((hex) => middleOf(layout, hex));
	const mean = (axis: 0 | 1) => middles.reduce((sum, each) => sum + each[axis], 0) / middles.length;
	return [mean(0), mean(1)];
}

const ALL_CORNERS = Array.from({ length: CORNERS }, (_, i) => i);
/** The six corners of a hex alone. */
export function bracketsPath(far: number, length: number): string {
	return ALL_CORNERS.map((which) => {
		const here = corner(which, far);
		const [from, to] = [which + 5, which + 1].map((next) => towards(here, corner(next, far), length));
		return `M${written(from)}L${written(here)}L${written(to)}`;
	}).join('');
}

/** The line around some hexes. */
export function outlinePath(layout: Layout, hexes: readonly Hex[], far = 101): string {
	return hexes
		.flatMap((hex) => {
			const [x, y] = middleOf(layout, hex);
			return ALL_CORNERS.filter((side) => !hexes.includes(neighbour(layout, hex, side))).map((side) => {
				const ends = [corner(side, far), corner(side + 1, far)].map(([dx, dy]): Point => [x + dx, y + dy]);
				return `M${written(ends[0])}L${written(ends[1])}`;
			});
		})
		.join('');
}

const STEPS: readonly Point[] = [
	[1, 0],
	[0, 1],
	[-1, 1],
	[-1, 0],
	[0, -1],
	[1, -1],
];

/** The hex beyond a side, −1 outside the park; sides run clockwise from the south-east. */
function neighbour({ places }: Layout, hex: Hex, side: number): Hex {
	const [q, r] = places[hex];
	const [dq, dr] = STEPS[side % STEPS.length];
	return places.findIndex(([a, b]) => a === q + dq && b === r + dr);
}

/** The hexes whose dice are counted at the entrance. */
export function litBy({ groups }: Event & { type: 'entranceScored' }, { names }: Layout): readonly Hex[] {
	return groups.flatMap(({ hexes }) => hexes.map((name) => names.indexOf(name)));
}

/** Some hexes in the order in which light from the gate reaches them, those reached together in one step. */
export function lightSteps(layout: Layout, hexes: readonly Hex[]): readonly (readonly Hex[])[] {
	const dark = new Set(hexes);
	const steps: Hex[][] = [];
	for (let front = hexes.filter((hex) => layout.entrance & (1 << hex)); front.length > 0; ) {
		for (const hex of front) dark.delete(hex);
		steps.push(front);
		const reached = front.flatMap((hex) => ALL_CORNERS.map((side) => neighbour(layout, hex, side)));
		front = [...new Set(reached)].filter((hex) => dark.has(hex));
	}
	return steps;
}

/** The stretches of road from the gate to the entrance hexes. */
export function roadsOf(layout: Layout): readonly string[] {
	const [x, y] = gateOf(layout);
	return hexesIn(layout.entrance).map((hex) => {
		const [toX, toY] = middleOf(layout, hex);
		return `M${written([x, y + 20])}L${written([x + (toX - x) * 0.55, y + (toY - y) * 0.55])}`;
	});
}

/** Around everything that is drawn of a park. */
export const EDGES = [8, 6, 4, 6] as const;

/** The sheet under a park: beside it lie the mounts, or nothing. */
export function mapPlanOf(layout: Layout, shape: 'wide' | 'tall'): MapPlan {
	const isWide = shape === 'wide';
	const [width, height] = isWide ? [854, 648] : [390, 411];
	const room = isWide ? width - 320 : width - 4;
	const box = boxOf(layout, EDGES);
	const scale = Math.min(room / box.width, height / box.height);
	const [x, y] = gateOf(layout);
	const gateX = (width - box.width * scale) / 2 + (x - box.left) * scale;
	const gateY = (height - box.height * scale) / 2 + (y - box.top) * scale + (isWide ? 20 : 12);
	const bend = gateX > 0.6 * width ? 1 : gateX < 0.4 * width ? -1 : 0;
	return {
		width,
		height,
		reach: isWide ? [0.52 * room, 0.47 * height] : [178, 0.48 * height],
		gate: [gateX, gateY],
		road: [gateX + bend * (isWide ? 60 : 50), entersFromAbove(layout) ? -30 : height + 30],
		folds: isWide ? [0.25, 0.5, 0.75] : [1 / 3, 2 / 3],
	};
}

/** The lower corner of the map that is further from the park: there is room for the crate. */
export function freeCorner(layout: Layout): 'left' | 'right' {
	const { left, top, width, height } = boxOf(layout, EDGES);
	const nearest = (x: number) =>
		Math.min(...layout.places.map(middle).map(([a, b]) => Math.hypot(a - x, b - (top + height))));
	return nearest(left) > nearest(left + width) ? 'left' : 'right';
}
