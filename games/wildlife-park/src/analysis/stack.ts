import type { Seat, View } from '@shutterbox/kernel';
import { personalSet, type Tile } from '../rules/components.ts';
import { boardOf } from '../rules/park.ts';
import type { State } from '../rules/state.ts';
import { tilesShown } from '../rules/view.ts';

/** The tiles that a seat's own stack still has, in no order: its whole set is known, and what has been seen of it. */
export function stackOf(view: View<State>, seat: Seat): readonly Tile[] {
	const shown = tilesShown(view);
	return personalSet(boardOf(view.parks[seat])).filter((tile) => !shown.has(tile));
}
