import { FastChance, type Policy, type Seat, seatsOf, seedOfGame } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { type Move, type State, snapshot } from '../src/index.ts';
import { at } from './tables.ts';

const { easy, greedy } = snapshot.policies;
const OPTIONS = {
	firstPlayer: 'random',
	cardToken: 'everyCard',
	denial: 'onRequest',
	reservedCards: 'faceDown',
	claimSeconds: 0,
} as const;
const random: Policy<State, Move> = { choose: (view, seat, chance) => snapshot.randomMove(view, seat, chance) };

interface Series {
	readonly moves: number[];
	readonly rounds: number[];
	readonly scores: number[];
	readonly best: number[];
	readonly wins: number[];
	readonly counts: Map<string, number>;
}

/** Whole matches of policies, one per seat, with what happened in them counted by event and move. */
function play(games: number, policies: readonly Policy<State, Move>[], options: object = {}): Series {
	const series: Series = {
		moves: [],
		rounds: [],
		scores: [],
		best: [],
		wins: policies.map(() => 0),
		counts: new Map(),
	};
	const count = (what: string, by = 1) => series.counts.set(what, (series.counts.get(what) ?? 0) + by);
	for (let game = 0; game < games; game++) {
		const chance = new FastChance(seedOfGame(14, game));
		const players = new FastChance(seedOfGame(15, game));
		const ctx = {
			chance,
			emit: (event: { type: string; photos?: number } | null) => count(event?.type ?? '', event?.photos ?? 1),
		};
		const state = snapshot.setup({ seats: policies.length, options: { ...OPTIONS, ...options } }, { chance });
		let moves = 0;
		for (let acting = seatsOf(snapshot.toMove(state)); acting.length > 0; acting = seatsOf(snapshot.toMove(state))) {
			const seat: Seat = acting[players.int(acting.length)];
			const move = policies[seat].choose(snapshot.view(state, seat), seat, players);
			const entry = { actor: seat, move, at: 0 };
			const refusal = snapshot.check(state, entry);
			if (refusal) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(refusal)}`);
			count(`move ${move.type}`);
			if (state.phase === 'research' && (move.type === 'pass' || move.type === 'prepare')) count('planned turns');
			chance.at(++moves);
			snapshot.play(state, entry, ctx);
		}
		const outcome = snapshot.outcome(state);
		if (outcome === null) throw new Error('not over');
		series.moves.push(moves);
		series.rounds.push(state.round);
		series.scores.push(...outcome.scores);
		series.best.push(Math.max(...outcome.scores));
		outcome.places.forEach((place, seat) => {
			if (place === 1) series.wins[seat]++;
		});
	}
	return series;
}

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
		const { moves } = play(400, new Array(seats).fill(random));
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
		const games = 120;
		const series = play(games, new Array(seats).fill(greedy));
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

	test('beats easy play, which beats random play', () => {
		expect(play(60, [greedy, easy]).wins[0]).toBeGreaterThan(42);
		expect(play(60, [easy, random]).wins[0]).toBeGreaterThan(54);
	});

	test.each([
		{ denial: 'upfront', cardToken: 'onlyPlaced' },
		{ denial: 'upfront', claimSeconds: 15 },
		{ cardToken: 'onlyPlaced' },
	])('is legal with %j', (options) => {
		for (const policy of [easy, greedy]) play(15, [policy, policy, policy], options);
	});
});

describe('single decisions of greedy play', () => {
	const choose = (position: string) => {
		const table = at(position);
		return snapshot.notation.printMove(greedy.choose(table.view(0), 0, new FastChance([1, 2, 3, 4])));
	};

	test('[SNP-15, 25] a card that would spook is reserved', () => {
		expect(choose('2p fate 0 | savannah meerkat lion | drawn plains-zebra')).toBe('reserve');
	});

	test('[SNP-18] a cover animal is claimed, a plain one is not', () => {
		const offer = (card: string) =>
			`2p claims 1 | drawn ${card} | 0: tokens 6; assignment a01; answer waiting | 1: assignment a02`;
		expect(choose(offer('golden-eagle'))).toBe('claim');
		expect(choose(offer('leopard-tortoise'))).toBe('decline');
	});

	test('[SNP-42, 46] a re-roll is paid for while there is something to win', () => {
		const failed = (animal: string) =>
			`2p reroll 0 | shoreline ${animal} | plan shoreline:2 ${animal}:4 | at shoreline roll 1 1 | 0: tokens 2; assignment a04`;
		expect(choose(failed('sea-otter'))).toBe('reroll 0 supply:2');
		expect(choose(failed('polar-bear'))).toBe('reroll 0 supply:2');
		expect(choose(failed('ghost-crab').replace('a04', 'a05'))).toBe('abandon');
	});

	test('[SNP-22, 23] a wanted card is committed to when it could not be kept back later', () => {
		expect(
			choose(
				'2p fate 0 denial=upfront | drawn lion | 0: tokens 3; hand jaguar snow-leopard; assignment a03 | 1: tokens 1',
			),
		).toBe('commit');
	});
});
