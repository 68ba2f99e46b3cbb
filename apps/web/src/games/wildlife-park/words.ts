import {
	BOARDS,
	COLOURS,
	type ColourIndex,
	colourOf,
	type Face,
	type Item,
	isDie,
	itemOf,
	NO_SYMBOL,
	pips,
	SCORE_ROWS,
	type ScoreChange,
	SPECIES,
	SPECIES_OF,
	SYMBOL_OF,
	SYMBOLS,
	type Tile,
	type Worker,
} from '@shutterbox/wildlife-park/client';
import { area } from '../../i18n/area.ts';
import { list } from '../../i18n/format.ts';

/** The words of Wildlife Park. */
export const words = area({
	en: () => import('./messages/en.ts'),
	ru: () => import('./messages/en.ts'),
});
export const { t } = words;

export function colourName(colour: ColourIndex): string {
	return t(`colour.${COLOURS[colour]}`);
}

export function animalName(tile: Tile): string {
	const species = [...SPECIES, ...BOARDS][SPECIES_OF[tile]];
	// The catalogue has a name for every species of the rules.
	return t(`species.${species}` as 'species.lion');
}

/** What a tile carries: a heart, a part of a tower, the star. */
export function symbolName(tile: Tile): string {
	const symbol = SYMBOL_OF[tile];
	return symbol === NO_SYMBOL ? t('symbol.star') : t(`symbol.${SYMBOLS[symbol]}`);
}

const MARKS = ['♥', '▲', '■', '●', '★'];

/** The same as one sign: parts have the roofs of their towers. */
export function markOf(tile: Tile): string {
	return MARKS[SYMBOL_OF[tile]];
}

export function towerName(tile: Tile): string {
	const symbol = SYMBOLS[SYMBOL_OF[tile]];
	return symbol === 'heart' ? '' : t(`tower.${symbol}`);
}

/** `grey ibex, black part`, `green die 4`. */
export function itemName(item: Item): string {
	const colour = colourName(colourOf(item));
	if (isDie(item)) return t('item.die', { colour, value: pips(item) });
	return t('item.tile', { colour, animal: animalName(item), symbol: symbolName(item) });
}

export function faceName(face: Face): string {
	return itemName(itemOf(face));
}

export function workerName(token: Worker): string {
	return t(`worker.${token}`);
}

export function cornerName(corner: number): string {
	return t(`corner.${corner as 0 | 1 | 2 | 3 | 4 | 5}`);
}

export function missionName(number: number): string {
	return t(`mission.${number as 1}`);
}

/** `+3`, `−2`. */
export function signed(points: number): string {
	return points < 0 ? `−${-points}` : `+${points}`;
}

/** `+8 (Green habitats +6, Animals +2)`. */
export function changeWords(change: ScoreChange): string {
	const rows = SCORE_ROWS.filter((row) => change[row] !== 0);
	if (rows.length === 0) return t('turn.noChange');
	const named = rows.map((row) => t('gain', { row: t(`row.${row}`), points: signed(change[row]) }));
	return rows.length === 1 ? named[0] : t('turn.rows', { total: signed(change.total), rows: named.join(', ') });
}

/** Beginning a sentence. */
export function capitalised(text: string): string {
	return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function itemNames(items: readonly Item[]): string {
	return list(items.map(itemName));
}
