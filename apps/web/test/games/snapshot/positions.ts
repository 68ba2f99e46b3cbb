import type { Seat, View } from '@shutterbox/kernel';
import { type State, snapshot } from '@shutterbox/snapshot';
import { type TestTable, tableAt } from '@shutterbox/testkit';
import type { Check } from '../../../src/games/snapshot/draft.ts';

/** A seat's view, and the rules' answers to that seat. */
export function seen(position: string, seat: Seat = 0): { view: View<State>; check: Check } {
	return seenIn(tableAt(snapshot, position).state, seat);
}

export function seenIn(state: State, seat: Seat): { view: View<State>; check: Check } {
	const view = snapshot.view(state, seat);
	return { view, check: (move) => snapshot.check(view, { actor: seat, move, at: 0 }) };
}

/** Tables that differ in what can be planned. */
export const TABLES: readonly TestTable[] = [
	{ seats: 2, options: { denial: 'upfront' } },
	{ seats: 3, options: { cardToken: 'onlyPlaced' } },
	{ seats: 4 },
];
