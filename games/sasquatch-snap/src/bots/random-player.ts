import type { Chance, Seat } from '@shutterbox/kernel';
import { COMMITS, canTrap, choosesTile } from '../rules/commit.ts';
import { BASIC, FREEZE, SIDES, TYPES, VALUES } from '../rules/components.ts';
import { PLAIN_WHISTLE, whistleOf } from '../rules/exchange-list.ts';
import { LURES, stopOf } from '../rules/lure.ts';
import type { Commit, Lure, Move, Whistle } from '../rules/move.ts';
import { randomType, SETS } from '../rules/set-tile.ts';
import { commitOf, forest, type State, stockIndex } from '../rules/state.ts';

// The player behind the figures for random play: thoughtless, but no spendthrift. Uniform exchanges would throw the
// snaps away as fast as they are won.

export function randomPlayer(state: State, seat: Seat, chance: Chance): Move {
	switch (state.phase) {
		case 'whistle':
			return randomPurchase(state, seat, chance);
		case 'commit':
			return randomCards(state, seat, chance);
		case 'set':
			return SETS[randomType(state, seat, chance)];
		case 'lure':
			return randomDirection(state, chance);
		case 'over':
			throw new Error('nobody is to move');
	}
}

/** Once in ten turns one better tile of any type she can pay, basics first, then snaps. */
function randomPurchase(state: State, seat: Seat, chance: Chance): Whistle {
	if (chance.int(10) > 0) return PLAIN_WHISTLE;
	const basics = state.hands[stockIndex(seat, BASIC)];
	const affordable: number[] = [];
	for (let type = FREEZE; type < TYPES; type++) {
		const isInBank = state.banks[stockIndex(seat, type)] > 0;
		if (isInBank && VALUES[type] <= basics + state.snaps[seat]) affordable.push(type);
	}
	if (affordable.length === 0) return PLAIN_WHISTLE;
	const type = affordable[chance.int(affordable.length)];
	const given = Math.min(basics, VALUES[type]);
	const get = [0, 0, 0, 0];
	get[type] = 1;
	return whistleOf([given, 0, 0, 0, VALUES[type] - given], get);
}

/** Any direction, with Trap! every second time it may be played. */
export function randomCards(state: State, seat: Seat, chance: Chance): Commit {
	const direction = chance.int(SIDES);
	if (!canTrap(state, seat) || chance.int(2) === 0) return COMMITS[commitOf(direction, false)];
	if (!choosesTile(state, seat)) return COMMITS[commitOf(direction, true)];
	return COMMITS[commitOf(direction, true, randomType(state, seat, chance))];
}

function randomDirection(state: State, chance: Chance): Lure {
	const direction = chance.int(SIDES);
	const dist = stopOf(state, direction) || 1 + chance.int(forest(state).size - 1);
	return LURES[direction][dist];
}
