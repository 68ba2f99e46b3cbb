import { FastChance } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { checkWhistle, worthOf } from '../../src/rules/exchange.ts';
import { exchangesOf } from '../../src/rules/exchange-list.ts';
import type { Whistle } from '../../src/rules/move.ts';
import { randomExchange } from '../../src/rules/random-exchange.ts';
import { at } from '../table.ts';

const KINDS = ['basic', 'freeze', 'spike', 'super', 'snaps'] as const;

/** Counts given, then counts received, as one sortable list. */
function counts({ give = {}, get = {} }: Whistle): number[] {
	return [...KINDS.map((kind) => give[kind] ?? 0), ...KINDS.map((kind) => get[kind] ?? 0)];
}

test('[SSQ-12] at the start there are 49 exchanges and the plain Whistle', () => {
	const moves = at('').moves(0);
	expect(moves.length).toBe(50);
	expect(moves.slice(0, 4)).toEqual(['whistle', 'whistle 1n > 1b', 'whistle 1k > 1b 1f', 'whistle 1k > 3b']);
});

test.each(['', '| 0: snaps 7; hand 3/2/2/1', '| 0: snaps 0; hand 0/0/0/2', '| 0: snaps 3; hand 5/0/0/0 | tiles 0s A1'])(
	'[SSQ-13 to 16] all legal exchanges of "%s", each once, in order',
	(position) => {
		const { state } = at(position);
		const listed = [...exchangesOf(state, 0)];
		for (const move of listed) {
			expect(checkWhistle(state, 0, move)).toBeNull();
			expect(worthOf(move.give ?? {})).toBe(worthOf(move.get ?? {}));
		}
		const keys = listed.map(counts);
		const sorted = keys.toSorted((a, b) => {
			const i = a.findIndex((count, k) => count !== b[k]);
			return i === -1 ? 0 : a[i] - b[i];
		});
		expect(keys).toEqual(sorted);
		expect(new Set(keys.map(String)).size).toBe(listed.length);
	},
);

test('[SSQ-12] a random exchange is any of them, each as likely', () => {
	const { state } = at('| 0: snaps 2; hand 2/1/1/0');
	const chance = new FastChance([1, 2, 3, 4]);
	const expected = [...exchangesOf(state, 0)];
	const drawn = new Map(expected.map((move) => [JSON.stringify(move), 0]));
	const draws = 200 * expected.length;
	for (let i = 0; i < draws; i++) {
		const key = JSON.stringify(randomExchange(state, 0, chance));
		drawn.set(key, (drawn.get(key) ?? 0) + 1);
	}
	expect(drawn.size).toBe(expected.length);
	for (const count of drawn.values()) expect(Math.abs(count - 200)).toBeLessThan(80); // 5.6 standard deviations
});
