import {
	CORNERS,
	type Hex,
	type Item,
	layoutOf,
	NO_POINT,
	NO_TILE,
	type Park,
	SYMBOL_OF,
} from '@shutterbox/wildlife-park/client';

// Where the part of a watchtower tile may lie, and what it would meet there.

/** The corner chosen, or the one where most parts of its colour lie already. */
export function cornerOf(park: Park, tile: Item, to: string, chosen?: number): number {
	if (chosen !== undefined) return chosen;
	const hex = layoutOf(park).names.indexOf(to);
	const worth = Array.from({ length: CORNERS }, (_, corner) => promiseOf(park, hex, corner, tile));
	return worth.indexOf(Math.max(...worth));
}

/** How many matching parts lie at a corner: 2 make a tower with this one; −1 where none can ever stand. */
export function promiseOf(park: Park, hex: Hex, corner: number, tile: Item): number {
	const { points, pointAt } = layoutOf(park);
	const point = pointAt[hex * CORNERS + corner];
	if (point === NO_POINT) return -1;
	const others = points[point].hexes
		.map((each, i) => [each, points[point].corners[i]])
		.filter(([each]) => each !== hex);
	const isOpen = ([each]: number[]) => park.tiles[each] === NO_TILE;
	const matches = ([each, facing]: number[]) =>
		!isOpen([each]) && SYMBOL_OF[park.tiles[each]] === SYMBOL_OF[tile] && park.corners[each] === facing;
	return others.every((each) => isOpen(each) || matches(each)) ? others.filter(matches).length : -1;
}

/** The hexes that meet at a corner, besides the one the tile lies on. */
export function meetingAt(park: Park, hex: Hex, corner: number): string[] {
	const { points, pointAt, names } = layoutOf(park);
	const point = pointAt[hex * CORNERS + corner];
	return point === NO_POINT ? [] : points[point].hexes.filter((each) => each !== hex).map((each) => names[each]);
}
