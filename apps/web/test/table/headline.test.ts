import type { Viewer } from '@shutterbox/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { tableWords } from '../../src/i18n/table.ts';
import { headline as headlineOf } from '../../src/table/result/headline.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];

/** `left`: seats whose person was away at the end. */
function headline(
	places: readonly number[],
	viewer: Viewer,
	names: readonly string[],
	...left: readonly number[]
): string {
	return headlineOf(
		places,
		viewer,
		names,
		names.map((_, seat) => ({ hasLeft: left.includes(seat) })),
	);
}

beforeAll(() => tableWords.load());

describe('the headline of a result', () => {
	test('speaks to whoever looks, and names the others', () => {
		expect(headline([2, 1, 3], 1, NAMES)).toBe('You win');
		expect(headline([2, 1, 3], 0, NAMES)).toBe('Ben wins');
		expect(headline([1, 1, 3], 0, NAMES)).toBe('You share the win');
		expect(headline([1, 1, 3], 'spectator', NAMES)).toBe('Ada and Ben share the win');
		expect(headline([1, 1, 1], 0, NAMES)).toBe('Everybody wins together');
		expect(headline([1], 0, ['Ada'])).toBe('You win');
	});
	test('congratulates nobody who had left', () => {
		expect(headline([2, 1, 3], 1, NAMES, 1)).toBe('You had left: lost');
		expect(headline([2, 1, 3], 0, NAMES, 2)).toBe('Ben wins');
	});
	test('calls nobody a winner where the table has won', () => {
		expect(headline([2, 2, 2], 0, NAMES)).toBe('Not this time');
		expect(headline([2, 2, 2], 'spectator', NAMES)).toBe('Not this time');
		expect(headline([2], 0, ['Ada'])).toBe('Not this time');
	});
});
