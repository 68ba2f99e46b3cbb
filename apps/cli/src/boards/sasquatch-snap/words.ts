import { styleText } from 'node:util';
import type { BySeat, Seat } from '@shutterbox/kernel';
import { type Direction, type Goods, TILE_TYPES, type TileType } from '@shutterbox/sasquatch-snap/client';
import { counted, listed } from '../../text.ts';

const STYLES = ['blueBright', 'yellowBright', 'greenBright', 'magentaBright'] as const;

/** Colours the text for the eye; the numbers and words always say the same. */
export function paint(seat: Seat, text: string): string {
	return styleText(STYLES[seat], text);
}

export function isReader(names: BySeat<string>, seat: Seat): boolean {
	return names[seat] === 'You';
}

/** At the start of a sentence: `You`, `greedy 1`. */
export function subject(names: BySeat<string>, seat: Seat): string {
	return paint(seat, names[seat]);
}

/** Within a sentence: `you`, `greedy 1`. */
export function object(names: BySeat<string>, seat: Seat): string {
	return paint(seat, isReader(names, seat) ? 'you' : names[seat]);
}

/** `your`, `greedy 1's`. */
export function possessive(names: BySeat<string>, seat: Seat): string {
	return paint(seat, isReader(names, seat) ? 'your' : `${names[seat]}'s`);
}

/** The form of a verb that goes with the subject: `verb(names, seat, 'are', 'is')`. */
export function verb(names: BySeat<string>, seat: Seat, second: string, third: string): string {
	return isReader(names, seat) ? second : third;
}

/** The rulebook writes Super with a capital. */
export function tileName(tile: TileType): string {
	return tile === 'super' ? 'Super' : tile;
}

export function directionName(dir: Direction): string {
	return { N: 'north', E: 'east', S: 'south', W: 'west' }[dir];
}

export function snaps(count: number): string {
	return counted(count, 'snap');
}

/** `2 basics, 1 Super and 1 snap`; `nothing` if there is none. */
export function goodsWords(goods: Goods): string {
	const tiles = TILE_TYPES.flatMap((tile) => (goods[tile] ? [counted(goods[tile], tileName(tile))] : []));
	return listed([...tiles, ...(goods.snaps ? [snaps(goods.snaps)] : [])]) || 'nothing';
}
