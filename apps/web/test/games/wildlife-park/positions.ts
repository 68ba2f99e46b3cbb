import type { Seat, View } from '@shutterbox/kernel';
import { type Table, type TestTable, tableAt } from '@shutterbox/testkit';
import { type Event, type Move, type State, wildlifePark } from '@shutterbox/wildlife-park';
import type { Check } from '../../../src/games/wildlife-park/draft.ts';

export function at(position: string): Table<State, Move, Event> {
	return tableAt(wildlifePark, position);
}

export interface Sketch {
	readonly park?: string;
	readonly supply?: string;
	readonly display?: string;
	readonly more?: string;
	/** Phase and turn, and options. */
	readonly when?: string;
}

/** Seat 0 with this park and these items, at a table of five, where no tile is missing; the others have one item each. */
export function sketch({
	park = '-',
	supply = 'out:green 1',
	display = 'die:0 1',
	more = '',
	when = 'turn 3',
}: Sketch) {
	const others = [1, 2, 3, 4].map((seat) => `| ${seat}: supply out:green 1; display die:0 1`).join(' ');
	return at(`5p ${when} | 0: saola; park ${park}; supply ${supply}; display ${display}; ${more} ${others}`);
}

/** A seat's view, and the rules' answers to that seat. */
export function seenIn(state: State, seat: Seat = 0): { view: View<State>; check: Check } {
	const view = wildlifePark.view(state, seat);
	return { view, check: (move) => wildlifePark.check(view, { actor: seat, move, at: 0 }) };
}

/** Tables that differ in everything the page tells. */
export const TABLES: readonly TestTable[] = [
	{ seats: 1, options: { side: 'asymmetric' } },
	{ seats: 2, options: { missions: 'on', tempo: 'ordered' } },
	{ seats: 3, options: { tempo: 'stepwise' } },
	{ seats: 4, options: { side: 'asymmetric' } },
];
