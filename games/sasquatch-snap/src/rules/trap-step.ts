import type { PlayContext, Seat } from '@shutterbox/kernel';
import { NO_TILE, ownerOf, TILE_TYPES, typeOf } from './components.ts';
import type { Event } from './events.ts';
import { setTile } from './set-tile.ts';
import { hasTrapCard, lowestInHand, NO_TYPE, type State, stockIndex, typesInHand, typeWithCard } from './state.ts';

// The trap step of a slot: SSQ-22 to SSQ-24.

/** What came of it: `used` if a tile was set or uprooted, `choose` if she must first say which tile to set. */
export type TrapStep = 'used' | 'unused' | 'choose';

export function trapStep(state: State, seat: Seat, ctx: PlayContext<Event>): TrapStep {
	const commit = state.commits[seat];
	if (!hasTrapCard(commit)) return 'unused';
	const tile = state.tiles[state.journalists[seat]];
	if (tile !== NO_TILE && ownerOf(tile) === seat) return uproot(state, seat, ctx);
	const lowest = lowestInHand(state, seat);
	if (tile !== NO_TILE || lowest === NO_TYPE) {
		ctx.emit?.({ type: 'trapWasted', seat, reason: tile === NO_TILE ? 'empty-hand' : 'tile-here' });
		return 'unused';
	}
	const isAsked = state.rules.trapChoice === 'at-resolution';
	if (isAsked && typesInHand(state, seat) > 1) return 'choose';
	// SSQ-24: no type was committed by a seat that meant to uproot a tile destroyed since.
	const chosen = typeWithCard(commit);
	setTile(state, seat, chosen === NO_TYPE ? lowest : chosen, ctx);
	return 'used';
}

/** SSQ-39: the tile under her goes back to her hand. */
function uproot(state: State, seat: Seat, ctx: PlayContext<Event>): TrapStep {
	const square = state.journalists[seat];
	const type = typeOf(state.tiles[square]);
	state.tiles[square] = NO_TILE;
	state.hands[stockIndex(seat, type)]++;
	ctx.emit?.({ type: 'uprooted', seat, tile: TILE_TYPES[type], square });
	return 'used';
}
