import { isRefusal, Match, ScriptedChance, seedOfGame, seedText } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { wildlifePark } from '../../src/index.ts';
import { NO_ITEM } from '../../src/rules/items.ts';
import { at } from '../table.ts';

const LEFT = 'left:1 1, left:2 2, left:3 3, left:4 4, left:5 5, left:6 6, left:7 1, left:8 2';
const RIGHT =
	'right:1 seal.heart, right:2 lion.heart, right:3 sloth.heart, right:4 vicuna.heart, right:5 seal.black, right:6 lion.black, right:7 sloth.black, right:8 vicuna.black';

test('[WPK-60] left dice are rerolled, right tiles thrown away and drawn anew', () => {
	const chance = new ScriptedChance({ die: 6 }, { die: 5 });
	const table = at(`1p soloReroll 1 | 0: saola; supply ${LEFT}, ${RIGHT}; display die:0 1`, chance);
	table.play(0, 'soloReroll 8 3');
	expect(table.events[0].event).toEqual({
		type: 'soloRerolled',
		dice: [
			{ slot: 3, from: 3, to: 6 },
			{ slot: 8, from: 2, to: 5 },
		],
	});
	table.play(0, 'soloDiscard 2 1');
	expect(table.print()).toContain('lost seal.heart lion.heart');
	expect(table.print()).toContain('right:1 sea-otter.heart, right:2 giraffe.heart, right:3 sloth.heart');
	expect(table.state.phase).toBe('declare');
});

test('[WPK-60] an empty space can be neither rerolled nor thrown away', () => {
	const line = (phase: string) => at(`1p ${phase} 9 | 0: saola; supply left:1 1, right:2 lion.heart; display die:0 1`);
	expect(line('soloReroll').refused(0, 'soloReroll 1 2')).toBe('no-item');
	expect(line('soloDiscard').refused(0, 'soloDiscard 1')).toBe('no-item');
	expect(line('soloDiscard').refused(0, { type: 'soloDiscard', spaces: [2, 2] })).toBe('bad-shape');
});

test('[WPK-61, 64] an item of the declared side, and of no other', () => {
	const table = at(`1p declare 1 | solo tokens 1 2 3 4 5 6 7 8 | 0: saola; supply ${LEFT}, ${RIGHT}; display die:0 1`);
	table.play(0, 'declare tile', 'protect -');
	expect(table.refused(0, 'left:2 -, die:0 -')).toBe('wrong-side');
	expect(table.refused(0, 'left:1 -, die:0 -')).toBe('no-item');
	expect(table.refused(0, 'out:green -, die:0 -')).toBe('bad-shape');
	expect(table.refused(0, 'right:3 a1, die:0 a1')).toBeNull();
});

test('[WPK-63] without a worker for it the item is lost at once, and in turn 15 nobody is asked', () => {
	const line = (turn: number, workers: string) =>
		at(
			`1p declare ${turn} | solo tokens 1 2; drawn 3 4 5 6 7 8 | 0: saola; supply ${LEFT}, ${RIGHT}; display die:0 1; workers ${workers}`,
		);
	expect(line(3, 'green').play(0, 'declare tile').state.phase).toBe('turn');
	expect(line(3, 'grey').play(0, 'declare tile').state.phase).toBe('protect');
	const last = line(15, 'grey multi').play(0, 'declare tile');
	expect(last.events.map(({ event }) => event?.type)).toEqual(['declared', 'tokenRevealed', 'supplyDiscarded']);
});

test('[WPK-65] the display is replenished, the supply is not', () => {
	const table = at(
		`1p turn 2 | solo side right | 0: saola; supply ${LEFT}, ${RIGHT}; display die:0 1, tile:0 ibex.heart`,
	);
	table.play(0, 'right:3 -, tile:0 -');
	expect(table.state.supply[0][10]).toBe(NO_ITEM);
	expect(table.state.displays[0][8]).not.toBe(NO_ITEM);
});

test('[WPK-59, 66, 67] a whole challenge: eight and seven tokens, and a supply that never runs dry', () => {
	let declared = 0;
	const match = walk(wildlifePark, { seats: 1 }, 9);
	let step = match.next();
	for (; !step.done; step = match.next()) {
		const { state, move } = step.value;
		if (move.type !== 'declare') continue;
		declared++;
		const inRound = state.turn > 8 ? state.turn - 8 : state.turn;
		const items = state.supply[0].filter((item) => item !== NO_ITEM).length;
		expect(items).toBeGreaterThanOrEqual(16 - 2 * (inRound - 1));
		expect(items).toBeLessThanOrEqual(16 - 2 * (inRound - 1) + 5);
		expect(state.solo?.drawn.length).toBe(inRound - 1);
	}
	expect(declared).toBe(15);
	expect(step.value.solo?.tokens.length).toBe(1);
});

test('[WPK-68] the result is told before the end, and a lost challenge has place 2', () => {
	const table = at(
		'1p turn 15 | solo tokens 1; drawn 2 3 4 5 6 7 8; side left | 0: saola; supply left:1 1, right:1 seal.heart; display die:0 1; entrance 250; missions 1 7 17',
	);
	table.play(0, 'left:1 -, die:0 -');
	expect(table.events.slice(-2).map(({ event }) => event)).toEqual([
		{ type: 'soloResult', won: false, achievement: null },
		{ type: 'gameEnded', ranking: [2] },
	]);
	expect(wildlifePark.outcome(table.state)).toEqual({ reason: 'challengeLost', scores: [264], places: [2] });
});

test('[WPK-14] alone, re-rolling nothing reveals nothing and can be taken back', () => {
	const match = Match.start(wildlifePark, {
		seats: ['a'],
		options: {},
		luck: { kind: 'fast', seed: seedText(seedOfGame(1, 1)), salts: [null] },
		created: 0,
	});
	if (isRefusal(match)) throw new Error(match.code);
	expect(match.submit(0, { type: 'reroll', dice: [] }, 0).accepted).toBe(true);
	expect(match.takeBack(0)).toBe('undo');
	expect(match.undo(0, 0).accepted).toBe(true);
	expect(match.state.phase).toBe('reroll');
});

test('[WPK-15] alone, a move that revealed nothing can be taken back', () => {
	const match = Match.start(wildlifePark, {
		seats: ['a'],
		options: {},
		luck: { kind: 'fast', seed: seedText(seedOfGame(1, 1)), salts: [null] },
		created: 0,
	});
	if (isRefusal(match)) throw new Error(match.code);
	match.submit(0, { type: 'reroll', dice: [1] }, 0);
	expect(match.undo(0, 0).accepted).toBe(false);
	match.submit(0, { type: 'swap', swap: { start: 1, slot: 1 } }, 0);
	expect(match.undo(0, 0).accepted).toBe(true);
	expect(match.state.phase).toBe('swap');
});
