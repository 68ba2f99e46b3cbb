import { describe, expect, test } from 'vitest';
import { heardAt, placeOf } from '../../src/table/place-of.ts';

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
		// After what was said there before it.
		[8, 1],
	])('with entry %i: before it', (heard, at) => {
		expect(placeOf(LOG, entryOf, heard)).toBe(at);
	});
});

describe('what was said is heard', () => {
	const [ME, OTHER] = [0, 1];
	const lines = (...seats: readonly number[]) => seats.map((seat, i) => ({ n: i + 1, seat })).reverse();
	test('at once by whoever has nothing to decide', () => {
		expect(heardAt(lines(OTHER), 1, ME, { newest: 1, isDeciding: false })).toBe(1);
	});
	test('by whoever is deciding with their next move, and not before', () => {
		expect(heardAt(lines(OTHER), 1, ME, { newest: 1, isDeciding: true })).toBeNull();
		expect(heardAt(lines(OTHER, ME), 1, ME, { newest: 2, isDeciding: true })).toBe(2);
	});
	test('as soon as another one moves, told or not: there is something new anyhow', () => {
		expect(heardAt(lines(OTHER, OTHER), 1, ME, { newest: 2, isDeciding: true })).toBe(1);
		expect(heardAt(lines(OTHER), 1, ME, { newest: 2, isDeciding: true })).toBe(1);
	});
	test('at once where it was said to their own move', () => {
		expect(heardAt(lines(OTHER, ME), 2, ME, { newest: 2, isDeciding: true })).toBe(2);
		expect(heardAt(lines(OTHER, ME, ME), 2, ME, { newest: 3, isDeciding: true })).toBe(2);
	});
});

test('a log only grows: whatever is said, and whoever is to move next, nothing comes between what has been read', () => {
	for (const seed of Array.from({ length: 500 }, (_, i) => i)) {
		const random = lehmer(seed + 1);
		const entries = Array.from({ length: 40 }, (_, i) => ({
			n: i + 1,
			seat: random(3),
			isTold: random(4) > 0,
			isSaidTo: random(3) === 0,
		}));
		let read: readonly string[] = [];
		for (const { n: newest } of entries) {
			const now = logAt(entries.slice(0, newest), entries[newest]?.seat === 0);
			expect(now.slice(0, read.length), `match ${seed}, entry ${newest}`).toEqual(read);
			read = now;
		}
	}
});

interface Entry {
	readonly n: number;
	readonly seat: number;
	readonly isTold: boolean;
	readonly isSaidTo: boolean;
}

/** The log of seat 0, oldest first. */
function logAt(entries: readonly Entry[], isDeciding: boolean): readonly string[] {
	const told = entries.filter(({ isTold }) => isTold).reverse();
	const shown: { readonly id: string; readonly n?: number }[] = told.map(({ n }) => ({ id: `line ${n}`, n }));
	for (const { n } of told.filter(({ isSaidTo }) => isSaidTo).reverse()) {
		const heard = heardAt(told, n, 0, { newest: entries.length, isDeciding });
		if (heard !== null)
			shown.splice(
				placeOf(shown, (line) => line.n, heard),
				0,
				{ id: `said to ${n}` },
			);
	}
	return shown.map(({ id }) => id).reverse();
}

/** Whole numbers under a limit, the same for the same seed. */
function lehmer(seed: number): (limit: number) => number {
	let state = seed;
	return (limit) => {
		state = (state * 48271) % 2147483647;
		return state % limit;
	};
}
