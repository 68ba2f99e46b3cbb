import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, configFrom, DEFAULT_PORT } from '../../src/config.ts';
import { CLOSED_DAYS, GATHERING_DAYS, GUEST_DAYS, REPORT_DAYS, tidy } from '../../src/housekeeping.ts';
import { startServer } from './server.ts';

test('without any setting the server is for this machine alone', () => {
	expect(configFrom({})).toMatchObject({
		host: '127.0.0.1',
		port: DEFAULT_PORT,
		database: null,
		nats: null,
		origins: [],
		trustProxy: false,
		logLevel: 'info',
		allowsWebhooks: false,
		owners: [],
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
		SHUTTERBOX_OWNERS: 'aB3_-defghijklmn, another-owner',
		SHUTTERBOX_BOT_PAUSE: '250',
		SHUTTERBOX_RATE_FACTOR: '2.5',
		DATABASE_URL: ' postgres://ada:secret@db.example:5432/games?sslmode=require ',
		NATS_URL: 'nats://bus.example:4222,nats://other.example',
	};
	expect(configFrom(environment)).toEqual({
		host: '0.0.0.0',
		port: 0,
		data: resolve('somewhere'),
		database: 'postgres://ada:secret@db.example:5432/games?sslmode=require',
		nats: 'nats://bus.example:4222,nats://other.example',
		web: 'dist',
		origins: ['https://games.example', 'http://den.local:8080'],
		trustProxy: 'loopback',
		logLevel: 'debug',
		allowsWebhooks: true,
		contact: 'mailto:host@games.example',
		owners: ['aB3_-defghijklmn', 'another-owner'],
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
		['RATE_FACTOR', 'NaN'],
		['RATE_FACTOR', '-1'],
		['RATE_FACTOR', '1e9'],
		['RATE_FACTOR', '1000000000'],
		['RATE_FACTOR', '0.000001'],
		['RATE_FACTOR', '0x10'],
		['RATE_FACTOR', '1 2'],
		['RATE_FACTOR', '1,5'],
		['PORT', '1e3'],
		['PORT', '8484.0'],
		['PORT', '08484'],
		['PORT', '+1'],
		['PORT', '1000000000'],
		['BOT_PAUSE', '-1'],
		['BOT_PAUSE', '60001'],
		['BOT_PAUSE', 'NaN'],
		['HOST', '10.0.0'],
		['HOST', '10.0.0.256'],
		['HOST', 'two words'],
		['HOST', '[::1]'],
		['HOST', 'localhost:8484'],
		['HOST', 'http://localhost'],
		['ORIGIN', 'https://*.example'],
		['ORIGIN', 'https://games.example,'],
		['ORIGIN', ','],
		['ORIGIN', 'null'],
		['ORIGIN', '*'],
		['TRUST_PROXY', '10.0.0.0/'],
		['TRUST_PROXY', 'on'],
		['TRUST_PROXY', '1'],
		['CONTACT', 'mailto:'],
		['CONTACT', 'mailto:nobody'],
		['CONTACT', 'mailto:a b@c'],
		['CONTACT', 'https://'],
		['WEBHOOKS', 'ON'],
		['WEBHOOKS', '1'],
		['OWNERS', 'Ada Lovelace'],
		['OWNERS', 'short'],
		['OWNERS', 'ada@games.example'],
		['LOG_LEVEL', 'INFO'],
		['LOG_LEVEL', 'constructor'],
	])('%s=%s', (name, value) => {
		const read = () => configFrom({ [`SHUTTERBOX_${name}`]: value });
		expect(read).toThrow(ConfigError);
		expect(read).toThrow(`SHUTTERBOX_${name} must be`);
	});
});

test.each(['games', 'mysql://db/games', 'http://db.example', 'postgres', '/var/run/postgresql'])(
	'DATABASE_URL=%s is refused, and not said back',
	(text) => {
		const read = () => configFrom({ DATABASE_URL: text });
		expect(read).toThrow(ConfigError);
		expect(read).toThrow(/^DATABASE_URL must be an address such as postgres:\/\/user:password@host:5432\/name$/);
	},
);

test.each(['bus.example', 'http://bus.example', 'nats://', 'nats://a,b'])(
	'NATS_URL=%s is refused, and not said back',
	(text) => {
		const read = () => configFrom({ DATABASE_URL: 'postgres://db/games', NATS_URL: text });
		expect(read).toThrow(ConfigError);
		expect(read).toThrow(/^NATS_URL must be an address such as nats:\/\/user:password@host:4222$/);
	},
);

test('NATS_URL is nothing without a database that nodes share', () => {
	expect(() => configFrom({ NATS_URL: 'nats://bus.example' })).toThrow(
		/^NATS_URL is for nodes that share a database: set DATABASE_URL too, or unset NATS_URL$/,
	);
});

test.each(['', ' ', '\t\n'])('a setting that is %j counts as not set', (nothing) => {
	const names = 'HOST PORT DATA WEB ORIGIN TRUST_PROXY LOG_LEVEL WEBHOOKS OWNERS CONTACT BOT_PAUSE RATE_FACTOR'.split(
		' ',
	);
	const environment = Object.fromEntries(names.map((name) => [`SHUTTERBOX_${name}`, nothing]));
	expect(configFrom({ ...environment, DATABASE_URL: nothing, NATS_URL: nothing })).toEqual(configFrom({}));
});

test('blanks around a setting do not count', () => {
	const environment = {
		SHUTTERBOX_PORT: ' 9000 ',
		SHUTTERBOX_DATA: ' here\n',
		SHUTTERBOX_TRUST_PROXY: '\t10.0.0.0/8 ',
	};
	expect(configFrom(environment)).toMatchObject({ port: 9000, data: resolve('here'), trustProxy: '10.0.0.0/8' });
});

test('a host with habits of its own is asked only where nothing is set', () => {
	const habits = { host: '::', logLevel: 'warn' } as const;
	expect(configFrom({ SHUTTERBOX_HOST: '' }, habits)).toMatchObject(habits);
	expect(configFrom({ SHUTTERBOX_HOST: '127.0.0.1', SHUTTERBOX_LOG_LEVEL: 'info' }, habits)).toMatchObject({
		host: '127.0.0.1',
		logLevel: 'info',
	});
});

test('tidying removes what has expired, and guests and tables that nobody comes back to', async () => {
	const day = 86_400_000;
	const { storage, hub, time, visitor } = await startServer();
	const gone = await (await visitor().arrive()).get('me');
	const table = { game: 'photograph', stage: 'closed', isPublic: true, isRated: false, pace: 'untimed' } as const;
	const times = { created: time.now, updated: time.now, alarm: null, waiting: [] };
	await storage.saveTable({ ...table, ...times, id: 'left-table', hostId: null, waiting: [], saved: {} }, []);
	await storage.createChallenge({ id: 'old', value: 'x', userId: null, expires: time.now + 1 });
	const tidied = (now: number) => tidy({ storage, hub }, now);
	const none = { expired: 0, guests: 0, tables: 0, closed: 0, chat: 0, reports: 0 };
	expect(await tidied(time.now + CLOSED_DAYS * day)).toEqual({ ...none, expired: 1 });
	expect(hub.abandonedBefore).toEqual([time.now + (CLOSED_DAYS - GATHERING_DAYS) * day]);
	expect(await tidied(time.now + CLOSED_DAYS * day + 1)).toEqual({ ...none, tables: 1 });
	const here = await (await visitor().arrive()).get('me');
	await storage.updateUser(here.id, { seen: time.now + 1 });
	expect(await tidied(time.now + GUEST_DAYS * day + 1)).toEqual({ ...none, guests: 1 });
	expect(await storage.getUser(gone.id)).toBeNull();
	expect(await storage.getUser(here.id)).not.toBeNull();
	await storage.updateUser(here.id, { isLasting: true });
	await storage.saveTable({ ...table, ...times, stage: 'finished', id: 'over', hostId: null, saved: {} }, []);
	const told = { tableId: 'over', line: null, name: '', said: '', saidAt: null, reason: 'spam', words: '' } as const;
	await storage.keepReport({ id: 'reported', at: time.now, reporterId: here.id, aboutId: here.id, ...told });
	expect(await tidied(time.now + REPORT_DAYS * day)).toEqual(none);
	expect(await tidied(time.now + REPORT_DAYS * day + 1)).toEqual({ ...none, reports: 1 });
});
