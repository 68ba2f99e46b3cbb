/** The marker's way from square to square, in units of the board: broken where it goes over the edge. Pure. */
import type { Direction, Square } from '@shutterbox/sasquatch-snap/client';
import { columnOf, rowOf } from './copies.ts';
import { STEPS } from './moves.ts';

export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** How far into the ring a stroke goes. */
const OVER = 58;
/** Where it begins and ends within a square, from the middle. */
const FROM = 34;
const SHORT = 8;

/** One stroke, or one on each side of the edge; the last one ends at the goal. */
export function strokesOf(
	size: number,
	from: Square,
	dir: Direction,
	steps: number,
	short: number = SHORT,
): readonly Segment[] {
	const [dx, dy] = STEPS[dir];
	const [column, row] = [columnOf(size, from), rowOf(size, from)];
	const middle = (x: number, y: number): readonly [number, number] => [x * 100 + 50, y * 100 + 50];
	const [x1, y1] = middle(column, row);
	const start = [x1 + dx * FROM, y1 + dy * FROM] as const;
	const [endX, endY] = [column + dx * steps, row + dy * steps];
	const isOver = endX < 0 || endY < 0 || endX >= size || endY >= size;
	if (!isOver) {
		const [x2, y2] = middle(endX, endY);
		return [[...start, x2 - dx * short, y2 - dy * short]];
	}
	const wrap = (at: number) => ((at % size) + size) % size;
	const [x2, y2] = middle(wrap(endX), wrap(endY));
	const edge = size * 100;
	const out = [dx === 0 ? x1 : dx > 0 ? edge + OVER : -OVER, dy === 0 ? y1 : dy > 0 ? edge + OVER : -OVER] as const;
	const into = [dx === 0 ? x2 : dx > 0 ? -OVER : edge + OVER, dy === 0 ? y2 : dy > 0 ? -OVER : edge + OVER] as const;
	return [
		[...start, ...out],
		[...into, x2 - dx * short, y2 - dy * short],
	];
}

const HEAD = 24;

/** A stroke with its head, bent a little as a wrist moves, or eastwards as told. */
export function pathOf([x1, y1, x2, y2]: Segment, bow = 5): string {
	const angle = Math.atan2(y2 - y1, x2 - x1);
	const barb = (by: number) => `${round(x2 + Math.cos(angle + by) * HEAD)} ${round(y2 + Math.sin(angle + by) * HEAD)}`;
	const bend = `${round((x1 + x2) / 2 + bow)} ${round((y1 + y2) / 2 - 4)}`;
	return `M${x1} ${y1}Q${bend} ${x2} ${y2}M${barb(2.55)}L${x2} ${y2}L${barb(-2.5)}`;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
