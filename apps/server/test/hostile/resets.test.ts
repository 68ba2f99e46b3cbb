import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrive, type Person } from '../support/player.ts';
import { frame, rawConnection, requestHead, UPGRADE } from '../support/raw.ts';
import { ServerProcess } from '../support/server-process.ts';

/** What a client says: a head, and what follows it. */
interface Saying {
	readonly head: string;
	readonly rest: Buffer;
}

let folder: string;
let server: ServerProcess;
let person: Person;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'shutterbox-resets-'));
	const web = join(folder, 'web');
	mkdirSync(join(web, 'assets'), { recursive: true });
	writeFileSync(join(web, 'index.html'), '<!doctype html>');
	writeFileSync(join(web, 'assets/large.js'), Buffer.alloc(8 * 1024 * 1024, 'x'));
	server = await ServerProcess.serving(join(folder, 'data'), 0, { SHUTTERBOX_WEB: web });
	person = await arrive(server.url);
});
afterAll(async () => {
	await server.kill();
	rmSync(folder, { recursive: true, force: true });
});

const NOTHING = Buffer.alloc(0);
const head = (line: string, ...headers: string[]) => requestHead(server.url, line, ...headers);
const body = Buffer.from('{"name":"Somebody else"}');
const frames = () =>
	Buffer.concat(
		['{"id":"1","type":"hello","version":1}', '{"id":"2","type":"lobby"}'].map((text) => frame('text', text)),
	);

const KINDS: Readonly<Record<string, () => Saying>> = {
	'a plain GET': () => ({ head: head('GET /api/games'), rest: NOTHING }),
	'a body': () => ({
		head: head(
			'PATCH /api/me',
			`Cookie: ${person.cookie}`,
			'Content-Type: application/json',
			`Content-Length: ${body.length}`,
		),
		rest: body,
	}),
	'a large file': () => ({ head: head('GET /assets/large.js'), rest: NOTHING }),
	'an upgrade without a session': () => ({ head: head('GET /ws', ...UPGRADE), rest: frames() }),
	'an upgrade elsewhere': () => ({ head: head('GET /elsewhere', ...UPGRADE), rest: frames() }),
	'an upgrade from another site': () => ({
		head: head('GET /ws', ...UPGRADE, `Cookie: ${person.cookie}`, 'Origin: https://evil.example'),
		rest: frames(),
	}),
	'an accepted upgrade': () => ({
		head: head('GET /ws', ...UPGRADE, `Cookie: ${person.cookie}`),
		rest: frames(),
	}),
};

const written = (socket: Socket, bytes: string | Buffer) =>
	new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
/** The first bytes of an answer, or the end; a request that waits for more gets neither. */
const answered = (socket: Socket) =>
	Promise.race([new Promise((resolve) => socket.once('data', resolve).once('close', resolve)), pause(500)]);

const TIMINGS: Readonly<Record<string, (socket: Socket, saying: Saying) => Promise<void>>> = {
	'right after connecting': async () => undefined,
	'within the first line': async (socket, { head }) => written(socket, head.slice(0, 7)),
	'within the headers': async (socket, { head }) => written(socket, head.slice(0, head.length - 9)),
	'before the answer': async (socket, { head, rest }) => written(socket, Buffer.concat([Buffer.from(head), rest])),
	'during the answer': async (socket, { head, rest }) => {
		const first = answered(socket);
		await written(socket, Buffer.concat([Buffer.from(head), rest]));
		await first;
	},
	'after the answer': async (socket, { head, rest }) => {
		const first = answered(socket);
		await written(socket, Buffer.concat([Buffer.from(head), rest]));
		await first;
		socket.resume();
		await pause(60);
	},
	'a while after half of what follows': async (socket, { head, rest }) => {
		await written(socket, Buffer.concat([Buffer.from(head), rest.subarray(0, rest.length / 2)]));
		await pause(60);
	},
};

/** Talks so far, then tears the connection down without a goodbye. */
async function reset(saying: Saying, say: (socket: Socket, saying: Saying) => Promise<void>): Promise<void> {
	const socket = await rawConnection(server.url);
	await say(socket, saying);
	socket.resetAndDestroy();
	await new Promise((resolve) => (socket.closed ? resolve(null) : socket.once('close', resolve)));
}

describe.each(Object.keys(KINDS))('a client that resets the connection with %s', (kind) => {
	test.each(Object.keys(TIMINGS))('%s harms nobody', async (timing) => {
		for (let round = 0; round < 3; round++)
			await Promise.all(Array.from({ length: 4 }, () => reset(KINDS[kind](), TIMINGS[timing])));
		await pause(20);
		expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
		expect(server.logged).toEqual([]);
	});
});
