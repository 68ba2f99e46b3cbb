import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '@shutterbox/protocol';
import { describeCatalogues } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { messages as en } from '../../src/screens/profile/messages/en.ts';
import { messages as ru } from '../../src/screens/profile/messages/ru.ts';
import { problemWords } from '../../src/screens/profile/problems.ts';
import { type Result, standingOf, statsOf } from '../../src/screens/profile/stats.ts';

const source = join(import.meta.dirname, '../../src');
const sources = globSync('screens/{profile,leaderboard}/*.{ts,tsx}', { cwd: source }).map((file) =>
	readFileSync(join(source, file), 'utf8'),
);

describeCatalogues('the words about people', { en, ru }, sources);

let matches = 0;
function result(changes: Partial<Result>): Result {
	matches++;
	return {
		table: `table-${matches}`,
		game: 'photograph',
		finished: matches,
		seat: 0,
		seats: 2,
		place: 1,
		score: 10,
		isRated: false,
		hasBots: false,
		mu: null,
		sigma: null,
		...changes,
	};
}

describe('figures', () => {
	test('sum results up by game, the most played first, scores in the order they were played', () => {
		const stats = statsOf([
			result({ score: -4, place: 3, seats: 4, finished: 30 }),
			result({ score: 20, finished: 10 }),
			result({ game: 'snapshot', score: 7, place: 2, finished: 20 }),
			result({ score: 11, place: 3, seats: 3, finished: 20 }),
		]);
		expect(stats).toEqual([
			{
				game: 'photograph',
				matches: 3,
				wins: 1,
				best: 20,
				average: 9,
				places: [1, 0, 2, 0],
				scores: [20, 11, -4],
			},
			{ game: 'snapshot', matches: 1, wins: 0, best: 7, average: 7, places: [0, 1], scores: [7] },
		]);
	});
	test('of nobody are none', () => expect(statsOf([])).toEqual([]));
	test('a rating is a guess, a doubt of three sigma, and what is almost sure', () => {
		expect(standingOf({ mu: 25, sigma: 5 })).toEqual({ estimate: 25, doubt: 15, sure: 10 });
	});
});

describe('a problem in words', () => {
	const refused = { kind: 'refused', field: null, facts: {}, retryAfter: null } as const;
	test('tells a missing connection from a missing server', () => {
		expect(problemWords({ kind: 'offline' })).toContain('no connection');
		expect(problemWords({ kind: 'gone' })).toContain('does not answer');
	});
	test('says how long to wait', () => {
		expect(problemWords({ ...refused, code: 'TOO_MANY', retryAfter: 30 })).toContain('Wait 30 seconds');
	});
	test('says what a name is, and what to do about a code', () => {
		expect(problemWords({ ...refused, code: 'BAD_REQUEST', field: 'name' })).toContain('1 to 24 letters');
		expect(problemWords({ ...refused, code: 'BAD_REQUEST', field: 'code' })).toContain('Make a new one');
	});
	test('has something to say about every code of the server', () => {
		for (const code of Object.keys(ERRORS)) expect(problemWords({ ...refused, code })).toMatch(/\.$/);
	});
});
