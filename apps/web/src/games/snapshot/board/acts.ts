/** The play: how long each event is shown, and what it sounds like. */
import type { Seat, View } from '@shutterbox/kernel';
import { type Event, type State, told } from '@shutterbox/snapshot/client';
import type { Cue, Script } from '../../../board/director.ts';

/** Milliseconds. */
const QUICK = 140;
const MOVE = 240;
const FLIGHT = 420;
const TUMBLE = 620;
/** Between one die and the next. */
const APART = 70;
/** Between one place of a plan and the next. */
export const LAID_APART = 40;
/** Brackets close on an animal, then the shutter does. */
const CLOSE = 120;
const BLINK = 90;
const DEVELOP = 900;
const LEVER = 520;

/** As a seat plays it, or who watches: null. */
export function scriptFor(seat: Seat | null): Script<View<State>, Event> {
	return {
		after: (before, event) => told(before, event) as View<State>,
		cue(event) {
			const cue = cueOf(event);
			const buzz = buzzOf(event, seat);
			return cue && buzz > 0 ? { ...cue, buzz } : cue;
		},
	};
}

/** Milliseconds a phone trembles: when animals bolt from the table one sits at, and when one's own shutter closes. */
function buzzOf(event: Event, seat: Seat | null): number {
	if (seat === null) return 0;
	if (event.type === 'habitatSpooked') return 30;
	return event.type === 'photographed' && event.seat === seat ? 20 : 0;
}

function cueOf(event: Event): Cue | null {
	switch (event.type) {
		case 'deckReshuffled':
			return { ms: FLIGHT, stillMs: 0, sound: 'shuffle' };
		case 'cardDrawn':
			return { ms: QUICK + MOVE, stillMs: 0, sound: 'card' };
		case 'cardPlaced':
			return { ms: 2 * MOVE, stillMs: 0, sound: 'paper' };
		case 'cardReserved':
			return event.how === 'bought'
				? { ms: FLIGHT, stillMs: 0, sound: 'coin' }
				: { ms: MOVE, stillMs: 0, sound: 'canvas' };
		case 'cardCommitted':
			return { ms: MOVE + QUICK, stillMs: 0, sound: 'paper' };
		case 'offerOpened':
		case 'claimMade':
			return { ms: QUICK, stillMs: 0 };
		case 'habitatSpooked':
			return { ms: 1500, stillMs: 600, sound: 'wings' };
		case 'prepared':
			return { ms: MOVE + LAID_APART * (event.habitats.length + event.animals.length - 1), stillMs: 0 };
		case 'exploreRolled':
			return { ms: TUMBLE + APART * (event.dice.length - 1) + QUICK, stillMs: 350, sound: 'dice' };
		case 'exploreRerolled':
			return { ms: TUMBLE + QUICK, stillMs: 350, sound: 'dice' };
		case 'shotRolled':
			return { ms: TUMBLE + APART * (event.dice.length - 1) + QUICK, stillMs: 350, sound: 'dice' };
		case 'exploreFailed':
			return { ms: FLIGHT, sound: 'grass' };
		case 'photographed':
			return { ms: CLOSE + BLINK + DEVELOP + LEVER, stillMs: 600, sound: 'shutter' };
		case 'escaped':
			return { ms: TUMBLE, sound: 'grass' };
		case 'awardWon':
			return { ms: LEVER + MOVE, stillMs: 600, sound: 'enamel' };
		case 'tokensChanged':
			return event.reason === 'card' || event.reason === 'knowledge' || event.reason === 'refund'
				? { ms: MOVE, stillMs: 0 }
				: null;
		case 'finalRound':
			return { ms: FLIGHT, sound: 'filmEnd' };
		case 'gameEnded':
			return { ms: FLIGHT, sound: 'presses' };
		default:
			return null;
	}
}
