import { FastChance, resolveTable, seedOfGame } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { type Event, sasquatchSnap } from '../src/index.ts';

// Section 14 of the specification: what play looks like. Greedy games are slow, so their samples are small and their
// bounds wide: they notice a player who went wrong, not a shift of a turn or two.

interface Figures {
	turns: number[];
	perTurn: Record<string, number>;
	tollsPerTurn: number;
	wonByToll: number;
	atLimit: number;
	/** Share of games won by the seat that sits alone. */
	wins: number;
}

/** One seat, another in each game, plays the first policy, the others the second. */
function figures(games: number, options: Record<string, unknown>, alone: string, others: string): Figures {
	const table = resolveTable(sasquatchSnap, 4, options);
	if (!('options' in table)) throw new Error(table.code);
	const chance = new FastChance([0, 0, 0, 0]);
	const counts: Record<string, number> = {};
	const result: Figures = { turns: [], perTurn: counts, tollsPerTurn: 0, wonByToll: 0, atLimit: 0, wins: 0 };
	for (let game = 0; game < games; game++) {
		chance.reseed(seedOfGame(21, game));
		let last = '';
		const emit = (event: Event | null) => {
			if (!event) return;
			counts[event.type] = (counts[event.type] ?? 0) + 1;
			if (event.type === 'tollPaid') result.tollsPerTurn += event.paid;
			if (event.type === 'gameEnded' && last === 'tollPaid') result.wonByToll += 1 / games;
			last = event.type;
		};
		const state = sasquatchSnap.setup({ seats: 4, options: table.options }, { chance, emit });
		for (let acting = sasquatchSnap.toMove(state); acting !== 0; acting = sasquatchSnap.toMove(state)) {
			const seat = 31 - Math.clz32(acting);
			const policy = sasquatchSnap.policies[seat === game % 4 ? alone : others];
			const move = policy.choose(sasquatchSnap.view(state, seat), seat, chance);
			sasquatchSnap.play(state, { actor: seat, move, at: 0 }, { chance, emit });
		}
		result.turns.push(state.turn);
		const outcome = sasquatchSnap.outcome(state);
		if (outcome?.reason === 'limit') result.atLimit++;
		if (outcome?.places[game % 4] === 1) result.wins += 1 / games;
	}
	result.turns.sort((a, b) => a - b);
	const turns = result.turns.reduce((sum, count) => sum + count, 0);
	result.tollsPerTurn /= turns;
	for (const type of Object.keys(counts)) counts[type] /= turns;
	return result;
}

function quantile(sorted: readonly number[], part: number): number {
	return sorted[Math.floor(part * sorted.length)];
}

function expectNear(found: number, expected: number, within: number): void {
	expect(Math.abs(found - expected), `${found} should be near ${expected}`).toBeLessThanOrEqual(within);
}

test('[SSQ-10, 61] random players: 15 turns (9 to 25), and what happens in them', () => {
	const { turns, perTurn, tollsPerTurn, wonByToll, atLimit } = figures(1500, {}, 'casual', 'casual');
	expectNear(quantile(turns, 0.5), 15, 1);
	expectNear(quantile(turns, 0.05), 9, 1);
	expectNear(quantile(turns, 0.95), 25, 2);
	expectNear(perTurn.trapSet, 1.44, 0.05);
	expectNear(perTurn.uprooted, 0.15, 0.02);
	expectNear(perTurn.caught, 0.57, 0.04);
	expectNear(tollsPerTurn, 0.41, 0.04);
	expectNear(perTurn.mauled, 0.28, 0.03);
	expectNear(perTurn.entrapped, 0.027, 0.008);
	expectNear(wonByToll, 0.28, 0.05);
	expect(atLimit).toBe(0);
});

test.each([
	[7, 14, 8, 22],
	[11, 17, 9, 27],
])('[SSQ-1] random players on %i squares a side: %i turns (%i to %i)', (boardSize, median, low, high) => {
	const { turns } = figures(600, { boardSize }, 'casual', 'casual');
	expectNear(quantile(turns, 0.5), median, 1);
	expectNear(quantile(turns, 0.05), low, 1);
	expectNear(quantile(turns, 0.95), high, 3);
});

test('[SSQ-63] four greedy players: 23 turns (13 to 43), hardly ever to the limit', () => {
	const { turns, atLimit } = figures(32, {}, 'greedy', 'greedy');
	expectNear(quantile(turns, 0.5), 23, 6);
	expectNear(quantile(turns, 0.05), 13, 5);
	expect(atLimit).toBeLessThanOrEqual(4);
});

test('[SSQ-61] a greedy player wins about 92 % against three random ones, and the beginner is between them', () => {
	expectNear(figures(120, {}, 'greedy', 'casual').wins, 0.92, 0.1);
	expect(figures(200, {}, 'careful', 'casual').wins).toBeGreaterThan(0.4);
	expect(figures(48, {}, 'greedy', 'careful').wins).toBeGreaterThan(0.3);
});
