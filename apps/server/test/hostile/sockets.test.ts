import { CLOSE_CODES, LIMITS } from '@shutterbox/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { gather, type PlayedMatch } from '../support/match.ts';
import { arrive, call, Device, luckOf, randomMoveOf, until } from '../support/player.ts';
import { type Served, serve } from '../support/serve.ts';

Device.keepsTexts = true;

let server: Served;
/** A match of two that goes on undisturbed, whatever others do. */
let match: PlayedMatch;

beforeAll(async () => {
	server = await serve({ rateFactor: 1 });
	match = await gather(server.url, { game: 'photograph', people: 2, seats: 2 });
	await match.devices[0].must({ type: 'start', table: match.id });
	await until('the start', () => match.devices.every((device) => device.known(match.id).table.stage === 'playing'));
});
afterAll(() => server.close());

const answersTo = (device: Device, id: string) =>
	device.texts.map((text) => JSON.parse(text)).filter((message) => message.id === id);

/** Sends a raw text and waits for the one answer that is not asked for by id. */
async function raw(device: Device, text: string | Buffer): Promise<Record<string, unknown>> {
	const before = device.texts.length;
	device.socket.send(text);
	const found = () =>
		device.texts
			.slice(before)
			.map((each) => JSON.parse(each))
			.find(({ type }) => type === 'error');
	await until('an answer', () => found() !== undefined);
	return found();
}

function upgrade(headers: Record<string, string>, path = '/ws'): Promise<number> {
	return new Promise((resolve, reject) => {
		const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, { headers });
		socket.on('open', () => {
			socket.close();
			resolve(101);
		});
		socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
		socket.on('error', reject);
	});
}

/** The people of the undisturbed match still get on. */
async function playsOn(): Promise<void> {
	const asked = match.devices.find((device) =>
		device.known(match.id).table.toMove.includes(device.seatAt(match.id)),
	) as Device;
	const { decision, length } = asked.known(match.id).table;
	const move = randomMoveOf(asked.known(match.id), asked.seatAt(match.id), luckOf(length));
	const begun = performance.now();
	await asked.must({ type: 'move', table: match.id, decision: decision ?? 0, move });
	expect(performance.now() - begun).toBeLessThan(5_000);
	await until('everybody hears it', () => match.spectator.known(match.id).table.length > length);
}

describe('who may come in', () => {
	test('nobody from another site, whatever cookie the browser adds', async () => {
		const { cookie } = await arrive(server.url);
		expect(await upgrade({ cookie, origin: 'https://evil.example' })).toBe(403);
		expect(await upgrade({ cookie, origin: 'null' })).toBe(403);
		expect(await upgrade({ cookie, origin: server.url, host: 'evil.example' })).toBe(403);
		expect(await upgrade({ cookie, origin: server.url })).toBe(101);
	});

	test('nobody without a session, or with an invented one', async () => {
		expect(await upgrade({ origin: server.url })).toBe(401);
		expect(await upgrade({ origin: server.url, cookie: `shutterbox=${'A'.repeat(43)}` })).toBe(401);
	});

	test('only so many sockets of one session; and only here', async () => {
		const { cookie } = await arrive(server.url);
		expect(await upgrade({ cookie, origin: server.url }, '/elsewhere')).toBe(404);
		const open = await Promise.all(
			Array.from({ length: LIMITS.sockets }, async () => {
				const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, {
					headers: { cookie, origin: server.url },
				});
				await new Promise((resolve) => socket.once('open', resolve));
				return socket;
			}),
		);
		expect(await upgrade({ cookie, origin: server.url })).toBe(429);
		for (const socket of open) socket.close();
	});

	test('who signs out is sent away', async () => {
		const device = await Device.open(server.url);
		await call(server.url, device.person, 'DELETE', '/api/session');
		await until('the goodbye', () => device.closed !== null);
		expect(device.closed).toEqual({ code: CLOSE_CODES.session, reason: 'NO_SESSION' });
	});
});

describe('what may be said', () => {
	test('another version is told so, and closed', async () => {
		const { cookie } = await arrive(server.url);
		const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie, origin: server.url } });
		const heard: string[] = [];
		socket.on('message', (data) => heard.push(String(data)));
		await new Promise((resolve) => socket.once('open', resolve));
		socket.send(JSON.stringify({ id: 'a', type: 'watch', table: 'x'.repeat(20) }));
		socket.send(JSON.stringify({ id: 'b', type: 'hello', version: 999 }));
		const code = await new Promise((resolve) => socket.once('close', resolve));
		expect(code).toBe(CLOSE_CODES.version);
		expect(heard.map((text) => JSON.parse(text))).toMatchObject([
			{ type: 'error', id: 'a', code: 'BAD_REQUEST', field: 'type' },
			{ type: 'error', id: 'b', code: 'VERSION' },
			{ type: 'bye', code: 'VERSION' },
		]);
	});

	test('a malformed message gets a code and the field, and the socket lives', async () => {
		const device = await Device.open(server.url);
		const table = match.id;
		for (const [text, expected] of [
			['{', { code: 'BAD_JSON', id: null }],
			['[]', { code: 'BAD_REQUEST', id: null }],
			['{"id":"1","type":"fly"}', { code: 'BAD_REQUEST', field: 'type', id: '1' }],
			['{"id":"2","type":"constructor"}', { code: 'BAD_REQUEST', field: 'type', id: '2' }],
			['{"id":"3","type":"watch"}', { code: 'BAD_REQUEST', field: 'table', id: '3' }],
			[`{"id":"4","type":"sit","table":"${table}","seat":-1}`, { code: 'BAD_REQUEST', field: 'seat', id: '4' }],
			[`{"id":"5","type":"sit","table":"${table}","isInvited":true}`, { code: 'BAD_REQUEST', field: 'isInvited' }],
			[`{"id":"6","type":"move","table":"${table}","decision":"0","move":{}}`, { field: 'decision' }],
			[`{"id":"7","type":"move","table":"${table}","decision":0,"move":{"__proto__":{}}}`, { code: 'BAD_REQUEST' }],
			[Buffer.from([1, 2, 3]), { code: 'BAD_JSON' }],
		] as const)
			expect(await raw(device, text)).toMatchObject({ type: 'error', ...expected });
		expect((await device.ask({ type: 'lobby', isOn: false })).type).toBe('ok');
		device.close();
	});

	test('a frame of 10 MB, and one that is not UTF-8, close the socket that sent them and no other', async () => {
		const large = await Device.open(server.url);
		large.socket.send('x'.repeat(10_000_000));
		await until('it is closed', () => large.closed !== null);
		expect(large.closed?.code).toBe(1009);
		const broken = await Device.open(server.url);
		broken.socket.send(Buffer.from([0xff, 0xfe, 0xfd]), { binary: false });
		await until('it is closed', () => broken.closed !== null);
		expect(broken.closed?.code).toBe(1007);
		await playsOn();
	});
});

describe('what may be done', () => {
	test('nobody moves for a seat that is not theirs, nor reads its hand', async () => {
		const stranger = await Device.open(server.url);
		const { table } = await stranger.watch(match.id);
		for (const request of [
			{ type: 'move', decision: 0, move: { type: 'pick' } },
			{ type: 'takeBack', decision: 0 },
			{ type: 'consent', agrees: true },
			{ type: 'rematch', agrees: true },
			{ type: 'return' },
			{ type: 'leave' },
		] as const)
			expect(await stranger.ask({ table: match.id, ...request })).toMatchObject({ code: 'NOT_SEATED' });
		for (const request of [{ type: 'start' }, { type: 'close' }] as const)
			expect(await stranger.ask({ table: match.id, ...request })).toMatchObject({ code: 'NOT_HOST' });
		expect(JSON.stringify(table.view)).toBe(JSON.stringify(match.spectator.known(match.id).table.view));
		expect(table.seed).toBeNull();
		expect((await call(server.url, match.spectator.person, 'GET', `/api/tables/${match.id}/record`)).status).toBe(409);
		stranger.close();
	});

	test('a guessed table is not there', async () => {
		const device = await Device.open(server.url);
		const other = `${match.id.slice(0, -1)}${match.id.endsWith('A') ? 'B' : 'A'}`;
		expect(await device.client.watch(other)).toMatchObject({ code: 'NOT_FOUND' });
		device.close();
	});

	test('a request that is replayed by somebody else, or to another table, does nothing', async () => {
		const asked = match.devices.find((device) =>
			device.known(match.id).table.toMove.includes(device.seatAt(match.id)),
		) as Device;
		const { decision, length } = asked.known(match.id).table;
		const move = randomMoveOf(asked.known(match.id), asked.seatAt(match.id), luckOf(length));
		const text = JSON.stringify({ id: 'stolen', type: 'move', table: match.id, decision, move });
		const thief = await Device.open(server.url);
		expect(await raw(thief, text)).toMatchObject({ code: 'NOT_SEATED' });
		const partner = match.devices.find((device) => device !== asked) as Device;
		expect(await raw(partner, text)).toMatchObject({ type: 'error', id: 'stolen' });
		asked.socket.send(text);
		await until('it is done once', () => answersTo(asked, 'stolen').length === 1);
		expect(answersTo(asked, 'stolen')).toMatchObject([{ type: 'ok', n: length + 1 }]);
		thief.close();
	});

	test('hidden things stay out of what a stranger is told when requests fail', async () => {
		const [victim] = match.devices;
		const stranger = await Device.open(server.url);
		await stranger.watch(match.id);
		const hand = JSON.stringify(victim.known(match.id).table.view);
		expect(stranger.texts.join('')).not.toContain(hand);
		stranger.close();
	});
});

describe('how much may be asked', () => {
	test('a flood is slowed down, then sent away; others notice nothing', async () => {
		const device = await Device.open(server.url);
		for (let i = 0; i < 400; i++) device.socket.send(JSON.stringify({ id: `f${i}`, type: 'lobby', isOn: false }));
		await until('it is sent away', () => device.closed !== null);
		expect(device.closed).toEqual({ code: CLOSE_CODES.flood, reason: 'TOO_MANY' });
		const held = device.texts.map((text) => JSON.parse(text)).filter(({ code }) => code === 'TOO_MANY');
		expect(held.length).toBeGreaterThan(20);
		expect(held.every(({ retryAfter, type }) => type === 'bye' || retryAfter > 0)).toBe(true);
		await playsOn();
	});

	test('somebody who never reads is let go, and what waits for them is bounded', async () => {
		const busy = await serve();
		const played = await gather(busy.url, { game: 'photograph', people: 1, seats: 2 });
		await played.devices[0].must({ type: 'start', table: played.id, fill: 'easy' });
		const sockets = async () => {
			const { body } = await call(busy.url, null, 'GET', '/metrics');
			return Number(/^shutterbox_sockets (\d+)$/m.exec(String(body))?.[1]);
		};
		const deaf = await Device.open(busy.url);
		expect(await sockets()).toBe(3);
		deaf.socket.pause();
		const rss = process.memoryUsage.rss();
		// Every one of these is answered with everything there is to know: some 30 MB in all.
		for (let i = 0; i < 6_000; i++)
			deaf.socket.send(JSON.stringify({ id: `s${i}`, type: 'watch', table: played.id }), () => undefined);
		let left = 3;
		const looking = setInterval(async () => {
			left = await sockets();
		}, 100);
		await until('it is let go', () => left === 2);
		clearInterval(looking);
		expect(process.memoryUsage.rss() - rss).toBeLessThan(200 * 1024 * 1024);
		const [player] = played.devices;
		await player.must({ type: 'chat', table: played.id, text: 'still here' });
		deaf.cut();
		for (const device of [...played.devices, played.spectator]) device.close();
		await busy.close();
	});

	test('one socket follows only so many tables', async () => {
		const roomy = await serve();
		const device = await Device.open(roomy.url);
		const answers = [];
		for (let i = 0; i <= LIMITS.watched; i++) {
			const body = { game: 'photograph', seats: 2, isPublic: false, terms: {} };
			const opened = await call(roomy.url, device.person, 'POST', '/api/tables', body);
			answers.push(await device.client.watch((opened.body as { id: string }).id));
		}
		expect(answers.slice(0, -1).every(({ type }) => type === 'ok')).toBe(true);
		expect(answers.at(-1)).toMatchObject({ code: 'TOO_MANY' });
		device.close();
		await roomy.close();
	});
});
