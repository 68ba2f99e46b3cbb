import type { PlayContext, Seat } from '@shutterbox/kernel';
import { isEntrapped } from './entrapment.ts';
import type { Event } from './events.ts';
import { neighbour } from './forest.ts';
import { maul } from './mauling.ts';
import { directionOf, forest, isOver, type State } from './state.ts';
import { payTolls } from './toll.ts';

// The move step of a slot: SSQ-25 to SSQ-33.

export function walk(state: State, seat: Seat, spaces: number, ctx: PlayContext<Event>): void {
	if (isEntrapped(state, seat)) {
		ctx.emit?.({ type: 'held', seat });
		return;
	}
	const direction = directionOf(state.commits[seat]);
	for (let space = 0; space < spaces; space++) {
		const from = state.journalists[seat];
		const to = neighbour(forest(state), from, direction);
		state.journalists[seat] = to;
		ctx.emit?.({ type: 'stepped', seat, from, to });
		if (isStopped(state, seat, ctx)) return;
	}
}

/** What happens where she has just entered: tolls first, then the Sasquatch. True if her move ends here. */
function isStopped(state: State, seat: Seat, ctx: PlayContext<Event>): boolean {
	const isStuck = payTolls(state, seat, ctx);
	if (isOver(state) || state.journalists[seat] !== state.sasquatch) return isStuck;
	maul(state, seat, 'walk', ctx);
	return true;
}
