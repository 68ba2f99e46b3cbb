import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copiesOf, lapsOf, spotOf, stepBetween } from '../../../../src/games/sasquatch-snap/board/copies.ts';

const size = fc.constantFrom(7, 9, 11);

test('a thing in the middle is seen once, at an edge twice, in a corner four times', () => {
	const seen = (square: number) => copiesOf(9, square).map(({ x, y }) => `${x} ${y}`);
	expect(seen(40)).toEqual(['4 4']);
	expect(seen(36)).toEqual(['0 4', '9 4']);
	expect(seen(0)).toEqual(['0 0', '0 9', '9 0', '9 9']);
	expect(seen(80)).toEqual(['8 8', '-1 -1', '-1 8', '8 -1']);
});

test('every sight of a square is a whole number of forests away from it', () => {
	fc.assert(
		fc.property(size, fc.nat(120), (n, at) => {
			const square = at % (n * n);
			const [own, ...others] = lapsOf(n, square);
			expect([own.x, own.y, own.isGhost]).toEqual([square % n, Math.floor(square / n), false]);
			expect(others).toHaveLength(8);
			for (const { x, y, isGhost } of others) {
				expect(isGhost).toBe(true);
				expect(Math.abs(x - own.x) % n).toBe(0);
				expect(Math.abs(y - own.y) % n).toBe(0);
			}
		}),
	);
});

test('things stand full size on squares and are squeezed into the ring, whole and in the middle of their place', () => {
	expect(spotOf(9, 0, 0)).toEqual({ left: 0, top: 0, scale: 1 });
	expect(spotOf(9, 9, 4)).toEqual({ left: 900, top: 419, scale: 0.62 });
	expect(spotOf(9, -2, 4)).toEqual({ left: -100, top: 431, scale: 0.38 });
});

test('beyond the picture the way goes on, square by square', () => {
	const lefts = [-1, -2, -3, -4].map((x) => spotOf(9, x, 4).left);
	expect(lefts).toEqual([-62, -100, -138, -176]);
});

test('a step over the edge is one square, not the whole way back', () => {
	expect(stepBetween(9, 8, 0)).toEqual({ dx: 1, dy: 0 });
	expect(stepBetween(9, 0, 72)).toEqual({ dx: 0, dy: -1 });
	expect(stepBetween(9, 40, 41)).toEqual({ dx: 1, dy: 0 });
});
