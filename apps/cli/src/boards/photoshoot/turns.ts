import type { Seat } from '@shutterbox/kernel';
import {
	awaited,
	type Done,
	hasEngineReferee,
	isControl,
	isOwnAction,
	kindOf,
	type Move,
	type Ritual,
	type State,
	targetOf,
} from '@shutterbox/photoshoot/client';
import type { Scene } from '../board.ts';

// Who is expected to say something. All of it is read from what everybody saw.

/** Rituals since the last action, or since whatever else happened last. */
export function ritualsOfTurn({ acts }: State): Done[] {
	const last = acts.findLastIndex(({ type }) => type !== 'ritual');
	return acts.slice(last + 1).flatMap((act) => (act.type === 'ritual' ? [act.ritual] : []));
}

export interface Answer {
	readonly move: Ritual;
	/** Who is answered. */
	readonly to: Seat;
}

/** The ritual a seat could answer a team mate's with, whether an effect asks for it or not. */
export function answerOf(position: State, seat: Seat): Answer | null {
	const reply = awaited(position).find((each) => each.seat === seat);
	if (reply === undefined) return null;
	const kind = kindOf(reply.ritual);
	const target = targetOf(reply.ritual);
	if (target === null) return { move: { type: 'ritual', kind }, to: position.turn };
	return { move: { type: 'ritual', kind, target }, to: target };
}

/** Whether a seat may call a mistake now. */
export function mayCall(position: State, seat: Seat): boolean {
	const { phase, window } = position;
	if (phase !== 'running' && phase !== 'check' && phase !== 'lastCall') return false;
	return window.length > 0 && isControl(position, seat) && !hasEngineReferee(position) && !isOwnAction(position, seat);
}

/** Team mates' rituals and the small talk of a round go on; for everything else the viewer has the first word. */
export function yields({ position, viewer }: Scene<State>, { type }: Move): boolean {
	if (typeof viewer !== 'number') return false;
	switch (type) {
		case 'ritual':
		case 'ready':
		case 'flip':
		case 'resume':
		case 'point':
		case 'repair':
			return false;
		case 'stop':
		case 'ok':
			return mayCall(position, viewer);
		default:
			return mayCall(position, viewer) || answerOf(position, viewer) !== null || isNext(position, viewer);
	}
}

function isNext(position: State, seat: Seat): boolean {
	return position.phase === 'running' ? position.turn === seat : position.phase !== 'lastCall';
}
