import { type Actor, eventFor, type Refusal, type Seat, type View, type Viewer } from '@shutterbox/kernel';
import { type Event, type Move, type State, snapshot } from '@shutterbox/snapshot';
import { type Table, type TestTable, tableAt, walk } from '@shutterbox/testkit';
import type { Check } from '../../../src/games/snapshot/draft.ts';

export const NAMES = ['Anna', 'Bo', 'Chen', 'Dora'];

export function at(position: string): Table<State, Move, Event> {
	return tableAt(snapshot, position);
}

/** A seat's view, and the rules' answers to that seat. */
export function seen(position: string, seat: Seat = 0): { view: View<State>; check: Check } {
	return seenIn(at(position).state, seat);
}

export function seenIn(state: State, seat: Seat): { view: View<State>; check: Check } {
	const view = snapshot.view(state, seat);
	return { view, check: (move) => snapshot.check(view, { actor: seat, move, at: 0 }) };
}

export function refused(position: string, actor: Actor, move: unknown): Refusal {
	const refusal = at(position).refusal(actor, move);
	if (refusal === null) throw new Error('that move is legal');
	return refusal;
}

/** Tables that differ in everything the page tells. */
export const TABLES: readonly TestTable[] = [
	{ seats: 2, options: { denial: 'upfront' } },
	{ seats: 3, options: { cardToken: 'onlyPlaced' } },
	{ seats: 4 },
];

/** All that a viewer is told in a random match. */
export function told(table: TestTable, seed: number, viewer: Viewer): Event[] {
	const events: Event[] = [];
	const match = walk(snapshot, table, seed, (emitted) => {
		const event = eventFor(emitted, viewer);
		if (event !== null) events.push(event);
	});
	for (const _ of match);
	return events;
}
