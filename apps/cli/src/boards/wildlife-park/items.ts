import type { Seat } from '@shutterbox/kernel';
import {
	COLOURS,
	DISPLAY_DICE,
	DISPLAY_SLOTS,
	DISPLAY_TILE,
	DISPLAY_TILES,
	hasChosen,
	IN,
	type Item,
	isDie,
	NO_HIT,
	NO_ITEM,
	OUT,
	pips,
	SOLO_SPACES,
	SOLO_SUPPLY_SPACES,
	type Solo,
	type State,
	TILES,
	workersIn,
} from '@shutterbox/wildlife-park/client';
import { padEnd, wrap } from '../../text.ts';
import { type BoardVoice, colourCell, itemSign, paint, paintWorker, tileSign } from './signs.ts';
import { asTyped } from './typing.ts';

/** No block is wider. */
export const BLOCK = 27;
const DIE_CELL = 13;

/** What a seat owns beside the park: eight dice, three tiles, the stack. Everything as it is typed. */
export function drawDisplay(voice: BoardVoice, { displays, personal }: State, seat: Seat): string[] {
	const display = displays[seat];
	const dice = COLOURS.map((_, i) => {
		const cells = [2 * i, 2 * i + 1].map((slot) => `${asTyped(DISPLAY_SLOTS[slot])} ${dieSign(display[slot], i)}`);
		return ` ${padEnd(paint(i, colourCell(voice, i)), 7)} ${cells.join('  ')}`;
	});
	const tiles = display.slice(DISPLAY_TILE, DISPLAY_TILE + DISPLAY_TILES).flatMap((tile, slot) => {
		return tile === NO_ITEM
			? []
			: [` ${padEnd(asTyped(DISPLAY_SLOTS[DISPLAY_TILE + slot]), 7)} ${tileSign(voice, tile)}`];
	});
	const left = personal[seat].length;
	const hasDice = display.slice(0, DISPLAY_DICE).some((item) => item !== NO_ITEM);
	const isEmpty = !hasDice && tiles.length === 0;
	return [
		voice.say('display.title'),
		...(isEmpty ? [` ${voice.say('display.empty')}`] : [...(hasDice ? dice : []), ...tiles]),
		...(left > 0 ? [` ${voice.say('display.more', { count: left })}`] : []),
	];
}

/** The board in front of a seat; what is taken from it goes on to the left-hand neighbour no more. */
export function drawSupply(voice: BoardVoice, { supply, boards }: State, seat: Seat): string[] {
	const spaces = supply[seat];
	const hasInner = spaces.slice(IN, TILES).some((item) => item !== NO_ITEM);
	const dice = COLOURS.map((colour, i) => {
		const outer = `out:${colour} ${dieSign(spaces[OUT + i], i)}`;
		return ` ${padEnd(outer, DIE_CELL)}${hasInner ? ` in:${colour} ${dieSign(spaces[IN + i], i)}` : ''}`;
	});
	const tiles = COLOURS.map((colour, i) => {
		const tile = spaces[TILES + i];
		return ` ${padEnd(`tile:${colour}`, 11)} ${tile === NO_ITEM ? '·' : itemSign(voice, tile)}`;
	});
	return [voice.say('supply.title', { number: boards[seat] }), ...dice, ...tiles];
}

function dieSign(item: Item, colour: number): string {
	return item === NO_ITEM ? '·' : paint(colour, String(pips(item)));
}

export function drawWorkers({ say }: BoardVoice, { workers }: State, seat: Seat): string[] {
	const unused = workersIn(workers[seat]);
	const words = unused.length === 0 ? say('workers.none') : unused.map(paintWorker).join(' ');
	const title = `${say('workers.title')} `;
	return wrap(`${title}${words}`, title.length, BLOCK).split('\n');
}

const SOLO_CELL = 20;

/** The sixteen spaces, four to a line, and the tokens. */
export function drawSoloSupply(voice: BoardVoice, { supply }: State, { drawn, hit }: Solo): string[] {
	const [spaces] = supply;
	const cells = spaces.map((item, space) => {
		return padEnd(`${SOLO_SUPPLY_SPACES[space]} ${item === NO_ITEM ? '·' : itemSign(voice, item)}`, SOLO_CELL);
	});
	const line = (first: number) =>
		` ${cells
			.slice(first, first + 4)
			.join('')
			.trimEnd()}`;
	const tokens = Array.from({ length: SOLO_SPACES }, (_, i) => i + 1).filter((token) => !drawn.includes(token));
	const left = tokens.join(' ') || voice.say('supply.noTokens');
	const token = drawn.at(-1) ?? 0;
	const row =
		hit === NO_HIT
			? voice.say('supply.tokens', { tokens: left })
			: voice.say('supply.hit', { tokens: left, token, space: SOLO_SUPPLY_SPACES[hit] });
	return [voice.say('supply.solo'), line(0), line(4), line(8), line(12), ` ${row}`];
}

/** The board that comes next, in a few words: dice by colour, then tiles. */
export function supplyWords(voice: BoardVoice, spaces: readonly Item[]): string {
	const dice = spaces.filter(isDie).sort((a, b) => a - b);
	const tiles = spaces.slice(TILES).filter((item) => item !== NO_ITEM);
	return [...dice, ...tiles].map((item) => itemSign(voice, item)).join(', ') || voice.say('supply.empty');
}

/** Columns of where it was taken from. */
const CHOSEN = 7;

/** What was chosen and waits to be built. */
export function drawChosen(voice: BoardVoice, position: State, seat: Seat): string[] {
	if (!hasChosen(position, seat)) return [];
	const [supply, display] = position.preparation[seat];
	const line = (key: 'chosen.supply' | 'chosen.display', item: Item) =>
		` ${padEnd(voice.say(key), CHOSEN)} ${itemSign(voice, item)}`;
	return [voice.say('chosen.title'), line('chosen.supply', supply), line('chosen.display', display)];
}
