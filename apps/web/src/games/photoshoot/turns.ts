import type { Seat } from '@shutterbox/kernel';
import {
	awaited,
	doerOf,
	hasEngineReferee,
	isControl,
	isOwnAction,
	kindOf,
	type Ritual,
	type State,
	targetOf,
} from '@shutterbox/photoshoot/client';

// Who is expected to do something, read from what everybody saw.

export interface Answer {
	readonly move: Ritual;
	/** Who asked. */
	readonly to: Seat;
}

/** The ritual a seat could answer a team mate's with, whether an effect asks for it or not. */
export function answerOf(view: State, seat: Seat): Answer | null {
	const reply = awaited(view).find((each) => each.seat === seat);
	if (reply === undefined) return null;
	const kind = kindOf(reply.ritual);
	const target = targetOf(reply.ritual);
	return {
		move: target === null ? { type: 'ritual', kind } : { type: 'ritual', kind, target },
		to: doerOf(reply.asked.ritual),
	};
}

/** Whether it is for a seat to call mistakes, should there be any. */
export function judges(view: State, seat: Seat): boolean {
	return isControl(view, seat) && !hasEngineReferee(view);
}

/** Whether a seat may call a mistake now. */
export function mayCall(view: State, seat: Seat): boolean {
	const { phase, window } = view;
	if (phase !== 'running' && phase !== 'check' && phase !== 'lastCall') return false;
	return window.length > 0 && judges(view, seat) && !isOwnAction(view, seat);
}
