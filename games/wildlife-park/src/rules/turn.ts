import {
	type Entry,
	hasSeat,
	isSeat,
	NO_FACTS,
	NO_SEATS,
	type PlayContext,
	type Refusal,
	type Seat,
	type SeatSet,
	seatSet,
} from '@shutterbox/kernel';
import { checkBuild, siteOf } from './build.ts';
import { checkChoice, choose, inPreparation, itemsChosen, nextToChoose } from './choose.ts';
import { commit, isAsked } from './commit.ts';
import type { Event } from './events.ts';
import { type Choose, isWellFormed, type Move } from './move.ts';
import { refuse } from './refusals.ts';
import { startRound } from './rounds.ts';
import { checkProtect, checkSpaces, declare, protect, soloDiscard, soloReroll } from './solo.ts';
import { isAwaited, isSolo, type State } from './state.ts';
import { checkWorkers } from './workers.ts';

/**
 * The preparations: reroll, swap; then fifteen turns of choosing and building, with workers after the eighth and the
 * last. All of these are commitments. The solo challenge adds soloReroll, soloDiscard, declare and protect.
 */
export function play(state: State, { actor, move }: Entry<Move>, ctx: PlayContext<Event>): void {
	switch (move.type) {
		case 'declare':
			declare(state, move, ctx);
			break;
		case 'protect':
			protect(state, move, ctx);
			break;
		case 'soloReroll':
			soloReroll(state, move, ctx);
			break;
		case 'soloDiscard':
			soloDiscard(state, move, ctx);
			startRound(state, state.turn === 1 ? 1 : 2, ctx);
			break;
		case 'choose':
			if (isOneByOne(state)) chooseOpenly(state, actor as Seat, move, ctx);
			else commit(state, actor as Seat, move, ctx);
			break;
		default:
			commit(state, actor as Seat, move, ctx);
			break;
	}
}

function chooseOpenly(state: State, seat: Seat, move: Choose, ctx: PlayContext<Event>): void {
	choose(state, seat, move, ctx);
	if (nextToChoose(state) === -1) state.phase = 'build';
}

/** WPK-70: the one decision that is made in public, seat after seat. */
function isOneByOne(state: State): boolean {
	return state.phase === 'choose' && state.rules.tempo === 'ordered';
}

export function toMove(state: State): SeatSet {
	if (state.phase === 'over') return NO_SEATS;
	if (isOneByOne(state)) return seatSet(nextToChoose(state));
	let acting = NO_SEATS;
	for (let seat = 0; seat < state.seats; seat++) {
		if (isAwaited(state, seat) && isAsked(state, seat)) acting |= 1 << seat;
	}
	return acting;
}

export function check(state: State, { actor, move }: Entry<unknown>): Refusal | null {
	if (!isWellFormed(move, isSolo(state))) return refuse('bad-shape');
	if (state.phase === 'over') return refuse('game-over');
	if (move.type !== state.phase) return refuse('wrong-phase', { phase: state.phase });
	if (!isSeat(actor, state.seats)) return refuse('not-your-decision', NO_FACTS, 'WPK-18');
	if (!isAsked(state, actor)) return refuse('not-your-decision', NO_FACTS, 'WPK-43');
	if (isOneByOne(state) && !hasSeat(toMove(state), actor)) return refuse('not-your-decision');
	if (!isAwaited(state, actor)) return refuse('already-committed');
	switch (move.type) {
		case 'turn': {
			const items = itemsChosen(state, actor, move);
			return checkChoice(state, actor, move, items) ?? checkBuild(siteOf(state, actor), items, move.build);
		}
		case 'choose':
			return checkChoice(state, actor, move);
		case 'build':
			return checkBuild(siteOf(state, actor), inPreparation(state, actor), move.build);
		case 'workers':
			return checkWorkers(state, actor, move);
		case 'protect':
			return checkProtect(state, move);
		case 'soloReroll':
		case 'soloDiscard':
			return checkSpaces(state, move);
		default:
			return null;
	}
}
