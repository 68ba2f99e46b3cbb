import { type Roll, resolveTable, ScriptedChance } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { type Event, type State, wildlifePark } from '../../src/index.ts';
import { printPark } from '../../src/notation/print-position.ts';
import { commonTiles, personalSet } from '../../src/rules/components.ts';

const dice = (...values: readonly number[]): Roll[] => values.map((die) => ({ die }));
const same = (list: readonly number[]): Roll => ({ shuffle: list });
const SIX = [1, 2, 3, 4, 5, 6];

function deal(seats: number, options: Record<string, unknown>, ...script: readonly Roll[]) {
	const chance = new ScriptedChance(...script);
	const table = resolveTable(wildlifePark, seats, options);
	if (!('options' in table)) throw new Error(table.code);
	const events: Event[] = [];
	const emit = (event: Event | null) => event && events.push(event);
	const state: State = wildlifePark.setup({ seats, options: table.options }, { chance, emit });
	wildlifePark.invariants(state);
	expect(chance.left).toBe(0);
	return { state, events };
}

test('[WPK-1, 4, 5, 7 to 13] the setup for two, roll by roll', () => {
	const { state, events } = deal(
		2,
		{ missions: 'on' },
		same([2, 5, 0, 1, 3, 4]),
		same([4, 6, 1, 2, 3, 5]),
		...[0, 1, 2, 3].map((colour) => same(commonTiles(colour, 2).toReversed())),
		same(personalSet(2)),
		...dice(1, 2, 3, 4, 5, 6, 1, 2),
		same(personalSet(5)),
		...dice(6, 5, 4, 3, 2, 1, 6, 5),
		...dice(1, 2, 3, 4),
		...dice(5, 6, 1, 2),
		same([6, 5, 4, 3, 2, 1]),
		same([12, 11, 10, 9, 8, 7]),
		same([18, 17, 16, 15, 14, 13]),
	);
	expect(state.boards).toEqual([4, 6]);
	expect(state.missions).toEqual([
		[6, 12, 18],
		[5, 11, 17],
	]);
	expect(wildlifePark.notation.printPosition(state)).toContain(
		'0: vaquita; park b3 penguin.brown@3, c4 ibex.black@3, d3 ibex.heart; board 4; supply out:green 1, out:blue 2, out:grey 3, out:orange 4, tile:green tiger.brown, tile:blue seal.brown, tile:grey wild-yak.brown, tile:orange zebra.brown; display die:0 1, die:1 2, die:2 3, die:3 4, die:4 5, die:5 6, die:6 1, die:7 2, tile:0 giant-panda.heart, tile:1 giant-panda.brown, tile:2 penguin.heart; stack elephant.heart elephant.beige sloth.black zebra.beige',
	);
	expect(state.workers).toEqual([31, 31]);
	expect(events.map(({ type }) => type)).toEqual([
		...['boardsDealt', 'personalDrawn', 'diceRolled', 'personalDrawn', 'diceRolled'],
		...['boardFilled', 'boardFilled', 'missionsDealt', 'missionsDealt'],
	]);
	expect(JSON.stringify(events)).not.toContain('vaquita.elephant.heart');
});

test('[WPK-1, 56, 59] the setup for one: missions are always on, and there is no tempo', () => {
	const { state } = deal(
		1,
		{ side: 'asymmetric', missions: 'off', tempo: 'ordered' },
		same([0, 1, 2, 3, 4, 5]),
		...[0, 1, 2, 3].map((colour) => same(commonTiles(colour, 1))),
		same(personalSet(0)),
		...dice(1, 1, 1, 1, 1, 1, 1, 1),
		...dice(1, 2, 3, 4, 5, 6, 1, 2),
		same([8, 7, 6, 5, 4, 3, 2, 1]),
		same(SIX),
		same(SIX.map((n) => n + 6)),
		same(SIX.map((n) => n + 12)),
	);
	expect(state.rules).toEqual({ side: 'asymmetric', missions: 'on', tempo: 'combined' });
	expect(state.missions).toEqual([[1, 7, 13]]);
	expect(state.solo?.tokens).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
	expect(printPark(state.parks[0])).toBe('b2 penguin.black@4, c4 ibex.brown@4, d2 ibex.heart');
	expect(state.stacks.map((stack) => stack.length)).toEqual([7, 7, 7, 7]);
});

test('[WPK-3] five and six seats play with all tiles', () => {
	const at6 = wildlifePark.notation.parsePosition('6p turn 1');
	expect('value' in at6 && at6.value.stacks.map((stack) => stack.length)).toEqual([12, 12, 12, 12]);
	const at4 = wildlifePark.notation.parsePosition('4p turn 1');
	expect('value' in at4 && at4.value.stacks.map((stack) => stack.length)).toEqual([9, 9, 9, 9]);
});

test('[WPK-1] tables and options that cannot be', () => {
	expect(resolveTable(wildlifePark, 7, {})).toMatchObject({ code: 'BAD_OPTION' });
	expect(resolveTable(wildlifePark, 0, {})).toMatchObject({ code: 'BAD_OPTION' });
	expect(resolveTable(wildlifePark, 2, { side: 'round' })).toMatchObject({ code: 'BAD_OPTION' });
	expect(resolveTable(wildlifePark, 1, { missions: 'off' })).toHaveProperty('options');
});
