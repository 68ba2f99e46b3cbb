import { afterEach, describe, expect, test } from 'vitest';
import { creditsOf } from '../../src/games/cards.ts';
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

test('devices are called in the language of the page', async () => {
	const devices = ['Safari on Linux', 'Chrome', 'iPhone', 'Another device'];
	expect(devices.map(deviceName)).toEqual(devices);
	await turnTo('ru');
	expect(devices.map(deviceName)).toEqual(['Safari на Linux', 'Chrome', 'iPhone', 'Другое устройство']);
});
