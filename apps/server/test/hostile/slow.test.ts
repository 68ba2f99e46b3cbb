import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '@shutterbox/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { USUAL_PATIENCE } from '../../src/edge/http-server.ts';
import { arrive, until } from '../support/player.ts';
import { heard, rawConnection, requestHead, serverEnds, UPGRADE } from '../support/raw.ts';
import { type Served, serve } from '../support/serve.ts';

let server: Served | null = null;
afterEach(async () => {
	await server?.close();
	server = null;
});

const HASTY = { headers: 300, request: 900, silence: 1_200, idle: 1_000, look: 100 };

async function hasty(): Promise<Served> {
	server = await serve({}, { patience: HASTY });
	return server;
}

/** Says a text byte by byte for as long as somebody listens. */
async function drip(socket: Awaited<ReturnType<typeof rawConnection>>, text: string): Promise<void> {
	for (let i = 0; !socket.destroyed && socket.writable && i < 1_000; i++) {
		socket.write(text[i % text.length]);
		await pause(50);
	}
}

describe('nobody holds a connection by being slow', () => {
	test('not with a body', async () => {
		const { url } = await hasty();
		const { cookie } = await arrive(url);
		const ends = serverEnds();
		const socket = await rawConnection(url);
		const answer = heard(socket);
		const head = [`Cookie: ${cookie}`, 'Content-Type: application/json', 'Content-Length: 60000'];
		socket.write(requestHead(url, 'PATCH /api/me', ...head));
		drip(socket, '{"name": "         ');
		expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
		await until('the connection is closed', () => ends.every((end) => end.destroyed), 5_000);
	});

	test('not with headers', async () => {
		const { url } = await hasty();
		const ends = serverEnds();
		const socket = await rawConnection(url);
		const answer = heard(socket);
		drip(socket, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
		expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
		await until('the connection is closed', () => ends.every((end) => end.destroyed), 5_000);
	});

	test('not with nothing at all', async () => {
		const { url } = await hasty();
		const ends = serverEnds();
		await rawConnection(url);
		await until('the connection is closed', () => ends.length > 0 && ends.every((end) => end.destroyed), 5_000);
	});

	test('not after a refused upgrade, by not closing either', async () => {
		const { url } = await hasty();
		const ends = serverEnds();
		const socket = await rawConnection(url);
		socket.write(requestHead(url, 'GET /ws', ...UPGRADE));
		await until('the connection is closed', () => ends.length > 0 && ends.every((end) => end.destroyed), 5_000);
	});

	test('and the usual patience has an end', () => {
		for (const milliseconds of Object.values(USUAL_PATIENCE)) {
			expect(milliseconds).toBeGreaterThan(0);
			expect(milliseconds).toBeLessThan(2 * 60_000);
		}
	});
});

test('an address has only so many connections, and others still get in', async () => {
	server = await serve({ rateFactor: 1 });
	const { url } = server;
	const crowd = await Promise.all(
		Array.from({ length: LIMITS.connectionsThere }, () => rawConnection(url, '127.0.0.3')),
	);
	const late = await rawConnection(url, '127.0.0.3');
	const before = performance.now();
	expect(await heard(late)).toBe('');
	expect(performance.now() - before).toBeLessThan(4_000);
	expect((await fetch(`${url}/healthz`)).status).toBe(200);
	crowd[0].destroy();
	await until('there is room again', () => crowd[0].closed);
	await pause(50);
	const next = await rawConnection(url, '127.0.0.3');
	const answer = heard(next, 500);
	next.write(requestHead(url, 'GET /healthz', 'Connection: close'));
	expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('a target that cannot be read is refused, and no fault is noted', async () => {
	const targets = [
		'//[',
		'//',
		'///',
		'//[::1',
		'http://[',
		'http://',
		'*',
		'/%',
		'/%ff',
		'/ws/%E0%A4%A',
		'//evil.example/ws',
		'/ws;',
		'/ws/',
		'/\\ws',
		'?',
		'ws',
	];
	server = await serve();
	const { url, logged } = server;
	const { cookie } = await arrive(url);
	const answers = targets.flatMap((target) =>
		[[...UPGRADE, `Cookie: ${cookie}`], ['Connection: close']].map(async (headers) => {
			const socket = await rawConnection(url);
			const answer = heard(socket, 2_000);
			socket.write(requestHead(url, `GET ${target}`, ...headers));
			return [target, (await answer).slice(0, 13)] as const;
		}),
	);
	for (const [target, answer] of await Promise.all(answers))
		expect(answer, target).toMatch(/^HTTP\/1\.1 (?:200|400|403|404) ?$/);
	expect(logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
