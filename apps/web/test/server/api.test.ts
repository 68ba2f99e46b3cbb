import { describe, expect, test } from 'vitest';
import { createApi, isStranger } from '../../src/server/api.ts';

/** A wire that keeps what was sent and answers with what it is given. */
function wire(respond: () => Response, isOnline = true) {
	const sent: { path: string; init: RequestInit }[] = [];
	const api = createApi({
		async fetch(path, init) {
			sent.push({ path, init });
			return respond();
		},
		isOnline: () => isOnline,
	});
	return { sent, ask: api.ask };
}
const json =
	(value: unknown, status = 200) =>
	() =>
		Response.json(value, { status });
const lost = () => {
	throw new TypeError('Failed to fetch');
};

describe('a question', () => {
	test('is sent as JSON where it has a body, and without a type where it has none', async () => {
		const { sent, ask } = wire(json({}));
		await ask('rename', { body: { name: 'Ines' } });
		await ask('me');
		expect(sent).toEqual([
			{
				path: '/api/me',
				init: { method: 'PATCH', body: '{"name":"Ines"}', headers: { 'content-type': 'application/json' } },
			},
			{ path: '/api/me', init: { method: 'GET' } },
		]);
	});
	test('has the parts of its path and its query filled in, whatever letters they have', async () => {
		const { sent, ask } = wire(json([]));
		await ask('removePasskey', { params: { passkey: 'a/b?c' } });
		await ask('myMatches', { query: { limit: 5, before: 12 } });
		await ask('myMatches');
		expect(sent.map(({ path }) => path)).toEqual([
			'/api/me/passkeys/a%2Fb%3Fc',
			'/api/me/matches?limit=5&before=12',
			'/api/me/matches',
		]);
	});
});

describe('an answer', () => {
	test('is the value the server gave, and nothing where it gives none', async () => {
		expect(await wire(json({ name: 'Ines' })).ask('me')).toEqual({ value: { name: 'Ines' } });
		expect(await wire(() => new Response(null, { status: 204 })).ask('signOut')).toEqual({ value: undefined });
	});
	test('is text where the server keeps text', async () => {
		const headers = { 'content-type': 'application/jsonl; charset=utf-8' };
		const { sent, ask } = wire(() => new Response('{}\n{}\n', { headers }));
		expect(await ask('record', { params: { table: 'abc' } })).toEqual({ value: '{}\n{}\n' });
		expect(sent[0].path).toBe('/api/tables/abc/record');
	});
	test('that refuses has its code, its field and how long to wait', async () => {
		const { ask } = wire(json({ code: 'TOO_MANY', message: 'Too much', retryAfter: 30 }, 429));
		expect(await ask('me')).toEqual({
			problem: { kind: 'refused', code: 'TOO_MANY', field: null, facts: {}, retryAfter: 30 },
		});
		const bad = await wire(json({ code: 'BAD_REQUEST', field: 'name' }, 400)).ask('rename', { body: { name: ' ' } });
		expect(bad).toMatchObject({ problem: { code: 'BAD_REQUEST', field: 'name' } });
	});
	test('from a page or a proxy in the server’s place means that the server is gone', async () => {
		const html = { headers: { 'content-type': 'text/html' } };
		for (const respond of [
			() => new Response('<!doctype html>', html),
			() => new Response('Bad gateway', { status: 502, ...html }),
			json({ error: 'nginx' }, 502),
			() => new Response('{', { headers: { 'content-type': 'application/json' } }),
			lost,
		]) {
			expect(await wire(respond).ask('lobby')).toEqual({ problem: { kind: 'gone' } });
		}
	});
	test('that cannot come because the device has no connection says so', async () => {
		expect(await wire(lost, false).ask('lobby')).toEqual({ problem: { kind: 'offline' } });
	});
	test('that nobody is signed in is told apart from all others', async () => {
		const refused = { kind: 'refused', field: null, facts: {}, retryAfter: null } as const;
		expect(isStranger({ ...refused, code: 'NO_SESSION' })).toBe(true);
		expect(isStranger({ ...refused, code: 'BROKEN' })).toBe(false);
		expect(isStranger({ kind: 'gone' })).toBe(false);
	});
});
