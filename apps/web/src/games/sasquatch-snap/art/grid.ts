/**
 * Where squares lie in the picture of the forest, in units of the board: a square is 100, and 0, 0 is the corner of A1.
 * Two squares beyond each edge are seen in the room of one, bent away like the rim of a wide lens.
 */

/** How wide the first and the second square beyond an edge are. */
export const RING: readonly [number, number] = [62, 38];
/** How far the picture goes on beyond each edge. */
export const REACH = RING[0] + RING[1];

/** How wide and high the whole picture is. */
export function total(size: number): number {
	return size * 100 + 2 * REACH;
}

/** Where a line of the grid lies; −2 to size + 2. */
export function lineAt(size: number, index: number): number {
	if (index < -1) return -REACH;
	if (index < 0) return -RING[0];
	if (index <= size) return index * 100;
	return size * 100 + (index === size + 1 ? RING[0] : REACH);
}

export interface Place {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** The place of a square, of those beyond the edges, too: column and row from −2 to size + 1. */
export function placeOf(size: number, x: number, y: number): Place {
	const [left, top] = [lineAt(size, x), lineAt(size, y)];
	return { left, top, width: lineAt(size, x + 1) - left, height: lineAt(size, y + 1) - top };
}
