import {
	allSeats,
	type Entry,
	isSeat,
	NO_SEATS,
	type PlayContext,
	type Refusal,
	type Seat,
	type SeatSet,
} from '@shutterbox/kernel';
import type { Event } from './events.ts';
import { isMove, type Move, type Wind } from './move.ts';
import { checkPick, pick } from './pick.ts';
import { checkField } from './refill.ts';
import { refuse } from './refusals.ts';
import { shoot } from './shoot.ts';
import { commit } from './simultaneous.ts';
import { isSimultaneous, NOT_COMMITTED, type State } from './state.ts';
import { checkWind, wind } from './wind.ts';

/**
 * PHO-12: a turn is four steps. The first two are decisions; the last two follow by themselves.
 * Twice a match all seats wind and shoot at once: at sunset, and in the final phase.
 */
export function play(state: State, { actor, move }: Entry<Move>, ctx: PlayContext<Event>): void {
	const seat = actor as Seat;
	if (move.type === 'pick') {
		pick(state, move, ctx.emit); // 1 choose a subject
	} else if (isSimultaneous(state)) {
		commit(state, seat, move, ctx);
	} else {
		windFilm(state, seat, move, ctx); // 2 wind the film
		shoot(state, seat, takeTaken(state), ctx); // 3 shoot
		checkField(state, ctx); // 4 check the field
	}
}

function windFilm(state: State, seat: Seat, { from, to }: Wind, ctx: PlayContext<Event>): void {
	wind(state.hands[seat], from, to);
	ctx.emit?.({ type: 'wound', seat, from, to });
}

function takeTaken(state: State): number {
	const { taken } = state;
	state.taken = 0;
	return taken;
}

export function toMove(state: State): SeatSet {
	if (state.phase === 'over') return NO_SEATS;
	if (!isSimultaneous(state)) return 1 << state.active;
	let acting = allSeats(state.seats);
	for (let seat = 0; seat < state.seats; seat++) if (state.commits[seat] !== NOT_COMMITTED) acting &= ~(1 << seat);
	return acting;
}

export function check(state: State, { actor, move }: Entry<unknown>): Refusal | null {
	if (!isMove(move)) return refuse('BAD_MOVE');
	if (state.phase === 'over') return refuse('GAME_OVER');
	const isTogether = isSimultaneous(state);
	if (!isSeat(actor, state.seats)) return refuse('NOT_YOUR_TURN', { phase: state.phase });
	if (isTogether && state.commits[actor] !== NOT_COMMITTED) return refuse('ALREADY_COMMITTED');
	if (!isTogether && actor !== state.active)
		return refuse('NOT_YOUR_TURN', { phase: state.phase, active: state.active });
	const asked = state.phase === 'pick' ? 'pick' : 'wind';
	if (move.type !== asked) return refuse('WRONG_PHASE', { phase: state.phase });
	const known = move as Move;
	return known.type === 'pick' ? checkPick(state, known) : checkWind(state.hands[actor], known);
}
