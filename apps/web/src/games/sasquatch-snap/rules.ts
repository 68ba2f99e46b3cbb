// What the boards need of Sasquatch Snap!'s own modules, in one place: the forest, the tiles, and single steps of a turn.

export { type Event, type Move, type Options, type State, sasquatchSnap } from '@shutterbox/sasquatch-snap';
export { canTrap, cardsOf, choosesTile, codeOf } from '@shutterbox/sasquatch-snap/commit';
export {
	DIRECTIONS,
	type Direction,
	NO_TILE,
	ownerOf,
	SEATS,
	SIDES,
	SNAPS,
	TILE_TYPES,
	type TileType,
	typeOf,
} from '@shutterbox/sasquatch-snap/components';
export { isEntrapped } from '@shutterbox/sasquatch-snap/entrapment';
export type { Cards, PlacedTile } from '@shutterbox/sasquatch-snap/events';
export { worthOf } from '@shutterbox/sasquatch-snap/exchange';
export { type ForestSize, labelOf, neighbour, type Square } from '@shutterbox/sasquatch-snap/forest';
export { lure, squareAlong, stopOf } from '@shutterbox/sasquatch-snap/lure';
export type { Commit, Goods, Lure, SetTile, Whistle } from '@shutterbox/sasquatch-snap/move';
export { REFUSALS } from '@shutterbox/sasquatch-snap/refusals';
export { END_REASONS } from '@shutterbox/sasquatch-snap/scoring';
export { setTile } from '@shutterbox/sasquatch-snap/set';
export {
	clone,
	forest,
	NOT_COMMITTED,
	PHASES,
	SECRET_COMMIT,
	SOURCES,
	seatAfterWhistle,
	stockIndex,
} from '@shutterbox/sasquatch-snap/state';
export { claimsOn } from '@shutterbox/sasquatch-snap/traps';
export { walk } from '@shutterbox/sasquatch-snap/walk';
