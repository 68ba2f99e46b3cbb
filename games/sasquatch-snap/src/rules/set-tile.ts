import type { Chance, PlayContext, Refusal, Seat } from '@shutterbox/kernel';
import {
	NO_TILE,
	ownerOf,
	SIDES,
	SPIKE,
	TILE_TYPES,
	TYPES,
	type TypeIndex,
	tileOf,
	typeIndex,
	typeOf,
} from './components.ts';
import { entrap } from './entrapment.ts';
import type { Event, PlacedTile } from './events.ts';
import { neighbour, type Square } from './forest.ts';
import { ownMove, type SetTile } from './move.ts';
import { refuse } from './refusals.ts';
import { forest, type State, stockIndex, typesInHand } from './state.ts';

// Setting a tile: SSQ-34 to SSQ-38. It never catches a Sasquatch who is already there.

export function checkSet({ hands }: State, seat: Seat, { tile }: SetTile): Refusal | null {
	return hands[stockIndex(seat, typeIndex(tile))] > 0 ? null : refuse('tile-not-in-hand', { tile });
}

export function setTile(state: State, seat: Seat, type: TypeIndex, ctx: PlayContext<Event>): void {
	const square = state.journalists[seat];
	state.hands[stockIndex(seat, type)]--;
	state.tiles[square] = tileOf(seat, type);
	ctx.emit?.({ type: 'trapSet', seat, tile: TILE_TYPES[type], square });
	if (type === SPIKE) destroyAround(state, square, ctx);
	entrap(state, square, ctx);
}

/** SSQ-36: tiles of any type and owner on the four adjacent squares go to their banks. */
function destroyAround(state: State, spike: Square, ctx: PlayContext<Event>): void {
	const destroyed: PlacedTile[] = [];
	for (let direction = 0; direction < SIDES; direction++) {
		const square = neighbour(forest(state), spike, direction);
		const tile = state.tiles[square];
		if (tile === NO_TILE) continue;
		state.tiles[square] = NO_TILE;
		state.banks[stockIndex(ownerOf(tile), typeOf(tile))]++;
		destroyed.push({ owner: ownerOf(tile), tile: TILE_TYPES[typeOf(tile)], square });
	}
	if (destroyed.length > 0) ctx.emit?.({ type: 'trapsDestroyed', by: ownerOf(state.tiles[spike]), list: destroyed });
}

export function* setsOf(state: State, seat: Seat): Iterable<SetTile> {
	for (let type = 0; type < TYPES; type++) if (state.hands[stockIndex(seat, type)] > 0) yield SETS[type];
}

/** A type in hand, each as likely; the hand is not empty. */
export function randomType(state: State, seat: Seat, chance: Chance): number {
	let left = chance.int(typesInHand(state, seat));
	let type = -1;
	while (left >= 0) if (state.hands[stockIndex(seat, ++type)] > 0) left--;
	return type;
}

export const SETS: readonly SetTile[] = TILE_TYPES.map((tile) => ownMove({ type: 'set', tile }));
