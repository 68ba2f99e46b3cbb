import { isRecordProblem, verify } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import { botNames, policyOf, Series } from '../src/index.ts';

const options = { bonus: 1, style: 'plain' } as const;

function series({ seed = 1, bots = ['random', 'timid', 'random'], keepsRecords = false, games = 40 }) {
	const run = new Series(toy, { options, bots, seed, keepsRecords });
	const records = Array.from({ length: games }, (_, index) => run.play(index));
	return { tally: run.tally, records };
}

describe('a series', () => {
	test('the same seed gives the same games, another seed others', () => {
		expect(series({}).tally.checksum).toBe(series({}).tally.checksum);
		expect(series({ seed: 2 }).tally.checksum).not.toBe(series({}).tally.checksum);
		expect(series({ seed: 2 ** 40 + 1 }).tally.checksum).not.toBe(series({}).tally.checksum);
	});

	test('keeping records changes nothing but the records, and each of them verifies', () => {
		const { tally, records } = series({ keepsRecords: true });
		expect(tally.checksum).toBe(series({}).tally.checksum);
		for (const record of records) expect(isRecordProblem(verify(record ?? '', () => toy as never))).toBe(false);
		expect(new Set(records).size).toBe(records.length);
		expect(series({}).records.every((record) => record === null)).toBe(true);
	});

	test('a game can be played by its number alone', () => {
		const run = new Series(toy, { options, bots: ['random', 'random'], seed: 9, keepsRecords: true });
		const seventh = run.play(7);
		run.play(3);
		expect(run.play(7)).toBe(seventh);
	});

	test('what a bot draws never changes a deal', () => {
		const deals = [
			['random', 'random'],
			['timid', 'timid'],
		].map((bots) => {
			const { records } = series({ bots, keepsRecords: true, games: 5 });
			return records.map((record) => JSON.parse((record ?? '').trimEnd().split('\n').at(-1) ?? '').seed);
		});
		expect(deals[1]).toEqual(deals[0]);
	});

	test('bots see their own view and nothing else', () => {
		const seen: number[][] = [];
		const spy = {
			choose: (view: { cards: number[] }, seat: number) => {
				seen.push(view.cards.filter((_, other) => other !== seat));
				return toy.policies.timid.choose(view as never, seat, undefined as never);
			},
		};
		const run = new Series(
			{ ...toy, policies: { spy } },
			{ options, bots: ['spy', 'spy'], seed: 1, keepsRecords: false },
		);
		run.play(0);
		expect(seen.length).toBeGreaterThan(2);
		expect(seen.flat().every((card) => card === -1)).toBe(true);
	});

	test('a bot that makes an illegal move stops the series', () => {
		const cheat = { choose: () => ({ type: 'bid' as const, coins: 99 }) };
		for (const keepsRecords of [false, true]) {
			const run = new Series(
				{ ...toy, policies: { cheat } },
				{ options, bots: ['cheat', 'cheat'], seed: 1, keepsRecords },
			);
			expect(() => run.play(0)).toThrow('a bot was refused');
		}
	});

	test('an unknown bot is named', () => {
		expect(() => series({ bots: ['random', 'genius'] })).toThrow('no bot "genius"');
	});
});

test('every game has the random bot, and then its own', () => {
	expect(botNames(toy)).toEqual(['random', 'timid']);
	expect(policyOf(toy, 'toString')).toBeUndefined();
});
