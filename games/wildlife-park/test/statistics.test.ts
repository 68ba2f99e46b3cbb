import { FastChance, resolveTable, seatsOf, seedOfGame } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { type State, wildlifePark } from '../src/index.ts';
import { type ScoreRow, type ScoreSheet, scoreSheet } from '../src/rules/scoring.ts';

// Section 14 of the specification: what play looks like. Bounds are about three standard errors of these small samples
// (a random park varies by 12 points, a greedy one by 18, solo by 23), and one point for the rounding of the figures.

interface Figures {
	readonly mean: number;
	readonly rows: Readonly<Record<ScoreRow | 'habitats', number>>;
	readonly totals: readonly number[];
	readonly wins: number;
}

function figures(seats: number, games: number, who: string, options: Record<string, unknown> = {}): Figures {
	const table = resolveTable(wildlifePark, seats, options);
	if (!('options' in table)) throw new Error(table.code);
	const chance = new FastChance([0, 0, 0, 0]);
	const sheets: ScoreSheet[] = [];
	let wins = 0;
	for (let game = 0; game < games; game++) {
		chance.reseed(seedOfGame(14, game));
		const state: State = wildlifePark.setup({ seats, options: table.options }, { chance });
		for (let acting = wildlifePark.toMove(state); acting !== 0; acting = wildlifePark.toMove(state)) {
			for (const seat of seatsOf(acting)) {
				const move =
					who === 'random'
						? wildlifePark.randomMove(state, seat, chance)
						: wildlifePark.policies[who].choose(wildlifePark.view(state, seat), seat, chance);
				wildlifePark.play(state, { actor: seat, move, at: 0 }, { chance });
				if (wildlifePark.toMove(state) !== (acting & ~(1 << seat))) break;
				acting &= ~(1 << seat);
			}
		}
		for (let seat = 0; seat < seats; seat++) sheets.push(scoreSheet(state, seat));
		if (wildlifePark.outcome(state)?.reason === 'challengeWon') wins++;
	}
	const average = (row: (sheet: ScoreSheet) => number) =>
		sheets.reduce((sum, sheet) => sum + row(sheet), 0) / sheets.length;
	return {
		mean: average(({ total }) => total),
		rows: {
			entrance: average(({ entrance }) => entrance),
			habitats: average(({ green, blue, grey, orange }) => green + blue + grey + orange),
			watchtowers: average(({ watchtowers }) => watchtowers),
			animals: average(({ animals }) => animals),
			missions: average(({ missions }) => missions),
		} as Figures['rows'],
		totals: sheets.map(({ total }) => total).sort((a, b) => a - b),
		wins: wins / games,
	};
}

function expectNear(found: number, expected: number, within: number): void {
	expect(Math.abs(found - expected), `${found} should be near ${expected}`).toBeLessThanOrEqual(within);
}

test.each([
	[2, 600, 31],
	[4, 300, 31],
	[6, 200, 32],
	[1, 800, 40],
])('[WPK-54] %i seats, %i random games: %i points', (seats, games, mean) => {
	expectNear(figures(seats, games, 'random').mean, mean, 2.5);
});

test.each([
	[2, 16, 167],
	[6, 6, 167],
])('[WPK-54] %i seats, %i greedy games: about %i points', (seats, games, mean) => {
	expectNear(figures(seats, games, 'greedy').mean, mean, 11);
});

test('[WPK-50, 51, 52] four seats, 16 greedy games: about 177 points, and where they come from', () => {
	const { mean, rows, totals } = figures(4, 16, 'greedy');
	expectNear(mean, 177, 8);
	expectNear(rows.entrance, 26, 5);
	expectNear(rows.habitats, 84, 14);
	expectNear(rows.watchtowers, 30, 7);
	expectNear(rows.animals, 38, 8);
	expectNear(totals[Math.floor(0.1 * totals.length)], 155, 16);
	expectNear(totals[Math.floor(0.9 * totals.length)], 198, 16);
});

test('[WPK-53] missions bring a greedy player about 20 points', () => {
	const { rows, mean } = figures(4, 8, 'greedy', { missions: 'on' });
	expectNear(rows.missions, 20, 6);
	expectNear(mean, 192, 13);
});

test('[WPK-68] a greedy player makes about 191 points alone and wins about one challenge in four', () => {
	const { mean, wins } = figures(1, 30, 'greedy');
	expectNear(mean, 191, 13);
	expectNear(wins, 0.28, 0.23);
});

test('[WPK-55] nearsighted is between random and greedy', () => {
	const { mean } = figures(4, 12, 'nearsighted');
	expect(mean).toBeGreaterThan(60);
	expect(mean).toBeLessThan(130);
});
