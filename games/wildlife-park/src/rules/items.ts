import {
	COLOUR_OF,
	COLOURS,
	type Colour,
	type ColourIndex,
	DISPLAY_DICE,
	DISPLAY_TILES,
	SOLO_SPACES,
	TILE_IDS,
	type Tile,
	UNKNOWN_TILE,
} from './components.ts';

/** A tile, or from 128 on a die: 8 × colour + value. NO_ITEM is an empty space. */
export type Item = number;
export const NO_ITEM: Item = -1;
const FIRST_DIE = 128;

export function die(colour: ColourIndex, value: number): Item {
	return FIRST_DIE + 8 * colour + value;
}

export function isDie(item: Item): boolean {
	return item >= FIRST_DIE;
}

export function isTile(item: Item): boolean {
	return item >= 0 && item < FIRST_DIE;
}

/** What a die shows. */
export function pips(item: Item): number {
	return item & 7;
}

export function colourOf(item: Item): ColourIndex {
	return isDie(item) ? (item - FIRST_DIE) >> 3 : COLOUR_OF[item];
}

/** An item as events and screens name it. */
export type Face = { readonly tile: string } | { readonly die: Colour; readonly value: number };

export function faceOf(item: Item): Face {
	return isDie(item) ? { die: COLOURS[colourOf(item)], value: pips(item) } : { tile: tileId(item) };
}

export function itemOf(face: Face): Item {
	if ('die' in face) return die(COLOURS.indexOf(face.die), face.value);
	const tile = TILE_IDS.indexOf(face.tile);
	if (tile === -1) throw new RangeError(`no tile ${face.tile}`);
	return tile;
}

export function tileId(tile: Tile): string {
	return tile === UNKNOWN_TILE ? 'unknown' : TILE_IDS[tile];
}

const perColour = (prefix: string) => COLOURS.map((colour) => `${prefix}:${colour}`);
const numbered = (prefix: string, from: number, count: number) =>
	Array.from({ length: count }, (_, i) => `${prefix}:${from + i}`);

/** The twelve spaces of a supply board, by index. */
export const SUPPLY_SPACES: readonly string[] = [...perColour('out'), ...perColour('in'), ...perColour('tile')];
export const OUT = 0;
export const IN = COLOURS.length;
export const TILES = 2 * COLOURS.length;

/** The sixteen spaces of the solo supply: left dice, right tiles. */
export const SOLO_SUPPLY_SPACES: readonly string[] = [
	...numbered('left', 1, SOLO_SPACES),
	...numbered('right', 1, SOLO_SPACES),
];
export const RIGHT = SOLO_SPACES;

/** The place of a name in its list. */
function placesOf(names: readonly string[]): ReadonlyMap<string, number> {
	return new Map(names.map((name, place) => [name, place]));
}

export const SUPPLY_SPACE: ReadonlyMap<string, number> = placesOf(SUPPLY_SPACES);
export const SOLO_SUPPLY_SPACE: ReadonlyMap<string, number> = placesOf(SOLO_SUPPLY_SPACES);

/** The slots of a display: eight dice, then three tiles. */
export const DISPLAY_SLOTS: readonly string[] = [
	...numbered('die', 0, DISPLAY_DICE),
	...numbered('tile', 0, DISPLAY_TILES),
];
export const DISPLAY_SLOT: ReadonlyMap<string, number> = placesOf(DISPLAY_SLOTS);
/** Index of the first tile slot. */
export const DISPLAY_TILE = DISPLAY_DICE;
