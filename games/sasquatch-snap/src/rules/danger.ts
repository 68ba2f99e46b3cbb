import type { Seat } from '@shutterbox/kernel';
import { claimsOn } from './claims.ts';
import { ownerOf } from './components.ts';
import { neighbour } from './forest.ts';
import { directionOf, forest, hasTrapCard, type State } from './state.ts';

/** Whether a walk with these cards, as the board stands, meets a rival trap or the Sasquatch. */
export function isDangerous(state: State, seat: Seat, code: number): boolean {
	const spaces = hasTrapCard(code) ? 1 : 2;
	let square = state.journalists[seat];
	for (let space = 0; space < spaces; space++) {
		square = neighbour(forest(state), square, directionOf(code));
		if (square === state.sasquatch) return true;
		if (claimsOn(state, square).some((lies) => ownerOf(state.tiles[lies]) !== seat)) return true;
	}
	return false;
}
