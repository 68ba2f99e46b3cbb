import type { PlayContext, Seat } from '@shutterbox/kernel';
import { SEATS, type TypeIndex } from './components.ts';
import type { Event } from './events.ts';
import { setTile } from './set-tile.ts';
import { isOver, type State, seatAfterWhistle } from './state.ts';
import { type TrapStep, trapStep } from './trap-step.ts';
import { walk } from './walk.ts';

/**
 * SSQ-21: every seat, in Whistle order, completes her slot before the next begins: the trap step, then the move step.
 * Goes on from `state.slot` until a seat has a tile to choose, the game is won, or all four are through.
 */
export function runSlots(state: State, ctx: PlayContext<Event>): void {
	while (state.slot < SEATS) {
		const seat = seatAfterWhistle(state, state.slot);
		const step = trapStep(state, seat, ctx);
		if (step === 'choose') {
			state.phase = 'set';
			return;
		}
		finishSlot(state, seat, step, ctx);
		if (isOver(state)) return;
	}
	state.phase = 'lure';
}

/** The seat whose slot it is has chosen her tile: the rest of her slot, then the slots after hers. */
export function setAndGoOn(state: State, type: TypeIndex, ctx: PlayContext<Event>): void {
	setAndWalk(state, type, ctx);
	if (!isOver(state)) runSlots(state, ctx);
}

export function setAndWalk(state: State, type: TypeIndex, ctx: PlayContext<Event>): void {
	const seat = seatAfterWhistle(state, state.slot);
	setTile(state, seat, type, ctx);
	finishSlot(state, seat, 'used', ctx);
}

/** SSQ-25: one space if the trap step set or uprooted a tile, otherwise two. A game that is won stops here. */
function finishSlot(state: State, seat: Seat, step: TrapStep, ctx: PlayContext<Event>): void {
	if (!isOver(state)) walk(state, seat, step === 'used' ? 1 : 2, ctx);
	if (!isOver(state)) state.slot++;
}
