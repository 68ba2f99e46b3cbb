import { styleText } from 'node:util';
import type { Voice } from '@shutterbox/kernel';
import {
	COLOUR_OF,
	COLOURS,
	type ColourIndex,
	colourOf,
	dieName,
	type Item,
	isDie,
	type Key,
	pips,
	SYMBOL_OF,
	type Tile,
	thingName,
	WORKERS,
	type Worker,
} from '@shutterbox/wildlife-park/client';
import type { BoardKey } from './en.ts';

/** The voice of the board: the game's words, and the labels that only a terminal needs. */
export type BoardVoice = Voice<Key | BoardKey>;

const STYLES = ['greenBright', 'blueBright', 'white', 'yellowBright'] as const;

/** Colours the text for the eye; the words always say the same. */
export function paint(colour: ColourIndex, text: string): string {
	return styleText(STYLES[colour], text);
}

/** What is said of one item and nothing else. */
const PAINTED: ReadonlySet<string> = new Set(['item.tile', 'item.die', 'item.short', 'log.change']);

/** Says items in their colour. */
export function painted(voice: Voice<Key>): Voice<Key> {
	return {
		...voice,
		say(key, facts) {
			const text = voice.say(key, facts);
			const colour = (COLOURS as readonly string[]).indexOf(String(facts?.colour));
			return colour === -1 || !PAINTED.has(key) ? text : paint(colour, text);
		},
	};
}

/** A colour in at most seven letters. */
export function colourCell({ say }: BoardVoice, colour: ColourIndex): string {
	return say(`cell.${COLOURS[colour]}`);
}

/** Parts have the roofs of their towers: black pointed, brown flat, beige round; hollow until the tower stands. */
const MARKS = ['♥', '△', '□', '○', '★'];
const BUILT_MARKS = ['♥', '▲', '■', '●', '★'];

/** What a tile carries, as one sign. */
export function markOf(tile: Tile, isBuilt = false): string {
	return (isBuilt ? BUILT_MARKS : MARKS)[SYMBOL_OF[tile]];
}

/** `ibex △`, `green 4`. */
export function itemSign(voice: BoardVoice, item: Item): string {
	if (isDie(item)) return dieName(voice, colourOf(item), pips(item));
	return paint(colourOf(item), `${thingName(voice, item)} ${markOf(item)}`);
}

/** A tile with its colour, for a reader who does not know the animals yet: `ibex △ grey`. */
export function tileSign(voice: BoardVoice, tile: Tile): string {
	return `${itemSign(voice, tile)} ${paint(COLOUR_OF[tile], colourCell(voice, COLOUR_OF[tile]))}`;
}

export function paintWorker(token: Worker): string {
	const worker = WORKERS.indexOf(token);
	return worker < COLOURS.length ? paint(worker, token) : token;
}
