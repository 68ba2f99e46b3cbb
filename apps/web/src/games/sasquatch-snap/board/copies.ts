/**
 * Where a thing in the forest is seen: on its square, and beyond the edges, where the forest begins again. Lengths are
 * units of the board: a square is 100. Pure.
 */
import type { Square } from '@shutterbox/sasquatch-snap/client';
import { placeOf, RING } from '../art/grid.ts';

/** One sight of a square: column and row, which may lie beyond the edge. */
export interface Copy {
	readonly key: string;
	readonly x: number;
	readonly y: number;
	readonly isGhost: boolean;
}

/** Where a thing of 100 × 100 units stands: squeezed evenly into its place, and in the middle of it. */
export interface Spot {
	readonly left: number;
	readonly top: number;
	readonly scale: number;
}

const LAPS = [-1, 0, 1] as const;
/** Two squares are seen beyond each edge. */
const SEEN = 2;

export function columnOf(size: number, square: Square): number {
	return square % size;
}

export function rowOf(size: number, square: Square): number {
	return Math.floor(square / size);
}

/** The middle of a square, in units of the board. */
export function middleOf(size: number, square: Square): readonly [x: number, y: number] {
	return [columnOf(size, square) * 100 + 50, rowOf(size, square) * 100 + 50];
}

/** All sights of a square in the picture, the square itself first. */
export function copiesOf(size: number, square: Square): readonly Copy[] {
	return lapsOf(size, square).filter(({ x, y }) => isSeen(size, x) && isSeen(size, y));
}

/** All sights of a square a lap around, also where the picture has ended: who runs comes from there or goes there. */
export function lapsOf(size: number, square: Square): readonly Copy[] {
	const [column, row] = [columnOf(size, square), rowOf(size, square)];
	const laps = LAPS.flatMap((across) =>
		LAPS.map((down) => ({
			key: `${across} ${down}`,
			x: column + across * size,
			y: row + down * size,
			isGhost: across !== 0 || down !== 0,
		})),
	);
	return laps.toSorted((a, b) => Number(a.isGhost) - Number(b.isGhost));
}

function isSeen(size: number, at: number): boolean {
	return at >= -SEEN && at < size + SEEN;
}

/** Beyond the picture squares go on as narrow as the last one in it. */
export function spotOf(size: number, x: number, y: number): Spot {
	const [column, row] = [within(size, x), within(size, y)];
	const { left, top, width, height } = placeOf(size, column, row);
	const scale = Math.min(width, height) / 100;
	const beyond = RING[1];
	return {
		left: left + (x - column) * beyond + (width - 100 * scale) / 2,
		top: top + (y - row) * beyond + (height - 100 * scale) / 2,
		scale,
	};
}

function within(size: number, at: number): number {
	return Math.max(-SEEN, Math.min(size + SEEN - 1, at));
}

/** The shortest way between two squares that lie in one row or column, over the edge where that is shorter. */
export function stepBetween(size: number, from: Square, to: Square): { readonly dx: number; readonly dy: number } {
	return {
		dx: shortest(size, columnOf(size, to) - columnOf(size, from)),
		dy: shortest(size, rowOf(size, to) - rowOf(size, from)),
	};
}

function shortest(size: number, by: number): number {
	if (by > size / 2) return by - size;
	return by < -size / 2 ? by + size : by;
}
