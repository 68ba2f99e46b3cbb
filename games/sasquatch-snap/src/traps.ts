import { isSuper, NO_TILE, ownerOf, SEATS, SIDES } from './components.ts';
import { neighbour, type Square } from './forest.ts';
import { forest, type State, seatAfterWhistle } from './state.ts';

// Which tiles trap a square, and who comes first: SSQ-7 and SSQ-8.

/** Whether a tile lies here or this is an arm of a Super. */
export function isTrapped(state: State, square: Square): boolean {
	const { tiles } = state;
	if (tiles[square] !== NO_TILE) return true;
	const { beside } = forest(state);
	const first = square * SIDES;
	return (
		isSuper(tiles[beside[first]]) ||
		isSuper(tiles[beside[first + 1]]) ||
		isSuper(tiles[beside[first + 2]]) ||
		isSuper(tiles[beside[first + 3]])
	);
}

/** Where the tiles lie that trap a square, in claim order; at most five. */
export function claimsOn(state: State, square: Square): Square[] {
	if (!isTrapped(state, square)) return NO_CLAIMS;
	const { tiles } = state;
	const claims: Square[] = [];
	if (tiles[square] !== NO_TILE) claims.push(square);
	for (let places = 0; places < SEATS; places++) {
		const owner = seatAfterWhistle(state, places);
		for (let direction = 0; direction < SIDES; direction++) {
			const beside = neighbour(forest(state), square, direction);
			if (isSuper(tiles[beside]) && ownerOf(tiles[beside]) === owner) claims.push(beside);
		}
	}
	return claims;
}

const NO_CLAIMS: Square[] = [];

/** Whether the tile on one square traps another. */
export function isReachedBy(state: State, square: Square, lies: Square): boolean {
	if (square === lies) return true;
	if (!isSuper(state.tiles[lies])) return false;
	for (let direction = 0; direction < SIDES; direction++) {
		if (neighbour(forest(state), lies, direction) === square) return true;
	}
	return false;
}
