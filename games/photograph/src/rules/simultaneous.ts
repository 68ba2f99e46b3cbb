import type { PlayContext, Seat } from '@shutterbox/kernel';
import { type Card, HAND_AFTER_SUNSET, TOGETHER } from './components.ts';
import type { Event } from './events.ts';
import type { Wind } from './move.ts';
import { fill } from './refill.ts';
import { missedShotOf, outcome, scoreSheet } from './scoring.ts';
import { shoot } from './shoot.ts';
import { cardIn, commitOf, NOT_COMMITTED, type State, windOf } from './state.ts';
import { shownBack } from './view.ts';
import { wind } from './wind.ts';

// Sunset, PHO-47 to PHO-51, and the final phase, PHO-52 and PHO-53: every seat commits a wind in secret.

export function commit(state: State, seat: Seat, { from, to }: Wind, ctx: PlayContext<Event>): void {
	state.commits[seat] = commitOf(from, to);
	ctx.emit?.({ type: 'committed', seat }, { seals: true });
	if (state.commits.includes(NOT_COMMITTED)) return;
	resolve(state, ctx);
	if (state.phase === 'sunset') endSunset(state, ctx);
	else endMatch(state, ctx);
}

/** PHO-48: in ascending seat order; nothing the seats do interacts. */
function resolve(state: State, ctx: PlayContext<Event>): void {
	for (let seat = 0; seat < state.seats; seat++) {
		const { from, to } = windOf(state.commits[seat]);
		wind(state.hands[seat], from, to);
		ctx.emit?.({ type: 'wound', seat, from, to }, { reveals: true });
		shoot(state, seat, TOGETHER, ctx);
		state.commits[seat] = NOT_COMMITTED;
	}
}

function endSunset(state: State, ctx: PlayContext<Event>): void {
	state.sunsetDone = true;
	ctx.emit?.({ type: 'handSize', cards: HAND_AFTER_SUNSET });
	fill(state, ctx);
}

function endMatch(state: State, ctx: PlayContext<Event>): void {
	for (let seat = 0; seat < state.seats; seat++) putAway(state, seat);
	state.phase = 'over';
	if (!ctx.emit) return;
	for (let seat = 0; seat < state.seats; seat++) {
		const card = state.lastCards[seat];
		const missed = missedShotOf(state, seat);
		const event = (shown: number) => ({ type: 'lastCard' as const, seat, card: shown, missed });
		if (missed) ctx.emit(event(card), { reveals: true });
		else ctx.emit(event(shownBack(state, card)), { to: { [seat]: event(card) } });
	}
	const sheets = state.hands.map((_, seat) => scoreSheet(state, seat));
	ctx.emit({ type: 'scored', sheets, places: outcome(state)?.places ?? [] });
}

/** The card a seat is left with in the end. */
export function putAway(state: State, seat: Seat): Card {
	const slot = state.hands[seat].pop();
	if (slot === undefined) throw new Error('no last card');
	state.lastCards[seat] = cardIn(slot);
	return state.lastCards[seat];
}
