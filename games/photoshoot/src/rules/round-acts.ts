import type { Actor, Seat } from '@shutterbox/kernel';
import { TIMINGS } from './components.ts';
import { type Fault, TALK_FAULT } from './faults.ts';
import { faultsOf, forget, hearRitual, isFaulty, type Judge, judgeAction, judgeTalk, newJudge } from './judge.ts';
import type { Gesture } from './move.ts';
import { NO_OBJECTIVE, type Objective } from './objectives.ts';
import { type Done, doerOf } from './rituals.ts';
import { clone, hasEngineReferee, isTimed, nextSeat, type State, starterOf } from './state.ts';
import { type Movement, makeMovement, takeBackMovement } from './tile-movements.ts';

// What everybody sees in a round, act by act, and what each act changes: PST-13, 36, 45, 49. No chance is involved, so
// that everything the judge knows can be found again from the acts alone.

interface Made {
	readonly seat: Seat;
	readonly at: number;
}

/** A movement or a "Photo!" (PST-14). */
export type Action = Made & { readonly seq: number } & (
		| (Movement & { readonly gesture: Gesture; readonly holdMs: number })
		| { readonly type: 'photo'; readonly objective: Objective; readonly next: Objective }
	);
type Talk = Made & { readonly type: 'talk'; readonly seq: number };
export type Verdict = 'right' | 'wrong' | 'void';

export type Act =
	| Action
	| Talk
	| (Made & { readonly type: 'ritual'; readonly ritual: Done })
	| (Made & { readonly type: 'undo'; readonly seq: number })
	| { readonly type: 'stop'; readonly by: Actor; readonly at: number }
	| (Made & { readonly type: 'ok' })
	/** `seq` is what a right call struck, else 0; `fault` what was found or pointed at. */
	| {
			readonly type: 'verdict';
			readonly verdict: Verdict;
			readonly seq: number;
			readonly fault: Fault;
			readonly at: number;
	  };

/** An action or a talk that can still be called, with what was before it. */
export interface Open {
	readonly act: Action | Talk;
	readonly turn: Seat;
	readonly undos: number;
}

export function isAction(act: Act): act is Action {
	return act.type === 'swap' || act.type === 'push' || act.type === 'photo';
}

/** PST-69: with the engine as referee and a clock, things stay open for a while, whatever follows. */
export function closesByTime(state: State): boolean {
	return hasEngineReferee(state) && isTimed(state);
}

/** The moment from which an item is open no longer, where time closes it. */
export function openUntil({ act }: Open): number {
	return act.type === 'talk' ? act.at : act.at + TIMINGS.whistle;
}

export function isOpenAt(state: State, item: Open, at: number): boolean {
	return !closesByTime(state) || openUntil(item) > at;
}

export function lastOpenAction(state: State): Open | undefined {
	return state.window.findLast(({ act }) => isAction(act));
}

/** Adds an act to the round. The state must be complete: a view does not know what to do with it. */
export function perform(state: State, act: Act): void {
	const { judge } = state;
	if (judge === null) throw new Error('nobody judges this position');
	state.acts.push(act);
	switch (act.type) {
		case 'swap':
		case 'push':
		case 'photo':
			commit(state, judge, act);
			break;
		case 'talk':
			hearTalk(state, judge, act);
			break;
		case 'ritual':
			state.rituals[doerOf(act.ritual)]++;
			hearRitual(judge, act.ritual, act.at);
			break;
		case 'undo':
			takeBack(state, judge, act.seq);
			break;
		case 'ok':
			closeWindow(state, judge);
			break;
		case 'verdict':
			applyVerdict(state, judge, act);
			break;
		case 'stop':
			break;
	}
}

function commit(state: State, judge: Judge, action: Action): void {
	const { type, seq, seat, at } = action;
	const before = state.cells.slice();
	if (action.type === 'photo') {
		state.taken.push(action.objective);
		state.open = action.next;
	} else makeMovement(state.cells, action);
	const known = judgeAction(state, judge, action, before);
	if (closesByTime(state)) dropExpired(state, judge, at);
	else if (type !== 'photo') closeWindow(state, judge); // PST-45
	state.window.push({ act: action, turn: state.turn, undos: state.undos });
	judge.cases.push(known);
	state.seq = seq;
	state.standing.push(seq);
	state.turn = nextSeat(state, seat); // PST-13
	state.undos = 0;
	state.spent++;
	state.rituals.fill(0);
	state.settledAt = at + (type === 'photo' ? TIMINGS.photoSettle : TIMINGS.settle);
	state.handsFreeSince = at;
}

function hearTalk(state: State, judge: Judge, talk: Talk): void {
	state.seq = talk.seq;
	state.talks[talk.seat]++;
	state.window.push({ act: talk, turn: state.turn, undos: state.undos });
	judge.cases.push(judgeTalk(judge, talk.seq));
}

/** A faulty item stays until it has been whistled, even if the host is late with it. */
function dropExpired(state: State, judge: Judge, at: number): void {
	const isKept = state.window.map((item, i) => openUntil(item) > at || isFaulty(judge.cases[i]));
	state.window = state.window.filter((_, i) => isKept[i]);
	judge.cases = judge.cases.filter((_, i) => isKept[i]);
}

function closeWindow(state: State, judge: Judge): void {
	state.window = [];
	judge.cases = [];
}

/** PST-46: the count of undos goes on with the turn. A photo has shown a card, so its turn stays spent (PST-60). */
function takeBack(state: State, judge: Judge, seq: number): void {
	const { act, undos } = rollBack(state, judge, seq);
	state.undos = undos + 1;
	if (act.type !== 'photo') state.spent--;
}

/** PST-49: everything is as before the action but clock, settle times, turns used, tokens and luck. */
function rollBack(state: State, judge: Judge, seq: number): Open {
	const index = state.window.findIndex(({ act }) => act.seq === seq);
	const [item] = state.window.splice(index, 1);
	const [known] = judge.cases.splice(index, 1);
	const { act, turn } = item;
	if (act.type === 'photo') {
		state.taken.pop();
		if (act.next !== NO_OBJECTIVE) {
			state.deck.unshift(act.next);
			state.knownTop++;
		}
		state.open = act.objective;
	} else if (act.type !== 'talk') takeBackMovement(state.cells, act);
	forget(judge, known);
	state.turn = turn;
	state.standing.pop();
	return item;
}

function applyVerdict(state: State, judge: Judge, { verdict, seq, fault }: Act & { type: 'verdict' }): void {
	if (verdict === 'wrong')
		closeWindow(state, judge); // PST-50
	else if (verdict === 'void') {
		// PST-72: these corrections cannot make a second call void.
		for (const known of judge.cases)
			known.corrected = known.corrected.filter(({ effect }) => fault >= 0 && effect !== fault);
	} else {
		state.undos = 0;
		if (fault === TALK_FAULT) strikeTalk(state, judge, seq);
		else for (const undone of fallingWith(state, seq)) rollBack(state, judge, undone);
	}
}

function strikeTalk(state: State, judge: Judge, seq: number): void {
	state.window = state.window.filter(({ act }) => act.seq !== seq);
	judge.cases = judge.cases.filter((known) => known.seq !== seq);
}

/** An open action and all open actions after it, latest first. */
export function fallingWith(state: State, seq: number): number[] {
	return state.window.flatMap(({ act }) => (isAction(act) && act.seq >= seq ? [act.seq] : [])).reverse();
}

/** The round as it was before its first act, with a judge who has seen nothing. */
export function beforeActs(state: State): State {
	const counted = state.acts.filter((act) => isAction(act) || act.type === 'talk').length;
	return {
		...clone(state),
		cells: state.startCells.slice(),
		turn: starterOf(state),
		seq: state.seq - counted,
		taken: [],
		standing: [],
		undos: 0,
		spent: 0,
		settledAt: 0,
		handsFreeSince: state.flippedAt,
		window: [],
		acts: [],
		rituals: state.rituals.map(() => 0),
		talks: state.talks.map(() => 0),
		judge: newJudge(),
	};
}

/** What an impartial witness of this round's acts knows; on a view, the same as the judge of the state. */
export function witness(state: State): Judge {
	const round = beforeActs(state);
	for (const act of state.acts) perform(round, act);
	return round.judge ?? newJudge();
}

/** The faults of the open items, by `seq`. */
export function openFaults(judge: Judge): { readonly seq: number; readonly faults: readonly Fault[] }[] {
	return judge.cases.map((known) => ({ seq: known.seq, faults: faultsOf(known) }));
}
