import { games } from '@shutterbox/catalogue';
import { describe, expect, test } from 'vitest';
import { messages } from '../src/i18n/shell/en.ts';
import { botsFor, SMALL_CROPS } from '../src/screens/game-words.ts';
import { shelf } from '../src/shelf.ts';

describe('the shelf', () => {
	test('holds every game of the catalogue, in its order', () => {
		expect(shelf.map(({ id }) => id)).toEqual(games.map(({ meta }) => meta.id));
	});
	test('is plain data, so that the build can ship it without the rules', () => {
		expect(JSON.parse(JSON.stringify(shelf))).toEqual(shelf);
	});
	test.each(shelf)('has a line and a small crop for $title, and bots for a table it can be played at', (game) => {
		expect(messages).toHaveProperty([`game.line.${game.id}`]);
		expect(SMALL_CROPS).toHaveProperty(game.id);
		expect(game.seats).toContain(botsFor(game) + 1);
	});
});
