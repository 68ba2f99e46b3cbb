import type { PlayContext, Refusal, Seat } from '@shutterbox/kernel';
import { HAND_LIMIT, NO_ANIMAL } from './components.ts';
import type { Event } from './events.ts';
import { settle } from './put-down.ts';
import { refuse } from './refusals.ts';
import { NO_SEAT, type State } from './state.ts';

// Reserving a drawn card: SNP-15 to SNP-17, and as a denial SNP-22.

/** SNP-16. */
export function hasRoom(state: State, seat: Seat): boolean {
	return state.hands[seat].length < HAND_LIMIT;
}

export function checkReserve(state: State): Refusal | null {
	return hasRoom(state, state.active) ? null : refuse('HAND_FULL', { limit: HAND_LIMIT });
}

export function reserve(state: State, ctx: PlayContext<Event>): void {
	const { active: seat, drawn: card } = state;
	state.hands[seat].push(card);
	const how = state.phase === 'deny' ? 'denied' : 'own';
	state.drawn = NO_ANIMAL;
	state.claimant = NO_SEAT;
	ctx.emit?.({ type: 'cardReserved', seat, card, how, paid: 0, payee: null });
	settle(state, 'taken', ctx);
}
