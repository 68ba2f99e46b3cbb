import { TIMINGS } from './components.ts';
import { isFaulty } from './judge.ts';
import type { SystemType } from './move.ts';
import { isOpenAt, openUntil } from './round-acts.ts';
import { hasEngineReferee, isTimed, NOT_RUNNING, type State } from './state.ts';

// The hourglass and everything the table does by itself: PST-56 to PST-60, 69, 73.

export interface Due {
	readonly type: SystemType;
	readonly at: number;
}

/** PST-56: the moment the hourglass is empty, while it runs. */
export function deadline(state: State): number {
	return state.runningSince + state.remainingMs;
}

export function startClock(state: State, at: number): void {
	state.runningSince = at;
}

export function stopClock(state: State, at: number): void {
	if (state.runningSince === NOT_RUNNING) return;
	state.remainingMs -= at - state.runningSince;
	state.runningSince = NOT_RUNNING;
}

/** Time still on the hourglass at a moment. */
export function remainingAt(state: State, at: number): number {
	return state.runningSince === NOT_RUNNING ? state.remainingMs : Math.max(0, deadline(state) - at);
}

export function hasTimeLeft(state: State): boolean {
	return state.remainingMs > 0;
}

export function isAnythingOpen(state: State, at: number): boolean {
	return state.window.some((item) => isOpenAt(state, item, at));
}

/**
 * The next thing the table does by itself, and when (PST-73). A host that is late stamps it with this moment all the
 * same; if an entry was made after it, the thing is due at once. On a view a pending whistle is not known.
 */
export function due(state: State): Due | null {
	const next = nextOfClock(state);
	const isWatched = state.phase === 'running' || state.phase === 'lastCall';
	const fault = isWatched ? pendingWhistle(state) : null;
	const isWhistleFirst = next !== null && fault !== null && fault.at <= next.at;
	return notBefore(state.now, isWhistleFirst ? { type: 'whistle', at: fault.at } : next);
}

/** The same but for a whistle, which nobody is to expect (PST-71, 73). */
export function shownDue(state: State): Due | null {
	return notBefore(state.now, nextOfClock(state));
}

function notBefore(now: number, next: Due | null): Due | null {
	return next && { type: next.type, at: Math.max(next.at, now) };
}

function nextOfClock(state: State): Due | null {
	if (!isTimed(state)) return null;
	switch (state.phase) {
		case 'repair':
			return { type: 'autoRepair', at: state.since + TIMINGS.ready };
		case 'ready':
			return { type: 'autoFlip', at: state.since + TIMINGS.ready };
		case 'running':
			return { type: 'timeUp', at: deadline(state) };
		case 'called':
			return { type: 'callTimeout', at: state.since + TIMINGS.point };
		case 'paused':
			return { type: 'autoResume', at: state.since + TIMINGS.resume };
		case 'lastCall':
			return { type: 'lastCallOver', at: lastCallEnd(state) };
		default:
			return null;
	}
}

/** PST-59: with the engine as referee, until the last open action is open no longer. */
function lastCallEnd(state: State): number {
	if (!hasEngineReferee(state)) return state.since + TIMINGS.lastCall;
	return state.window.reduce((end, item) => Math.max(end, openUntil(item)), state.since);
}

/** PST-69: the item to be whistled next, and when. What falls into a pause is due as the clock runs again: see `due`. */
export function pendingWhistle(state: State): { readonly seq: number; readonly at: number } | null {
	const { judge, window } = state;
	if (judge === null || !hasEngineReferee(state)) return null;
	let first: { seq: number; at: number } | null = null;
	window.forEach((item, i) => {
		const at = openUntil(item);
		if (isFaulty(judge.cases[i]) && (first === null || at < first.at)) first = { seq: item.act.seq, at };
	});
	return first;
}
