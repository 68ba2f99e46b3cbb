import { NotationError } from '@shutterbox/kernel';
import {
	type BoardIndex,
	COLOURS,
	COMMON_TILES,
	FIRST_STAR,
	personalSet,
	TILE_IDS,
	type Tile,
	UNKNOWN_TILE,
} from '../rules/components.ts';
import { colourOf, die, type Item, isDie, pips } from '../rules/items.ts';

// Tiles and dice as words. `ibex.brown` is the tile of the seat's own set if it has one, else the common one; a tile that
// this does not find is written with its set, `common.golden-eagle.brown`. A die is `grey4` where its colour is not clear.

/** For words that belong to no seat: common tiles. */
export const NO_BOARD: BoardIndex = -1;

export function printTile(tile: Tile, board: BoardIndex): string {
	const id = TILE_IDS[tile];
	const short = id.slice(id.indexOf('.') + 1);
	return tileNamed(short, board) === tile ? short : id;
}

export function readTile(word: string, board: BoardIndex): Tile {
	const tile = TILE_IDS.indexOf(word);
	const found = tile >= 0 && tile < FIRST_STAR ? tile : tileNamed(word, board);
	if (found === -1) throw new NotationError(`"${word}" is no tile`);
	return found;
}

function tileNamed(short: string, board: BoardIndex): Tile {
	const isNamed = (tile: Tile) => TILE_IDS[tile].endsWith(`.${short}`);
	const own = board === NO_BOARD ? undefined : personalSet(board).find(isNamed);
	return own ?? TILE_IDS.slice(0, COMMON_TILES).indexOf(`common.${short}`);
}

function printItem(item: Item, board: BoardIndex): string {
	return isDie(item) ? `${COLOURS[colourOf(item)]}${pips(item)}` : printTile(item, board);
}

function readItem(word: string, board: BoardIndex): Item {
	const [, colour, value] = /^([a-z]+)([1-6])$/.exec(word) ?? [];
	const index = (COLOURS as readonly string[]).indexOf(colour ?? '');
	return index === -1 ? readTile(word, board) : die(index, Number(value));
}

export function printItems(items: readonly Item[], board: BoardIndex): string {
	return items.length === 0 ? '-' : items.map((item) => printItem(item, board)).join(' ');
}

export function readItems(text: string, board: BoardIndex): Item[] {
	return words(text).map((word) => readItem(word, board));
}

/** From the top; a facedown stack as `?*7`. */
export function printStack(stack: readonly Tile[], board: BoardIndex): string {
	if (stack.length === 0) return '-';
	if (stack[0] === UNKNOWN_TILE) return `?*${stack.length}`;
	return stack.map((tile) => printTile(tile, board)).join(' ');
}

export function readStack(text: string, board: BoardIndex): Tile[] {
	const [, hidden] = /^\?\*(\d{1,2})$/.exec(text) ?? [];
	if (hidden !== undefined) return new Array(Number(hidden)).fill(UNKNOWN_TILE);
	return words(text).map((word) => readTile(word, board));
}

/** The words of a list; `-` is the empty one. */
export function words(text: string): string[] {
	return text.split(' ').filter((word) => word !== '' && word !== '-');
}

export function readNumber(word: string, min: number, max: number, what: string): number {
	const value = /^\d{1,3}$/.test(word) ? Number(word) : Number.NaN;
	if (!(value >= min && value <= max)) throw new NotationError(`"${word}" is no ${what}`);
	return value;
}
