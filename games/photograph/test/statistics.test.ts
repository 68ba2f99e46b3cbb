import { FastChance, seedOfGame } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { photograph } from '../src/index.ts';
import { dealt, optionsFor, type PhotoTable, playUntil } from './table.ts';

// Section 14 of the specification: random play, measured anew. Section 12: bounds that hold in every match.

const GAMES = 4000;

/** What is measured of one game. */
interface Played {
	turns: number;
	moves: number;
	/** Mean over the seats. */
	score: number;
	blurredShare: number;
	goodShots: number;
	cardsPerSeat: number;
}

interface Row {
	seats: number;
	/** Games behind the specification's figures. */
	games: number;
	turns: readonly [mean: number, min: number, max: number];
	moves: number;
	score: readonly [mean: number, p10: number, p90: number];
	blurredShare: number;
	goodShots: number;
	cardsPerSeat: number;
	/** Section 12: fewest and most turns there can be. */
	bounds: readonly [number, number];
	refills: readonly number[];
}

const SECTION_14: readonly Row[] = [
	{
		seats: 2,
		games: 30_000,
		turns: [20.8, 15, 29],
		moves: 46,
		score: [-0.6, -10, 10],
		blurredShare: 0.45,
		goodShots: 0.8,
		cardsPerSeat: 23.0,
		bounds: [12, 36],
		refills: [4],
	},
	{
		seats: 3,
		games: 15_000,
		turns: [28.0, 18, 39],
		moves: 62,
		score: [2.7, -5, 11],
		blurredShare: 0.39,
		goodShots: 0.5,
		cardsPerSeat: 20.6,
		bounds: [17, 54],
		refills: [4, 5],
	},
	{
		seats: 4,
		games: 15_000,
		turns: [31.1, 22, 42],
		moves: 70,
		score: [6.9, -1, 16],
		blurredShare: 0.33,
		goodShots: 2.3,
		cardsPerSeat: 17.9,
		bounds: [20, 61],
		refills: [4, 5],
	},
];

describe.each(SECTION_14)('random play with $seats', (row) => {
	const { games, scores, refills, sunsets } = played(row.seats);

	/** Within 4 standard errors (of both samples) and half a unit of the printed digit. */
	const agrees = (measure: (game: Played) => number, printed: number, unit: number) => {
		const values = games.map(measure);
		const mean = values.reduce((sum, value) => sum + value, 0) / GAMES;
		const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (GAMES - 1);
		const error = Math.sqrt(variance / GAMES + variance / row.games);
		expect(error).toBeGreaterThan(0);
		expect(Math.abs(mean - printed)).toBeLessThan(4 * error + unit / 2);
	};

	// The standard errors come to about, with 2, 3, 4 players: turns 0.032, 0.046, 0.048; moves twice that;
	// cards per seat 0.011, 0.008, 0.007; score 0.092, 0.063, 0.057; blurred share 0.0008, 0.0007, 0.0006;
	// good shots 0.013, 0.012, 0.022.
	test('[PHO-12, 13, 39] turns, moves and cards played', () => {
		agrees((game) => game.turns, row.turns[0], 0.1);
		agrees((game) => game.moves, row.moves, 1);
		agrees((game) => game.cardsPerSeat, row.cardsPerSeat, 0.1);
	});

	test('[PHO-25, 26, 33, 54] scores, blurs and good shots', () => {
		agrees((game) => game.score, row.score[0], 0.1);
		agrees((game) => game.blurredShare, row.blurredShare, 0.01);
		agrees((game) => game.goodShots, row.goodShots, 0.1);
	});

	test('[PHO-54, 56] a tenth of the scores lies below the 10 % mark, a tenth above the 90 % mark', () => {
		const [, p10, p90] = row.score;
		const share = (isCounted: (score: number) => boolean) => scores.filter(isCounted).length / scores.length;
		// A mark is a whole number; both samples have an error. Seats of one game are not independent: count games only.
		const error = 4 * Math.sqrt(0.1 * 0.9 * (1 / GAMES + 1 / row.games));
		expect(share((score) => score < p10)).toBeLessThan(0.1 + error);
		expect(share((score) => score <= p10)).toBeGreaterThan(0.1 - error);
		expect(share((score) => score > p90)).toBeLessThan(0.1 + error);
		expect(share((score) => score >= p90)).toBeGreaterThan(0.1 - error);
	});

	test('[PHO-39, 46] the shortest and longest matches are near those of the specification, within the bounds', () => {
		const turns = games.map((game) => game.turns);
		const [shortest, longest] = [Math.min(...turns), Math.max(...turns)];
		const [, min, max] = row.turns;
		expect(Math.abs(shortest - min)).toBeLessThanOrEqual(2);
		expect(Math.abs(longest - max)).toBeLessThanOrEqual(2);
		expect(shortest).toBeGreaterThanOrEqual(row.bounds[0]);
		expect(longest).toBeLessThanOrEqual(row.bounds[1]);
		for (const game of games) expect(game.moves).toBe(2 * game.turns + 2 * row.seats);
	});

	test('[PHO-51] refills, and the sunset in the second or third of them', () => {
		for (const count of refills) expect(row.refills).toContain(count);
		expect([...sunsets].sort()).toEqual([2, 3]);
	});

	test('[PHO-39, 40, 41, 46] every bound on turns and refills is attained', () => {
		const [fewest, most] = row.bounds;
		const turnsWith = (choose: (table: PhotoTable) => (moves: readonly string[]) => string) => {
			const table = dealt({ seats: row.seats, sunset: 0 });
			const lines = playUntil(table, 'over', choose(table));
			const count = (event: string) => lines.filter((line) => line.startsWith(event)).length;
			return { turns: count('picked'), refills: count('cleared') };
		};
		expect(turnsWith(() => greedily)).toEqual({ turns: fewest, refills: row.refills[0] });
		expect(turnsWith(sparingly)).toEqual({ turns: most, refills: row.refills.at(-1) });
		expect(photograph.meta.maxMoves[row.seats]).toBe(2 * most + 2 * row.seats);
	});
});

/** As many cards as possible, leaving face-up ones, which are lost in the refill. */
function greedily(moves: readonly string[]): string {
	for (const count of [3, 2, 1]) {
		const found = moves.find((move) => move.endsWith(`L${count}`));
		if (found !== undefined) return found;
	}
	return moves[0];
}

/** One card at a time, face-up ones first: what lies face down is carried and not lost. */
function sparingly({ state }: PhotoTable): (moves: readonly string[]) => string {
	const isFaceUp = (move: string) => {
		const row = Number(move[0]);
		return state.field[4 * row + (move[1] === 'L' ? 0 : 3)] >= 0;
	};
	return (moves) => moves.find((move) => /^\d[LR]1$/.test(move) && isFaceUp(move)) ?? moves[0];
}

/** Plays random games and measures them. */
function played(seats: number) {
	const games: Played[] = [];
	const scores: number[] = [];
	const refills = new Set<number>();
	const sunsets = new Set<number>();
	const options = optionsFor(seats);
	const [match, players] = [new FastChance([0, 0, 0, 0]), new FastChance([0, 0, 0, 0])];
	for (let game = 0; game < GAMES; game++) {
		match.reseed(seedOfGame(14 * seats, game));
		players.reseed(seedOfGame(15 * seats, game));
		let refill = 0;
		const emit = (event: { type: string } | null) => {
			if (event?.type === 'cleared') refill++;
			if (event?.type === 'sunset') sunsets.add(refill);
		};
		const state = photograph.setup({ seats, options }, { chance: match });
		let turns = 0;
		let moves = 0;
		for (let acting = photograph.toMove(state); acting !== 0; acting = photograph.toMove(state)) {
			const actor = 31 - Math.clz32(acting & -acting);
			const move = photograph.randomMove(state, actor, players);
			photograph.play(state, { actor, move, at: 0 }, { chance: match, emit });
			if (move.type === 'pick') turns++;
			moves++;
		}
		refills.add(refill);
		const frames = state.films.flat();
		const results = photograph.outcome(state)?.scores ?? [];
		scores.push(...results);
		games.push({
			turns,
			moves,
			score: results.reduce((sum, score) => sum + score, 0) / seats,
			blurredShare: frames.filter((frame) => frame < 0).length / frames.length,
			goodShots: state.goodShots.filter((owner) => owner >= 0).length,
			cardsPerSeat: frames.length / seats,
		});
	}
	return { games, scores, refills, sunsets };
}
