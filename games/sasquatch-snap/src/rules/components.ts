/** In the order in which seats may choose: by value, which is also the canonical order of moves. */
export const TILE_TYPES = ['basic', 'freeze', 'spike', 'super'] as const;
export type TileType = (typeof TILE_TYPES)[number];

/** In notation, in the same order. */
export const TILE_LETTERS = 'bfks';

/** Index into TILE_TYPES. */
export type TypeIndex = number;
const TYPE_INDEX: Readonly<Record<TileType, TypeIndex>> = { basic: 0, freeze: 1, spike: 2, super: 3 };
/** Much quicker than a search. */
export function typeIndex(tile: TileType): TypeIndex {
	return TYPE_INDEX[tile];
}
export const BASIC: TypeIndex = 0;
export const FREEZE: TypeIndex = 1;
export const SPIKE: TypeIndex = 2;
export const SUPER: TypeIndex = 3;
export const TYPES = TILE_TYPES.length;

export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Index into DIRECTIONS: clockwise from north. */
export type DirectionIndex = number;
const DIRECTION_INDEX: Readonly<Record<Direction, DirectionIndex>> = { N: 0, E: 1, S: 2, W: 3 };
export function directionIndex(dir: Direction): DirectionIndex {
	return DIRECTION_INDEX[dir];
}
export const SIDES = DIRECTIONS.length;

/** SSQ-65: always four. */
export const SEATS = 4;

/** Worth in an exchange (SSQ-13); a snap is worth 1. By type, like the tables below. */
export const VALUES: readonly number[] = [1, 2, 3, 4];
/** Snaps for catching the Sasquatch, and snaps owed by a rival who walks in (SSQ-6). */
export const SNAPS: readonly number[] = [1, 2, 1, 1];
/** Tiles of one colour; each type is worth 12 in all. */
export const PER_COLOR: readonly number[] = [12, 6, 4, 3];
export const FIRST_HAND: readonly number[] = [7, 0, 1, 0];

export const FIRST_SNAPS = 1;

/** Snaps that exist in a game to this target: enough for any course of play (SSQ-59). */
export function snapsInBox(target: number): number {
	return 5 * target;
}

/**
 * A tile lying in the forest, in one small integer: four per owner, basic first. NO_TILE where none lies.
 */
export type Tile = number;
export const NO_TILE: Tile = -1;

export function tileOf(owner: number, type: TypeIndex): Tile {
	return owner * TYPES + type;
}

export function ownerOf(tile: Tile): number {
	return tile >> 2;
}

export function typeOf(tile: Tile): TypeIndex {
	return tile & 3;
}

/** The owner's bits away: NO_TILE, all of whose bits are set, is none. */
export function isSuper(tile: Tile): boolean {
	return (tile & ~0b1100) === SUPER;
}
