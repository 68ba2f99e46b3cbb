/** The canonical order, used wherever an order of colours is needed. */
export const COLORS = ['blue', 'red', 'yellow', 'green', 'brown', 'grey', 'purple'] as const;
export type Color = (typeof COLORS)[number];
export const COLOR_LETTERS = 'BRYGNSP';

/** Index into COLORS. */
export type ColorIndex = number;

/**
 * A card as a viewer knows it, in one small integer:
 * 0…83 a photo (12 per colour, value 1 first), 84 the sunset card, 85…98 a photo of which only the back is known
 * (two bands per colour, low first), 99 a card of which nothing is known.
 */
export type Card = number;

// The smallest functions run hundreds of times a game. An exported constant is read anew each time, one that stays in its
// module is not: hence these twins.
const perColor = 12;
const perRow = 4;

export const COLOR_COUNT = COLORS.length;
export const VALUES = perColor;
export const PHOTOS = COLOR_COUNT * VALUES;
export const SUNSET: Card = PHOTOS;
const FIRST_BACK = SUNSET + 1;
export const BACKS = 2 * COLOR_COUNT;
export const UNKNOWN: Card = FIRST_BACK + BACKS;

export function photo(color: ColorIndex, value: number): Card {
	return color * VALUES + value - 1;
}

export function isPhoto(card: Card): boolean {
	return card >= 0 && card < PHOTOS;
}

export function colorOf(card: Card): ColorIndex {
	return (card / perColor) | 0;
}

export function valueOn(card: Card): number {
	return (card % perColor) + 1;
}

/** 0…13: the colour and the band (low 1–6, high 7–12) that a photo's back shows. */
export function backOf(card: Card): number {
	return (card / (perColor / 2)) | 0;
}

/** The card that shows nothing but this back. */
export function cardWithBack(back: number): Card {
	return FIRST_BACK + back;
}

/** The back a half-known card shows, or −1 if it is not half known. */
export function knownBack(card: Card): number {
	return card >= FIRST_BACK && card < UNKNOWN ? card - FIRST_BACK : -1;
}

const ALL_PHOTOS: readonly Card[] = Array.from({ length: PHOTOS }, (_, card) => card);

/** In canonical order: colours, then values 1 to 12. */
export function photosOf(colors: readonly ColorIndex[]): Card[] {
	if (colors.length === COLOR_COUNT) return ALL_PHOTOS.slice();
	return ALL_PHOTOS.filter((card) => colors.includes(colorOf(card)));
}

/** What depends on the number of players (PHO-2, 4, 5, 6). */
export interface TableSize {
	readonly colors: number;
	readonly rows: number;
	/** Photos in each of the six piles; the sunset card lies in the fifth from the top. */
	readonly pile: number;
	readonly goodShotNeeds: number;
}

const TABLE_SIZES: readonly (TableSize | null)[] = [
	null,
	null,
	{ colors: 5, rows: 3, pile: 10, goodShotNeeds: 4 },
	{ colors: 6, rows: 4, pile: 12, goodShotNeeds: 4 },
	{ colors: 7, rows: 4, pile: 14, goodShotNeeds: 3 },
];

export function tableSize(seats: number): TableSize {
	const size = TABLE_SIZES[seats];
	if (!size) throw new RangeError(`no table for ${seats}`);
	return size;
}

export const COLUMNS = perRow;
export const HAND = 5;
export const HAND_AFTER_SUNSET = 3;
export const MAX_TAKE = 3;
export const LARGEST_HAND = HAND + MAX_TAKE;
export const MOST_ROWS = 4;
export const MAX_STEP = 3;
export const REFILL_AT = 3;
/** Cards every seat plays at sunset and in the final phase. */
export const TOGETHER = 2;

/** PHO-7: a place's face depends on its column alone. Places count from 0 here, from 1 on the table. */
export function isFaceUpPlace(place: number): boolean {
	const column = place % perRow;
	return column === 0 || column === perRow - 1;
}

/** By number of face-up photos, 7 or more in the last place (PHO-54). */
const FILM_POINTS: readonly number[] = [-3, 1, 3, 4, 7, 8, 10, 11];

export function filmPoints(faceUp: number): number {
	return FILM_POINTS[Math.min(faceUp, FILM_POINTS.length - 1)];
}

export const GOOD_SHOT_POINTS = 5;
export const BLURRED_POINTS = -2;
