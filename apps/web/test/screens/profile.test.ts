import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeCatalogues } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { messages as en } from '../../src/screens/profile/messages/en.ts';
import { messages as ru } from '../../src/screens/profile/messages/ru.ts';
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
