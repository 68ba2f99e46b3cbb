import { styleText } from 'node:util';
import type { Voice } from '@shutterbox/kernel';
import {
	animalName,
	COLOUR_OF,
	COLOURS,
	type ColourIndex,
	colourName,
	colourOf,
	dieName,
	type Item,
	isDie,
	type Key,
	pips,
	SYMBOL_OF,
	type Tile,
	WORKERS,
	type Worker,
} from '@shutterbox/wildlife-park/client';

const STYLES = ['greenBright', 'blueBright', 'white', 'yellowBright'] as const;

/** Colours the text for the eye; the words always say the same. */
export function paint(colour: ColourIndex, text: string): string {
	return styleText(STYLES[colour], text);
}

/** Says items in their colour. */
export function painted(voice: Voice<Key>): Voice<Key> {
	const names = COLOURS.map((_, colour) => colourName(voice, colour));
	return {
		...voice,
		say(key, facts) {
			const text = voice.say(key, facts);
			const colour = names.indexOf(String(facts?.colour));
			return colour === -1 ? text : paint(colour, text);
		},
	};
}

/** Parts have the roofs of their towers: black pointed, brown flat, beige round; hollow until the tower stands. */
const MARKS = ['♥', '△', '□', '○', '★'];
const BUILT_MARKS = ['♥', '▲', '■', '●', '★'];

/** What a tile carries, as one sign. */
export function markOf(tile: Tile, isBuilt = false): string {
	return (isBuilt ? BUILT_MARKS : MARKS)[SYMBOL_OF[tile]];
}

/** `ibex △`, `green 4`. */
export function itemSign(voice: Voice<Key>, item: Item): string {
	if (isDie(item)) return dieName(voice, colourOf(item), pips(item));
	return paint(colourOf(item), `${animalName(voice, item)} ${markOf(item)}`);
}

/** A tile with its colour, for a reader who does not know the animals yet: `grey ibex △`. */
export function tileSign(voice: Voice<Key>, tile: Tile): string {
	return `${paint(COLOUR_OF[tile], colourName(voice, COLOUR_OF[tile]))} ${itemSign(voice, tile)}`;
}

export function paintWorker(token: Worker): string {
	const worker = WORKERS.indexOf(token);
	return worker < COLOURS.length ? paint(worker, token) : token;
}
