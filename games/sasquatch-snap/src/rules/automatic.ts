import type { Seat } from '@shutterbox/kernel';
import { COMMITS } from './commit.ts';
import { DIRECTIONS, SIDES } from './components.ts';
import { isDangerous } from './danger.ts';
import { PLAIN_WHISTLE } from './exchange-list.ts';
import { LURES, squareAlong, stopOf } from './lure.ts';
import type { Move } from './move.ts';
import { SETS } from './set-tile.ts';
import { commitOf, lowestInHand, type State } from './state.ts';

/**
 * The move a table with a clock makes for a seat that is late. Everybody can work it out, so a host must not tell
 * before the reveal that a commit was made this way.
 */
export function automatic(state: State, seat: Seat): Move {
	switch (state.phase) {
		case 'whistle':
			return PLAIN_WHISTLE;
		case 'commit': {
			const isSafe = (direction: number) => !isDangerous(state, seat, commitOf(direction, false));
			return COMMITS[commitOf(firstDirection(isSafe), false)];
		}
		case 'set':
			return SETS[lowestInHand(state, seat)];
		case 'lure': {
			const isSafe = (direction: number) => {
				const stop = stopOf(state, direction);
				return stop === 0 || squareAlong(state, direction, stop) !== state.journalists[seat];
			};
			const direction = firstDirection(isSafe);
			return LURES[direction][stopOf(state, direction) || 1];
		}
		case 'over':
			throw new Error('nobody is to move');
	}
}

/** The first direction that will do, else north. */
function firstDirection(isFine: (direction: number) => boolean): number {
	for (let direction = 0; direction < SIDES; direction++) if (isFine(direction)) return direction;
	return DIRECTIONS.indexOf('N');
}
