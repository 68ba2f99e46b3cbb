import type { PlayContext, Seat } from '@shutterbox/kernel';
import type { Event, MauledBy } from './events.ts';
import { addSnaps, forest, type State } from './state.ts';

/**
 * SSQ-45 to SSQ-49: her snaps go to the pile and she is tossed to the lair. Being tossed is not entering, so there is
 * no toll and no second mauling, whatever is there.
 */
export function maul(state: State, seat: Seat, by: MauledBy, ctx: PlayContext<Event>): void {
	const square = state.journalists[seat];
	const snaps = state.snaps[seat];
	addSnaps(state, seat, -snaps, 'mauled');
	state.pile += snaps;
	ctx.emit?.({ type: 'mauled', seat, square, snaps, by });
	const { lair } = forest(state);
	state.journalists[seat] = lair;
	ctx.emit?.({ type: 'tossed', seat, to: lair });
}
