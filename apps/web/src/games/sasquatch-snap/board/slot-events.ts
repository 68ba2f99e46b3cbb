import type { Seat } from '@shutterbox/kernel';
import type { Event } from '@shutterbox/sasquatch-snap/client';

/** Whose slot an event opens or goes on with; null where it may belong to anybody's, or to none. */
export function slotOwner(event: Event): Seat | null {
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
