import type { Seat } from '@shutterbox/kernel';
import {
	ALICE,
	ALICE_CONTACT,
	ALICE_SHAKE,
	EDGAR_CHEESE,
	EDGAR_READY,
	EFFECTS,
	type Effect,
	MAX,
	MAX_GOODBOY,
	MAX_PET,
	OLIVIA_APPLAUD,
	OLIVIA_HIGHFIVE,
	PAM_FRAME,
	PAM_WAVE,
	TIMINGS,
	type Tile,
} from './components.ts';
import { type Fault, PHOTO_FAULT, TALK_FAULT, TURN_FAULT } from './faults.ts';
import { distance } from './grid.ts';
import { isMatch } from './objectives.ts';
import { type Done, doerOf, done, kindOf, targetOf } from './rituals.ts';
import type { Action } from './round-acts.ts';
import { effectsInForce, nextSeat, orangeOf, type State } from './state.ts';
import { constraintFaults, geometryFaults } from './tile-movements.ts';

// The judge's knowledge: PST-25 to PST-36, 43. All of it follows from public acts, and no view contains it.

export interface Judge {
	/** PST-26: whoever acts next has to pet Max. */
	petOwed: boolean;
	/** PST-36: rituals since the last committed action that served no earlier one. */
	record: Done[];
	/** One per item of the window, in the same order. */
	cases: Case[];
}

/** What the judge knows of an open action or talk. */
export interface Case {
	readonly seq: number;
	/** Fixed when it was committed, in the order of PST-43. */
	readonly faults: readonly Fault[];
	/** *With* effects that still want rituals, and these rituals. */
	owed: Owed[];
	/** *With* effects whose last ritual came late, and when (PST-72). */
	corrected: Corrected[];
	/** What the judge knew before it. */
	readonly petOwedBefore: boolean;
	readonly recordBefore: readonly Done[];
}

interface Owed {
	readonly effect: Effect;
	readonly steps: readonly Done[];
}

interface Corrected {
	readonly effect: Effect;
	readonly at: number;
}

export function newJudge(): Judge {
	return { petOwed: false, record: [], cases: [] };
}

export function cloneJudge({ petOwed, record, cases }: Judge): Judge {
	return {
		petOwed,
		record: record.slice(),
		cases: cases.map((known) => ({ ...known, owed: known.owed.slice(), corrected: known.corrected.slice() })),
	};
}

/** Everything wrong with an open item at this moment, in the order of PST-43. */
export function faultsOf({ faults, owed }: Case): Fault[] {
	return [...faults, ...owed.map(({ effect }) => effect)];
}

export function isFaulty({ faults, owed }: Case): boolean {
	return faults.length > 0 || owed.length > 0;
}

/** PST-43: judges an action as it is committed; `before` is the stage it was made on, `state` still has its turn. */
export function judgeAction(state: State, judge: Judge, action: Action, before: readonly Tile[]): Case {
	const { seq, seat } = action;
	const held = effectsInForce(state);
	const moved = action.type === 'photo' ? [] : before.filter((tile, cell) => state.cells[cell] !== tile);
	const isAsked = (effect: Effect) => held.includes(effect) && moved.includes(EFFECTS[effect].tile);
	const faults: Fault[] = [];
	if (seat !== state.turn) faults.push(TURN_FAULT);
	if (action.type === 'photo') {
		if (!isMatch(action.objective, before)) faults.push(PHOTO_FAULT);
	} else {
		faults.push(...geometryFaults(before, action, orangeOf(state)));
		faults.push(...constraintFaults(before, state.cells, orangeOf(state)));
	}
	if (judge.petOwed && !judge.record.includes(done('pet', seat))) faults.push(MAX_PET);
	for (const effect of [OLIVIA_HIGHFIVE, OLIVIA_APPLAUD, ALICE_CONTACT, ALICE_SHAKE]) {
		if (isAsked(effect) && !isApplied(effect, state, judge.record, action, before)) faults.push(effect);
	}
	const owed = WITH_EFFECTS.filter(isAsked).flatMap((effect) => {
		const steps = judge.record.reduce(supply, stepsOf(effect, state, seat));
		return steps.length > 0 ? [{ effect, steps }] : [];
	});
	const known: Case = {
		seq,
		faults,
		owed,
		corrected: [],
		petOwedBefore: judge.petOwed,
		recordBefore: judge.record,
	};
	judge.petOwed = held.includes(MAX_PET) && moved.includes(MAX);
	judge.record = [];
	return known;
}

/** PST-53: a talk is nothing but a fault. */
export function judgeTalk(judge: Judge, seq: number): Case {
	const { petOwed, record } = judge;
	return { seq, faults: [TALK_FAULT], owed: [], corrected: [], petOwedBefore: petOwed, recordBefore: record };
}

/** PST-28 to PST-31: the effects that are settled once the action is made. */
function isApplied(
	effect: Effect,
	state: State,
	record: readonly Done[],
	action: Action,
	before: readonly Tile[],
): boolean {
	const { seat } = action;
	const next = nextSeat(state, seat);
	switch (effect) {
		case OLIVIA_HIGHFIVE:
			return record.includes(done('highFive', seat, next)) && record.includes(done('highFive', next, seat));
		case OLIVIA_APPLAUD:
			return record.includes(done('applaud', seat));
		case ALICE_SHAKE:
			return record.some(
				(ritual) => kindOf(ritual) === 'shake' && doerOf(ritual) === seat && targetOf(ritual) !== null,
			);
		default: {
			if (action.type === 'photo' || action.gesture !== 'slide') return false;
			return action.holdMs >= TIMINGS.slidePerCell * distance(before.indexOf(ALICE), state.cells.indexOf(ALICE));
		}
	}
}

const WITH_EFFECTS: readonly Effect[] = [MAX_GOODBOY, PAM_WAVE, PAM_FRAME, EDGAR_CHEESE, EDGAR_READY];

/** PST-27, 32 to 35: the rituals a *with* effect asks for. The first has to come first, except after a question. */
function stepsOf(effect: Effect, state: State, mover: Seat): readonly Done[] {
	switch (effect) {
		case MAX_GOODBOY:
			return [done('goodBoy', mover)];
		case PAM_WAVE:
			return [mover, ...otherSeats(state, mover)].map((seat) => done('wave', seat));
		case PAM_FRAME:
			return [done('inFrame', mover)];
		case EDGAR_CHEESE:
			return [done('cheese', mover)];
		default:
			return [done('ready', mover), ...otherSeats(state, mover).map((seat) => done('yes', seat))];
	}
}

/** PST-27 to 35: the rituals a moved tile's effect asks for before and with the action, in the order they are best done. */
export function ritualsOf(effect: Effect, state: State, mover: Seat): readonly Done[] {
	const next = nextSeat(state, mover);
	switch (EFFECTS[effect].timing) {
		case 'with':
			return stepsOf(effect, state, mover);
		case 'before':
			if (effect === OLIVIA_HIGHFIVE) return [done('highFive', mover, next), done('highFive', next, mover)];
			return [effect === OLIVIA_APPLAUD ? done('applaud', mover) : done('shake', mover, next)];
		default:
			return [];
	}
}

/** The rest of the team in turn order after a seat. */
export function otherSeats(state: State, seat: Seat): Seat[] {
	const seats: Seat[] = [];
	for (let other = nextSeat(state, seat); other !== seat; other = nextSeat(state, other)) seats.push(other);
	return seats;
}

/** The steps still wanted after a ritual. Answers may come in any order, everything else in its own. */
function supply(steps: readonly Done[], ritual: Done): readonly Done[] {
	const index = steps.indexOf(ritual);
	const isNext = index === 0 || (index > 0 && kindOf(ritual) === 'yes' && kindOf(steps[0]) === 'yes');
	return isNext ? steps.filter((step) => step !== ritual) : steps;
}

/** PST-36: a ritual serves the oldest open action that still wants it, or else joins the record. */
export function hearRitual(judge: Judge, ritual: Done, at: number): void {
	for (const known of judge.cases) {
		const index = known.owed.findIndex(({ steps }) => supply(steps, ritual) !== steps);
		if (index === -1) continue;
		const { effect, steps } = known.owed[index];
		const left = supply(steps, ritual);
		if (left.length > 0) known.owed[index] = { effect, steps: left };
		else {
			known.owed.splice(index, 1);
			known.corrected.push({ effect, at });
		}
		return;
	}
	judge.record = [...judge.record, ritual];
}

/** PST-49: what the judge knew before an action, whose case has been dropped. */
export function forget(judge: Judge, { petOwedBefore, recordBefore }: Case): void {
	judge.petOwed = petOwedBefore;
	judge.record = recordBefore.slice();
}
