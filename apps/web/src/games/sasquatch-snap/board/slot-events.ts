import type { Seat } from '@shutterbox/kernel';
import { type State, seatAfterWhistle } from '@shutterbox/sasquatch-snap/client';
import type { Played, Scene } from './scene.ts';

/** Whose slot an event opens or goes on with; null where it may belong to anybody's, or to none. */
export function slotOwner(event: Played): Seat | null {
	switch (event.type) {
		case 'uprooted':
		case 'trapSet':
		case 'trapWasted':
		case 'held':
		case 'stepped':
			return event.seat;
		case 'trapsDestroyed':
		case 'entrapped':
			return event.by;
		case 'mauled':
			return event.by === 'walk' ? event.seat : null;
		default:
			return null;
	}
}

/** Whose slot is on the stage, or in earnest under way; null outside the slots of a turn. */
export function slotSeat(shown: State, act: Scene['act']): Seat | null {
	// What ends a slot is still part of it.
	const at = act?.before ?? shown;
	const owner = act && slotOwner(act.event);
	return owner ?? (at.phase === 'set' ? seatAfterWhistle(at, at.slot) : null);
}
