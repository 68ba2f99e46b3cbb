import { afterEach, describe, expect, test } from 'vitest';
import { amountOf, creditsOf } from '../../src/games/cards.ts';
import { listing } from '../../src/games/listing.ts';
import { turnTo } from '../../src/i18n/area.ts';
import { deviceName } from '../../src/screens/profile/device-name.ts';

afterEach(() => turnTo('en'));

describe('who made a game', () => {
	test.each(listing)('is said in the language of the page: $title', async (game) => {
		expect(creditsOf(game)).toBe(game.credits);
		await turnTo('ru');
		expect(creditsOf(game)).toMatch(/^Авторы? — /);
		expect(creditsOf(game)).not.toMatch(/design|art\b/);
	});
});

test('snaps are counted as snaps where no points are', async () => {
	expect([1, 3].map((count) => amountOf('sasquatch-snap', count))).toEqual(['1 snap', '3 snaps']);
	expect(amountOf('photograph', 3)).toBe(null);
	await turnTo('ru');
	const said = ['0 снимков', '1 снимок', '3 снимка', '8 снимков', '21 снимок'];
	expect([0, 1, 3, 8, 21].map((count) => amountOf('sasquatch-snap', count))).toEqual(said);
});

test('devices are called in the language of the page', async () => {
	const devices = ['Safari on Linux', 'Chrome', 'iPhone', 'Another device'];
	expect(devices.map(deviceName)).toEqual(devices);
	await turnTo('ru');
	expect(devices.map(deviceName)).toEqual(['Safari на Linux', 'Chrome', 'iPhone', 'Другое устройство']);
});
