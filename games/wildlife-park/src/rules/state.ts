import type { Seat } from '@shutterbox/kernel';
import { ALL_WORKERS, type BoardIndex, COLOURS, type Tile, TURNS } from './components.ts';
import { DISPLAY_SLOTS, type Item, NO_ITEM, SOLO_SUPPLY_SPACES, SUPPLY_SPACES } from './items.ts';
import type { CommittedMove } from './move.ts';
import { type Options, rulesAt } from './options.ts';
import { clonePark, emptyPark, type Park } from './park.ts';

/** Each is named after the move it waits for. */
export type Phase =
	| 'reroll'
	| 'swap'
	| 'soloReroll'
	| 'soloDiscard'
	| 'declare'
	| 'protect'
	| 'turn'
	| 'choose'
	| 'build'
	| 'workers'
	| 'over';

/** A position, or what a viewer knows of one. Every field is public unless it says otherwise. */
export interface State {
	seats: number;
	rules: Options;
	phase: Phase;
	/** 1…15: being played, or about to be; in phase `workers` the one just played. */
	turn: number;
	/** Per colour, top first. Known by number; the order is known to nobody. */
	stacks: Tile[][];
	/** Number of the supply board in front of each seat; none in the solo challenge. */
	boards: number[];
	/** Per seat, the spaces of the board in front; the sixteen solo spaces of a single seat. */
	supply: Item[][];
	parks: Park[];
	/** Per seat, by slot: eight dice, three tiles. */
	displays: Item[][];
	/** Personal stacks, top first. Known by number; the order is known to nobody. */
	personal: Tile[][];
	/** Per seat: taken from supply and display, not yet built. Empty but in phases `choose` and `build`. */
	preparation: Item[][];
	/** Unused workers of each seat, as bits. */
	workers: number[];
	/** Numbers of each seat's missions. */
	missions: number[][];
	/** Recorded entrance scores, NOT_SCORED in round 1. */
	entrance: number[];
	/** Per seat: taken and not placed, in order. */
	discards: Item[][];
	/** Per seat. What others have committed is SECRET until all have. */
	commits: Commit[];
	solo: Solo | null;
}

export type Commit = CommittedMove | typeof SECRET | null;
export const SECRET = 'secret';
export const NOT_SCORED = -1;

/** What only the solo challenge has. */
export interface Solo {
	/** Where the declared item will come from. */
	side: 'left' | 'right' | null;
	/** Undrawn tokens, top first. Known as a set; the order is known to nobody. */
	tokens: number[];
	/** In order of drawing. */
	drawn: number[];
	/** In phase `protect`: index of the supply space whose item is hit; else NO_HIT. */
	hit: number;
	/** Supply items discarded by tokens and by choice, in order. */
	lost: Item[];
}

export const NO_HIT = -1;
export const UNKNOWN_TOKEN = 0;

export function isSolo(state: State): boolean {
	return state.seats === 1;
}

export function soloOf(state: State): Solo {
	if (state.solo === null) throw new Error('not the solo challenge');
	return state.solo;
}

export function isLastTurn(state: State): boolean {
	return state.turn === TURNS;
}

export function isAwaited(state: State, seat: Seat): boolean {
	return state.commits[seat] === null;
}

/** A table with player boards and nothing on it: where every position begins. */
export function bareTable(boards: readonly BoardIndex[], options: Options): State {
	const seats = boards.length;
	const perSeat = <T>(make: () => T): T[] => boards.map(make);
	const spaces = (seats === 1 ? SOLO_SUPPLY_SPACES : SUPPLY_SPACES).length;
	const rules = rulesAt(seats, options);
	return {
		seats,
		rules,
		phase: 'reroll',
		turn: 1,
		stacks: COLOURS.map(() => []),
		boards: [],
		supply: perSeat(() => new Array(spaces).fill(NO_ITEM)),
		parks: boards.map((board) => emptyPark(rules.side === 'symmetric' ? 0 : 1 + board, board)),
		displays: perSeat(() => new Array(DISPLAY_SLOTS.length).fill(NO_ITEM)),
		personal: perSeat(() => []),
		preparation: perSeat(() => []),
		workers: perSeat(() => ALL_WORKERS),
		missions: perSeat(() => []),
		entrance: perSeat(() => NOT_SCORED),
		discards: perSeat(() => []),
		commits: perSeat(() => null),
		solo: seats === 1 ? { side: null, tokens: [], drawn: [], hit: NO_HIT, lost: [] } : null,
	};
}

export function clone(state: State): State {
	const { solo } = state;
	return {
		seats: state.seats,
		rules: state.rules,
		phase: state.phase,
		turn: state.turn,
		stacks: copies(state.stacks),
		boards: state.boards.slice(),
		supply: copies(state.supply),
		parks: state.parks.map(clonePark),
		displays: copies(state.displays),
		personal: copies(state.personal),
		preparation: copies(state.preparation),
		workers: state.workers.slice(),
		missions: copies(state.missions),
		entrance: state.entrance.slice(),
		discards: copies(state.discards),
		commits: state.commits.slice(),
		solo: solo && {
			side: solo.side,
			tokens: solo.tokens.slice(),
			drawn: solo.drawn.slice(),
			hit: solo.hit,
			lost: solo.lost.slice(),
		},
	};
}

function copies(lists: readonly (readonly number[])[]): number[][] {
	return lists.map((list) => list.slice());
}
