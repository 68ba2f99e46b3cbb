import { expect, test } from 'vitest';
import { lineTo, runAlong, squareAt, wayAlong, wayTo } from '../../../../src/games/sasquatch-snap/board/aims.ts';
import { at } from '../table.ts';

test('a drag counts beyond two fifths of a square, along its longer axis', () => {
	expect(wayAlong(39, 0)).toBeNull();
	expect(wayAlong(41, 20)).toBe('E');
	expect(wayAlong(-60, 50)).toBe('W');
	expect(wayAlong(10, -44)).toBe('N');
	expect(wayAlong(0, 80)).toBe('S');
});

test('points in the ring are the squares that are seen there', () => {
	const view = at('phase lure').view(0);
	expect(squareAt(view, 10, 10)).toBe(0);
	expect(squareAt(view, 899, 450)).toBe(4 * 9 + 8);
	expect(squareAt(view, 910, 450)).toBe(4 * 9);
	expect(squareAt(view, 970, 450)).toBe(4 * 9 + 1);
	expect(squareAt(view, -10, -70)).toBe(7 * 9 + 8);
});

test('[SSQ-52] he is dragged to the stop of his line, however far the hand goes', () => {
	// He is in the lair, E5; somebody stands three squares east of him.
	const view = at('phase lure | 0: H5 | 1: A1 | 2: A2 | 3: A3').view(0);
	expect(runAlong(view, 'E', 120)).toBe(3);
	expect(runAlong(view, 'E', 700)).toBe(3);
});

test('[SSQ-53] on a clear line he goes as far as the hand, but not once around', () => {
	const view = at('phase lure | 0: H5 | 1: A1 | 2: A2 | 3: A3').view(0);
	expect(runAlong(view, 'N', 20)).toBe(1);
	expect(runAlong(view, 'N', 260)).toBe(3);
	expect(runAlong(view, 'N', 2000)).toBe(8);
});

test('a press on a square aims along the line it lies on: to its stop where it is one, else the shorter way', () => {
	const view = at('phase lure | 0: H5 | 1: A1 | 2: A2 | 3: A3').view(0);
	expect(lineTo(view, 4 * 9 + 7)).toEqual({ dir: 'E', dist: 3 });
	expect(lineTo(view, 2 * 9 + 4)).toEqual({ dir: 'N', dist: 2 });
	expect(lineTo(view, 8 * 9 + 4)).toEqual({ dir: 'S', dist: 4 });
	expect(lineTo(view, 0)).toBeNull();
});

test('a press one or two squares from her in a line is a way, over the edge as well', () => {
	const view = at('phase commit | 0: A5 | 1: E5 | 2: I9 | 3: C3').view(0);
	expect(wayTo(view, 0, 4 * 9 + 2)).toBe('E');
	expect(wayTo(view, 0, 4 * 9 + 8)).toBe('W');
	expect(wayTo(view, 0, 2 * 9)).toBe('N');
	expect(wayTo(view, 0, 4 * 9 + 3)).toBeNull();
	expect(wayTo(view, 0, 5 * 9 + 1)).toBeNull();
});
