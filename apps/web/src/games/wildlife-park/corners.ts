import { CORNERS, type Hex, type Item, layoutOf, NO_POINT, type Park, partsAt } from '@shutterbox/wildlife-park/client';

// Where the part of a watchtower tile may lie, and what it would meet there.

/** The corner chosen, or the one where most parts of its colour lie already. */
export function cornerOf(park: Park, tile: Item, to: string, chosen?: number): number {
	if (chosen !== undefined) return chosen;
	const hex = layoutOf(park).names.indexOf(to);
	const worth = Array.from({ length: CORNERS }, (_, corner) => partsAt(park, hex, corner, tile));
	return worth.indexOf(Math.max(...worth));
}

/** The hexes that meet at a corner, besides the one the tile lies on. */
export function meetingAt(park: Park, hex: Hex, corner: number): string[] {
	const { points, pointAt, names } = layoutOf(park);
	const point = pointAt[hex * CORNERS + corner];
	return point === NO_POINT ? [] : points[point].hexes.filter((each) => each !== hex).map((each) => names[each]);
}
