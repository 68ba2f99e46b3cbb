import { claimsOn } from '../rules/claims.ts';
import { ownerOf, SEATS } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { type State, seatAfterWhistle } from '../rules/state.ts';

/** A position within a slot. No event says that a slot is over: it is over when she has walked as far as she can. */
export interface Unfolding extends State {
	/** Spaces she has still to walk, where they are no longer the two of a slot's beginning. */
	spaces?: number;
}

/** What an event means for the slot under way. The position has what the event changed. */
export function walkOn(state: Unfolding, event: Event): void {
	if (state.phase !== 'set') {
		delete state.spaces;
		return;
	}
	if (event.type === 'trapSet' || event.type === 'uprooted') state.spaces = 1;
	if (event.type === 'stepped') state.spaces = (state.spaces ?? 2) - 1;
	if (!isLastOfSlot(state, event)) return;
	delete state.spaces;
	state.slot++;
	if (state.slot === SEATS) state.phase = 'lure';
}

function isLastOfSlot(state: Unfolding, event: Event): boolean {
	const seat = seatAfterWhistle(state, state.slot);
	const square = state.journalists[seat];
	const tolls = claimsOn(state, square).filter((lies) => ownerOf(state.tiles[lies]) !== seat);
	const meetsHim = square === state.sasquatch;
	switch (event.type) {
		case 'held':
		case 'tossed':
			return true;
		case 'stepped':
			return tolls.length === 0 && !meetsHim && state.spaces === 0;
		case 'tollPaid': {
			const isWon = state.snaps[event.to] >= state.rules.target; // that ends the match within the slot
			return event.square === tolls.at(-1) && !meetsHim && !isWon;
		}
		default:
			return false;
	}
}
