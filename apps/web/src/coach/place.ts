/** Where a note lies, and how the marker runs from it: pure geometry, in pixels of the window. */

export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

export interface Point {
	readonly x: number;
	readonly y: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** How far the ring lies outside of the thing. */
const RING = 8;
const MARGIN = 10;
/** Room for the arrow. */
const ROOM = 62;
const NARROW_ROOM = 30;
const NARROW = 760;
/** Shorter arrows are blots. */
const SHORTEST = 20;
const BARB = 15;
const BARB_ANGLE = 0.5;

function isNarrow({ width }: Size): boolean {
	return width <= NARROW;
}

export function around(box: Box, by = RING): Box {
	return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** Beside the thing where it covers the least of what matters: never the thing, least of all what is to be pressed. */
export function placeNote(thing: Box, note: Size, screen: Size, keep: readonly Box[]): Point {
	const ring = around(thing);
	const room = isNarrow(screen) ? NARROW_ROOM : ROOM;
	const spots = [...beside(ring, note, room), ...corners(note, screen)];
	const costs = spots.map((spot) => {
		const at = { ...inside(spot, note, screen), ...note };
		const covered = keep.reduce((sum, box) => sum + overlap(at, box), 0);
		return { at, cost: overlap(at, ring) * 100 + covered * 10 + distance(middle(at), middle(thing)) };
	});
	const { at } = costs.reduce((best, one) => (one.cost < best.cost ? one : best));
	return { x: Math.round(at.x), y: Math.round(at.y) };
}

function beside(ring: Box, note: Size, room: number): readonly Point[] {
	const { x, y, width, height } = ring;
	const across = [x + (width - note.width) / 2, x, x + width - note.width];
	const along = [y + (height - note.height) / 2, y, y + height - note.height];
	return [
		...along.map((top) => ({ x: x + width + room, y: top })),
		...along.map((top) => ({ x: x - room - note.width, y: top })),
		...across.map((left) => ({ x: left, y: y - room - note.height })),
		...across.map((left) => ({ x: left, y: y + height + room })),
	];
}

function corners(note: Size, screen: Size): readonly Point[] {
	return [0, screen.width].flatMap((x) => [0, (screen.height - note.height) / 2, screen.height].map((y) => ({ x, y })));
}

function inside({ x, y }: Point, note: Size, screen: Size): Point {
	const within = (value: number, most: number) => Math.max(MARGIN, Math.min(value, most - MARGIN));
	return { x: within(x, screen.width - note.width), y: within(y, screen.height - note.height) };
}

/** The marker's way from one box to the ring around another, with its head; null where they are too near for one. */
export function lead(from: Box, thing: Box): string | null {
	const ring = around(thing, RING + 4);
	const start = nearest(from, middle(ring));
	const end = nearest(ring, start);
	const length = distance(start, end);
	if (length < SHORTEST) return null;
	const bend = {
		x: (start.x + end.x) / 2 - (end.y - start.y) * 0.16,
		y: (start.y + end.y) / 2 + (end.x - start.x) * 0.16,
	};
	const back = Math.atan2(bend.y - end.y, bend.x - end.x);
	const barb = (turn: number) =>
		at({
			x: end.x + BARB * Math.cos(back + turn),
			y: end.y + BARB * Math.sin(back + turn),
		});
	return `M${at(start)}Q${at(bend)} ${at(end)}M${barb(BARB_ANGLE)}L${at(end)}L${barb(-BARB_ANGLE)}`;
}

/** Everything but what is spoken of: a window-wide shape with holes, always of as many corners, so that it can move. */
export function veilAround([thing, from]: readonly [Box, Box | null], { width, height }: Size): string {
	const outer: Point[] = [at0, { x: width, y: 0 }, { x: width, y: height }, { x: 0, y: height }, at0];
	// A hole in a hole would be veiled again.
	const holes = from !== null && overlap(thing, from) > 0 ? [boxAround(thing, from), null] : [thing, from];
	const points = [...outer, ...holes.flatMap((hole) => [...loopOf(hole), at0])];
	return `polygon(evenodd, ${points.map(({ x, y }) => `${Math.round(x)}px ${Math.round(y)}px`).join(', ')})`;
}

const at0: Point = { x: 0, y: 0 };

function loopOf(hole: Box | null): readonly Point[] {
	const { x, y, width, height } = hole === null ? { ...at0, width: 0, height: 0 } : around(hole, RING - 3);
	const first = { x, y };
	return [first, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height }, first];
}

export function holds({ x, y, width, height }: Box, point: Point): boolean {
	return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

/** The point of a box that is nearest to another. */
function nearest({ x, y, width, height }: Box, to: Point): Point {
	return { x: Math.max(x, Math.min(to.x, x + width)), y: Math.max(y, Math.min(to.y, y + height)) };
}

function middle({ x, y, width, height }: Box): Point {
	return { x: x + width / 2, y: y + height / 2 };
}

function overlap(a: Box, b: Box): number {
	const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
	const along = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	return Math.max(0, across) * Math.max(0, along);
}

function boxAround(a: Box, b: Box): Box {
	const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
	return {
		x,
		y,
		width: Math.max(a.x + a.width, b.x + b.width) - x,
		height: Math.max(a.y + a.height, b.y + b.height) - y,
	};
}

function distance(a: Point, b: Point): number {
	return Math.hypot(a.x - b.x, a.y - b.y);
}

function at({ x, y }: Point): string {
	return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
