import { expect, test } from 'vitest';
import { type State, wildlifePark } from '../../src/index.ts';
import { die } from '../../src/rules/items.ts';
import { at } from '../table.ts';

function broken(line: string, spoil: (state: State) => void): () => void {
	const { state } = at(line);
	spoil(state);
	return () => wildlifePark.invariants(state);
}

const LINE = '2p turn 3 | 0: saola; park b3 ibex.brown@3=4, c4 elephant.heart; supply out:grey 3; display die:0 5';

test.each<[string, (state: State) => void]>([
	[
		'turn 16',
		(state) => {
			state.turn = 16;
		},
	],
	[
		'a tile lies in two places',
		(state) => {
			state.parks[0].tiles[0] = state.stacks[0][0];
		},
	],
	[
		'a tile is missing',
		(state) => {
			state.stacks[0].pop();
		},
	],
	[
		'a corner without a part',
		(state) => {
			state.parks[0].corners[11] = 2;
		},
	],
	[
		'a die without a tile',
		(state) => {
			state.parks[0].dice[0] = 2;
		},
	],
	[
		'a 6 where it may not be',
		(state) => {
			state.parks[0].dice[5] = 6;
		},
	],
	[
		'a tower that is not there',
		(state) => {
			state.parks[0].towers = 1;
		},
	],
	[
		'a die in the wrong slot',
		(state) => {
			state.displays[0][0] = die(1, 1);
		},
	],
	[
		'an item in the wrong space',
		(state) => {
			state.supply[0][2] = die(1, 1);
		},
	],
	[
		'boards',
		(state) => {
			state.boards[0] = state.boards[1];
		},
	],
	[
		'workers',
		(state) => {
			state.workers[0] = 32;
		},
	],
	[
		'missions',
		(state) => {
			state.missions[0] = [1];
		},
	],
	[
		'the entrance scores after turn 8',
		(state) => {
			state.entrance[0] = 3;
		},
	],
	[
		'items in a preparation area',
		(state) => {
			state.preparation[0] = [die(0, 1), die(0, 1)];
		},
	],
	[
		'a secret in a complete position',
		(state) => {
			state.commits[0] = 'secret';
		},
	],
	[
		'an illegal commitment',
		(state) => {
			state.commits[0] = { type: 'reroll', dice: [] };
		},
	],
	[
		'solo parts',
		(state) => {
			state.solo = { side: null, tokens: [], drawn: [], hit: -1, lost: [] };
		},
	],
])('%s is found', (what, spoil) => {
	expect(broken(LINE, spoil)).toThrow(what);
});

test.each<[string, (state: State) => void]>([
	[
		'a token is missing',
		(state) => {
			state.solo?.tokens.pop();
		},
	],
	[
		'a side is declared',
		(state) => {
			if (state.solo) state.solo.side = 'left';
		},
	],
	[
		'a hit is open',
		(state) => {
			if (state.solo) state.solo.hit = 3;
		},
	],
])('alone: %s is found', (what, spoil) => {
	expect(broken('1p declare 2', spoil)).toThrow(what);
});
