import { describe, expect, test } from 'vitest';
import { ConfigError, configFrom, DEFAULT_PORT } from '../../src/config.ts';
import { GATHERING_DAYS, GUEST_DAYS, tidy } from '../../src/housekeeping.ts';
import { startServer } from './server.ts';

test('without any setting the server is for this machine alone', () => {
	expect(configFrom({})).toMatchObject({
		host: '127.0.0.1',
		port: DEFAULT_PORT,
		origins: [],
		trustProxy: false,
		logLevel: 'info',
		allowsWebhooks: false,
		rateFactor: 1,
	});
});

test('every setting is read', () => {
	const environment = {
		SHUTTERBOX_HOST: '0.0.0.0',
		SHUTTERBOX_PORT: '0',
		SHUTTERBOX_DATA: 'somewhere',
		SHUTTERBOX_WEB: 'dist',
		SHUTTERBOX_ORIGIN: 'https://games.example, http://den.local:8080/',
		SHUTTERBOX_TRUST_PROXY: 'loopback',
		SHUTTERBOX_LOG_LEVEL: 'debug',
		SHUTTERBOX_WEBHOOKS: 'on',
		SHUTTERBOX_CONTACT: 'mailto:host@games.example',
		SHUTTERBOX_BOT_PAUSE: '250',
		SHUTTERBOX_RATE_FACTOR: '2.5',
	};
	expect(configFrom(environment)).toEqual({
		host: '0.0.0.0',
		port: 0,
		data: 'somewhere',
		web: 'dist',
		origins: ['https://games.example', 'http://den.local:8080'],
		trustProxy: 'loopback',
		logLevel: 'debug',
		allowsWebhooks: true,
		contact: 'mailto:host@games.example',
		botPause: 250,
		rateFactor: 2.5,
	});
});

describe('a wrong setting is named', () => {
	test.each([
		['PORT', '65536'],
		['PORT', '-1'],
		['PORT', 'http'],
		['ORIGIN', 'games.example'],
		['ORIGIN', 'https://games.example/path'],
		['ORIGIN', 'ftp://games.example'],
		['ORIGIN', 'https://user@games.example'],
		['TRUST_PROXY', 'everybody'],
		['LOG_LEVEL', 'loud'],
		['WEBHOOKS', 'maybe'],
		['CONTACT', 'host@games.example'],
		['BOT_PAUSE', 'long'],
		['RATE_FACTOR', '0'],
		['RATE_FACTOR', 'Infinity'],
	])('%s=%s', (name, value) => {
		const read = () => configFrom({ [`SHUTTERBOX_${name}`]: value });
		expect(read).toThrow(ConfigError);
		expect(read).toThrow(`SHUTTERBOX_${name} must be`);
	});
});

test('tidying removes what has expired, and guests and tables that nobody comes back to', async () => {
	const day = 86_400_000;
	const { storage, time, visitor } = await startServer();
	const gone = await (await visitor().arrive()).get('me');
	const table = { game: 'photograph', stage: 'gathering', isPublic: true, isRated: false, pace: 'untimed' } as const;
	const left = {
		...table,
		id: 'left-table',
		created: time.now,
		updated: time.now,
		alarm: null,
		hostId: null,
		saved: {},
	};
	await storage.saveTable(left, []);
	await storage.createChallenge({ id: 'old', value: 'x', userId: null, expires: time.now + 1 });
	expect(await tidy(storage, time.now + GATHERING_DAYS * day)).toEqual({ expired: 1, guests: 0, tables: 0 });
	expect(await tidy(storage, time.now + GATHERING_DAYS * day + 1)).toEqual({ expired: 0, guests: 0, tables: 1 });
	const here = await (await visitor().arrive()).get('me');
	await storage.updateUser(here.id, { seen: time.now + 1 });
	expect(await tidy(storage, time.now + GUEST_DAYS * day + 1)).toEqual({ expired: 0, guests: 1, tables: 0 });
	expect(await storage.getUser(gone.id)).toBeNull();
	expect(await storage.getUser(here.id)).not.toBeNull();
});
