import { NO_SEATS, type PlayContext, type Seat } from '@shutterbox/kernel';
import { SEATS } from './components.ts';
import type { Event } from './events.ts';
import { endReason, standings } from './scoring.ts';
import { NOT_COMMITTED, type State } from './state.ts';

// End of the turn and end of the game: SSQ-11 and SSQ-61 to SSQ-63.

/** SSQ-61: asked after every single payment. */
export function endIfWon(state: State, seat: Seat, ctx: PlayContext<Event>): void {
	if (state.snaps[seat] >= state.rules.target) endGame(state, ctx);
}

/** The Whistle passes on and entrapments end, unless this was the last turn. */
export function endTurn(state: State, ctx: PlayContext<Event>): void {
	if (isLastTurn(state)) {
		endGame(state, ctx);
		return;
	}
	const from = state.whistle;
	state.whistle = (from + 1) % SEATS;
	ctx.emit?.({ type: 'whistlePassed', from, to: state.whistle });
	state.turn++;
	state.phase = 'whistle';
	state.slot = 0;
	for (let seat = 0; seat < SEATS; seat++) state.commits[seat] = NOT_COMMITTED;
	state.entrapped = NO_SEATS;
	ctx.emit?.({ type: 'turnStarted', turn: state.turn, whistle: state.whistle });
}

export function isLastTurn({ turn, rules }: State): boolean {
	return turn === rules.turnLimit;
}

function endGame(state: State, ctx: PlayContext<Event>): void {
	state.phase = 'over';
	if (!ctx.emit) return;
	const table = standings(state);
	const winners = table.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
	ctx.emit({ type: 'gameEnded', reason: endReason(state), winners, standings: table });
}
