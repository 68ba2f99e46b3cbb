import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sidePlaces } from '../../src/match/side-places.ts';

test.each([
	[
		[3, 1, 3, 1],
		[0, 1, 0, 1],
		[2, 1, 2, 1],
	],
	[
		[1, 2, 2, 4],
		[0, 1, 2, 3],
		[1, 2, 2, 4],
	],
	[
		[2, 2],
		[0, 0],
		[2, 2],
	],
	[[1], [0], [1]],
	// One of the winners has left.
	[
		[1, 3, 4, 3],
		[0, 1, 0, 1],
		[1, 2, 3, 2],
	],
])('places %j of sides %j are %j', (places, sides, expected) => {
	expect(sidePlaces(places, sides)).toEqual(expected);
});

test('where everybody is a side, ranks stay in order and begin with one', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }), (others) => {
			const places = [1, ...others];
			const found = sidePlaces(places, [...places.keys()]);
			expect(Math.min(...found)).toBe(1);
			for (const [a, place] of places.entries())
				for (const [b, other] of places.entries()) expect(found[a] < found[b]).toBe(place < other);
		}),
	);
});
