import { type PlayContext, type Refusal, type Seat, type SeatSet, seatSet } from '@shutterbox/kernel';
import { checkCommit } from './commit.ts';
import { CLAIM_PRICE, NO_ANIMAL } from './components.ts';
import type { Event } from './events.ts';
import { putDown, settle } from './put-down.ts';
import { refuse } from './refusals.ts';
import { canClaim, hasRoom } from './reserve.ts';
import { CLAIMED, DECLINED, NO_DEADLINE, NO_SEAT, NOT_ASKED, type State, WAITING } from './state.ts';
import { changeTokens } from './tokens.ts';

// The offer of a drawn card to the other seats: SNP-19 to SNP-22.

export function openOffer(state: State, at: number, ctx: PlayContext<Event>): void {
	const { claimSeconds } = state.rules;
	state.phase = 'claims';
	state.deadline = claimSeconds === 0 ? NO_DEADLINE : at + 1000 * claimSeconds;
	for (let seat = 0; seat < state.seats; seat++) state.answers[seat] = canClaim(state, seat) ? WAITING : NOT_ASKED;
	ctx.emit?.({
		type: 'offerOpened',
		card: state.drawn,
		eligible: inTurnOrder(state).filter((seat) => state.answers[seat] === WAITING),
	});
}

/** The rivals from the active seat's left on: the order in which claims count (SNP-19). */
function inTurnOrder({ seats, active }: State): Seat[] {
	return Array.from({ length: seats - 1 }, (_, i) => (active + 1 + i) % seats);
}

/** Seats that still owe an answer, and the table itself if time can run out. */
export function waitedFor({ answers, deadline }: State): SeatSet {
	let waiting = deadline === NO_DEADLINE ? 0 : seatSet('table');
	for (let seat = 0; seat < answers.length; seat++) if (answers[seat] === WAITING) waiting |= 1 << seat;
	return waiting;
}

/** SNP-19: kept secret, and nothing happens before the last one is in, so that not even the waiting betrays it. */
export function giveAnswer(state: State, seat: Seat, answer: 'claim' | 'decline', ctx: PlayContext<Event>): void {
	state.answers[seat] = answer === 'claim' ? CLAIMED : DECLINED;
	const isLast = !state.answers.includes(WAITING);
	ctx.emit?.(
		{ type: 'answerGiven', seat, answer: null },
		{ to: { [seat]: { type: 'answerGiven', seat, answer } }, seals: true, reveals: isLast },
	);
	if (isLast) closeOffer(state, ctx);
}

export function checkTimeout({ deadline }: State, at: number): Refusal | null {
	if (deadline === NO_DEADLINE) return refuse('NOT_DUE', { deadline: null });
	return at < deadline ? refuse('NOT_DUE', { deadline }) : null;
}

/** Whoever has not answered when the offer closes has declined. */
export function closeOffer(state: State, ctx: PlayContext<Event>): void {
	const claimant = inTurnOrder(state).find((seat) => state.answers[seat] === CLAIMED) ?? NO_SEAT;
	state.answers.fill(NOT_ASKED);
	state.deadline = NO_DEADLINE;
	if (claimant === NO_SEAT) {
		putDown(state, ctx);
		return;
	}
	state.claimant = claimant;
	ctx.emit?.({ type: 'claimMade', card: state.drawn, claimant }, { reveals: true });
	state.phase = 'deny';
	if (!canDeny(state)) sell(state, ctx);
}

/** SNP-22: refusing means reserving or committing, and with `upfront` it is too late for both. */
function canDeny(state: State): boolean {
	return state.rules.denial === 'onRequest' && (hasRoom(state, state.active) || checkCommit(state) === null);
}

/** SNP-20. */
export function sell(state: State, ctx: PlayContext<Event>): void {
	const { active, claimant, drawn: card } = state;
	state.hands[claimant].push(card);
	state.drawn = NO_ANIMAL;
	state.claimant = NO_SEAT;
	ctx.emit?.({ type: 'cardReserved', seat: claimant, card, how: 'bought', paid: CLAIM_PRICE, payee: active });
	changeTokens(state, claimant, -CLAIM_PRICE, 'purchase', ctx);
	changeTokens(state, active, CLAIM_PRICE, 'sale', ctx);
	settle(state, 'taken', ctx);
}
