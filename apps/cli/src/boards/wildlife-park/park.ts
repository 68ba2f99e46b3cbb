import { styleText } from 'node:util';
import {
	COLOUR_OF,
	type Hex,
	isAtTower,
	isWatchtowerTile,
	layoutOf,
	NO_TILE,
	type Park,
	thingName,
} from '@shutterbox/wildlife-park/client';
import { type BoardVoice, colourCell, markOf, paint } from './signs.ts';

/** Columns from a hex to the next one, and lines from a hex to the one at its lower right. */
const STRIDE = 10;
const HALF = 2;
/** A hex is so wide, its top and bottom edges so. */
const HEX = 12;
const EDGE = 8;

export function parkWidth(park: Park): number {
	const columns = Math.max(...layoutOf(park).places.map(([q]) => q)) + 1;
	return (columns - 1) * STRIDE + HEX;
}

/** A sheet of paper on which words are put at places. */
class Sheet {
	readonly #lines: string[][] = [];

	put(row: number, column: number, text: string, style = (plain: string) => plain): void {
		while (this.#lines.length <= row) this.#lines.push([]);
		const line = this.#lines[row];
		while (line.length < column + text.length) line.push(' ');
		[...text].forEach((sign, i) => {
			line[column + i] = sign === ' ' ? sign : style(sign);
		});
	}

	/** Without empty lines at the top. */
	lines(): string[] {
		const lines = this.#lines.map((line) => line.join('').trimEnd());
		return lines.slice(lines.findIndex((line) => line !== ''));
	}
}

/**
 * The park as hexes: name and heart or star, colour and die, animal. The part of a watchtower tile is at its corner, so
 * that three of them meet where a tower stands.
 */
export function drawPark(voice: BoardVoice, park: Park): string[] {
	const { places, gate } = layoutOf(park);
	const height = ([q, r]: readonly [number, number]) => 2 * r + q;
	const top = Math.min(height(gate), ...places.map(height));
	const sheet = new Sheet();
	places.forEach((place) => {
		drawOutline(sheet, HALF * (height(place) - top), place[0] * STRIDE);
	});
	places.forEach((place, hex) => {
		drawHex(voice, sheet, HALF * (height(place) - top), place[0] * STRIDE, park, hex);
	});
	sheet.put(HALF * (height(gate) - top) + 2, gate[0] * STRIDE + 2, voice.say('cell.entrance'));
	return sheet.lines();
}

function drawOutline(sheet: Sheet, row: number, column: number): void {
	sheet.put(row, column + 2, '_'.repeat(EDGE));
	sheet.put(row + 1, column + 1, '/');
	sheet.put(row + 1, column + 10, '\\');
	sheet.put(row + 2, column, '/');
	sheet.put(row + 2, column + 11, '\\');
	sheet.put(row + 3, column, '\\');
	sheet.put(row + 3, column + 11, '/');
	sheet.put(row + 4, column + 1, '\\');
	sheet.put(row + 4, column + 2, '_'.repeat(EDGE));
	sheet.put(row + 4, column + 10, '/');
}

/** Where the part lies, by corner, seen from the upper left of a hex; clockwise from the east. */
const CORNER_PLACES = [
	[2, 10],
	[4, 9],
	[4, 2],
	[2, 1],
	[1, 2],
	[1, 9],
] as const;

function drawHex(voice: BoardVoice, sheet: Sheet, row: number, column: number, park: Park, hex: Hex): void {
	const tile = park.tiles[hex];
	const name = layoutOf(park).names[hex];
	if (tile === NO_TILE) {
		sheet.put(row + 2, column + 5, name);
		return;
	}
	const colour = COLOUR_OF[tile];
	const painted = (text: string) => paint(colour, text);
	const die = park.dice[hex];
	const sign = isWatchtowerTile(tile) ? '' : ` ${markOf(tile)}`;
	sheet.put(row + 1, column + 4, `${name}${sign}`);
	sheet.put(row + 2, column + 2, colourCell(voice, colour), painted);
	if (die !== 0) sheet.put(row + 2, column + 9, String(die), (text) => styleText(['bold', 'inverse'], text));
	sheet.put(row + 3, column + 1, ` ${thingName(voice, tile)}`, painted);
	if (!isWatchtowerTile(tile)) return;
	const [down, right] = CORNER_PLACES[park.corners[hex]];
	sheet.put(row + down, column + right, markOf(tile, isAtTower(park, hex)));
}
