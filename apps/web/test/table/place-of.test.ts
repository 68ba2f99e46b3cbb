import { describe, expect, test } from 'vitest';
import { placeOf } from '../../src/table/place-of.ts';

/** A log, newest first; what was said has no entry. */
const LOG = [
	{ id: 'e', n: 9 },
	{ id: 'said-8', n: undefined },
	{ id: 'd', n: 8 },
	{ id: 'c', n: 5 },
	{ id: 'b', n: 3 },
];
const entryOf = ({ n }: { readonly n: number | undefined }) => n;

describe('what was said stands in the log', () => {
	test.each([
		[9, 0],
		[5, 3],
		// Entry 4 tells nothing.
		[4, 4],
		[1, 5],
	])('to entry %i: before it', (said, at) => {
		expect(placeOf(LOG, entryOf, said, null)).toBe(at);
	});

	test('before what was the newest line when it was heard: what had been read does not move', () => {
		expect(placeOf(LOG, entryOf, 3, 'e')).toBe(0);
	});

	test('after what was heard there before it', () => {
		expect(placeOf(LOG, entryOf, 3, 'd')).toBe(1);
	});

	test('before its entry where the line it was heard at has been taken back', () => {
		expect(placeOf(LOG, entryOf, 5, 'gone')).toBe(3);
	});
});
