import type { PlayContext, Refusal, Seat } from '@shutterbox/kernel';
import { CLAIM_PRICE, HAND_LIMIT, NO_ANIMAL } from './components.ts';
import type { Event } from './events.ts';
import { settle } from './put-down.ts';
import { refuse } from './refusals.ts';
import { NO_SEAT, type State } from './state.ts';

// Reserving a drawn card, and who may: SNP-15 to SNP-18, and as a denial SNP-22.

/** SNP-16. */
export function hasRoom(state: State, seat: Seat): boolean {
	return state.hands[seat].length < HAND_LIMIT;
}

/** SNP-18: whether a seat is asked when a card is offered. */
export function canClaim(state: State, seat: Seat): boolean {
	return seat !== state.active && state.tokens[seat] >= CLAIM_PRICE && hasRoom(state, seat);
}

export function hasRivalsToAsk(state: State): boolean {
	for (let seat = 0; seat < state.seats; seat++) if (canClaim(state, seat)) return true;
	return false;
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
