import { expect, test } from 'vitest';
import { Tally } from '../src/index.ts';

function tallied(...games: readonly (readonly [moves: number, scores: number[], places: number[], reason?: string])[]) {
	const tally = new Tally(2, ['done', 'stall']);
	for (const [moves, scores, places, reason = 'done'] of games) tally.add(moves, { scores, places, reason });
	return tally;
}

test('scores, wins, moves and end reasons add up', () => {
	const tally = tallied([10, [5, 1], [1, 2]], [12, [3, 3], [1, 1], 'stall'], [8, [-2, 4], [2, 1]]);
	expect(tally.games).toBe(3);
	expect(tally.moves).toBe(30);
	expect(tally.winShare).toEqual([0.5, 0.5]); // a shared win counts in parts
	expect(tally.endReasons).toEqual({ done: 2, stall: 1 });
	const { mean, deviation, min, median, max, meanBySeat } = tally.scores;
	expect(mean).toBeCloseTo(14 / 6);
	expect(deviation).toBeCloseTo(Math.sqrt((25 + 1 + 9 + 9 + 4 + 16) / 6 - (14 / 6) ** 2));
	expect([min, median, max]).toEqual([-2, 3, 5]);
	expect(meanBySeat).toEqual([2, 8 / 3]);
});

test('a match that the table has won is nobody’s win', () => {
	const tally = tallied([10, [5, 5], [2, 2]], [10, [25, 25], [1, 1]]);
	expect(tally.winShare).toEqual([0.25, 0.25]);
});

test('tenths of the scores lie below and above the outer quantiles', () => {
	const tally = tallied(
		...Array.from({ length: 50 }, (_, i) => [1, [2 * i + 1, 2 * i + 2], [2, 1]] as [number, number[], number[]]),
	);
	expect(tally.scores).toMatchObject({ min: 1, p10: 10, median: 50, p90: 90, max: 100 });
});

test('an end reason that never came up is listed with 0', () => {
	expect(tallied([1, [0, 0], [1, 1]]).endReasons).toEqual({ done: 1, stall: 0 });
});

test('the checksum depends on every score, every length and their order', () => {
	const sums = [
		tallied([10, [5, 1], [1, 2]], [12, [3, 3], [1, 1]]),
		tallied([10, [5, 1], [1, 2]], [12, [3, 4], [2, 1]]),
		tallied([10, [5, 1], [1, 2]], [13, [3, 3], [1, 1]]),
		tallied([12, [3, 3], [1, 1]], [10, [5, 1], [1, 2]]),
		tallied([10, [1, 5], [2, 1]], [12, [3, 3], [1, 1]]),
		tallied([10, [5, -1], [1, 2]], [12, [3, 3], [1, 1]]),
	].map(({ checksum }) => checksum);
	expect(new Set(sums).size).toBe(sums.length);
	for (const sum of sums) expect(sum).toMatch(/^[0-9a-f]{16}$/);
});
