import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diff, patch } from '../src/index.ts';

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)));
/** Values of few shapes, so that two of them have much in common. */
const similar = fc.letrec((tie) => ({
	value: fc.oneof({ maxDepth: 4 }, fc.integer({ min: 0, max: 2 }), tie('list'), tie('object')),
	list: fc.array(tie('value'), { maxLength: 5 }),
	object: fc.dictionary(fc.constantFrom('a', 'b', '+', '#', '0', '__proto__'), tie('value'), { maxKeys: 4 }),
})).value;

describe('patch(before, diff(before, after)) equals after', () => {
	test.each([
		['any', json],
		['similar', similar.map((value) => JSON.parse(JSON.stringify(value)))],
	])('for %s JSON, through JSON, and leaves `before` alone', (_, values) => {
		fc.assert(
			fc.property(values, values, (before, after) => {
				const text = JSON.stringify(before);
				const delta = JSON.parse(JSON.stringify(diff(before, after)));
				expect(JSON.stringify(sorted(patch(before, delta)))).toBe(JSON.stringify(sorted(after)));
				expect(JSON.stringify(before)).toBe(text);
			}),
			{ numRuns: 2_000 },
		);
	});

	test('names without a value are none, as in JSON', () => {
		const names = fc.constantFrom('a', 'b', 'constructor', '__proto__');
		const gaps = fc.array(fc.tuple(names, fc.option(fc.constantFrom(1, {}, [{}]), { nil: undefined })));
		const holed = gaps.map((entries): object => Object.fromEntries(entries));
		fc.assert(
			fc.property(holed, holed, (before, after) => {
				const [plainBefore, plainAfter] = [before, after].map((value) => JSON.parse(JSON.stringify(value)));
				expect(JSON.stringify(diff(before, after))).toBe(JSON.stringify(diff(plainBefore, plainAfter)));
				expect(patch(plainBefore, diff(before, after))).toEqual(plainAfter);
			}),
		);
	});

	test('equal values have no difference', () => {
		fc.assert(fc.property(json, (value) => diff(value, structuredClone(value)) === null));
	});
});

describe('the change', () => {
	test.each([
		[{ a: 1, b: [1, 2, 3] }, { a: 1, b: [1, 2, 4] }, { b: { 2: [4] } }],
		[[1, 2], [1, 2, 3, 4], { '+': [3, 4] }],
		[[1, 2, 3], [1], { '#': 1 }],
		[{ a: 1, b: 2 }, { b: 2 }, { a: 0 }],
		[[1, 2, 3, 4], [5, 6, 7, 8], [[5, 6, 7, 8]]],
		[{ a: null }, { a: {} }, { a: [{}] }],
	])('from %j to %j is %j', (before, after, delta) => {
		expect(diff(before, after)).toEqual(delta);
	});
});

/** The order of names says nothing. */
function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== 'object' || value === null) return value;
	return Object.entries(value)
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([name, part]) => ({ name, part: sorted(part) }));
}
