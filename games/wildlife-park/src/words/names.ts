import type { Voice } from '@shutterbox/kernel';
import {
	BOARDS,
	COLOURS,
	type ColourIndex,
	NO_SYMBOL,
	SPECIES,
	SPECIES_OF,
	SYMBOL_OF,
	SYMBOLS,
	type Tile,
	type TileSymbol,
	type Worker,
} from '../rules/components.ts';
import { colourOf, type Face, type Item, isDie, itemOf, pips } from '../rules/items.ts';
import type { messages } from './en.ts';

export type Key = keyof typeof messages;
type Words = Voice<Key>;

export function colourName({ say }: Words, colour: ColourIndex): string {
	return say(`colour.${COLOURS[colour]}`);
}

export function animalName({ say }: Words, tile: Tile): string {
	return say(`species.${[...SPECIES, ...BOARDS][SPECIES_OF[tile]]}`);
}

/** What a tile carries: a heart, a part of a tower, the star. */
export function symbolName({ say }: Words, tile: Tile): string {
	const symbol = SYMBOL_OF[tile];
	return symbol === NO_SYMBOL ? say('symbol.star') : say(`symbol.${SYMBOLS[symbol]}`);
}

export function towerName({ say }: Words, colour: TileSymbol): string {
	return say('item.tower', { colour });
}

/** `grey ibex (black part)`, `green die 4`. */
export function itemName(voice: Words, item: Item): string {
	const colour = colourName(voice, colourOf(item));
	if (isDie(item)) return voice.say('item.die', { colour, value: pips(item) });
	return voice.say('item.tile', { colour, animal: animalName(voice, item), symbol: symbolName(voice, item) });
}

export function faceName(voice: Words, face: Face): string {
	return itemName(voice, itemOf(face));
}

/** `green 4`. */
export function dieName(voice: Words, colour: ColourIndex, value: number): string {
	return voice.say('item.short', { colour: colourName(voice, colour), value });
}

export function workerName({ say }: Words, token: Worker): string {
	return say(`worker.${token}`);
}

/** With what it asks for. */
export function missionName({ say }: Words, number: number): string {
	return say(`mission.${number as 1}`);
}
