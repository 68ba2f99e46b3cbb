import { NotationError } from '@shutterbox/kernel';
import { die, type Item } from '../rules/items.ts';
import { boardOf, faultOf, isWatchtowerTile, layoutOf, layTile, NO_TILE, type Park } from '../rules/park.ts';
import { readNumber, readTile, words } from './item-notation.ts';

/** Items in named spaces; a die goes by its value where the space says the colour, −1 is a space for tiles. */
export function readSpaces(
	items: Item[],
	names: readonly string[],
	text: string,
	dieColour: (space: number) => number,
	board: number,
): void {
	for (const part of text === '-' ? [] : text.split(',')) {
		const [name = '', word = ''] = words(part);
		const space = names.indexOf(name);
		if (space === -1) throw new NotationError(`"${name}" is no space`);
		const colour = dieColour(space);
		items[space] = colour === -1 ? readTile(word, board) : die(colour, readNumber(word, 1, 6, 'die'));
	}
}

/** Tiles first, then dice: a 6 may need a tower that a later tile completes. */
export function readPark(park: Park, text: string): void {
	const { names, star } = layoutOf(park);
	const dice: (readonly [hex: number, value: number, part: string])[] = [];
	for (const part of text === '-' ? [] : text.split(',').map((each) => each.trim())) {
		const [, name = '', word, corner, value] = /^(\w+)\s+([\w.-]+)?(?:@(\d))?\s*(?:=(\d))?$/.exec(part) ?? [];
		const hex = names.indexOf(name);
		if (hex === -1) throw new NotationError(`"${part}": no such hex`);
		if ((word === undefined) !== (hex === star)) throw new NotationError(`"${part}": a tile, or the star alone`);
		if (word !== undefined) {
			const tile = readTile(word, boardOf(park));
			if (isWatchtowerTile(tile) !== (corner !== undefined)) throw new NotationError(`"${part}": corner of a part`);
			layTile(park, hex, tile, readNumber(corner ?? '0', 0, 5, 'corner'));
		}
		if (value !== undefined) dice.push([hex, readNumber(value, 1, 6, 'die'), part]);
	}
	for (const [hex, value, part] of dice) {
		if (park.tiles[hex] === NO_TILE || faultOf(park, hex, value)) throw new NotationError(`"${part}": not this die`);
		park.dice[hex] = value;
	}
}
