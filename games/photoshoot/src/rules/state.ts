import { type Seat, type SeatSet, seatSet } from '@shutterbox/kernel';
import type { Effect, Tile } from './components.ts';
import { cloneJudge, type Judge } from './judge.ts';
import { NO_OBJECTIVE, type Objective } from './objectives.ts';
import { isCoopTable, type TableRules } from './options.ts';
import type { Act, Open } from './round-acts.ts';
import { type OrangeSet, orangeSet } from './tile-movements.ts';

export type Phase = 'repair' | 'ready' | 'running' | 'called' | 'paused' | 'check' | 'lastCall' | 'over';

/** Amber (A) is 0, Violet (B) is 1; cooperative tables have team 0 alone. */
export type Team = 0 | 1;

/** Pairs are by team. Times are in milliseconds. Every field is public unless it says otherwise. */
export interface State {
	seats: number;
	rules: TableRules;
	phase: Phase;
	/** When the last entry was made. */
	now: number;
	/** When the phase began; in `called`, when the hourglass was stopped. */
	since: number;
	/** From 1. */
	round: number;
	startTeam: Team;
	scores: number[];
	/** Camera tokens of this round; in cooperative play the first pile is the penalty pile. */
	tokens: number[];
	/** Objectives and tokens of finished rounds. */
	photosScored: number[];
	tokensScored: number[];
	/** How many thresholds each team has drawn for. */
	thresholds: number[];
	held: Effect[][];
	/** Top first. Hidden but for the number. */
	blue: Effect[];
	orange: Effect[];
	/** Top first. Hidden but for the number, and the `knownTop` first cards. */
	deck: Objective[];
	knownTop: number;
	discard: Objective[];
	open: Objective;
	taken: Objective[];
	/** Arrangement by cell, now and before the first act of the round. */
	cells: Tile[];
	startCells: Tile[];
	turn: Seat;
	remainingMs: number;
	/** NOT_RUNNING while the clock stands. */
	runningSince: number;
	readySeats: SeatSet;
	/** Who stopped the hourglass, in `called`; else NOBODY. */
	caller: Seat;
	/** When the objective was shown and the round began to run. */
	flippedAt: number;
	/** Committed actions and talks of the whole match. */
	seq: number;
	/** Actions of this round that stand, by `seq`, oldest first. */
	standing: number[];
	/** How often the action of this turn has been taken back. */
	undos: number;
	/** Turns of the budget that are used up. */
	spent: number;
	/** By seat: rituals since the last committed action, talks of this round. */
	rituals: number[];
	talks: number[];
	/** PST-21: no action before this. */
	settledAt: number;
	/** PST-36: hands were free since then. */
	handsFreeSince: number;
	/** What can still be called, oldest first. */
	window: Open[];
	/** What everybody saw in this round, in order. */
	acts: Act[];
	/** Hidden from everybody: null in a view. It follows from `acts` (PST-43). */
	judge: Judge | null;
}

export const NOBODY: Seat = -1;
export const NOT_RUNNING = -1;

export function isCoop(state: State): boolean {
	return isCoopTable(state.seats);
}

export function isTimed(state: State): boolean {
	return state.rules.pace === 'hourglass';
}

/** PST-69: nobody calls, the table whistles. */
export function hasEngineReferee(state: State): boolean {
	return isCoop(state) && state.rules.referee === 'engine';
}

export function isTalkMuted(state: State): boolean {
	const { talk } = state.rules;
	return talk === 'auto' ? isCoop(state) || !isTimed(state) : talk === 'muted';
}

export function teamOf(state: State, seat: Seat): Team {
	return teamAt(state.seats, seat);
}

/** Setup 5: two teams sit alternately; two or three players are one team (PST-5). */
export function teams(seats: number): Team[] {
	return Array.from({ length: seats }, (_, seat) => teamAt(seats, seat));
}

function teamAt(seats: number, seat: Seat): Team {
	return !isCoopTable(seats) && seat % 2 === 1 ? 1 : 0;
}

/** PST-7: the seats of a team in turn order from its lowest. */
export function seatsOfTeam(state: State, team: Team): Seat[] {
	const seats: Seat[] = [];
	for (let seat = 0; seat < state.seats; seat++) if (teamOf(state, seat) === team) seats.push(seat);
	return seats;
}

/** PST-7: the following seat of the same team. */
export function nextSeat(state: State, seat: Seat): Seat {
	const step = isCoop(state) ? 1 : 2;
	const next = seat + step;
	return next < state.seats ? next : next % step;
}

/** PST-6: who photographs this round. */
export function photographingTeam(state: State): Team {
	if (isCoop(state)) return 0;
	return (state.round % 2 === 1 ? state.startTeam : 1 - state.startTeam) as Team;
}

/** PST-8: the lowest seat of the team, then one seat further each time the team photographs. */
export function starterOf(state: State): Seat {
	const seats = seatsOfTeam(state, photographingTeam(state));
	const turnsBefore = isCoop(state) ? state.round - 1 : (state.round - 1) >> 1;
	return seats[turnsBefore % seats.length];
}

export function isPhotographer(state: State, seat: Seat): boolean {
	return seat >= 0 && seat < state.seats && teamOf(state, seat) === photographingTeam(state);
}

/** The other team; in cooperative play everybody. */
export function isControl(state: State, seat: Seat): boolean {
	return seat >= 0 && seat < state.seats && (isCoop(state) || teamOf(state, seat) !== photographingTeam(state));
}

/** Whether it is for a seat to call mistakes, should there be any. */
export function judges(state: State, seat: Seat): boolean {
	return isControl(state, seat) && !hasEngineReferee(state);
}

export function photographers(state: State): SeatSet {
	return seatSet(...seatsOfTeam(state, photographingTeam(state)));
}

/** PST-22: what binds the photographers of this round. */
export function effectsInForce(state: State): readonly Effect[] {
	return state.held[photographingTeam(state)];
}

export function orangeOf(state: State): OrangeSet {
	return orangeSet(effectsInForce(state));
}

/** PST-74: the newest standing action of the round, 0 if none. */
export function newestStanding(state: State): number {
	return state.standing.at(-1) ?? 0;
}

/** A table with empty decks in the first round, nothing arranged yet: where every position begins. */
export function bareTable(seats: number, rules: TableRules): State {
	return {
		seats,
		rules,
		phase: 'ready',
		now: 0,
		since: 0,
		round: 1,
		startTeam: 0,
		scores: [0, 0],
		tokens: [0, 0],
		photosScored: [0, 0],
		tokensScored: [0, 0],
		thresholds: [0, 0],
		held: [[], []],
		blue: [],
		orange: [],
		deck: [],
		knownTop: 0,
		discard: [],
		open: NO_OBJECTIVE,
		taken: [],
		cells: [],
		startCells: [],
		turn: 0,
		remainingMs: rules.hourglassSec * 1000,
		runningSince: NOT_RUNNING,
		readySeats: 0,
		caller: NOBODY,
		flippedAt: 0,
		seq: 0,
		standing: [],
		undos: 0,
		spent: 0,
		rituals: new Array(seats).fill(0),
		talks: new Array(seats).fill(0),
		settledAt: 0,
		handsFreeSince: 0,
		window: [],
		acts: [],
		judge: null,
	};
}

/** Acts and open items never change once made, so copies share them. */
export function clone(state: State): State {
	return {
		...state,
		scores: state.scores.slice(),
		tokens: state.tokens.slice(),
		photosScored: state.photosScored.slice(),
		tokensScored: state.tokensScored.slice(),
		thresholds: state.thresholds.slice(),
		held: state.held.map((cards) => cards.slice()),
		blue: state.blue.slice(),
		orange: state.orange.slice(),
		deck: state.deck.slice(),
		discard: state.discard.slice(),
		taken: state.taken.slice(),
		cells: state.cells.slice(),
		startCells: state.startCells.slice(),
		standing: state.standing.slice(),
		rituals: state.rituals.slice(),
		talks: state.talks.slice(),
		window: state.window.slice(),
		acts: state.acts.slice(),
		judge: state.judge && cloneJudge(state.judge),
	};
}
