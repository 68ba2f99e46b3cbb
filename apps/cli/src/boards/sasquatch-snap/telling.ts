import type { Seat, View } from '@shutterbox/kernel';
import {
	candidates,
	canTrap,
	choosesTile,
	type Event,
	type Move,
	printMove,
	type State,
	sasquatchSnap,
} from '@shutterbox/sasquatch-snap/client';
import type { Scene } from '../board.ts';

/** What can be typed now: each is legal. */
export function examples({ position, viewer }: Scene<State>): string[] {
	return typeof viewer === 'number' ? exampleMoves(position, viewer).map(printMove) : [];
}

function exampleMoves(position: View<State>, seat: Seat): Move[] {
	switch (position.phase) {
		case 'whistle':
			return [...candidates(position, seat)].slice(0, 2);
		case 'commit': {
			const walk: Move = { type: 'commit', dir: 'N', trap: false };
			if (!canTrap(position, seat)) return [walk];
			const needsTile = choosesTile(position, seat);
			const trap = [...sasquatchSnap.moves(position, seat)].find(
				(move) => move.type === 'commit' && move.trap && (move.tile !== undefined) === needsTile,
			);
			return trap ? [walk, trap] : [walk];
		}
		case 'set':
			return [...sasquatchSnap.moves(position, seat)];
		default:
			return [sasquatchSnap.automatic(position, seat)];
	}
}

/** A slot is one paragraph, and so is a lure with all that came of it. */
export function continues(event: Event, before: Event): boolean {
	switch (event.type) {
		case 'turnStarted':
		case 'trapsDestroyed':
		case 'entrapped':
		case 'tollPaid':
		case 'mauled':
		case 'tossed':
		case 'caught':
			return true;
		case 'held':
		case 'stepped':
			if (before.type === 'trapsDestroyed' || before.type === 'entrapped') return before.by === event.seat;
			return SLOT_BEGINNINGS.has(before.type) && 'seat' in before && before.seat === event.seat;
		default:
			return false;
	}
}

const SLOT_BEGINNINGS: ReadonlySet<Event['type']> = new Set(['trapSet', 'uprooted', 'trapWasted', 'stepped']);
