import { connect } from 'node:net';
import { LIMITS } from '@shutterbox/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalIn, startServer, type TestServer, type Visitor } from './server.ts';

let server: TestServer;
let guest: Visitor;
const endings: (() => Promise<void>)[] = [];
beforeAll(async () => {
	server = await startServer({}, (end) => endings.push(end));
	guest = await server.visitor().arrive();
});
afterAll(async () => {
	for (const end of endings) await end();
});

const JSON_TYPE = { 'content-type': 'application/json' };

async function sent(method: string, path: string, body?: string | Uint8Array<ArrayBuffer>, headers = JSON_TYPE) {
	return await refusalIn(await guest.fetch(path, { method, ...(body === undefined ? {} : { body, headers }) }));
}

/** A right body of every endpoint that takes one. */
const BODIES: readonly (readonly [method: string, path: string, body: Record<string, unknown>])[] = [
	['PATCH', '/api/me', { name: 'Otter' }],
	['POST', '/api/me/passkeys', { challenge: 'c', label: 'Desk', response: {} }],
	['POST', '/api/login', { challenge: 'c', response: {} }],
	['POST', '/api/link', { code: 'c'.repeat(22) }],
	['PUT', '/api/me/blocks/somebody-else', { kind: 'mute' }],
	['PUT', '/api/me/push', { endpoint: 'https://push.example/1', keys: { p256dh: 'k', auth: 'a' } }],
	['DELETE', '/api/me/push', { endpoint: 'https://push.example/1' }],
	['PUT', '/api/me/webhook', { url: 'https://hooks.example' }],
	['POST', '/api/tables', { game: 'photograph', seats: 2, isPublic: true, terms: {}, bots: ['easy'], start: true }],
	['POST', '/api/reports', { table: 'some-table', line: 3, reason: 'spam', words: 'again and again' }],
];
const OPTIONAL = new Set(['label', 'bots', 'start']);

describe.each(BODIES)('%s %s refuses', (method, path, body) => {
	test('a body without any one of the fields it needs', async () => {
		for (const field of Object.keys(body).filter((name) => !OPTIONAL.has(name))) {
			const { [field]: _, ...rest } = body;
			expect(await sent(method, path, JSON.stringify(rest))).toMatchObject({ code: 'BAD_REQUEST', field });
		}
	});
	test('a field of the wrong type, and takes none for another', async () => {
		for (const field of Object.keys(body)) {
			const wrong = typeof body[field] === 'number' ? String(body[field]) : 7;
			const refusal = await sent(method, path, JSON.stringify({ ...body, [field]: wrong }));
			expect(refusal).toMatchObject({ status: 400, code: 'BAD_REQUEST', field });
		}
	});
	test('a text that is too long', async () => {
		for (const field of Object.keys(body).filter((name) => typeof body[name] === 'string')) {
			const refusal = await sent(method, path, JSON.stringify({ ...body, [field]: `https://${'x'.repeat(3000)}` }));
			expect(refusal).toMatchObject({ code: 'BAD_REQUEST', field });
		}
	});
	test('a field too many', async () => {
		expect(await sent(method, path, JSON.stringify({ ...body, isAdmin: true }))).toMatchObject({
			code: 'BAD_REQUEST',
			field: 'isAdmin',
		});
	});
	test.each(['[]', 'null', '"text"', '5', 'true'])('%s in place of an object', async (text) => {
		expect(await sent(method, path, text)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
	});
	test('no body at all', async () => {
		expect(await sent(method, path)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
	});
	test('broken JSON', async () => {
		expect(await sent(method, path, '{"name": ')).toMatchObject({ status: 400, code: 'BAD_JSON' });
	});
	test('bytes that are no UTF-8', async () => {
		const bytes = new Uint8Array([...Buffer.from('{"name":"'), 0xc3, 0x28, ...Buffer.from('"}')]);
		expect(await sent(method, path, bytes)).toMatchObject({ status: 400, code: 'BAD_JSON' });
	});
	test('a prototype', async () => {
		const text = JSON.stringify(body).replace(/}$/, ',"__proto__":{"isAdmin":true}}');
		expect(await sent(method, path, text)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
	});
	test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
		'a body of type %s',
		async (type) => {
			const refusal = await sent(method, path, JSON.stringify(body), { 'content-type': type });
			expect(refusal).toMatchObject({ status: 400, code: 'BAD_REQUEST', field: 'content-type' });
		},
	);
	test('a body of a megabyte', async () => {
		const text = JSON.stringify({ ...body, name: 'x'.repeat(1_048_576) });
		expect(await sent(method, path, text)).toMatchObject({ status: 413, code: 'TOO_LARGE' });
	});
});

test('a body just within the limit is read, one byte more is not', async () => {
	const text = (length: number) => `{"name":"${'x'.repeat(length - 11)}"}`;
	expect((await sent('PATCH', '/api/me', text(LIMITS.body))).code).toBe('BAD_REQUEST');
	expect((await sent('PATCH', '/api/me', text(LIMITS.body + 1))).code).toBe('TOO_LARGE');
});

test('an endpoint that takes no body refuses one, but not an empty one', async () => {
	expect(await sent('POST', '/api/session', '{"name":"Root"}')).toMatchObject({ code: 'BAD_REQUEST', field: 'body' });
	for (const body of ['', '{}']) {
		const response = await guest.fetch('/api/session', { method: 'POST', body, headers: JSON_TYPE });
		expect(response.status).toBe(200);
	}
});

describe('an address', () => {
	test.each([
		['/api/me/results?limit=0', 'limit'],
		['/api/me/results?limit=101', 'limit'],
		['/api/me/results?limit=ten', 'limit'],
		['/api/me/results?limit=1e1', 'limit'],
		['/api/me/results?limit=-1', 'limit'],
		['/api/me/results?limit=2.5', 'limit'],
		['/api/me/results?limit=', 'limit'],
		['/api/me/results?limit=1&limit=2', 'limit'],
		['/api/me/results?before=yesterday', 'before'],
		['/api/me/results?page=2', 'page'],
		['/api/me/results?__proto__=2', '__proto__'],
		['/api/games?x=1', 'x'],
		['/api/tables/short', 'table'],
		['/api/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 'table'],
		[`/api/tables/${'x'.repeat(33)}`, 'table'],
		['/api/players/a%00bcdefgh', 'user'],
		[`/api/leaderboards/${'x'.repeat(33)}`, 'game'],
	])('%s has a wrong %s', async (path, field) => {
		expect(await sent('GET', path)).toMatchObject({ status: 400, code: 'BAD_REQUEST', field });
	});

	test.each(['/api/%E0%A4%A', '/api/players/%ff%fe'])('%s cannot be read', async (path) => {
		expect(await sent('GET', path)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
	});

	test.each([
		['GET', '/api'],
		['GET', '/api/nothing'],
		['GET', '/api/constructor'],
		['POST', '/api/games'],
		['DELETE', '/api/tables'],
		['PUT', '/healthz'],
		['POST', '/'],
	])('%s %s leads nowhere', async (method, path) => {
		expect(await sent(method, path)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
	});
});

test('what breaks inside is told by a number only, which the log explains', async () => {
	server.hub.next = new Error('SELECT secret FROM drawer');
	const body = JSON.stringify({ game: 'photograph', seats: 2, isPublic: true, terms: {} });
	const refusal = await sent('POST', '/api/tables', body);
	expect(refusal).toEqual({
		status: 500,
		code: 'BROKEN',
		message: expect.any(String),
		facts: { incident: expect.any(String) },
	});
	const line = server.lines.find((text) => text.includes('request broke')) ?? '{}';
	expect(JSON.parse(line)).toMatchObject({
		level: 'error',
		requestId: refusal.facts?.incident,
		route: '/api/tables',
		err: { message: 'SELECT secret FROM drawer' },
	});
});

test('what is not HTTP gets a short answer', async () => {
	const answer = await new Promise<string>((resolve, reject) => {
		let text = '';
		const socket = connect(server.port, '127.0.0.1', () => socket.write('\x16\x03\x01hello\r\n\r\n'));
		socket.on('data', (part) => {
			text += part;
		});
		socket.on('end', () => resolve(text));
		socket.on('error', reject);
	});
	expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
	expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)).code).toBe('BAD_REQUEST');
});
