import { games } from '@shutterbox/catalogue';
import { describe, expect, test } from 'vitest';
import { coverModules } from '../../scripts/cover-files.ts';
import { lineOf } from '../../src/games/cards.ts';
import { botsFor, sidesOf } from '../../src/games/game-words.ts';
import { listing } from '../../src/games/listing.ts';

describe('the listing', () => {
	test('holds every game of the catalogue, in its order', () => {
		expect(listing.map(({ id }) => id)).toEqual(games.map(({ meta }) => meta.id));
	});
	test('knows where nobody plays against anybody, and where teams do', () => {
		const tables = listing.flatMap(({ id, seats }) => seats.map((count) => [id, count] as const));
		expect(tables.filter(([id, seats]) => new Set(sidesOf(id, seats)).size === 1)).toEqual([
			['wildlife-park', 1],
			['photoshoot', 2],
			['photoshoot', 3],
		]);
		expect(sidesOf('photoshoot', 4)).toEqual([0, 1, 0, 1]);
		expect(sidesOf('snapshot', 3)).toEqual([0, 1, 2]);
	});
	test('is plain data, so that the build can ship it without the rules', () => {
		expect(JSON.parse(JSON.stringify(listing))).toEqual(listing);
	});
	test.each(listing)('has a line and a cover for $title, and bots for a table it can be played at', async (game) => {
		expect(lineOf(game.id)).toMatch(/\.$/);
		expect([...(await coverModules()).keys()]).toContain(game.id);
		expect(game.seats).toContain(botsFor(game) + 1);
	});
});
