import {
	alarmDue,
	type Entry,
	type PlayContext,
	type Refusal,
	type Seat,
	type SeatSet,
	seatSet,
	seatsOf,
} from '@shutterbox/kernel';
import { checkAction, checkTalk, checkUndo, playAction, talk, undo } from './action.ts';
import { awaited } from './awaited.ts';
import {
	callTimeout,
	checkOk,
	checkPoint,
	checkResume,
	checkStop,
	mayAnswer,
	mayStop,
	ok,
	point,
	resume,
	stop,
	timeUp,
	whistle,
} from './calls.ts';
import { due, shownDue } from './clock.ts';
import { LIMITS, TIMINGS } from './components.ts';
import type { Event } from './events.ts';
import { isMove, isSystemMove, type Move, type SystemMove } from './move.ts';
import { refuse } from './refusals.ts';
import { checkRepair, movementOf, repair, repairsOf } from './repair.ts';
import { checkRitual, playRitual } from './rituals.ts';
import { isOpenAt, lastOpenAction } from './round-acts.ts';
import { areAllReady, checkFlip, checkReady, endRound, flip, ready } from './rounds.ts';
import { isControl, isPhotographer, isTalkMuted, isTimed, orangeOf, type State, starterOf } from './state.ts';

/**
 * A round: repair if need be, ready and flip, then photographers act and control watches, both at once, until the time
 * (or the budget) is used up. Who is on turn decides what is a mistake, not who may act.
 */
export function check(state: State, { actor, move, at }: Entry<unknown>): Refusal | null {
	if (!isMove(move) || isSystemMove(move) !== (actor === 'table')) return refuse('PST_BAD_MOVE');
	if (state.phase === 'over') return refuse('PST_GAME_OVER');
	if (at < state.now) return refuse('PST_BAD_TIME', { now: state.now });
	if (actor === 'table') return isDue(state, move as SystemMove, at) ? null : refuse('PST_NOT_DUE');
	const next = shownDue(state);
	if (next !== null && at >= next.at) return next.type === 'timeUp' ? refuse('PST_TIME_UP') : alarmDue('PST-73');
	return checkOfSeat(state, actor, move, at);
}

/** PST-73. */
function isDue(state: State, { type }: SystemMove, at: number): boolean {
	const next = due(state);
	return next !== null && next.type === type && next.at === at;
}

/** What the rules say to a seat, the hourglass aside. */
export function checkOfSeat(state: State, seat: Seat, move: Move, at: number): Refusal | null {
	switch (move.type) {
		case 'repair':
			return checkRepair(state, seat, move);
		case 'ready':
			return checkReady(state, seat);
		case 'flip':
			return checkFlip(state, seat);
		case 'swap':
		case 'push':
		case 'photo':
			return checkAction(state, seat, move, at);
		case 'ritual':
			return checkRitual(state, seat, move);
		case 'talk':
			return checkTalk(state, seat);
		case 'undo':
			return checkUndo(state, seat, move, at);
		case 'stop':
			return checkStop(state, seat, move, at);
		case 'point':
			return checkPoint(state, seat, move);
		case 'resume':
			return checkResume(state, seat);
		case 'ok':
			return checkOk(state, seat, move);
		default:
			return refuse('PST_BAD_MOVE');
	}
}

/** Taking back is a move of this game (PST-46): every event says that the host cannot take its entry back. */
export function play(state: State, entry: Entry<Move>, { chance, emit }: PlayContext<Event>): void {
	state.now = entry.at;
	const ctx = { chance, emit: emit && ((event: Event | null) => emit(event, { reveals: true })) };
	if (entry.actor === 'table') playOfTable(state, entry as Entry<SystemMove>, ctx);
	else playOfSeat(state, entry, entry.actor, ctx);
}

function playOfSeat(state: State, entry: Entry<Move>, seat: Seat, ctx: PlayContext<Event>): void {
	const { move, at } = entry;
	switch (move.type) {
		case 'repair':
			repair(state, entry, movementOf(move), ctx);
			break;
		case 'ready':
			ready(state, seat, ctx);
			break;
		case 'flip':
			flip(state, entry, ctx);
			break;
		case 'swap':
		case 'push':
		case 'photo':
			playAction(state, { ...entry, move }, ctx);
			break;
		case 'ritual':
			playRitual(state, { ...entry, move }, ctx);
			break;
		case 'talk':
			talk(state, seat, at, ctx);
			break;
		case 'undo':
			undo(state, seat, at, ctx);
			break;
		case 'stop':
			stop(state, { ...entry, move }, ctx);
			break;
		case 'point':
			point(state, move, at, ctx);
			break;
		case 'resume':
			resume(state, entry, ctx);
			break;
		case 'ok':
			ok(state, seat, at, ctx);
			break;
	}
}

function playOfTable(state: State, entry: Entry<SystemMove>, ctx: PlayContext<Event>): void {
	const { at } = entry;
	switch (entry.move.type) {
		case 'autoRepair':
			repair(state, entry, repairsOf(state.cells, orangeOf(state))[0], ctx);
			break;
		case 'autoFlip':
			flip(state, entry, ctx);
			break;
		case 'timeUp':
			timeUp(state, at, ctx);
			break;
		case 'callTimeout':
			callTimeout(state, at, ctx);
			break;
		case 'autoResume':
			resume(state, entry, ctx);
			break;
		case 'lastCallOver':
			endRound(state, at, ctx);
			break;
		case 'whistle':
			whistle(state, at, ctx);
			break;
	}
}

/** PST-71: depends on nothing that the judge alone knows. With an hourglass the table always has something to do. */
export function toMove(state: State): SeatSet {
	if (state.phase === 'over') return 0;
	let acting = isTimed(state) ? seatSet('table') : 0;
	for (let seat = 0; seat < state.seats; seat++) if (mayAct(state, seat)) acting |= 1 << seat;
	return acting;
}

/**
 * Without a clock: the seat on turn, or first those whose reply it may be waiting for; then whoever is to answer the
 * action. Read from public acts alone (PST-71).
 */
export function waitsFor(state: State): SeatSet {
	if (isTimed(state)) return toMove(state);
	if (state.phase === 'check') return seatSet(...seatsOf(toMove(state)).filter((seat) => mayAnswer(state, seat)));
	if (state.phase !== 'running') return toMove(state);
	const replying = awaited(state).filter(({ seat }) => state.rituals[seat] < LIMITS.ritualsPerTurn);
	return replying.length > 0 ? seatSet(...replying.map(({ seat }) => seat)) : seatSet(state.turn);
}

function mayAct(state: State, seat: Seat): boolean {
	switch (state.phase) {
		case 'repair':
			return seat === starterOf(state);
		case 'ready':
			return isPhotographer(state, seat) || areAllReady(state);
		case 'running':
			return (isPhotographer(state, seat) && mayPhotograph(state, seat)) || mayStop(state, seat);
		case 'called':
			return seat === state.caller;
		case 'paused':
			return isControl(state, seat);
		default:
			return (isPhotographer(state, seat) && mayCorrect(state, seat)) || mayAnswer(state, seat);
	}
}

function mayPhotograph(state: State, seat: Seat): boolean {
	if (state.rules.strictness === 'judge' || seat === state.turn || mayCorrect(state, seat)) return true;
	return !isTalkMuted(state) && state.talks[seat] < LIMITS.talksPerRound;
}

function mayCorrect(state: State, seat: Seat): boolean {
	return state.rituals[seat] < LIMITS.ritualsPerTurn || mayTakeBack(state, seat);
}

function mayTakeBack(state: State, seat: Seat): boolean {
	const last = lastOpenAction(state);
	if (last === undefined || last.act.seat !== seat || last.undos >= LIMITS.undosPerTurn) return false;
	return isOpenAt(state, last, pace(state));
}

export function alarm(state: State): number | null {
	return due(state)?.at ?? null;
}

export function tableMove(state: State): Move | null {
	const next = due(state);
	return next && { type: next.type };
}

/** The longest slide across the stage takes 1,200 ms, of which a tolerance may be missing. */
const LONGEST_SLIDE = 4 * TIMINGS.slidePerCell;

/** When hands have settled and even the longest slide would be believed (PST-21, 36). */
export function pace(state: State): number {
	if (state.phase !== 'running' || !isTimed(state)) return state.now;
	const slide = state.handsFreeSince + LONGEST_SLIDE - TIMINGS.holdTolerance;
	return Math.max(state.now, state.settledAt, slide);
}

/** Between two stretches of play nobody has to hurry: with nobody there the table waits (PST-73). */
export function rests({ phase }: State): boolean {
	return phase === 'repair' || phase === 'ready' || phase === 'paused';
}
