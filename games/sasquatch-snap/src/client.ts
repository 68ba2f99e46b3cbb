// What hosts need of the rules to draw them, in one place: the forest, the tiles, and single steps of a turn.

export { forecast, pathOf } from './analysis/forecast.ts';
export { candidates } from './bots/policies.ts';
export type { Options } from './index.ts';
export { type Event, type Move, type State, sasquatchSnap } from './index.ts';
export { printMove } from './notation/move-notation.ts';
export { printTile } from './notation/print-position.ts';
export { claimsOn } from './rules/claims.ts';
export { canTrap, cardsOf, choosesTile, codeOf } from './rules/commit.ts';
export type { DirectionIndex } from './rules/components.ts';
export {
	DIRECTIONS,
	type Direction,
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
} from './rules/components.ts';
export { isEntrapped } from './rules/entrapment.ts';
export type { Cards, PlacedTile } from './rules/events.ts';
export { worthOf } from './rules/exchange.ts';
export type { ForestSize } from './rules/forest.ts';
export { labelOf, neighbour, type Square } from './rules/forest.ts';
export { lure, squareAlong, stopOf } from './rules/lure.ts';
export type { Commit, Goods, Lure, SetTile, Whistle } from './rules/move.ts';
export { REFUSALS } from './rules/refusals.ts';
export { END_REASONS } from './rules/scoring.ts';
export { setTile } from './rules/set-tile.ts';
export {
	clone,
	forest,
	NOT_COMMITTED,
	PHASES,
	SECRET_COMMIT,
	SOURCES,
	seatAfterWhistle,
	stockIndex,
} from './rules/state.ts';
export { walk } from './rules/walk.ts';
export { forecastWords, moveWords } from './words/forecasts.ts';
export { words } from './words/index.ts';
export { cardWords, type Key, object, owner, ownTile } from './words/phrases.ts';
