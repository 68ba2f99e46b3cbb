import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { until } from '../support/player.ts';
import { rawConnection, requestHead } from '../support/raw.ts';
import { startServer } from './server.ts';

/** Begins a request and goes away: once before the server has looked at it, and once when it is at it. */
async function abort(url: string, said: string): Promise<void> {
	for (const milliseconds of [0, 10]) {
		const socket = await rawConnection(url.replace('localhost', '127.0.0.1'));
		await new Promise((resolve) => socket.write(said, resolve));
		if (milliseconds > 0) await pause(milliseconds);
		socket.resetAndDestroy();
	}
}

test('who goes away in the middle of a request leaves no fault in the log', async () => {
	const server = await startServer();
	const { url, lines, hub } = server;
	const guest = await server.visitor().arrive();
	lines.length = 0;
	const json = [`Cookie: ${guest.cookie}`, 'Content-Type: application/json'];
	const opening = JSON.stringify({ game: 'photograph', seats: 2, isPublic: false, terms: {} });
	// A table that takes its time: the answer is due when nobody waits for it any more.
	const open = hub.open.bind(hub);
	hub.open = async (who, request) => {
		await pause(60);
		return open(who, request);
	};
	for (let round = 0; round < 5; round++) {
		await abort(url, `${requestHead(url, 'POST /api/tables', ...json, `Content-Length: ${opening.length}`)}${opening}`);
		await abort(url, `${requestHead(url, 'PATCH /api/me', ...json, 'Content-Length: 16')}{"name":"Otter"}`);
		await abort(url, `${requestHead(url, 'PATCH /api/me', ...json, 'Content-Length: 400')}{"name":"Ott`);
		await abort(url, `${requestHead(url, 'PATCH /api/me', ...json, 'Transfer-Encoding: chunked')}5\r\n{"nam\r\n`);
		await abort(url, requestHead(url, 'GET /metrics'));
		await abort(url, requestHead(url, 'GET /api/games').slice(0, -2));
	}
	await until('the tables are open', () => hub.tables.size >= 5);
	await pause(50);
	const noted = lines.map((line) => JSON.parse(line));
	expect(noted.filter(({ level }) => level !== 'info')).toEqual([]);
	expect(lines.join('')).not.toContain('TypeError');
	expect((await guest.get('me')).id).toEqual(expect.any(String));
});
