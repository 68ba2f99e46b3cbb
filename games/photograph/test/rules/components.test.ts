import { expect, test } from 'vitest';
import { photograph } from '../../src/index.ts';
import {
	backOf,
	COLOR_LETTERS,
	COLORS,
	cardWithBack,
	colorOf,
	filmPoints,
	isFaceUpPlace,
	isPhoto,
	knownBack,
	PHOTOS,
	photo,
	SUNSET,
	tableSize,
	UNKNOWN,
	valueOn,
} from '../../src/rules/components.ts';

const photos = Array.from({ length: PHOTOS }, (_, card) => card);

test('[PHO-2] there are 84 photos, values 1 to 12 in each of seven colours', () => {
	expect(COLORS).toEqual(['blue', 'red', 'yellow', 'green', 'brown', 'grey', 'purple']);
	expect(COLOR_LETTERS).toBe('BRYGNSP');
	expect(PHOTOS).toBe(84);
	const faces = photos.map((card) => [COLORS[colorOf(card)], valueOn(card)]);
	expect(faces).toEqual(COLORS.flatMap((color) => Array.from({ length: 12 }, (_, i) => [color, i + 1])));
	expect(photos.every(isPhoto)).toBe(true);
	expect(faces[photo(5, 11)]).toEqual(['grey', 11]);
	for (const card of photos) expect(photo(colorOf(card), valueOn(card))).toBe(card);
});

test('[PHO-7] a back tells colour and band: low is 1 to 6, high 7 to 12', () => {
	for (const card of photos) {
		const shown = cardWithBack(backOf(card));
		expect(isPhoto(shown)).toBe(false);
		expect(knownBack(shown)).toBe(backOf(card));
		expect(knownBack(shown)).toBe(2 * colorOf(card) + (valueOn(card) <= 6 ? 0 : 1));
	}
	expect(new Set(photos.map(backOf)).size).toBe(14);
});

test('[PHO-4] the sunset card and the blank back are no photos and show no band', () => {
	expect([isPhoto(SUNSET), isPhoto(UNKNOWN), isPhoto(-1)]).toEqual([false, false, false]);
	expect([knownBack(SUNSET), knownBack(UNKNOWN), knownBack(photo(0, 1))]).toEqual([-1, -1, -1]);
});

test('[PHO-1, 2, 4, 5, 6] the table of section 3', () => {
	expect(photograph.meta.seats).toEqual([2, 3, 4]);
	expect(tableSize(2)).toEqual({ colors: 5, rows: 3, pile: 10, goodShotNeeds: 4 });
	expect(tableSize(3)).toEqual({ colors: 6, rows: 4, pile: 12, goodShotNeeds: 4 });
	expect(tableSize(4)).toEqual({ colors: 7, rows: 4, pile: 14, goodShotNeeds: 3 });
	for (const seats of [2, 3, 4]) expect(tableSize(seats).colors * 12).toBe(6 * tableSize(seats).pile);
	for (const seats of [0, 1, 5]) expect(() => tableSize(seats)).toThrow(RangeError);
});

test('[PHO-7] places in the outer columns are face up, in the inner ones face down', () => {
	const faces = Array.from({ length: 16 }, (_, place) => (isFaceUpPlace(place) ? 'u' : 'd')).join('');
	expect(faces).toBe('udduudduudduuddu');
});

test('[PHO-54] film points by number of face-up cards', () => {
	expect([0, 1, 2, 3, 4, 5, 6, 7].map(filmPoints)).toEqual([-3, 1, 3, 4, 7, 8, 10, 11]);
	expect([8, 9, 10, 11, 12].map(filmPoints)).toEqual([11, 11, 11, 11, 11]);
});
