import { type Reader, type Seat, type Voice, who } from '@shutterbox/kernel';
import { SYMBOL_OF, SYMBOLS } from '../rules/components.ts';
import { type Item, isDie } from '../rules/items.ts';
import type { Hex } from '../rules/layouts.ts';
import type { WorkerUse } from '../rules/move.ts';
import { isAtTower, isWatchtowerTile, layoutOf, NO_TILE, type Park } from '../rules/park.ts';
import type { Taken } from './drafting.ts';
import { signed } from './forecasts.ts';
import { capitalised, cornerName, itemName, type Key, thingName, towerName, workerName } from './names.ts';

// What a drawn board says to those who hear it.

interface Way {
	readonly workers: readonly WorkerUse[];
	readonly value: number;
	readonly parts: number;
	readonly gain: { readonly total: number };
}

interface HexFacts {
	readonly park: Park;
	readonly hex: Hex;
	readonly isPlanned?: boolean;
	/** The item in hand, and the best way to put it there. */
	readonly offer?: { readonly item: Item; readonly way: Way } | null;
}

/** `b5, free, entrance. Eagle here: plus 23 points, closes a brown tower`. */
export function hexAloud(voice: Voice<Key>, { park, hex, isPlanned = false, offer = null }: HexFacts): string {
	const { say } = voice;
	const { names, entrance, starts } = layoutOf(park);
	const tile = park.tiles[hex];
	const start = starts.findIndex((each) => each.hex === hex);
	const what = [
		...(tile === NO_TILE ? [say('aloud.free')] : tileWords(voice, park, hex)),
		...(park.dice[hex] > 0 ? [say('aloud.die', { value: park.dice[hex] })] : []),
		...(tile === NO_TILE && start !== -1 ? [say('aloud.start', { number: start + 1 })] : []),
		...((entrance & (1 << hex)) !== 0 ? [say('aloud.entrance')] : []),
		...(isPlanned ? [say('aloud.planned')] : []),
	].join(', ');
	const words = say('aloud.hex', { hex: names[hex], what });
	return offer === null ? words : `${words}. ${offerWords(voice, offer.item, offer.way)}`;
}

/** `Alpine ibex (grey, black part), north-east, black tower`. */
function tileWords(voice: Voice<Key>, park: Park, hex: Hex): string[] {
	const tile = park.tiles[hex];
	if (!isWatchtowerTile(tile)) return [itemName(voice, tile)];
	const corner = cornerName(voice, park.corners[hex]);
	return [itemName(voice, tile), corner, ...(isAtTower(park, hex) ? [towerOf(voice, tile)] : [])];
}

function offerWords(voice: Voice<Key>, item: Item, { workers, value, parts, gain }: Way): string {
	const { say, list } = voice;
	const { total } = gain;
	const words = [
		total < 0 ? say('aloud.loss', { points: -total }) : say('aloud.gain', { points: total }),
		...(parts === 3 ? [say('aloud.closes', { tower: towerOf(voice, item) })] : []),
		...(workers.length > 0
			? [say('aloud.helped', { workers: list(workers.map(([token]) => workerName(voice, token))), value })]
			: []),
	];
	return say('aloud.here', { thing: capitalised(thingName(voice, item)), gain: words.join(', ') });
}

function towerOf(voice: Voice<Key>, tile: Item): string {
	return towerName(voice, SYMBOLS[SYMBOL_OF[tile]]);
}

/** `Grey die 4, fits nowhere yet`. */
export function itemAloud(voice: Voice<Key>, item: Item, isFitting: boolean): string {
	const words = capitalised(itemName(voice, item));
	return isFitting ? words : voice.say('aloud.nowhere', { item: words });
}

/** `Eagle in hand, 5 hexes`. */
export function heldAloud(voice: Voice<Key>, item: Item, hexes: number): string {
	return voice.say('aloud.held', { thing: capitalised(thingName(voice, item)), count: hexes });
}

/** `Eagle planned on b5, north-east, brown tower`. */
export function placedAloud(voice: Voice<Key>, { item, to, corner = 0 }: Taken, closesTower: boolean): string {
	const { say } = voice;
	const thing = capitalised(thingName(voice, item));
	if (to == null) return say('aloud.crated', { thing });
	const isPart = !isDie(item) && isWatchtowerTile(item);
	return [
		say('aloud.placed', { thing, hex: to }),
		...(isPart ? [cornerName(voice, corner)] : []),
		...(isPart && closesTower ? [towerOf(voice, item)] : []),
	].join(', ');
}

/** `Tomasz is ready, waiting for Ines`. */
export function readyAloud({ say, list }: Voice<Key>, { names }: Reader, seat: Seat, waiting: readonly Seat[]): string {
	const name = names[seat];
	if (waiting.length === 0) return say('aloud.allReady', { name });
	return say('aloud.ready', { name, names: list(waiting.map((each) => names[each])) });
}

/** `All built. You: +36, 110 points`. */
export function builtAloud({ say }: Voice<Key>, change: number, points: number): string {
	return say('aloud.built', { change: signed(change), points });
}

/** `Entrance: 32`. */
export function entranceAloud({ say }: Voice<Key>, reader: Reader, seat: Seat, points: number): string {
	return say('aloud.entranceScored', { ...who(reader, seat), points });
}
