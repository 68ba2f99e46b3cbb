import { expect, test } from 'vitest';
import { odds } from '../../src/analysis/forecast.ts';
import { at } from '../table.ts';

test('a plan promises the exact chance of its photos and their prestige on average', () => {
	const { state } = at('2p research 0 | savannah meerkat | 0: tokens 0');
	const { photos, prestige } = odds.promiseOf(state, {
		type: 'prepare',
		habitats: [{ id: 'savannah', dice: 5 }],
		animals: [{ id: 'meerkat', dice: 1, tokens: 0 }],
	});
	const chance = (1 - (1 / 3) ** 5) * (4 / 6);
	expect(photos[1]).toBeCloseTo(chance, 12);
	expect(prestige).toBeCloseTo(2 * chance, 12);
});
