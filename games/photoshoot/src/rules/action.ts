import type { Entry, PlayContext, Refusal, Seat } from '@shutterbox/kernel';
import { whistleAtOnce } from './calls.ts';
import { isAnythingOpen } from './clock.ts';
import { ARTHUR_MAX, CHLOE_DIAGONAL, JOE_PUSH, LIMITS, TIMINGS } from './components.ts';
import { reveal } from './deck.ts';
import type { Event } from './events.ts';
import { type Fault, SWAP_FAULT } from './faults.ts';
import { isCell } from './grid.ts';
import type { Photo, Push, Swap, Undo } from './move.ts';
import { NO_OBJECTIVE, objectiveId } from './objectives.ts';
import { type RefusalCode, refuse } from './refusals.ts';
import { type Action, isAction, isOpenAt, lastOpenAction, perform } from './round-acts.ts';
import { endRound } from './rounds.ts';
import {
	hasEngineReferee,
	isPhotographer,
	isTalkMuted,
	isTimed,
	newestStanding,
	orangeOf,
	type State,
} from './state.ts';
import { constraintFaults, geometryFaults, JOE_BIT, makeMovement } from './tile-movements.ts';

// What photographers do: PST-13 to PST-21, 44, 46, 53, 74.

export function checkAction(state: State, seat: Seat, move: Swap | Push | Photo, at: number): Refusal | null {
	if (state.phase !== 'running') return refuse('PST_WRONG_PHASE', { phase: state.phase });
	if (!isPhotographer(state, seat)) return refuse('PST_NOT_PHOTOGRAPHER');
	const refusal = checkBase(state, move.base) ?? checkHands(state, move, at);
	if (refusal || state.rules.strictness === 'judge') return refusal;
	if (seat !== state.turn) return refuse('PST_NOT_YOUR_TURN', { turn: state.turn });
	return move.type === 'photo' ? null : checkMovement(state, move);
}

/** PST-74. */
export function checkBase(state: State, base: number | undefined): Refusal | null {
	const newest = newestStanding(state);
	return base === undefined || base === newest ? null : refuse('PST_STALE', { newest });
}

/** What no hand could do. */
function checkHands(state: State, move: Swap | Push | Photo, at: number): Refusal | null {
	if (move.type === 'swap') {
		if (!isCell(move.a) || !isCell(move.b)) return refuse('PST_BAD_CELL', { a: move.a, b: move.b });
		if (move.a === move.b) return refuse('PST_SAME_CELL', { cell: move.a });
	} else if (move.type === 'push') {
		if ((orangeOf(state) & JOE_BIT) === 0) return refuse('PST_NO_PUSH');
	} else if (state.open === NO_OBJECTIVE) return refuse('PST_NO_OBJECTIVE');
	if (!isTimed(state)) return null;
	if (at < state.settledAt) return refuse('PST_TOO_SOON', { from: state.settledAt });
	if (move.type === 'photo') return null;
	const most = at - state.handsFreeSince + TIMINGS.holdTolerance;
	return (move.holdMs ?? 0) > most ? refuse('PST_BAD_HOLD', { most }) : null;
}

/** PST-44: `assist` refuses what PST-43 would find in steps 2 to 4. */
function checkMovement(state: State, move: Swap | Push): Refusal | null {
	const orange = orangeOf(state);
	const after = state.cells.slice();
	makeMovement(after, move);
	const faults = [...geometryFaults(state.cells, move, orange), ...constraintFaults(state.cells, after, orange)];
	return faults.length === 0 ? null : refuse(codeOf(faults[0], move));
}

function codeOf(fault: Fault, { type }: Swap | Push): RefusalCode {
	switch (fault) {
		case JOE_PUSH:
			return type === 'push' ? 'PST_PUSH_EMPTY' : 'PST_JOE_PUSHES';
		case CHLOE_DIAGONAL:
			return 'PST_CHLOE_DIAGONAL';
		case SWAP_FAULT:
			return 'PST_NOT_ADJACENT';
		case ARTHUR_MAX:
			return 'PST_ARTHUR_NEAR_MAX';
		default:
			return 'PST_JAMES_LEFT_OLIVIA';
	}
}

export function playAction(state: State, entry: Entry<Swap | Push | Photo>, ctx: PlayContext<Event>): void {
	perform(state, actionOf(state, entry, ctx));
	afterAction(state, entry.at, ctx);
}

function actionOf(state: State, { actor, move, at }: Entry<Swap | Push | Photo>, ctx: PlayContext<Event>): Action {
	const made = { seq: state.seq + 1, seat: actor as Seat };
	if (move.type === 'photo') {
		const objective = state.open;
		ctx.emit?.({ type: 'photo', ...made, id: objectiveId(objective) });
		return { type: 'photo', ...made, at, objective, next: reveal(state, ctx) };
	}
	const how = { gesture: move.gesture ?? 'tap', holdMs: move.holdMs ?? 0 };
	if (move.type === 'swap') {
		const { type, a, b } = move;
		ctx.emit?.({ type: 'swapped', ...made, a, b, ...how });
		return { type, ...made, at, a, b, ...how };
	}
	const { type, dir } = move;
	ctx.emit?.({ type: 'pushed', ...made, dir, ...how });
	return { type, ...made, at, dir, ...how };
}

/** PST-60, 69: without a clock control answers every action; the engine does so by itself. */
function afterAction(state: State, at: number, ctx: PlayContext<Event>): void {
	if (isTimed(state)) return;
	if (hasEngineReferee(state)) whistleAtOnce(state, at, ctx);
	else {
		state.phase = 'check';
		state.since = at;
	}
}

export function checkTalk(state: State, seat: Seat): Refusal | null {
	if (state.phase !== 'running') return refuse('PST_WRONG_PHASE', { phase: state.phase });
	if (!isPhotographer(state, seat)) return refuse('PST_NOT_PHOTOGRAPHER');
	if (isTalkMuted(state)) return refuse('PST_TALK_MUTED');
	return state.talks[seat] < LIMITS.talksPerRound ? null : refuse('PST_TALK_LIMIT', { most: LIMITS.talksPerRound });
}

export function talk(state: State, seat: Seat, at: number, ctx: PlayContext<Event>): void {
	const seq = state.seq + 1;
	perform(state, { type: 'talk', seq, seat, at });
	ctx.emit?.({ type: 'talked', seq, seat });
	if (!isTimed(state) && hasEngineReferee(state)) whistleAtOnce(state, at, ctx);
}

export function checkUndo(state: State, seat: Seat, { base }: Undo, at: number): Refusal | null {
	if (state.phase !== 'running' && state.phase !== 'check' && state.phase !== 'lastCall')
		return refuse('PST_WRONG_PHASE', { phase: state.phase });
	if (!isPhotographer(state, seat)) return refuse('PST_NOT_PHOTOGRAPHER');
	const stale = checkBase(state, base);
	if (stale) return stale;
	const last = lastOpenAction(state);
	if (last === undefined || last.act.seat !== seat || !isOpenAt(state, last, at)) return refuse('PST_NOTHING_TO_UNDO');
	return last.undos < LIMITS.undosPerTurn ? null : refuse('PST_UNDO_LIMIT', { most: LIMITS.undosPerTurn });
}

/** PST-46 (c), 59, 60. */
export function undo(state: State, seat: Seat, at: number, ctx: PlayContext<Event>): void {
	const last = lastOpenAction(state);
	if (last === undefined) throw new Error('nothing to take back');
	const { seq } = last.act;
	perform(state, { type: 'undo', seat, at, seq });
	ctx.emit?.({ type: 'undone', seat, seq });
	if (state.phase === 'lastCall' && !isAnythingOpen(state, at)) endRound(state, at, ctx);
	else if (state.phase === 'check') goOnUntimed(state, at, ctx);
}

/** PST-60: an open action is still to be answered; else the round goes on, or ends when the budget is used. */
export function goOnUntimed(state: State, at: number, ctx: PlayContext<Event>): void {
	const isAnswered = !state.window.some(({ act }) => isAction(act));
	if (isAnswered && state.spent >= state.rules.turnBudget) endRound(state, at, ctx);
	else {
		state.phase = isAnswered ? 'running' : 'check';
		state.since = at;
	}
}
