import { describe, expect, test } from 'vitest';
import { snapshot } from '../src/index.ts';
import { play, random } from './series.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const quantile = (values: readonly number[], share: number) =>
	values.toSorted((a, b) => a - b)[Math.floor(share * values.length)];

function expectNear(value: number, expected: number, tolerance: number): void {
	expect(Math.abs(value - expected), `${value} is not within ${tolerance} of ${expected}`).toBeLessThanOrEqual(
		tolerance,
	);
}

describe('random play', () => {
	test.each([
		[2, 140, 101, 185],
		[3, 191, 136, 252],
		[4, 227, 162, 303],
	])('of %i seats takes as many moves as it should', (seats, median, p5, p95) => {
		const { moves } = play(300, new Array(seats).fill(random));
		expectNear(quantile(moves, 0.5), median, 0.04 * median);
		expectNear(quantile(moves, 0.05), p5, 0.08 * p5);
		expectNear(quantile(moves, 0.95), p95, 0.08 * p95);
	});
});

describe('greedy play', () => {
	// Ranges of the specification's own heuristic players; ours race a little more, so their matches are a little shorter.
	test.each([
		{ seats: 2, rounds: [5.2, 6.4], moves: [100, 123], score: 61, best: 71, declines: [4, 9] },
		{ seats: 3, rounds: [4.5, 5.4], moves: [142, 164], score: 50, best: 63, declines: [13, 23] },
		{ seats: 4, rounds: [3.9, 4.5], moves: [178, 203], score: 41, best: 56, declines: [26, 40] },
	])('of $seats seats looks as it should', ({ seats, rounds, moves, score, best, declines }) => {
		const games = 90;
		const series = play(games, new Array(seats).fill(snapshot.policies.greedy));
		const between = (value: number, [low, high]: readonly number[]) => {
			expect(value).toBeGreaterThanOrEqual(low);
			expect(value).toBeLessThanOrEqual(high);
		};
		const turns = seats * series.rounds.reduce((sum, some) => sum + some, 0);
		const perTurn = (what: string) => (series.counts.get(what) ?? 0) / turns;
		between(mean(series.rounds), rounds);
		between(mean(series.moves), moves);
		between((series.counts.get('move decline') ?? 0) / games, declines);
		between(perTurn('move draw'), [2.1, 2.5]);
		between(perTurn('habitatSpooked'), [0.05, 0.2]);
		between(perTurn('photographed'), [1.15, 1.55]);
		expectNear(mean(series.scores), score, 4);
		expectNear(mean(series.best), best, 5);
	});
});
