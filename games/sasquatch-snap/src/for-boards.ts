// What hosts need of the rules to draw them, in one place: the forest, the tiles, and single steps of a turn.

export { canTrap, cardsOf, choosesTile, codeOf } from './commit.ts';
export {
	DIRECTIONS,
	type Direction,
	type DirectionIndex,
	NO_TILE,
	ownerOf,
	SEATS,
	SIDES,
	SNAPS,
	SUPER,
	TILE_LETTERS,
	TILE_TYPES,
	type TileType,
	TYPES,
	typeOf,
} from './components.ts';
export { isEntrapped } from './entrapment.ts';
export type { Cards, PlacedTile } from './events.ts';
export { worthOf } from './exchange.ts';
export { type ForestSize, labelOf, neighbour, type Square } from './forest.ts';
export { candidates } from './heuristics.ts';
export { type Event, type Move, type Options, type State, sasquatchSnap } from './index.ts';
export { lure, squareAlong, stopOf } from './lure.ts';
export type { Commit, Goods, Lure, SetTile, Whistle } from './move.ts';
export { printMove } from './move-notation.ts';
export { printTile } from './position-notation.ts';
export { REFUSALS } from './refusals.ts';
export { END_REASONS } from './scoring.ts';
export { setTile } from './set.ts';
export { clone, forest, NOT_COMMITTED, PHASES, SECRET_COMMIT, SOURCES, seatAfterWhistle, stockIndex } from './state.ts';
export { claimsOn } from './traps.ts';
export { walk } from './walk.ts';
