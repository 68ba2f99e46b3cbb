import type { Voice } from '@shutterbox/kernel';
import {
	ACHIEVEMENTS,
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

const ANIMALS = [...SPECIES, ...BOARDS] as const;

/** As the list of components names its species. */
export function speciesName({ say }: Words, tile: Tile): string {
	return say(`species.${ANIMALS[SPECIES_OF[tile]]}`);
}

/** What a sentence is told of an item; other languages have more than one form of each. */
function thingFacts(item: Item): Record<'kind' | 'colour' | 'animal', string> & { value: number } {
	const colour = COLOURS[colourOf(item)];
	if (isDie(item)) return { kind: 'die', colour, value: pips(item), animal: '' };
	const animal = ANIMALS[SPECIES_OF[item]].replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
	return { kind: 'tile', colour, value: 0, animal };
}

/** In a word or two, where there is little room: `eagle`, `grey 4`. */
export function thingName({ say }: Words, item: Item): string {
	return say('thing.named', thingFacts(item));
}

/** The same as what something is done to. */
export function thingObject({ say }: Words, item: Item): string {
	return say('thing.object', thingFacts(item));
}

export function cornerName({ say }: Words, corner: number): string {
	return say(`corner.${corner as 0 | 1 | 2 | 3 | 4 | 5}`);
}

/** Beginning a sentence. */
export function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a tile carries: a heart, a part of a tower, the star. */
export function symbolName({ say }: Words, tile: Tile): string {
	const symbol = SYMBOL_OF[tile];
	return symbol === NO_SYMBOL ? say('symbol.star') : say(`symbol.${SYMBOLS[symbol]}`);
}

export function towerName({ say }: Words, colour: TileSymbol): string {
	return say('item.tower', { colour });
}

/** `Alpine ibex (grey, black part)`, `green die 4`. */
export function itemName(voice: Words, item: Item): string {
	const colour = COLOURS[colourOf(item)];
	if (isDie(item)) return voice.say('item.die', { colour, value: pips(item) });
	return voice.say('item.tile', { colour, animal: speciesName(voice, item), symbol: symbolName(voice, item) });
}

export function faceName(voice: Words, face: Face): string {
	return itemName(voice, itemOf(face));
}

/** `green 4`. */
export function dieName(voice: Words, colour: ColourIndex, value: number): string {
	return voice.say('item.short', { colour: COLOURS[colour], value });
}

export function workerName({ say }: Words, token: Worker): string {
	return say(`worker.${token}`);
}

/** The title earned in the solo challenge. */
export function achievementName({ say }: Words, title: string): string {
	return say(`achievement.${ACHIEVEMENTS.indexOf(title) as 0}`);
}

/** With what it asks for. */
export function missionName({ say }: Words, number: number): string {
	return say(`mission.${number as 1}`);
}
