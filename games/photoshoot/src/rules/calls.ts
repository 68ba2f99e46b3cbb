import type { Actor, Entry, PlayContext, Refusal, Seat } from '@shutterbox/kernel';
import { checkBase, goOnUntimed } from './action.ts';
import { hasTimeLeft, isAnythingOpen, pendingWhistle, remainingAt, startClock, stopClock } from './clock.ts';
import { TIMINGS } from './components.ts';
import type { Event } from './events.ts';
import { type Fault, faultNamed, isEffectFault, NO_FAULT, nameOfFault, TALK_FAULT } from './faults.ts';
import { type Case, faultsOf, isFaulty } from './judge.ts';
import type { Ok, Point, Stop } from './move.ts';
import { refuse } from './refusals.ts';
import { fallingWith, isOpenAt, lastOpenAction, perform, type Verdict } from './round-acts.ts';
import { endRound, teamName } from './rounds.ts';
import {
	effectsInForce,
	hasEngineReferee,
	isControl,
	isCoop,
	isTimed,
	judges,
	NOBODY,
	photographingTeam,
	type State,
	type Team,
} from './state.ts';

// What control does, and how it is judged: PST-47 to PST-52, 58, 59, 68, 69, 72.

export function checkStop(state: State, seat: Seat, { seen }: Stop, at: number): Refusal | null {
	if (!isCallable(state)) return refuse('PST_WRONG_PHASE', { phase: state.phase });
	if (!isControl(state, seat)) return refuse('PST_NOT_CONTROL');
	if (hasEngineReferee(state)) return refuse('PST_REFEREE');
	if (!isAnythingOpen(state, at)) return refuse('PST_NOTHING_TO_CALL');
	if (!state.window.some((item) => item.act.seq === seen && isOpenAt(state, item, at)))
		return refuse('PST_WINDOW_CLOSED');
	return isOwnAction(state, seat) ? refuse('PST_OWN_ACTION') : null;
}

/** Whether a seat may call a mistake now, as far as everybody can see. */
export function mayCall(state: State, seat: Seat): boolean {
	return isCallable(state) && mayStop(state, seat);
}

export function mayStop(state: State, seat: Seat): boolean {
	return state.window.length > 0 && mayAnswer(state, seat);
}

export function mayAnswer(state: State, seat: Seat): boolean {
	return judges(state, seat) && !isOwnAction(state, seat);
}

/** Without a clock, actions are called when they are checked; while play runs only a talk can be open. */
function isCallable(state: State): boolean {
	if (state.phase === 'check' || state.phase === 'lastCall') return true;
	return state.phase === 'running' && (isTimed(state) || state.window.length > 0);
}

/** PST-69: where team mates are the referees, nobody judges the last open action he made himself. */
function isOwnAction(state: State, seat: Seat): boolean {
	return isCoop(state) && lastOpenAction(state)?.act.seat === seat;
}

export function stop(state: State, { actor, at }: Entry<Stop>, ctx: PlayContext<Event>): void {
	halt(state, actor, at, ctx);
	if (state.rules.calls === 'quick') judgeCall(state, NO_FAULT, at, ctx);
	else {
		state.phase = 'called';
		state.caller = actor as Seat;
	}
}

function halt(state: State, by: Actor, at: number, ctx: PlayContext<Event>): void {
	stopClock(state, at);
	state.since = at;
	perform(state, { type: 'stop', by, at });
	ctx.emit?.({ type: 'stopped', seat: by, remainingMs: remainingAt(state, at) });
}

export function checkPoint(state: State, seat: Seat, { kind, effect }: Point): Refusal | null {
	if (state.phase !== 'called') return refuse('PST_WRONG_PHASE', { phase: state.phase });
	if (seat !== state.caller) return refuse('PST_NOT_CALLER', { caller: state.caller });
	const fault = faultNamed(kind, effect);
	const isHeld = !isEffectFault(fault) || effectsInForce(state).includes(fault);
	return fault !== NO_FAULT && isHeld ? null : refuse('PST_BAD_POINT');
}

export function point(state: State, { kind, effect }: Point, at: number, ctx: PlayContext<Event>): void {
	judgeCall(state, faultNamed(kind, effect), at, ctx);
}

/** PST-48: NO_FAULT asks for any fault. `state.since` is the moment of the stop. */
function judgeCall(state: State, pointed: Fault, at: number, ctx: PlayContext<Event>): void {
	const isMeant = (fault: Fault) => pointed === NO_FAULT || fault === pointed;
	const found = casesOf(state).find((known) => faultsOf(known).some(isMeant));
	const isJustCorrected = casesOf(state).some(({ corrected }) =>
		corrected.some(({ effect, at: when }) => isMeant(effect) && state.since - when < TIMINGS.corrected),
	);
	if (found) settle(state, { verdict: 'right', seq: found.seq, fault: faultsOf(found).find(isMeant) }, at, ctx);
	else settle(state, { verdict: isTimed(state) && isJustCorrected ? 'void' : 'wrong', fault: pointed }, at, ctx);
}

function casesOf(state: State): readonly Case[] {
	if (state.judge === null) throw new Error('nobody judges this position');
	return state.judge.cases;
}

/** Whoever stopped the hourglass did not say why. */
export function callTimeout(state: State, at: number, ctx: PlayContext<Event>): void {
	settle(state, { verdict: 'wrong' }, at, ctx);
}

/** PST-69. */
export function whistle(state: State, at: number, ctx: PlayContext<Event>): void {
	const pending = pendingWhistle(state);
	if (pending === null) throw new Error('nothing to whistle');
	whistleFor(state, pending.seq, at, ctx);
}

/** PST-69 without a clock: a faulty act falls at once, a faultless one is validated at once. */
export function whistleAtOnce(state: State, at: number, ctx: PlayContext<Event>): void {
	const faulty = casesOf(state).find(isFaulty);
	if (faulty) whistleFor(state, faulty.seq, at, ctx);
	else {
		perform(state, { type: 'ok', seat: NOBODY, at });
		goOnUntimed(state, at, ctx);
	}
}

function whistleFor(state: State, seq: number, at: number, ctx: PlayContext<Event>): void {
	const known = casesOf(state).find((candidate) => candidate.seq === seq);
	halt(state, 'table', at, ctx);
	settle(state, { verdict: 'right', seq, fault: known && faultsOf(known)[0] }, at, ctx);
}

interface Judgement {
	readonly verdict: Verdict;
	readonly seq?: number;
	readonly fault?: Fault | undefined;
}

/** PST-49, 50, 68: the token, the window, and on with the round. */
function settle(
	state: State,
	{ verdict, seq = 0, fault = NO_FAULT }: Judgement,
	at: number,
	ctx: PlayContext<Event>,
): void {
	const undone = verdict === 'right' && fault !== TALK_FAULT ? fallingWith(state, seq) : [];
	const token = tokenFor(state, verdict);
	if (token !== null) state.tokens[token]++;
	perform(state, { type: 'verdict', verdict, seq, fault, at });
	state.caller = NOBODY;
	ctx.emit?.({
		type: 'judged',
		verdict,
		...nameOfFault(fault),
		undone,
		token: token === null ? null : teamName(token),
	});
	if (!isTimed(state)) goOnUntimed(state, at, ctx);
	else if (!hasTimeLeft(state)) callLast(state, at, ctx);
	else {
		state.phase = 'paused'; // PST-51
		state.since = at;
	}
}

function tokenFor(state: State, verdict: Verdict): Team | null {
	const team = photographingTeam(state);
	if (verdict === 'void' || (isCoop(state) && verdict === 'wrong')) return null;
	return verdict === 'right' && !isCoop(state) ? ((1 - team) as Team) : team;
}

/** PST-58, 59: after time is up, as long as anything is open. */
function callLast(state: State, at: number, ctx: PlayContext<Event>): void {
	if (!isAnythingOpen(state, at)) endRound(state, at, ctx);
	else {
		state.phase = 'lastCall';
		state.since = at;
	}
}

export function timeUp(state: State, at: number, ctx: PlayContext<Event>): void {
	stopClock(state, at);
	ctx.emit?.({ type: 'timeUp' });
	callLast(state, at, ctx);
}

export function checkResume(state: State, seat: Seat): Refusal | null {
	if (state.phase !== 'paused') return refuse('PST_WRONG_PHASE', { phase: state.phase });
	return isControl(state, seat) ? null : refuse('PST_NOT_CONTROL');
}

export function resume(state: State, { actor, at }: Entry<unknown>, ctx: PlayContext<Event>): void {
	startClock(state, at);
	state.phase = 'running';
	state.since = at;
	ctx.emit?.({ type: 'resumed', seat: actor });
}

export function checkOk(state: State, seat: Seat, { base }: Ok): Refusal | null {
	if (state.phase !== 'check' && state.phase !== 'lastCall') return refuse('PST_WRONG_PHASE', { phase: state.phase });
	if (!isControl(state, seat)) return refuse('PST_NOT_CONTROL');
	const stale = checkBase(state, base);
	if (stale) return stale;
	if (hasEngineReferee(state)) return refuse('PST_REFEREE');
	return isOwnAction(state, seat) ? refuse('PST_OWN_ACTION') : null;
}

export function ok(state: State, seat: Seat, at: number, ctx: PlayContext<Event>): void {
	perform(state, { type: 'ok', seat, at });
	ctx.emit?.({ type: 'approved', seat });
	if (state.phase === 'lastCall') endRound(state, at, ctx);
	else goOnUntimed(state, at, ctx);
}
