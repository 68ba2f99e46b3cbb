import { expect, test } from 'vitest';
import {
	FIRST_HAND,
	isSuper,
	NO_TILE,
	ownerOf,
	PER_COLOR,
	SEATS,
	SNAPS,
	snapsInBox,
	TILE_LETTERS,
	TILE_TYPES,
	TYPES,
	tileOf,
	typeOf,
	VALUES,
} from '../../src/rules/components.ts';

test('[SSQ-6] values, snaps and numbers of the four types', () => {
	const table = TILE_TYPES.map((type, i) => [type, VALUES[i], SNAPS[i], PER_COLOR[i], FIRST_HAND[i]]);
	expect(table).toEqual([
		['basic', 1, 1, 12, 7],
		['freeze', 2, 2, 6, 0],
		['spike', 3, 1, 4, 1],
		['super', 4, 1, 3, 0],
	]);
	expect(TILE_LETTERS.length).toBe(TYPES);
});

test('[SSQ-6] 25 tiles a colour, 100 in all, and each type is worth 12', () => {
	expect(PER_COLOR.reduce((sum, count) => sum + count) * SEATS).toBe(100);
	expect(PER_COLOR.map((count, type) => count * VALUES[type])).toEqual([12, 12, 12, 12]);
});

test('[SSQ-59] five snaps for each one that wins', () => {
	expect([5, 8, 10].map(snapsInBox)).toEqual([25, 40, 50]);
});

test('a tile is its owner and its type in one number', () => {
	for (let owner = 0; owner < SEATS; owner++) {
		for (let type = 0; type < TYPES; type++) {
			const tile = tileOf(owner, type);
			expect([ownerOf(tile), typeOf(tile), isSuper(tile)]).toEqual([owner, type, type === 3]);
		}
	}
	expect(isSuper(NO_TILE)).toBe(false);
});
