/** What a hand means in the forest: a way, a line, a square of it. In units of the board. Pure. */
import type { Seat } from '@shutterbox/kernel';
import {
	DIRECTIONS,
	type Direction,
	forest,
	type Square,
	type State,
	squareAlong,
	stopOf,
} from '@shutterbox/sasquatch-snap/client';
import { REACH } from '../art/grid.ts';
import { columnOf, rowOf } from './copies.ts';

/** Beyond this a drag of a figure counts: two fifths of a square. */
const COUNTS = 40;

/** The way a drag points, along one axis; null while it is too short to count. */
export function wayAlong(dx: number, dy: number, least = COUNTS): Direction | null {
	const isAcross = Math.abs(dx) > Math.abs(dy);
	if (Math.max(Math.abs(dx), Math.abs(dy)) < least) return null;
	if (isAcross) return dx > 0 ? 'E' : 'W';
	return dy > 0 ? 'S' : 'N';
}

/** How far he would run: to the stop of the line, or as far as he is dragged. */
export function runAlong(view: State, dir: Direction, dragged: number): number {
	const stop = stopOf(view, DIRECTIONS.indexOf(dir));
	const most = forest(view).size - 1;
	return stop || Math.max(1, Math.min(most, Math.round(dragged / 100)));
}

/** The square under a point of the board, beyond the edges the one that is seen there. */
export function squareAt(view: State, x: number, y: number): Square {
	const { size } = forest(view);
	const wrap = (at: number) => ((at % size) + size) % size;
	return wrap(lineBefore(size, y)) * size + wrap(lineBefore(size, x));
}

function lineBefore(size: number, at: number): number {
	if (at < 0) return at < -62 ? -2 : -1;
	if (at >= size * 100) return at >= size * 100 + 62 ? size + 1 : size;
	return Math.floor(at / 100);
}

/** A point of the screen, in units of the board. */
export function pointOn(board: DOMRect, total: number, clientX: number, clientY: number): readonly [number, number] {
	const unit = board.width / total;
	return [(clientX - board.left) / unit - REACH, (clientY - board.top) / unit - REACH];
}

/** The line of his that a square lies on, and how far along it; null off his lines. */
export function lineTo(view: State, square: Square): { readonly dir: Direction; readonly dist: number } | null {
	const { size } = forest(view);
	const runs = DIRECTIONS.flatMap((dir, direction) => {
		const dist = Array.from({ length: size - 1 }, (_, i) => i + 1).find(
			(far) => squareAlong(view, direction, far) === square,
		);
		return dist === undefined ? [] : [{ dir, dist }];
	});
	const stops = (dir: Direction, dist: number) => stopOf(view, DIRECTIONS.indexOf(dir)) === dist;
	return runs.find(({ dir, dist }) => stops(dir, dist)) ?? runs.toSorted((a, b) => a.dist - b.dist)[0] ?? null;
}

/** The way from her square to one that is at most two squares away in a line; null to any other. */
export function wayTo(view: State, seat: Seat, square: Square): Direction | null {
	const { size } = forest(view);
	const here = view.journalists[seat];
	const by = (a: number, b: number) => {
		const far = (((a - b) % size) + size) % size;
		return far > size / 2 ? far - size : far;
	};
	const [dx, dy] = [by(columnOf(size, square), columnOf(size, here)), by(rowOf(size, square), rowOf(size, here))];
	if ((dx !== 0 && dy !== 0) || Math.abs(dx + dy) > 2) return null;
	return wayAlong(dx, dy, 1);
}
