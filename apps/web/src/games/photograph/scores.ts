import type { Seat, View } from '@shutterbox/kernel';
import { type State, scoreSheet } from '@shutterbox/photograph/client';

/** What the seat would score if the match ended now: films are open to all. */
export function score(view: View<State>, seat: Seat): number {
	return scoreSheet(view, seat).total;
}
