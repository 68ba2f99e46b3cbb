import {
	type Entry,
	hasSeat,
	isSeat,
	NO_SEATS,
	type PlayContext,
	type Refusal,
	type Seat,
	type SeatSet,
	seatSet,
} from '@shutterbox/kernel';
import { checkCommit, commit } from './commit.ts';
import { SEATS, typeIndex } from './components.ts';
import { endTurn } from './end.ts';
import type { Event } from './events.ts';
import { blowWhistle, checkWhistle } from './exchange.ts';
import { checkLure, lure } from './lure.ts';
import { isMove, type Move } from './move.ts';
import { refuse } from './refusals.ts';
import { checkSet } from './set-tile.ts';
import { setAndGoOn } from './slots.ts';
import { isOver, NOT_COMMITTED, type State, seatAfterWhistle } from './state.ts';

/** SSQ-10: a turn is an exchange and the Whistle, four commits, four slots, a lure, and the end of the turn. */
export function play(state: State, { actor, move }: Entry<Move>, ctx: PlayContext<Event>): void {
	switch (move.type) {
		case 'whistle':
			blowWhistle(state, move, ctx);
			break;
		case 'commit':
			commit(state, actor as Seat, move, ctx); // the fourth runs the slots
			break;
		case 'set':
			setAndGoOn(state, typeIndex(move.tile), ctx); // and the slots after hers
			break;
		case 'lure':
			lure(state, move, ctx);
			if (!isOver(state)) endTurn(state, ctx);
	}
}

/** By seat, that seat alone. */
const ALONE: readonly SeatSet[] = Array.from({ length: SEATS }, (_, seat) => seatSet(seat));

/** Every phase is named after the move it waits for. */
export function toMove(state: State): SeatSet {
	switch (state.phase) {
		case 'whistle':
		case 'lure':
			return ALONE[state.whistle];
		case 'set':
			return ALONE[seatAfterWhistle(state, state.slot)];
		case 'commit': {
			let acting = NO_SEATS;
			for (let seat = 0; seat < SEATS; seat++) if (state.commits[seat] === NOT_COMMITTED) acting |= ALONE[seat];
			return acting;
		}
		case 'over':
			return NO_SEATS;
	}
}

export function check(state: State, { actor, move }: Entry<unknown>): Refusal | null {
	if (isOver(state)) return refuse('game-over');
	if (!isMove(move)) return refuse('bad-move');
	const known = move as Move;
	if (known.type !== state.phase) return refuse('wrong-phase', { phase: state.phase });
	if (!isSeat(actor, SEATS)) return refuse('not-your-turn');
	if (known.type === 'commit') return checkCommit(state, actor, known);
	if (!hasSeat(toMove(state), actor)) return refuse('not-your-turn');
	switch (known.type) {
		case 'whistle':
			return checkWhistle(state, actor, known);
		case 'set':
			return checkSet(state, actor, known);
		case 'lure':
			return checkLure(state, known);
	}
}
