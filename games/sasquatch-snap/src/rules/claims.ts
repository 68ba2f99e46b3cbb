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

const NONE: readonly Square[] = Object.freeze([]);

/** Where the tiles lie that trap a square, in claim order; at most five. */
export function claimsOn(state: State, square: Square): readonly Square[] {
	if (!isTrapped(state, square)) return NONE;
	const { tiles } = state;
	const { beside } = forest(state);
	const claims = tiles[square] === NO_TILE ? [] : [square];
	for (let side = square * SIDES; side < (square + 1) * SIDES; side++) {
		if (isSuper(tiles[beside[side]])) insertByWhistle(state, claims, beside[side], square);
	}
	return claims;
}

/** Supers by owner in Whistle order, those of one owner as they come, behind the tile on the square itself. */
function insertByWhistle(state: State, claims: Square[], lies: Square, square: Square): void {
	const { tiles } = state;
	const places = placesAfterWhistle(state, ownerOf(tiles[lies]));
	let at = claims.length;
	claims.push(lies);
	for (; at > 0 && claims[at - 1] !== square; at--) {
		if (placesAfterWhistle(state, ownerOf(tiles[claims[at - 1]])) <= places) break;
		claims[at] = claims[at - 1];
	}
	claims[at] = lies;
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
