import type { Seat } from '@shutterbox/kernel';
import { type Card, COLOR_COUNT, COLORS, COLUMNS, type ColorIndex, photo, tableSize } from './components.ts';
import type { TableRules } from './options.ts';

export type Phase = 'pick' | 'wind' | 'sunset' | 'final' | 'over';

/** A position, or what a viewer knows of one. Every field is public unless it says otherwise. */
export interface State {
	seats: number;
	rules: TableRules;
	/** Colours in use, ascending. */
	colors: ColorIndex[];
	phase: Phase;
	/** Whose turn it is; during sunset, whose turn it was. */
	active: Seat;
	/** Cards taken this turn, in phase `wind`; else 0. */
	taken: number;
	sunsetDone: boolean;
	/** Last entry on top. Hidden but for the number, and the back on top. */
	deck: Card[];
	/** By place, from 0; NO_CARD where empty. Cards in the inner columns are known by their backs. */
	field: Card[];
	/** Per seat, bottom first, each card with OPEN_MARK added if everybody saw it taken. Others see backs of the rest. */
	hands: HandSlot[][];
	/** By `filmIndex`, left to right: a value, negative when blurred. Values of blurred frames are known by recall. */
	films: number[][];
	/** Per colour: who won its good shot, or IN_SUPPLY, or OUT_OF_GAME. */
	goodShots: number[];
	/** In order of removal. Known by recall. */
	removedOpen: Card[];
	/** Known by their backs alone, to everybody, until the match is over. */
	removedHidden: Card[];
	/** Per seat, NO_CARD until the match is over. */
	lastCards: Card[];
	/** Per seat: a wind as one number, NOT_COMMITTED, or for other seats' winds SECRET_COMMIT. */
	commits: number[];
}

export const NO_CARD: Card = -1;

/** A card in a hand, with OPEN_MARK added if it was taken from a face-up place. */
export type HandSlot = number;
export const OPEN_MARK = 128;

// Twins of exported constants, for speed: see components.ts.
const openMark = OPEN_MARK;
const perRow = COLUMNS;
const colorCount = COLOR_COUNT;

export function cardIn(slot: HandSlot): Card {
	return slot & (openMark - 1);
}

export function isOpen(slot: HandSlot): boolean {
	return slot >= openMark;
}

export const IN_SUPPLY = -1;
export const OUT_OF_GAME = -2;

export const NOT_COMMITTED = -1;
export const SECRET_COMMIT = 64;

export function commitOf(from: number, to: number): number {
	return from * 8 + to;
}

export function windOf(commit: number): { from: number; to: number } {
	return { from: commit >> 3, to: commit & 7 };
}

export function filmIndex(seat: Seat, color: ColorIndex): number {
	return seat * colorCount + color;
}

export function isSimultaneous(state: State): boolean {
	return state.phase === 'sunset' || state.phase === 'final';
}

/** Counted without a branch, since every turn asks several times: NO_CARD >> 31 is −1, any card's is 0. */
export function cardsInRow({ field }: State, row: number): number {
	const at = row * perRow;
	return perRow + (field[at] >> 31) + (field[at + 1] >> 31) + (field[at + 2] >> 31) + (field[at + 3] >> 31);
}

export function rowCount({ field }: State): number {
	return (field.length / perRow) | 0;
}

export function fieldCount(state: State): number {
	const rows = rowCount(state);
	let count = 0;
	for (let row = 0; row < rows; row++) count += cardsInRow(state, row);
	return count;
}

/** Whether the sunset card is still somewhere in the deck. */
export function isSunsetInDeck(state: State): boolean {
	return !state.sunsetDone && state.phase !== 'sunset';
}

/** An empty table, nothing dealt yet: where every position begins. */
export function bareTable(seats: number, colors: ColorIndex[], rules: TableRules): State {
	return {
		seats,
		rules,
		colors,
		phase: 'pick',
		active: 0,
		taken: 0,
		sunsetDone: false,
		deck: [],
		field: new Array(tableSize(seats).rows * COLUMNS).fill(NO_CARD),
		hands: emptyLists(seats),
		films: emptyLists(seats * COLOR_COUNT),
		goodShots: COLORS.map((_, color) => (colors.includes(color) ? IN_SUPPLY : OUT_OF_GAME)), // PHO-3
		removedOpen: [],
		removedHidden: [],
		lastCards: new Array(seats).fill(NO_CARD),
		commits: new Array(seats).fill(NOT_COMMITTED),
	};
}

function emptyLists(count: number): number[][] {
	const lists: number[][] = [];
	for (let i = 0; i < count; i++) lists.push([]);
	return lists;
}

/** Every card of a position, wherever it lies; NO_CARD for empty places. */
export function allCards(state: State): Card[] {
	const { deck, field, removedOpen, removedHidden, lastCards } = state;
	const cards = [...deck, ...field, ...removedOpen, ...removedHidden, ...lastCards];
	for (const hand of state.hands) for (const slot of hand) cards.push(cardIn(slot));
	state.films.forEach((film, i) => {
		for (const frame of film) cards.push(photo(i % COLOR_COUNT, Math.abs(frame)));
	});
	return cards;
}

export function clone(state: State): State {
	return {
		seats: state.seats,
		rules: state.rules,
		colors: state.colors,
		phase: state.phase,
		active: state.active,
		taken: state.taken,
		sunsetDone: state.sunsetDone,
		deck: state.deck.slice(),
		field: state.field.slice(),
		hands: state.hands.map((hand) => hand.slice()),
		films: state.films.map((film) => film.slice()),
		goodShots: state.goodShots.slice(),
		removedOpen: state.removedOpen.slice(),
		removedHidden: state.removedHidden.slice(),
		lastCards: state.lastCards.slice(),
		commits: state.commits.slice(),
	};
}
