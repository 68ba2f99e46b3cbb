import { NO_SEATS, type Seat, type SeatSet } from '@shutterbox/kernel';
import {
	type DirectionIndex,
	FIRST_HAND,
	FIRST_SNAPS,
	NO_TILE,
	PER_COLOR,
	SEATS,
	snapsInBox,
	type Tile,
	TYPES,
	type TypeIndex,
} from './components.ts';
import { type Forest, forestOf, type Square } from './forest.ts';
import type { TableRules } from './options.ts';

export const PHASES = ['whistle', 'commit', 'set', 'lure', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A position, or what a viewer knows of one. All of it is public (SSQ-60), but for commits before the reveal. */
export interface State {
	rules: TableRules;
	/** From 1. */
	turn: number;
	whistle: Seat;
	phase: Phase;
	/** Slots completed this turn; in phase `set` the one under way, in Whistle order from 0. */
	slot: number;
	sasquatch: Square;
	journalists: Square[];
	snaps: number[];
	/** The Sasquatch pile. */
	pile: number;
	/** The Snaps box. */
	box: number;
	/** Tiles in hand, by `stockIndex`. */
	hands: number[];
	/** Tiles in the bank, by `stockIndex`. */
	banks: number[];
	/** By square. */
	tiles: Tile[];
	/** Per seat: arrow, Trap! and tile as one number, NOT_COMMITTED, or before the reveal SECRET_COMMIT for others. */
	commits: number[];
	/** Who has been entrapped this turn. */
	entrapped: SeatSet;
	/** Snaps won and lost since the start, by `ledgerIndex`. */
	ledger: number[];
}

export function isOver(state: State): boolean {
	return state.phase === 'over';
}

export function forest(state: State): Forest {
	return forestOf(state.rules.boardSize);
}

export function stockIndex(seat: Seat, type: TypeIndex): number {
	return seat * TYPES + type;
}

/** The seat that is so many places after the Whistle (SSQ-5). */
export function seatAfterWhistle(state: State, places: number): Seat {
	return (state.whistle + places) % SEATS;
}

/** How many places after the Whistle a seat is: its slot, from 0. */
export function placesAfterWhistle({ whistle }: State, seat: Seat): number {
	return (seat - whistle + SEATS) % SEATS;
}

export function typesInHand({ hands }: State, seat: Seat): number {
	let types = 0;
	for (let type = 0; type < TYPES; type++) if (hands[stockIndex(seat, type)] > 0) types++;
	return types;
}

/** The type of least value in hand; −1 when the hand is empty. */
export function lowestInHand({ hands }: State, seat: Seat): TypeIndex {
	for (let type = 0; type < TYPES; type++) if (hands[stockIndex(seat, type)] > 0) return type;
	return -1;
}

export const NOT_COMMITTED = -1;
export const SECRET_COMMIT = 64;
export const NO_TYPE: TypeIndex = -1;

export function commitOf(direction: DirectionIndex, isTrap: boolean, type: TypeIndex = NO_TYPE): number {
	return direction + (isTrap ? 4 : 0) + 8 * (type + 1);
}

export function directionOf(commit: number): DirectionIndex {
	return commit & 3;
}

export function hasTrapCard(commit: number): boolean {
	return (commit & 4) !== 0;
}

/** The tile committed with the card, or NO_TYPE. */
export function typeWithCard(commit: number): TypeIndex {
	return (commit >> 3) - 1;
}

/** What moves snaps to and from a seat; the last three are losses. */
export const SOURCES = ['caught', 'piles', 'tolls', 'tollsPaid', 'mauled', 'exchanged'] as const;
export type Source = (typeof SOURCES)[number];
const SOURCE_INDEX: Readonly<Record<Source, number>> = {
	caught: 0,
	piles: 1,
	tolls: 2,
	tollsPaid: 3,
	mauled: 4,
	exchanged: 5,
};

export function ledgerIndex(seat: Seat, source: Source): number {
	return seat * SOURCES.length + SOURCE_INDEX[source];
}

/** Every change of a seat's snaps goes through here. */
export function addSnaps(state: State, seat: Seat, snaps: number, source: Source): void {
	if (snaps === 0) return; // −0 as well, with which numbers are no longer kept as small integers
	state.snaps[seat] += snaps;
	state.ledger[ledgerIndex(seat, source)] += snaps;
}

export function clone(state: State): State {
	return {
		rules: state.rules,
		turn: state.turn,
		whistle: state.whistle,
		phase: state.phase,
		slot: state.slot,
		sasquatch: state.sasquatch,
		journalists: state.journalists.slice(),
		snaps: state.snaps.slice(),
		pile: state.pile,
		box: state.box,
		hands: state.hands.slice(),
		banks: state.banks.slice(),
		tiles: state.tiles.slice(),
		commits: state.commits.slice(),
		entrapped: state.entrapped,
		ledger: state.ledger.slice(),
	};
}

/** Turn 1 with the Whistle at seat 0. */
export function bareTable(rules: TableRules): State {
	const { size, lair, starts } = forestOf(rules.boardSize);
	return {
		rules,
		turn: 1,
		whistle: 0,
		phase: 'whistle',
		slot: 0,
		sasquatch: lair,
		journalists: starts.slice(),
		snaps: bySeat([FIRST_SNAPS]),
		pile: 0,
		box: snapsInBox(rules.target) - SEATS * FIRST_SNAPS,
		hands: bySeat(FIRST_HAND),
		banks: bySeat(PER_COLOR.map((count, type) => count - FIRST_HAND[type])),
		tiles: new Array<number>(size * size).fill(NO_TILE),
		commits: bySeat([NOT_COMMITTED]),
		entrapped: NO_SEATS,
		ledger: bySeat(SOURCES.map(() => 0)),
	};
}

/** The same numbers for every seat, one seat after another. */
function bySeat(numbers: readonly number[]): number[] {
	return [...numbers, ...numbers, ...numbers, ...numbers];
}
