import { expect, test } from 'vitest';
import { pathOf, strokesOf } from '../../../../src/games/sasquatch-snap/board/arrows.ts';

test('a way within the forest is one stroke, from beside the square to short of the middle of the goal', () => {
	expect(strokesOf(9, 40, 'E', 2)).toEqual([[484, 450, 642, 450]]);
	expect(strokesOf(9, 40, 'N', 1)).toEqual([[450, 416, 450, 358]]);
});

test('a way over the edge goes into the ring, and comes in again from the other side', () => {
	expect(strokesOf(9, 8, 'E', 1)).toEqual([
		[884, 50, 958, 50],
		[-58, 50, 42, 50],
	]);
	expect(strokesOf(9, 0, 'N', 2)).toEqual([
		[50, 16, 50, -58],
		[50, 958, 50, 758],
	]);
});

test('the head points where the stroke goes', () => {
	expect(pathOf([0, 0, 100, 0])).toMatch(/^M0 0Q55 -4 100 0M[\d.]+ [\d.]+L100 0L[\d.]+ -[\d.]+$/);
});
