import type { Seat } from '@shutterbox/kernel';
import type { Move, Wind } from './move.ts';
import { picksOf } from './pick.ts';
import { cardsInRow, rowCount, type State } from './state.ts';
import { windsOf } from './wind.ts';

/** For an absent seat: one card from the left of the lowest row that has any; the least wind there is. */
export function automatic(view: State, seat: Seat): Move {
	if (view.phase !== 'pick') return windsOf(view.hands[seat].length).at(-1) as Wind;
	const pick = picksOf(rowCount(view)).find(
		({ side, count, row }) => side === 'left' && count === 1 && cardsInRow(view, row) > 0,
	);
	if (pick === undefined) throw new Error('no card to pick');
	return pick;
}
