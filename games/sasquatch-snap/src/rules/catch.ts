import type { PlayContext } from '@shutterbox/kernel';
import { claimsOn } from './claims.ts';
import { ownerOf, SNAPS, TILE_TYPES, typeOf } from './components.ts';
import { endIfWon } from './end.ts';
import type { Event } from './events.ts';
import { addSnaps, isOver, type State } from './state.ts';

/**
 * SSQ-56 to SSQ-58: the tiles that trap the Sasquatch's square pay in claim order; the first brings the whole pile,
 * the snaps of journalists just mauled there included.
 */
export function catchSasquatch(state: State, ctx: PlayContext<Event>): void {
	const claims = claimsOn(state, state.sasquatch);
	for (let i = 0; i < claims.length; i++) {
		const square = claims[i];
		const owner = ownerOf(state.tiles[square]);
		const type = typeOf(state.tiles[square]);
		const earned = Math.min(SNAPS[type], state.box);
		const fromPile = state.pile;
		state.box -= earned;
		state.pile = 0;
		addSnaps(state, owner, earned, 'caught');
		addSnaps(state, owner, fromPile, 'piles');
		ctx.emit?.({ type: 'caught', owner, tile: TILE_TYPES[type], square, earned, fromPile });
		endIfWon(state, owner, ctx);
		if (isOver(state)) return;
	}
}
