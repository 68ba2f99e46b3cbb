import type { Seat } from '@shutterbox/kernel';
import { automatic } from './automatic.ts';
import type { Move } from './move.ts';
import type { State } from './state.ts';
import { toMove } from './turn.ts';
export function* moves(state: State, seat: Seat): Iterable<Move> {
	if (!(toMove(state) & (1 << seat))) return;
	yield automatic(state, seat);
}
