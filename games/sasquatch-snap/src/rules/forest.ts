import { type DirectionIndex, SIDES } from './components.ts';

// The board: SSQ-1 to SSQ-3. It wraps in both directions, for everybody and for adjacency.

/** Rows from the north, squares from the west: y × size + x. */
export type Square = number;

export interface Forest {
	readonly size: number;
	readonly lair: Square;
	/** By seat: two squares diagonally from the lair, clockwise from the north-west. */
	readonly starts: readonly Square[];
	/** The four neighbours of a square, N, E, S, W, from 4 × square on. */
	readonly beside: readonly Square[];
}

export const SIZES = [7, 9, 11] as const;
export type ForestSize = (typeof SIZES)[number];
/** A lap of the largest forest. */
export const LONGEST_LURE = Math.max(...SIZES);

export function forestOf(size: ForestSize): Forest {
	return FORESTS[size];
}

export function neighbour(forest: Forest, square: Square, direction: DirectionIndex): Square {
	return forest.beside[square * SIDES + direction];
}

/** Column letter from the west, row number from the north: the lair of 9×9 is `E5`. */
export function labelOf(size: ForestSize, square: Square): string {
	return String.fromCharCode(65 + (square % size)) + (1 + Math.floor(square / size));
}

/** The square of a label, or −1 if this forest has none. */
export function squareAt(size: ForestSize, label: string): Square {
	const [, column, row] = /^([A-K])(\d{1,2})$/.exec(label) ?? [];
	if (column === undefined) return -1;
	const x = column.charCodeAt(0) - 65;
	const y = Number(row) - 1;
	return x < size && y >= 0 && y < size ? y * size + x : -1;
}

const STEPS: readonly (readonly [number, number])[] = [
	[0, -1],
	[1, 0],
	[0, 1],
	[-1, 0],
];

function plant(size: ForestSize): Forest {
	const at = (x: number, y: number) => ((y + size) % size) * size + ((x + size) % size);
	const beside: Square[] = [];
	for (let y = 0; y < size; y++) {
		for (let x = 0; x < size; x++) for (const [dx, dy] of STEPS) beside.push(at(x + dx, y + dy));
	}
	const c = (size - 1) / 2;
	const starts = [at(c - 2, c - 2), at(c + 2, c - 2), at(c + 2, c + 2), at(c - 2, c + 2)];
	return { size, lair: at(c, c), starts, beside };
}

const FORESTS: Readonly<Record<ForestSize, Forest>> = { 7: plant(7), 9: plant(9), 11: plant(11) };
