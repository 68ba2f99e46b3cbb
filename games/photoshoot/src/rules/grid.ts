import { JOE, type Tile } from './components.ts';

// The stage: PST-1, 2, 37. Cells are 0 1 2 / 3 4 5 / 6 7 8 as the photographers see them.

export type Cell = number;
export const CELLS = 9;
const SIDE = 3;

export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

function rowsApart(a: Cell, b: Cell): number {
	return Math.abs(((a / SIDE) | 0) - ((b / SIDE) | 0));
}

function columnsApart(a: Cell, b: Cell): number {
	return Math.abs((a % SIDE) - (b % SIDE));
}

const DISTANCES: readonly number[] = Array.from({ length: CELLS * CELLS }, (_, i) => {
	const [a, b] = [(i / CELLS) | 0, i % CELLS];
	return rowsApart(a, b) + columnsApart(a, b);
});
const CORNERS: readonly boolean[] = Array.from({ length: CELLS * CELLS }, (_, i) => {
	const [a, b] = [(i / CELLS) | 0, i % CELLS];
	return rowsApart(a, b) === 1 && columnsApart(a, b) === 1;
});

/** PST-2: rows apart plus columns apart. */
export function distance(a: Cell, b: Cell): number {
	return DISTANCES[a * CELLS + b];
}

export function areSideNeighbours(a: Cell, b: Cell): boolean {
	return DISTANCES[a * CELLS + b] === 1;
}

export function areCornerNeighbours(a: Cell, b: Cell): boolean {
	return CORNERS[a * CELLS + b];
}

export function areNeighbours(a: Cell, b: Cell): boolean {
	return DISTANCES[a * CELLS + b] === 1 || CORNERS[a * CELLS + b];
}

export function isCell(value: number): boolean {
	return value >= 0 && value < CELLS;
}

/** Every pair of cells, a < b, in order. */
export const PAIRS: readonly (readonly [Cell, Cell])[] = Array.from({ length: CELLS }, (_, a) =>
	Array.from({ length: CELLS - 1 - a }, (_, i) => [a, a + 1 + i] as const),
).flat();

/** The row or column through a cell, in the order in which tiles step along it. */
function lineThrough(cell: Cell, direction: Direction): readonly [Cell, Cell, Cell] {
	const column = cell % SIDE;
	const row = cell - column;
	switch (direction) {
		case 'right':
			return [row, row + 1, row + 2];
		case 'left':
			return [row + 2, row + 1, row];
		case 'down':
			return [column, column + SIDE, column + 2 * SIDE];
		case 'up':
			return [column + 2 * SIDE, column + SIDE, column];
	}
}

/** PST-37: there is nobody in front of Joe. */
export function facesOut(joe: Cell, direction: Direction): boolean {
	return lineThrough(joe, direction)[SIDE - 1] === joe;
}

/** PST-37: who leaves the frame when Joe's line steps, and comes in at its other end. */
export function leavingTile(cells: readonly Tile[], direction: Direction): Tile {
	return cells[lineThrough(cells.indexOf(JOE), direction)[SIDE - 1]];
}

export function swapTiles(cells: Tile[], a: Cell, b: Cell): void {
	const tile = cells[a];
	cells[a] = cells[b];
	cells[b] = tile;
}

/** PST-37: Joe's line steps one cell; the tile that leaves the frame comes in again at the other end. */
export function turnLine(cells: Tile[], direction: Direction): void {
	turn(cells, lineThrough(cells.indexOf(JOE), direction));
}

/** Takes a push back, also one that faced out of the frame. */
export function turnLineBack(cells: Tile[], direction: Direction): void {
	const [first, second, third] = lineThrough(cells.indexOf(JOE), direction);
	turn(cells, [third, second, first]);
}

function turn(cells: Tile[], [first, second, third]: readonly [Cell, Cell, Cell]): void {
	const leaving = cells[third];
	cells[third] = cells[second];
	cells[second] = cells[first];
	cells[first] = leaving;
}
