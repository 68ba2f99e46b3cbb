import type { Seat } from '@shutterbox/kernel';
import { type Event, type Move, type State, sasquatchSnap } from '@shutterbox/sasquatch-snap/client';
import { type Table, tableAt } from '@shutterbox/testkit';
import type { Check } from '../../../src/games/sasquatch-snap/draft.ts';

/** A table at a position in notation: what it does not mention is as at the start. */
export function at(position: string): Table<State, Move, Event> {
	return tableAt(sasquatchSnap, position);
}

/** How the rules answer a seat that knows only its view. */
export function checkOf(view: State, seat: Seat): Check {
	return (move) => sasquatchSnap.check(view, { actor: seat, move, at: 0 });
}
