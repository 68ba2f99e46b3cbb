// What the board needs of Sasquatch Snap!'s own modules, in one place: the forest, the tiles, and single steps of a turn.

export { type Event, type Move, type Options, type State, sasquatchSnap } from '@shutterbox/sasquatch-snap';
export { canTrap, cardsOf, choosesTile, codeOf } from '@shutterbox/sasquatch-snap/commit';
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
} from '@shutterbox/sasquatch-snap/components';
export { isEntrapped } from '@shutterbox/sasquatch-snap/entrapment';
export type { Cards, PlacedTile } from '@shutterbox/sasquatch-snap/events';
export { type ForestSize, labelOf, neighbour, type Square } from '@shutterbox/sasquatch-snap/forest';
export { candidates } from '@shutterbox/sasquatch-snap/heuristics';
export { lure, squareAlong, stopOf } from '@shutterbox/sasquatch-snap/lure';
export type { Commit, Goods, Lure, SetTile } from '@shutterbox/sasquatch-snap/move';
export { printMove } from '@shutterbox/sasquatch-snap/move-notation';
export { printTile } from '@shutterbox/sasquatch-snap/position-notation';
export { setTile } from '@shutterbox/sasquatch-snap/set';
export {
	clone,
	forest,
	NOT_COMMITTED,
	SECRET_COMMIT,
	seatAfterWhistle,
	stockIndex,
} from '@shutterbox/sasquatch-snap/state';
export { claimsOn } from '@shutterbox/sasquatch-snap/traps';
export { walk } from '@shutterbox/sasquatch-snap/walk';
