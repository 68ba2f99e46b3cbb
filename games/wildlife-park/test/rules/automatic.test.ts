import { FastChance, seatsOf } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { type State, wildlifePark } from '../../src/index.ts';
import { at } from '../table.ts';

test.each([
	['2p reroll 1', 'reroll -'],
	['2p swap 1', 'keep'],
	[
		'2p choose 1 tempo=stepwise | 0: supply in:blue 3, tile:green sloth.heart; display tile:1 ibex.heart',
		'choose in:blue tile:1',
	],
	['2p build 1 tempo=stepwise | 0: chosen blue3 sloth.heart | 1: chosen blue3 blue3', 'build supply -, display -'],
	['2p workers 8 | 0: saola; park c4 ibex.heart=2', 'workers -'],
	['1p soloReroll 1', 'soloReroll -'],
	['1p soloDiscard 1', 'soloDiscard -'],
	['1p declare 1', 'declare die'],
	['1p turn 3 | solo side right | 0: supply left:1 2, right:5 seal.heart; display die:7 4', 'right:5 -, die:7 -'],
	[
		'1p protect 3 | solo side left; hit right:1; tokens 1 2 3 4 5; drawn 6 7 8 | 0: supply right:1 seal.heart',
		'protect -',
	],
])('[WPK-69] absent in "%s": %s', (line, move) => {
	const table = at(line);
	expect(wildlifePark.notation.printMove(wildlifePark.automatic(table.view(0), 0))).toBe(move);
	expect(table.refused(0, wildlifePark.automatic(table.view(0), 0))).toBeNull();
});

test('[WPK-69] a table of absent seats reaches the end', () => {
	const chance = new FastChance([1, 2, 3, 4]);
	for (const seats of [1, 4]) {
		const options = { side: 'symmetric', missions: 'off', tempo: 'combined' } as const;
		const state: State = wildlifePark.setup({ seats, options }, { chance });
		for (let acting = wildlifePark.toMove(state); acting !== 0; acting = wildlifePark.toMove(state)) {
			const [seat] = seatsOf(acting);
			const move = wildlifePark.automatic(wildlifePark.view(state, seat), seat);
			wildlifePark.play(state, { actor: seat, move, at: 0 }, { chance });
		}
		expect(wildlifePark.outcome(state)).not.toBeNull();
	}
});
