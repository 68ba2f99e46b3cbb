import { describe, expect, test } from 'vitest';
import { deviceOf } from '../../src/identity/devices.ts';
import { createOrigins } from '../../src/identity/origins.ts';
import { sessionIdOf } from '../../src/identity/tokens.ts';
import { startServer } from '../http/server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('a session', () => {
	test('lasts 400 days from when it was last seen', async () => {
		const server = await startServer();
		const guest = await server.visitor().arrive();
		const { id } = await guest.get('me');
		server.time.now += 399 * DAY;
		expect((await guest.get('me')).id).toBe(id);
		server.time.now += 399 * DAY;
		expect((await guest.get('me')).id).toBe(id);
		server.time.now += 400 * DAY;
		expect((await guest.refused('me')).code).toBe('NO_SESSION');
	});

	test('is noted as seen once an hour, with its user', async () => {
		const server = await startServer();
		const guest = await server.visitor().arrive();
		const { id } = await guest.get('me');
		const seen = async () => [
			(await server.storage.sessionsOfUser(id))[0].seen,
			(await server.storage.getUser(id))?.seen,
		];
		const arrived = server.time.now;
		server.time.now += HOUR - 1;
		await guest.get('me');
		expect(await seen()).toEqual([arrived, arrived]);
		server.time.now += 1;
		await guest.get('me');
		expect(await seen()).toEqual([arrived + HOUR, arrived + HOUR]);
	});

	test('is kept by the hash of its token, and named by neither', async () => {
		const server = await startServer();
		const guest = await server.visitor().arrive();
		const token = guest.cookie?.split('=')[1] ?? '';
		const [session] = await server.storage.sessionsOfUser((await guest.get('me')).id);
		expect(JSON.stringify(session)).not.toContain(token);
		const [{ id }] = await guest.get('sessions');
		expect(id).toBe(sessionIdOf(session.tokenHash));
		expect(session.tokenHash).not.toContain(id);
	});

	test('comes with a fresh cookie of the same token whenever the page is opened', async () => {
		const server = await startServer();
		const guest = await server.visitor().arrive();
		const before = guest.cookie;
		const response = await guest.ask('signIn');
		expect(response.headers.getSetCookie()[0]).toContain(`${before}; Max-Age=34560000`);
	});

	test('of a device longest unseen gives way to the thirty-first', async () => {
		const server = await startServer();
		const first = await server.visitor().arrive();
		const latest = server.visitor();
		for (let device = 0; device < 30; device++) {
			server.time.now++;
			const { code } = await first.get('makeLink');
			await latest.get('useLink', { body: { code } });
			latest.cookie = null;
		}
		expect((await first.refused('me')).code).toBe('NO_SESSION');
	});

	test('that ends is told to whoever listens, until they do not', async () => {
		const server = await startServer();
		const guest = await server.visitor().arrive();
		const { id: userId } = await guest.get('me');
		const [{ tokenHash }] = await server.storage.sessionsOfUser(userId);
		const ended: unknown[] = [];
		const stop = server.identity.sessions.onEnded((session) => ended.push(session));
		await guest.get('signOut');
		stop();
		await (await guest.arrive()).get('signOut');
		expect(ended).toEqual([{ userId, tokenHash }]);
	});

	test.each([
		'',
		'shutterbox',
		'shutterbox=',
		'shutterbox=short',
		`other=${'A'.repeat(43)}`,
		`xshutterbox=${'A'.repeat(43)}`,
	])('is not found in the cookie %j', async (cookie) => {
		const { identity, time } = await startServer();
		expect(await identity.fromRequest(cookie, time.now)).toBeNull();
		expect(await identity.fromRequest(undefined, time.now)).toBeNull();
	});
});

test.each([
	['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
	[
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
		'Edge on Windows',
	],
	[
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15',
		'Safari on macOS',
	],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/120.0 Safari/604.1',
		'Chrome on iPhone',
	],
	[
		'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/23.0 Chrome/115.0 Safari/537.36',
		'Samsung Internet on Android',
	],
	['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'Chrome on Android'],
	['curl/8.0', 'Another device'],
	[`${'x'.repeat(5000)} Firefox/1`, 'Another device'],
	[undefined, 'Another device'],
])('%s is %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));

describe('a place', () => {
	const home = createOrigins([]);
	test.each(['localhost:8080', '127.0.0.1', '[::1]:8080', '192.168.1.20:8080', 'den.local', 'games.lan', 'LOCALHOST'])(
		'%s is at home',
		(host) => expect(home.placeOf(host)).not.toBeNull(),
	);
	test.each([
		'evil.example',
		'localhost.evil.example',
		'a@localhost',
		'localhost/x',
		'localhost?x',
		'local host',
		'',
		undefined,
	])('%s is not', (host) => expect(home.placeOf(host)).toBeNull());
	test('is known by name and by both its origins', () => {
		expect(home.placeOf('den.local:8080')).toEqual({
			hostname: 'den.local',
			origins: ['http://den.local:8080', 'https://den.local:8080'],
		});
		expect(home.placeOf('den.local')?.origins).toEqual(['http://den.local', 'https://den.local']);
	});
	test('is one of those configured, where there are some', () => {
		const site = createOrigins(['https://games.example', 'https://www.games.example']);
		expect(site.placeOf('games.example')).toEqual({ hostname: 'games.example', origins: ['https://games.example'] });
		expect(site.placeOf('localhost')).toBeNull();
		expect(site.isOwn({ host: 'games.example', origin: 'https://games.example', site: undefined })).toBe(true);
		expect(site.isOwn({ host: 'games.example', origin: 'http://games.example', site: undefined })).toBe(false);
		expect(site.isOwn({ host: 'games.example', origin: 'https://www.games.example', site: undefined })).toBe(false);
	});
});
