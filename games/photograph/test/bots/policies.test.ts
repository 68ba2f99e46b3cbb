import { FastChance, resolveTable, seedOfGame } from '@shutterbox/kernel';
import { tableAt, walk } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { policies } from '../../src/bots/policies.ts';
import { photograph } from '../../src/index.ts';

const luck = () => new FastChance(seedOfGame(3, 0));
const { nearsighted, greedy } = policies;

/** What a bot does in a position, in notation. */
function choice(bot: typeof greedy, position: string, seat: number): string {
	const table = tableAt(photograph, position);
	return photograph.notation.printMove(bot.choose(table.view(seat), seat, luck()));
}

test.each(Object.entries(policies))('%s moves legally, the same way twice, and leaves its view alone', (_, bot) => {
	for (const options of [{}, { informativeBacks: false, missedShot: true }]) {
		for (const { state, seat } of walk(photograph, { seats: 3, options }, 5)) {
			const view = photograph.view(state, seat);
			const before = JSON.stringify(view);
			const move = bot.choose(view, seat, luck());
			expect(photograph.check(state, { actor: seat, move, at: 0 })).toBeNull();
			expect(bot.choose(view, seat, luck())).toEqual(move);
			expect(JSON.stringify(view)).toBe(before);
		}
	}
});

describe('the wind', () => {
	const field = 'field B1 [B2] [B3] B4 / R1 [R6] . .';

	test('both bots wind a card away that would be blurred', () => {
		// R12 would blur on R 2 4 (step), Y8 opens a film.
		const position = `2p BRYGN wind 0 took 1 | ${field} | 0: hand R12 Y8 G4 N7 N9 Y2*; films R 2 4`;
		for (const bot of [nearsighted, greedy]) expect(choice(bot, position, 0)).toMatch(/^0>/);
	});

	test('greedy takes the good shot that waits at the bottom', () => {
		const position = `2p BRYGN wind 0 took 1 | ${field} | 0: hand G9 Y8 N4 N7 N9 Y2*; films G 2 4 7`;
		expect(choice(greedy, position, 0)).not.toMatch(/^0>/);
	});

	test('in the final phase greedy counts points alone, and what the last card takes away', () => {
		const seat = '0: hand R5 G8 N2; films R 9 7, G 2 4 6, N 12, Y 5 6';
		expect(choice(greedy, `2p BRYGN final 0 | field B1 . . . | ${seat}`, 0)).toBe('0>1'); // 12 points, against 9 and 7
		expect(choice(greedy, `2p BRYGN final 0 missedShot=true | field B1 . . . | ${seat}`, 0)).toBe('0>1'); // 8, 3, 0
	});
});

describe('strength', () => {
	/** Share of wins of the first seat's bot against the second's, over seats changed about. */
	function score(a: typeof greedy, b: typeof greedy | null, games: number): number {
		const table = resolveTable(photograph, 2, {});
		if (!('options' in table)) throw new Error(table.code);
		let won = 0;
		for (let game = 0; game < games; game++) {
			const [match, players] = [new FastChance(seedOfGame(21, game)), new FastChance(seedOfGame(21, game, 1))];
			const state = photograph.setup({ seats: 2, options: table.options }, { chance: match });
			while (state.phase !== 'over') {
				const seat = Math.log2(photograph.toMove(state) & -photograph.toMove(state));
				const bot = seat === game % 2 ? a : b;
				const view = photograph.view(state, seat);
				const move = bot ? bot.choose(view, seat, players) : photograph.randomMove(view, seat, players);
				photograph.play(state, { actor: seat, move, at: 0 }, { chance: match });
			}
			const places = photograph.outcome(state)?.places ?? [];
			if (places[game % 2] === 1) won += places[1 - (game % 2)] === 1 ? 0.5 : 1;
		}
		return won / games;
	}

	// Over 1,000 games each: greedy 94 % against nearsighted, nearsighted 68 % against random (docs/bots.md). The bounds lie four
	// standard errors below.
	test('greedy beats nearsighted, nearsighted beats random', () => {
		expect(score(greedy, nearsighted, 60)).toBeGreaterThan(0.82);
		expect(score(nearsighted, null, 150)).toBeGreaterThan(0.52);
	});
});
