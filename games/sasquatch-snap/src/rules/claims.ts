import { isSuper, NO_TILE, ownerOf, SIDES } from './components.ts';
import { neighbour, type Square } from './forest.ts';
import { forest, placesAfterWhistle, type State } from './state.ts';

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
	const { tiles } = state;
	const { beside } = forest(state);
	const supers: Square[] = [];
	for (let side = square * SIDES; side < (square + 1) * SIDES; side++) {
		if (isSuper(tiles[beside[side]])) supers.push(beside[side]);
	}
	// Sorting keeps the order N, E, S, W between Supers of one owner.
	const places = (lies: Square) => placesAfterWhistle(state, ownerOf(tiles[lies]));
	if (supers.length > 1) supers.sort((a, b) => places(a) - places(b));
	if (tiles[square] !== NO_TILE) supers.unshift(square);
	return supers;
}

/** Whether the tile on one square traps another. */
export function isReachedBy(state: State, square: Square, lies: Square): boolean {
	if (square === lies) return true;
	if (!isSuper(state.tiles[lies])) return false;
	for (let direction = 0; direction < SIDES; direction++) {
		if (neighbour(forest(state), lies, direction) === square) return true;
	}
	return false;
}
