import type { Chance, Seat } from '@shutterbox/kernel';
import type { Move } from './move.ts';
import { moves } from './moves.ts';
import type { State } from './state.ts';

export function randomMove(state: State, seat: Seat, chance: Chance): Move {
	const listed = moves(state, seat);
	if (listed.length === 0) throw new Error(`seat ${seat} has nothing to do`);
	return listed[chance.int(listed.length)];
}
