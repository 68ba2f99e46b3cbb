import { isRefusal, resolveTable, ScriptedChance } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { type Event, sasquatchSnap } from '../../src/index.ts';

function start(given: Record<string, unknown>, chance = new ScriptedChance()) {
	const table = resolveTable(sasquatchSnap, 4, given);
	if (isRefusal(table)) throw new Error(JSON.stringify(table));
	const events: (Event | null)[] = [];
	const state = sasquatchSnap.setup(
		{ seats: 4, options: table.options },
		{ chance, emit: (event) => events.push(event) },
	);
	sasquatchSnap.invariants(state);
	return { state, events, chance };
}

test('[SSQ-65] there are always four seats', () => {
	expect(sasquatchSnap.meta.seats).toEqual([4]);
	expect(resolveTable(sasquatchSnap, 3, {})).toMatchObject({ code: 'BAD_OPTION', facts: { option: 'seats' } });
});

test('[SSQ-11] the first Whistle is the only draw of the game', () => {
	const { state, events, chance } = start({}, new ScriptedChance({ int: 2 }));
	expect(chance.left).toBe(0);
	expect(state).toMatchObject({ whistle: 2, turn: 1, phase: 'whistle' });
	expect(events).toMatchObject([
		{ type: 'gameStarted', whistle: 2, options: { boardSize: 9, target: 8 } },
		{ type: 'turnStarted', turn: 1, whistle: 2 },
	]);
});

test('[SSQ-11] a Whistle given to a seat by option draws nothing', () => {
	expect([0, 1, 2, 3].map((firstWhistle) => start({ firstWhistle }).state.whistle)).toEqual([0, 1, 2, 3]);
});

test.each([
	[5, 21],
	[8, 36],
	[10, 46],
])('[SSQ-59] to a target of %i the Snaps box starts with %i', (target, box) => {
	expect(start({ target, firstWhistle: 0 }).state).toMatchObject({ box, pile: 0, snaps: [1, 1, 1, 1] });
});

test.each([7, 9, 11])('[SSQ-1] a forest of %i has the Sasquatch in its middle and no tiles', (boardSize) => {
	const { state } = start({ boardSize, firstWhistle: 0 });
	expect(state.sasquatch).toBe((boardSize * boardSize - 1) / 2);
	expect(state.tiles).toEqual(Array(boardSize * boardSize).fill(-1));
});
