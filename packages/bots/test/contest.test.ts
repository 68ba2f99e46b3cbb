import { expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import { type Deal, dealsPlayed, standing } from '../src/index.ts';

const contest = { seats: 3, options: { bonus: 1, style: 'plain' } as const, a: 'random', b: 'timid', seed: 3 };

test('deals come out the same in one piece and in several', () => {
	const whole = dealsPlayed(toy, contest, 0, 12);
	expect([...dealsPlayed(toy, contest, 0, 5), ...dealsPlayed(toy, contest, 5, 12)]).toEqual(whole);
	const { games, checksum, score } = standing(whole);
	expect(games).toBe(36);
	expect(checksum).toMatch(/^[0-9a-f]{16}$/);
	expect(score.low).toBeLessThan(score.mean);
	expect(score.high).toBeGreaterThan(score.mean);
	expect(standing(dealsPlayed(toy, { ...contest, seed: 4 }, 0, 12)).checksum).not.toBe(checksum);
});

test('a bot is level with itself, with a third of the wins at a table of three', () => {
	const { score, wins } = standing(dealsPlayed(toy, { ...contest, a: 'timid' }, 0, 30));
	expect(score.mean).toBeCloseTo(0.5);
	expect(wins.mean).toBeCloseTo(1 / 3);
});

test('who has won everything is not held for certain', () => {
	const won: Deal = { score: 1, wins: 1, games: [{ isOne: [true, false], places: [1, 2] }], checksum: 1 };
	const { low, high } = standing(new Array(50).fill(won)).score;
	expect(standing(new Array(50).fill(won), 0.5).score.low).toBeGreaterThan(low);
	expect(low).toBeGreaterThan(0.9);
	expect(low).toBeLessThan(1);
	expect(high).toBe(1);
	expect(standing([]).score).toEqual({ mean: 0.5, low: 0, high: 1 });
});

test('teams play against teams, and who is alone is compared on the same deals', () => {
	const game = { ...toy, teams: (seats: number) => (seats === 3 ? [0, 0, 1] : [0, 0]) };
	const [against] = dealsPlayed(game, contest, 0, 1);
	expect(against.games.map(({ isOne }) => isOne)).toEqual([
		[true, true, false],
		[false, false, true],
	]);
	const alone = standing(dealsPlayed(game, { ...contest, seats: 2, a: 'timid' }, 0, 20));
	expect(alone.games).toBe(20);
	expect(alone.score.mean).toBe(0.5);
});
