import type { Seat } from '@shutterbox/kernel';
import {
	type Act,
	type Event,
	isPhotographer,
	isTurnShown,
	type Move,
	mayCall,
	photoshoot,
	replyOf,
	ritualMove,
	type State,
} from '@shutterbox/photoshoot/client';
import type { Scene } from '../board.ts';
import { typed } from './shorthand.ts';

// Who is expected to say something, and what. All of it is read from what everybody saw.

/** Rituals since the last action, or since whatever else happened last. */
export function ritualsOfTurn({ acts }: State): (Act & { type: 'ritual' })[] {
	const last = acts.findLastIndex(({ type }) => type !== 'ritual');
	return acts.slice(last + 1).filter((act) => act.type === 'ritual');
}

/** What can be typed now, first what is expected: a move of each kind, or `wait`. */
export function examples({ position, viewer }: Scene<State>): string[] {
	if (typeof viewer !== 'number') return [];
	const moves = [...photoshoot.moves(position, viewer)];
	if (position.phase === 'called') return moves.map(typed);
	const reply = replyOf(position, viewer);
	const firsts = expected(position, viewer).flatMap((type) => {
		const move = moves.find((each) => each.type === type);
		return type === 'wait' ? [type] : move ? [typed(move)] : [];
	});
	return [...(reply ? [typed(ritualMove(reply.ritual))] : []), ...firsts];
}

function expected(position: State, seat: Seat): readonly (Move['type'] | 'wait')[] {
	switch (position.phase) {
		case 'running':
			if (isPhotographer(position, seat) && (seat === position.turn || !isTurnShown(position)))
				return ['swap', 'push', 'photo'];
			return ['stop', 'wait'];
		case 'check':
		case 'lastCall':
			return mayCall(position, seat) ? ['ok', 'stop'] : ['undo', 'wait'];
		default:
			return ['repair', 'flip', 'ready', 'resume'];
	}
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
			return mayCall(position, viewer) || replyOf(position, viewer) !== null || isNext(position, viewer);
	}
}

function isNext(position: State, seat: Seat): boolean {
	return position.phase === 'running' ? position.turn === seat : position.phase !== 'lastCall';
}

/** A call with its judgement is one paragraph, and so are a round's end and the next one's beginning. */
export function continues(event: Event, before: Event): boolean {
	switch (event.type) {
		case 'judged':
			return before.type === 'stopped';
		case 'objectiveRevealed':
			return before.type === 'roundStarted' || before.type === 'photo' || before.type === 'flipped';
		default:
			return false;
	}
}
