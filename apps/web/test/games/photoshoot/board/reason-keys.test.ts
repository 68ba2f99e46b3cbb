import { expect, test } from 'vitest';
import { boxBeside } from '../../../../src/games/photoshoot/board/reason-keys.ts';

test('arrows go to the next reason in a row or a column, and stop at the edge; a short last row is reached', () => {
	// Two rows of three, and one more below them.
	const boxes = Array.from({ length: 7 }, (_, i) => ({
		x: (i % 3) * 80,
		y: Math.floor(i / 3) * 60,
		width: 70,
		height: 50,
	}));
	const from = (cell: number) =>
		['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => boxBeside(boxes, cell, key));
	expect(from(0)).toEqual([null, 1, null, 3]);
	expect(from(4)).toEqual([3, 5, 1, 6]);
	expect(from(5)).toEqual([4, null, 2, 6]);
	expect(from(6)).toEqual([null, null, 3, null]);
	expect(boxBeside(boxes, 0, 'Enter')).toBeNull();
	expect(boxBeside([], -1, 'ArrowUp')).toBeNull();
});
