import type { Chance, Seat } from '@shutterbox/kernel';
import type { Move } from './move.ts';
import { isEnough, picksOf } from './pick.ts';
import { rowCount, type State } from './state.ts';
import { windsOf } from './wind.ts';

export function randomMove(state: State, seat: Seat, chance: Chance): Move {
	if (state.phase !== 'pick') {
		const winds = windsOf(state.hands[seat].length);
		return winds[chance.int(winds.length)];
	}
	// Four cards or more lie in the field, so a draw is legal with probability 1/4 at least.
	const picks = picksOf(rowCount(state));
	for (;;) {
		const pick = picks[chance.int(picks.length)];
		if (isEnough(state, pick)) return pick;
	}
}
