/** Where cells lie on the stage, in shares of it: everything that is dragged or played moves by these. */
import type { Cell, Direction, Tile } from '@shutterbox/photoshoot/client';

/** From one cell to the next, of a stage of 548 × 586. */
const PITCH_X = 186 / 548;
const PITCH_Y = 198 / 586;
const SIDE = 3;

/** Pixels from one cell to the next. */
export interface Pitch {
	readonly x: number;
	readonly y: number;
}

export function pitchOf(stage: HTMLElement): Pitch {
	return { x: stage.clientWidth * PITCH_X, y: stage.clientHeight * PITCH_Y };
}

/** How far one cell lies from another. */
export function wayTo(from: Cell, to: Cell, { x, y }: Pitch): readonly [x: number, y: number] {
	return [((to % SIDE) - (from % SIDE)) * x, (Math.floor(to / SIDE) - Math.floor(from / SIDE)) * y];
}

/** The cells of a row or column, in the order in which tiles step along it. */
export function lineOf(cell: Cell, dir: Direction): readonly Cell[] {
	const [row, column] = [cell - (cell % SIDE), cell % SIDE];
	const line = dir === 'left' || dir === 'right' ? [row, row + 1, row + 2] : [column, column + SIDE, column + 2 * SIDE];
	return dir === 'left' || dir === 'up' ? line.reverse() : line;
}

export const STEPS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
	up: [0, -1],
	right: [1, 0],
	down: [0, 1],
	left: [-1, 0],
};

/** The cell beside another; itself at the edge of the stage. */
export function cellBeside(cell: Cell, dir: Direction): Cell {
	const [dx, dy] = STEPS[dir];
	const x = Math.min(Math.max((cell % SIDE) + dx, 0), SIDE - 1);
	const y = Math.min(Math.max(Math.floor(cell / SIDE) + dy, 0), SIDE - 1);
	return y * SIDE + x;
}

/** The cell that a point of the stage lies in; null outside of it. */
export function cellAt({ left, top, width, height }: DOMRect, x: number, y: number): Cell | null {
	const [column, row] = [Math.floor(((x - left) / width) * SIDE), Math.floor(((y - top) / height) * SIDE)];
	return column < 0 || column >= SIDE || row < 0 || row >= SIDE ? null : row * SIDE + column;
}

/** Which tiles stand elsewhere than before. */
export function movedTiles(before: readonly Tile[], after: readonly Tile[]): Tile[] {
	return before.filter((tile, cell) => after[cell] !== tile);
}

/** The middle of a cell, in shares of the stage. */
export function middleOf(cell: Cell): { readonly x: number; readonly y: number } {
	return { x: ((cell % SIDE) + 0.5) / SIDE, y: (Math.floor(cell / SIDE) + 0.5) / SIDE };
}
