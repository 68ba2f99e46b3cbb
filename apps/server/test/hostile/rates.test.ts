import { LIMITS, RATES } from '@shutterbox/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { gather, openTable } from '../support/match.ts';
import { arrive, call, Device, type Person } from '../support/player.ts';
import { handTime, type Served, serve } from '../support/serve.ts';

let server: Served | null = null;
afterEach(async () => {
	await server?.close();
	server = null;
});

/** A server at the limits everybody has, where no time goes by: nothing flows in again, however slow the machine is. */
async function usual(): Promise<Served> {
	server = await serve({ rateFactor: 1 }, { time: handTime() });
	return server;
}

const lobby = { type: 'lobby', isOn: false } as const;

/** Asks so often at once; how often it was granted. */
async function granted(device: Device, times: number, request: Parameters<Device['ask']>[0] = lobby): Promise<number> {
	const answers = await Promise.all(Array.from({ length: times }, () => device.ask(request)));
	for (const answer of answers)
		if (answer.type === 'error') expect(answer).toMatchObject({ code: 'TOO_MANY', retryAfter: expect.any(Number) });
	return answers.filter(({ type }) => type === 'ok').length;
}

/** The same of a socket whose greeting may have been one too many: then nothing that follows it is understood. */
async function grantedUngreeted(device: Device, times: number): Promise<number> {
	const answers = await Promise.all(Array.from({ length: times }, () => device.ask(lobby)));
	for (const answer of answers) if (answer.type === 'error') expect(['TOO_MANY', 'BAD_REQUEST']).toContain(answer.code);
	return answers.filter(({ type }) => type === 'ok').length;
}

/** The status of an upgrade, from any address of this machine. */
function upgrade(url: string, person: Person | null, localAddress = '127.0.0.1'): Promise<number> {
	return new Promise((resolve, reject) => {
		const headers = person ? { cookie: person.cookie } : {};
		const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers, localAddress } as object);
		socket.on('open', () => {
			socket.terminate();
			resolve(101);
		});
		socket.on('unexpected-response', (_, response) => {
			response.resume();
			resolve(response.statusCode ?? 0);
		});
		socket.on('error', reject);
	});
}

describe('messages', () => {
	test('a new socket does not bring a new burst', async () => {
		const { url } = await usual();
		const person = await arrive(url);
		const first = await Device.open(url, person);
		const { burst } = RATES.messages;
		const second = await Device.open(url, person);
		const before = await granted(first, burst + 20);
		expect(before).toBeGreaterThanOrEqual(burst - 2);
		const third = await Device.open(url, person).catch(() => null);
		const after = (await granted(second, 20)) + (third === null ? 0 : await grantedUngreeted(third, 20));
		expect(before + after).toBeLessThanOrEqual(burst);
		for (const device of [first, second, third]) device?.close();
	});

	test('many sessions of one address share what the address has', async () => {
		const { url } = await usual();
		const devices = await Promise.all(Array.from({ length: 25 }, () => Device.open(url)));
		const counts = await Promise.all(devices.map((device) => granted(device, 90)));
		const sum = counts.reduce((a, b) => a + b, 0);
		expect(sum).toBeLessThanOrEqual(RATES.messagesThere.burst);
		expect(sum).toBeGreaterThan(RATES.messagesThere.burst / 2);
		for (const device of devices) device.close();
	});

	test('six screens behind one address notice nothing when all of them come back at once', async () => {
		const { url } = await usual();
		const { id, devices, spectator } = await gather(url, { game: 'photograph', people: 4, seats: 4 });
		const screens = [...devices, spectator, await Device.open(url)];
		for (let round = 0; round < 3; round++) {
			for (const screen of screens) screen.cut();
			const welcomes = await Promise.all(screens.map((screen) => screen.connect()));
			expect(welcomes.every(({ type }) => type === 'welcome')).toBe(true);
			for (const screen of screens) {
				expect((await screen.client.watch(id)).type).toBe('ok');
				expect(await granted(screen, 5)).toBe(5);
			}
		}
		for (const screen of screens) screen.close();
	});

	test('to watch again and again weighs more than to ask for little', async () => {
		const { url } = await usual();
		const device = await Device.open(url);
		const table = await openTable(url, device.person, { game: 'photograph', seats: 2 });
		const times = await granted(device, 60, { type: 'watch', table });
		expect(times).toBeGreaterThan(10);
		expect(times).toBeLessThanOrEqual(RATES.messages.burst / 5 + 5);
		device.close();
	});
});

describe('upgrades', () => {
	test('that are refused count too, by address', async () => {
		const { url } = await usual();
		const statuses = [];
		for (let i = 0; i < RATES.upgradesThere.burst; i += 20)
			statuses.push(...(await Promise.all(Array.from({ length: 20 }, () => upgrade(url, null)))));
		expect(new Set(statuses)).toEqual(new Set([401]));
		const more = await Promise.all(Array.from({ length: 60 }, () => upgrade(url, null)));
		expect(more).toContain(429);
		expect(await upgrade(url, null, '127.0.0.2')).toBe(401);
	});

	test('of one session come only so fast, whatever becomes of the sockets', async () => {
		const { url } = await usual();
		const person = await arrive(url);
		const statuses = [];
		for (let i = 0; i < RATES.upgrades.burst + 8; i++) statuses.push(await upgrade(url, person));
		expect(statuses.slice(0, RATES.upgrades.burst)).not.toContain(429);
		expect(statuses).toContain(429);
		expect(await upgrade(url, await arrive(url))).toBe(101);
	});

	test('that come all at once leave no more sockets open than one session may have', async () => {
		const { url } = await usual();
		const { cookie } = await arrive(url);
		const opened = await Promise.all(
			Array.from({ length: LIMITS.sockets + 8 }, () => {
				const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie } });
				return new Promise<WebSocket | null>((resolve) => {
					socket.on('open', () => resolve(socket));
					socket.on('error', () => resolve(null));
				});
			}),
		);
		expect(opened.filter((socket) => socket !== null)).toHaveLength(LIMITS.sockets);
		for (const socket of opened) socket?.close();
	});
});

describe('talk', () => {
	const line = (table: string) => ({ type: 'chat', table, text: 'hello' }) as const;

	test('of one person is slowed down, on whichever socket, and by reactions too', async () => {
		const { url } = await usual();
		const { id, devices, spectator } = await gather(url, { game: 'photograph', people: 1, seats: 2 });
		const again = await Device.open(url, spectator.person);
		expect(await granted(spectator, 9, line(id))).toBeLessThanOrEqual(RATES.chat.burst + 1);
		expect(await granted(again, 5, line(id))).toBeLessThanOrEqual(2);
		expect(await granted(again, 5, { type: 'react', table: id, reaction: 'nice' })).toBeLessThanOrEqual(2);
		expect(await granted(devices[0], 1, line(id))).toBe(1);
		for (const device of [...devices, spectator, again]) device.close();
	});

	test('of all spectators of a table together is slowed down, and its players talk on', async () => {
		const { url } = await usual();
		const { id, devices, spectator } = await gather(url, { game: 'photograph', people: 1, seats: 2 });
		const crowd = [spectator, ...(await Promise.all(Array.from({ length: 7 }, () => Device.open(url))))];
		const counts = await Promise.all(crowd.map((device) => granted(device, RATES.chat.burst, line(id))));
		const sum = counts.reduce((a, b) => a + b, 0);
		expect(sum).toBeGreaterThanOrEqual(RATES.spectatorChat.burst);
		expect(sum).toBeLessThanOrEqual(RATES.spectatorChat.burst);
		expect(await granted(devices[0], 3, line(id))).toBe(3);
		for (const device of [...crowd, ...devices]) device.close();
	});
});

describe('requests over HTTP', () => {
	test('for figures weigh more than others', async () => {
		const { url } = await usual();
		const statuses = [];
		for (let i = 0; i < RATES.requestsThere.burst / 20 + 5; i++)
			statuses.push((await call(url, null, 'GET', '/metrics')).status);
		expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(RATES.requestsThere.burst / 20);
		expect((await call(url, null, 'GET', '/healthz')).status).toBe(200);
		expect((await call(url, null, 'GET', '/readyz')).status).toBe(200);
	});

	test('by neighbours in one net of IPv6 count together', async () => {
		server = await serve({ rateFactor: 3 / RATES.requestsThere.burst, trustProxy: 'loopback' }, { time: handTime() });
		const { url } = server;
		const from = async (client: string) =>
			(await fetch(`${url}/api/games`, { headers: { 'x-forwarded-for': client } })).status;
		for (let i = 0; i < 3; i++) expect(await from(`2001:db8:7:7::${i}`)).toBe(200);
		expect(await from('2001:db8:7:7:ffff::1')).toBe(429);
		expect(await from('2001:db8:7:8::1')).toBe(200);
	});
});
