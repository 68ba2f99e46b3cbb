import { hasSeat, type PlayContext, type Seat, seatSet } from '@shutterbox/kernel';
import { isReachedBy } from './claims.ts';
import { ownerOf, SEATS } from './components.ts';
import type { Event } from './events.ts';
import type { Square } from './forest.ts';
import { isOver, type State, seatAfterWhistle } from './state.ts';
import { payToll } from './toll.ts';

// Entrapment: SSQ-40 to SSQ-44 and SSQ-67.

/** Rivals who still have their slot to come lose their move if the new tile traps the square they stand on. */
export function entrap(state: State, lies: Square, ctx: PlayContext<Event>): void {
	const by = ownerOf(state.tiles[lies]);
	for (let slot = state.slot + 1; slot < SEATS; slot++) {
		const seat = seatAfterWhistle(state, slot);
		if (!isReachedBy(state, state.journalists[seat], lies)) continue;
		state.entrapped |= seatSet(seat);
		ctx.emit?.({ type: 'entrapped', seat, by });
		if (!state.rules.entrapToll) continue;
		payToll(state, seat, lies, ctx);
		if (isOver(state)) return; // SSQ-67
	}
}

export function isEntrapped(state: State, seat: Seat): boolean {
	return hasSeat(state.entrapped, seat);
}
