import type { Seat } from '@shutterbox/kernel';
import type { Move } from './move.ts';
import { isEnough, picksOf } from './pick.ts';
import { rowCount, type State } from './state.ts';
import { toMove } from './turn.ts';
import { windsOf } from './wind.ts';

/** Every legal move: picks by row, side, count; winds by from, to. A one-card row lists both sides. */
export function* moves(state: State, seat: Seat): Iterable<Move> {
	if (!(toMove(state) & (1 << seat))) return;
	if (state.phase !== 'pick') yield* windsOf(state.hands[seat].length);
	else for (const pick of picksOf(rowCount(state))) if (isEnough(state, pick)) yield pick;
}
