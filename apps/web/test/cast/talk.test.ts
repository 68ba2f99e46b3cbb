import { PHOTOGRAPHERS } from '@shutterbox/bots';
import type { TableView } from '@shutterbox/table';
import { describe, expect, test } from 'vitest';
import { messages as en } from '../../src/cast/messages/en.ts';
import { messages as ru } from '../../src/cast/messages/ru.ts';
import { lastWord, saidDuring } from '../../src/cast/talk.ts';
import { OCCASIONS } from '../../src/cast/words.ts';

const person = { kind: 'person' as const, bot: null };
const bot = (id: string) => ({ kind: 'bot' as const, bot: id });
const seats = [person, bot('zoya'), bot('noor')];
/** Everybody in turn, each with a gold line. */
const golden = (count: number) => Array.from({ length: count }, (_, i) => ({ n: i + 1, seat: i % 3, isRecord: true }));

describe('while a match is played', () => {
	test('one greets at the beginning, and nothing more is said where nothing great happens', () => {
		const lines = golden(60).map(({ n, seat }) => ({ n, seat }));
		const said = saidDuring(lines, seats, 'seal');
		expect(said.map(({ n, occasion }) => [n, occasion])).toEqual([[1, 'greeting']]);
	});
	test('the end of a long log has no greeting', () => {
		expect(saidDuring([{ n: 900, seat: 0 }], seats, 'seal')).toEqual([]);
	});
	test('at most one line comes in five turns, however great they are', () => {
		const said = saidDuring(golden(60), seats, 'seal').slice(1);
		expect(said.length).toBeGreaterThan(5);
		for (const [i, { n }] of said.entries()) expect(n - (said[i - 1]?.n ?? 0)).toBeGreaterThanOrEqual(5);
	});
	test('a gold line of one’s own is luck, one of a person is great, one of a faceless bot is nothing', () => {
		const at = (seat: number) => [
			...Array.from({ length: 6 }, (_, i) => ({ n: i, seat: i % 2 })),
			{ n: 9, seat, isRecord: true },
		];
		expect(saidDuring(at(2), seats, 's')[1]).toEqual({ n: 9, seat: 2, bot: 'noor', occasion: 'lucky' });
		expect(saidDuring(at(0), seats, 's')[1]).toMatchObject({ n: 9, occasion: 'great' });
		expect(saidDuring(at(2), [person, bot('zoya'), bot('easy')], 's')).toHaveLength(1);
	});
	test('the same match says the same, and another one another', () => {
		const greeters = Array.from({ length: 20 }, (_, i) => saidDuring(golden(9), seats, `seal ${i}`)[0].bot);
		expect(new Set(greeters).size).toBe(2);
		expect(saidDuring(golden(60), seats, 'seal')).toEqual(saidDuring(golden(60), seats, 'seal'));
		expect(saidDuring(golden(60), seats, 'seal').slice(0, 3)).toEqual(
			saidDuring(golden(20), seats, 'seal').slice(0, 3),
		);
	});
	test('people among themselves and faceless bots say nothing', () => {
		expect(saidDuring(golden(60), [person, person, bot('greedy')], 'seal')).toEqual([]);
		expect(saidDuring([], seats, 'seal')).toEqual([]);
	});
});

test('at the end a winner is glad, or else somebody is sorry', () => {
	const over = (...places: number[]) =>
		({ seats, commitment: 'seal', outcome: { reason: 'end', scores: places, places } }) as unknown as TableView;
	expect(lastWord(over(2, 3, 1))).toEqual({ seat: 2, bot: 'noor', occasion: 'winning', mood: 'glad' });
	expect(lastWord(over(1, 2, 3))).toMatchObject({ occasion: 'losing', mood: 'sorry' });
	expect(lastWord({ ...over(1, 2, 3), outcome: null })).toBeNull();
});

test('everybody has a manner and a line for every occasion, without exclamation marks', () => {
	const keys = PHOTOGRAPHERS.flatMap(({ id }) => ['manner', ...OCCASIONS].map((what) => `${what}.${id}`));
	for (const messages of [en, ru]) {
		expect(Object.keys(messages).toSorted()).toEqual(keys.toSorted());
		expect(Object.values(messages).filter((line) => line.includes('!') || line.trim() === '')).toEqual([]);
	}
});
