import type { Seat } from '@shutterbox/kernel';
import { NO_TILE, ownerOf, SEATS, SIDES, SNAPS, typeOf } from './components.ts';
import type { Square } from './forest.ts';
import { squareAlong, stopOf } from './lure.ts';
import { handValue, standings } from './scoring.ts';
import { isOver, type State } from './state.ts';
import { claimsOn } from './traps.ts';

// What a position is worth to a seat, in snaps: a rough judgement, and quick.

const WON = 100;

export function worthTo(state: State, seat: Seat): number {
	if (isOver(state)) return standings(state)[seat].place === 1 ? WON : -WON;
	return worthOfHoldings(state, seat) + worthOfLines(state, seat);
}

/** Snaps against those of rivals, tiles in the forest, tiles in hand. */
export function worthOfHoldings(state: State, seat: Seat): number {
	let best = 0;
	let all = 0;
	for (let rival = 0; rival < SEATS; rival++) {
		if (rival === seat) continue;
		best = Math.max(best, state.snaps[rival]);
		all += state.snaps[rival];
	}
	let worth = state.snaps[seat] - 0.35 * best - 0.12 * all + 0.03 * handValue(state, seat);
	for (const tile of state.tiles) {
		if (tile === NO_TILE) continue;
		worth += ownerOf(tile) === seat ? OWN_TILE[typeOf(tile)] : -0.02;
	}
	return worth;
}

const OWN_TILE: readonly number[] = [0.06, 0.14, 0.06, 0.21];

/** What the stops of the Sasquatch's four lines promise or threaten. */
export function worthOfLines(state: State, seat: Seat): number {
	let worth = 0;
	for (let direction = 0; direction < SIDES; direction++) {
		const stop = stopOf(state, direction);
		if (stop > 0) worth += worthOfStop(state, seat, squareAlong(state, direction, stop));
	}
	return worth;
}

function worthOfStop(state: State, seat: Seat, square: Square): number {
	let worth = 0;
	const claims = claimsOn(state, square);
	for (const lies of claims) {
		const tile = state.tiles[lies];
		worth += (ownerOf(tile) === seat ? 0.18 : -0.06) * SNAPS[typeOf(tile)];
	}
	const isFirst = claims.length > 0 && ownerOf(state.tiles[claims[0]]) === seat;
	if (!isFirst) return state.journalists[seat] === square ? worth - 0.25 * (state.snaps[seat] + 0.3) : worth;
	for (let rival = 0; rival < SEATS; rival++) {
		if (rival !== seat && state.journalists[rival] === square) worth += 0.18 * state.snaps[rival];
	}
	return worth + 0.126 * state.pile;
}
