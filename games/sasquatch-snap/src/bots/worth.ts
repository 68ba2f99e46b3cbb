import type { Seat } from '@shutterbox/kernel';
import { claimsOn } from '../rules/claims.ts';
import { type DirectionIndex, isSuper, NO_TILE, ownerOf, SEATS, SIDES, SNAPS, typeOf } from '../rules/components.ts';
import type { Square } from '../rules/forest.ts';
import { handValue, standings } from '../rules/scoring.ts';
import { forest, isOver, type State } from '../rules/state.ts';

// What a position is worth to a seat, in snaps: a rough judgement, and quick.

const WON = 100;

export function worthTo(state: State, seat: Seat): number {
	if (isOver(state)) return standings(state)[seat].place === 1 ? WON : -WON;
	return worthOfHoldings(state, seat) + new Outlook(state, seat).from(state.sasquatch);
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

/** Beyond any worth. */
const CLEAR = 1e6;
const UNJUDGED = 1e7;

/**
 * What the stops of the Sasquatch's lines promise or threaten a seat, wherever he stands. Made once for a board, it
 * answers for many squares.
 */
export class Outlook {
	readonly #state: State;
	readonly #seat: Seat;
	/** By square: CLEAR, UNJUDGED, or what it is worth that he stops there. */
	readonly #stops: number[];

	constructor(state: State, seat: Seat) {
		this.#state = state;
		this.#seat = seat;
		this.#stops = new Array<number>(state.tiles.length).fill(CLEAR);
		for (const square of state.journalists) this.#stops[square] = UNJUDGED;
		const { beside } = forest(state);
		for (let square = 0; square < state.tiles.length; square++) {
			if (state.tiles[square] === NO_TILE) continue;
			this.#stops[square] = UNJUDGED;
			if (!isSuper(state.tiles[square])) continue;
			for (let side = square * SIDES; side < (square + 1) * SIDES; side++) this.#stops[beside[side]] = UNJUDGED;
		}
	}

	from(sasquatch: Square): number {
		let worth = 0;
		for (let direction = 0; direction < SIDES; direction++) worth += this.#along(sasquatch, direction);
		return worth;
	}

	#along(sasquatch: Square, direction: DirectionIndex): number {
		const { beside, size } = forest(this.#state);
		const last = this.#state.rules.lapLure ? size : size - 1;
		let square = sasquatch;
		for (let dist = 1; dist <= last; dist++) {
			square = beside[square * SIDES + direction];
			const known = this.#stops[square];
			if (known !== CLEAR) return known === UNJUDGED ? this.#judge(square) : known;
		}
		return 0;
	}

	#judge(square: Square): number {
		const worth = worthOfStop(this.#state, this.#seat, square);
		this.#stops[square] = worth;
		return worth;
	}
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
