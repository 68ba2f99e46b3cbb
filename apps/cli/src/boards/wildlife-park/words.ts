import { styleText } from 'node:util';
import type { BySeat, Seat } from '@shutterbox/kernel';
import {
	COLOUR_OF,
	COLOURS,
	type ColourIndex,
	colourOf,
	type Face,
	type Item,
	isDie,
	itemOf,
	pips,
	SYMBOL_OF,
	TILE_IDS,
	type Tile,
	WORKERS,
	type Worker,
} from '@shutterbox/wildlife-park/client';
import { unbroken } from '../../text.ts';

const STYLES = ['greenBright', 'blueBright', 'white', 'yellowBright'] as const;

/** Colours the text for the eye; the words always say the same. */
export function paint(colour: ColourIndex, text: string): string {
	return styleText(STYLES[colour], text);
}

export function isReader(names: BySeat<string>, seat: Seat): boolean {
	return names[seat] === 'You';
}

/** The form of a verb that goes with the subject: `verb(names, seat, 'have', 'has')`. */
export function verb(names: BySeat<string>, seat: Seat, second: string, third: string): string {
	return isReader(names, seat) ? second : third;
}

/** `Your`, `greedy 1's`. */
export function possessive(names: BySeat<string>, seat: Seat): string {
	return isReader(names, seat) ? 'Your' : `${names[seat]}'s`;
}

/** Parts have the roofs of their towers: black pointed, brown flat, beige round; hollow until the tower stands. */
const MARKS = ['♥', '△', '□', '○', '★'];
const BUILT_MARKS = ['♥', '▲', '■', '●', '★'];

/** What a tile carries, as one sign. */
export function markOf(tile: Tile, isBuilt = false): string {
	return (isBuilt ? BUILT_MARKS : MARKS)[SYMBOL_OF[tile]];
}

const NICKNAMES: Readonly<Record<string, string>> = {
	'giant-panda': 'panda',
	'sea-otter': 'otter',
	'sea-turtle': 'turtle',
	'golden-eagle': 'eagle',
	vicuna: 'vicuña',
	'wild-yak': 'yak',
	'snow-leopard': 'leopard',
	'blue-whale': 'whale',
	'black-rhino': 'rhino',
};

/** At most nine letters. */
export function animalName(tile: Tile): string {
	const words = TILE_IDS[tile].split('.');
	const species = words.length === 1 ? words[0] : words[1];
	return NICKNAMES[species] ?? species;
}

/** `ibex △`, `green 4`. */
export function itemWords(item: Item): string {
	const colour = colourOf(item);
	return paint(colour, isDie(item) ? `${COLOURS[colour]} ${pips(item)}` : `${animalName(item)} ${markOf(item)}`);
}

/** A tile with its colour, for a reader who does not know the animals yet: `grey ibex △`. */
export function tileWords(tile: Tile): string {
	return `${paint(COLOUR_OF[tile], COLOURS[COLOUR_OF[tile]])} ${itemWords(tile)}`;
}

/** For sentences: it stays on one line. */
export function faceWords(face: Face): string {
	const item = itemOf(face);
	return unbroken(isDie(item) ? itemWords(item) : tileWords(item));
}

export function workerName(token: Worker): string {
	return token === 'multi' ? 'multicoloured' : token;
}

export function paintWorker(token: Worker): string {
	const worker = WORKERS.indexOf(token);
	return worker < COLOURS.length ? paint(worker, token) : token;
}

/** `+3`, `−2`. */
export function signed(points: number): string {
	return points < 0 ? `−${-points}` : `+${points}`;
}
