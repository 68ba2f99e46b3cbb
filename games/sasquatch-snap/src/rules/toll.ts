import type { PlayContext, Seat } from '@shutterbox/kernel';
import { claimsOn } from './claims.ts';
import { ownerOf, SNAPS, TILE_TYPES, typeOf } from './components.ts';
import { endIfWon } from './end.ts';
import type { Event } from './events.ts';
import type { Square } from './forest.ts';
import { addSnaps, isOver, type State } from './state.ts';

// Tolls: SSQ-29 to SSQ-31.

/** She pays every rival tile that traps the square she entered, in claim order. True if there was one: she is stuck. */
export function payTolls(state: State, seat: Seat, ctx: PlayContext<Event>): boolean {
	const claims = claimsOn(state, state.journalists[seat]);
	let isStuck = false;
	for (let i = 0; i < claims.length && !isOver(state); i++) {
		if (ownerOf(state.tiles[claims[i]]) === seat) continue;
		isStuck = true;
		payToll(state, seat, claims[i], ctx);
	}
	return isStuck;
}

/** What she has, if it is less than the toll; there is no debt. */
export function payToll(state: State, from: Seat, lies: Square, ctx: PlayContext<Event>): void {
	const to = ownerOf(state.tiles[lies]);
	const type = typeOf(state.tiles[lies]);
	const owed = SNAPS[type];
	const paid = Math.min(owed, state.snaps[from]);
	addSnaps(state, from, -paid, 'tollsPaid');
	addSnaps(state, to, paid, 'tolls');
	ctx.emit?.({ type: 'tollPaid', from, to, tile: TILE_TYPES[type], square: lies, owed, paid });
	endIfWon(state, to, ctx);
}
