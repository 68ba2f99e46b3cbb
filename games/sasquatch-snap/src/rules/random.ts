import type { Chance, Seat } from '@shutterbox/kernel';
import { randomCommit } from './commit.ts';
import { randomLure } from './lure.ts';
import type { Move } from './move.ts';
import { randomExchange } from './random-exchange.ts';
import { randomType, SETS } from './set-tile.ts';
import type { State } from './state.ts';

export function randomMove(state: State, seat: Seat, chance: Chance): Move {
	switch (state.phase) {
		case 'whistle':
			return randomExchange(state, seat, chance);
		case 'commit':
			return randomCommit(state, seat, chance);
		case 'set':
			return SETS[randomType(state, seat, chance)];
		case 'lure':
			return randomLure(state, chance);
		case 'over':
			throw new Error('nobody is to move');
	}
}
