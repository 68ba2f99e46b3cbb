import { hasSeat, type Seat } from '@shutterbox/kernel';
import { commitsOf } from './commit.ts';
import { exchangesOf } from './exchange-list.ts';
import { luresOf } from './lure.ts';
import type { Move } from './move.ts';
import { setsOf } from './set-tile.ts';
import type { State } from './state.ts';
import { toMove } from './turn.ts';

/** Every legal move, in the canonical order: exchanges by what is given, commits and lures by direction, sets by type. */
export function* moves(state: State, seat: Seat): Iterable<Move> {
	if (!hasSeat(toMove(state), seat)) return;
	switch (state.phase) {
		case 'whistle':
			yield* exchangesOf(state, seat);
			break;
		case 'commit':
			yield* commitsOf(state, seat);
			break;
		case 'set':
			yield* setsOf(state, seat);
			break;
		case 'lure':
			yield* luresOf(state);
	}
}
