/** Items by the words of the component list. */
import {
	COLOURS,
	type Colour,
	colourOf,
	type Item,
	isWatchtowerTile,
	SYMBOL_OF,
	SYMBOLS,
	type Tile,
} from '@shutterbox/wildlife-park/client';
import type { TowerColour } from './picture-ids.ts';

/** The habitat of a tile or a die. */
export function colourName(item: Item): Colour {
	return COLOURS[colourOf(item)];
}

/** The tower a tile is a part of; null for hearts and stars. */
export function partOf(tile: Tile): TowerColour | null {
	return isWatchtowerTile(tile) ? (SYMBOLS[SYMBOL_OF[tile]] as TowerColour) : null;
}
