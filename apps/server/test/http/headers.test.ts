import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { refusalIn, startServer } from './server.ts';

const POLICY =
	"default-src 'none';script-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';connect-src 'self';" +
	"manifest-src 'self';worker-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none'";

describe('every kind of answer carries the same guards', () => {
	test.each([
		['the page', 'GET', '/', 200],
		['a page inside', 'GET', '/tables/abc', 200],
		['a stylesheet', 'GET', '/plain.css', 200],
		['a list', 'GET', '/api/games', 200],
		['a session', 'POST', '/api/session', 200],
		['a refusal', 'GET', '/api/me', 401],
		['an unknown endpoint', 'GET', '/api/nothing', 404],
		['an unknown file', 'GET', '/nothing.js', 404],
		['figures', 'GET', '/metrics', 200],
		['health', 'GET', '/healthz', 200],
	])('%s', async (_, method, path, status) => {
		const { url } = await startServer();
		const { status: answered, headers } = await fetch(url + path, { method, headers: { accept: 'text/html' } });
		expect(answered).toBe(status);
		expect(Object.fromEntries(headers)).toMatchObject({
			'content-security-policy': POLICY,
			'referrer-policy': 'no-referrer',
			'x-content-type-options': 'nosniff',
			'x-frame-options': 'DENY',
			'cross-origin-opener-policy': 'same-origin',
			'cross-origin-resource-policy': 'same-origin',
			'permissions-policy': expect.stringContaining('camera=()'),
		});
		expect(headers.get('strict-transport-security')).toBeNull();
		expect(headers.get('access-control-allow-origin')).toBeNull();
		expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull();
		if (path.startsWith('/api')) expect(headers.get('cache-control')).toBe('no-store');
	});
});

test('an answer to an unreadable address lets a browser do nothing with it', async () => {
	const { url } = await startServer();
	const { status, headers } = await fetch(`${url}/api/%E0%A4%A`);
	expect(status).toBe(400);
	expect(Object.fromEntries(headers)).toMatchObject({
		'content-security-policy': "default-src 'none';frame-ancestors 'none'",
		'referrer-policy': 'no-referrer',
		'x-content-type-options': 'nosniff',
		'cross-origin-resource-policy': 'same-origin',
	});
});

describe('a site that people reach by https', () => {
	test('tells browsers to stay with it, and sends its cookie only there', async () => {
		const { url } = await startServer({ origins: ['https://localhost'] });
		const response = await fetch(`${url}/api/session`, { method: 'POST' });
		expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
		const [cookie] = response.headers.getSetCookie();
		expect(cookie).toMatch(/^__Host-shutterbox=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
	});

	test('does not take a cookie that a neighbour could have planted', async () => {
		const { url } = await startServer({ origins: ['https://localhost'] });
		const response = await fetch(`${url}/api/session`, { method: 'POST' });
		const token = /=([\w-]{43});/.exec(response.headers.getSetCookie()[0])?.[1];
		const me = (cookie: string) => fetch(`${url}/api/me`, { headers: { cookie } });
		expect((await me(`__Host-shutterbox=${token}`)).status).toBe(200);
		expect((await me(`shutterbox=${token}`)).status).toBe(401);
	});

	test('is recognised behind a trusted proxy, and not by a stranger’s word', async () => {
		const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'localhost' };
		const trusting = await startServer({ trustProxy: 'loopback' });
		const secure = await fetch(`${trusting.url}/api/session`, { method: 'POST', headers: forwarded });
		expect(secure.headers.getSetCookie()[0]).toMatch(/^__Host-shutterbox=.*; Secure$/);
		const { url } = await startServer();
		const plain = await fetch(`${url}/api/session`, { method: 'POST', headers: forwarded });
		expect(plain.headers.getSetCookie()[0]).toMatch(
			/^shutterbox=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
		);
	});
});

describe('what changes something must come from a page of this server', () => {
	test.each([
		['another site', { origin: 'https://evil.example' }],
		['another port', { origin: 'http://localhost:1' }],
		['a page in a sandbox', { origin: 'null' }],
		['another site, as its browser says', { 'sec-fetch-site': 'cross-site' }],
		['a neighbour', { 'sec-fetch-site': 'same-site' }],
		['a name that a stranger pointed here', { host: 'evil.example' }],
	])('not from %s', async (_, headers) => {
		const server = await startServer();
		const guest = await server.visitor().arrive();
		for (const [method, path] of [
			['POST', '/api/session'],
			['DELETE', '/api/me'],
			['PUT', '/api/me/push'],
		]) {
			// `fetch` does not let anybody choose the host.
			const address = 'host' in headers ? `${server.url.replace('localhost', '127.0.0.1')}${path}` : path;
			if ('host' in headers) {
				expect(await statusWithHost(address, method, String(headers.host))).toBe(403);
				continue;
			}
			const response = await guest.fetch(address, { method, headers: { ...headers } as Record<string, string> });
			expect(await refusalIn(response)).toMatchObject({ status: 403, code: 'FORBIDDEN_ORIGIN' });
		}
		expect((await guest.get('me')).isLasting).toBe(false);
	});

	test('from its own pages under every name it has at home, and from programs', async () => {
		const { url, port } = await startServer();
		const own: Record<string, string>[] = [
			{ origin: `http://localhost:${port}` },
			{ origin: `https://localhost:${port}` },
			{ 'sec-fetch-site': 'same-origin' },
			{ 'sec-fetch-site': 'none' },
			{},
		];
		for (const headers of own)
			expect((await fetch(`${url}/api/session`, { method: 'POST', headers })).status).toBe(200);
		const byAddress = `http://127.0.0.1:${port}`;
		const response = await fetch(`${byAddress}/api/session`, { method: 'POST', headers: { origin: byAddress } });
		expect(response.status).toBe(200);
	});

	test('only from the configured origins where there are some', async () => {
		const { url, port } = await startServer({ origins: ['http://localhost:4000', 'https://games.example'] });
		const status = async (origin: string) =>
			(await fetch(`${url}/api/session`, { method: 'POST', headers: { origin } })).status;
		expect(await status('http://localhost:4000')).toBe(200);
		expect(await status(`http://localhost:${port}`)).toBe(403);
		expect(await status('https://games.example')).toBe(403);
		expect(await statusWithHost(`${url}/api/session`, 'POST', 'games.example', 'https://games.example')).toBe(200);
	});

	test('but anybody may look', async () => {
		const { url } = await startServer();
		const response = await fetch(`${url}/api/games`, { headers: { origin: 'https://evil.example' } });
		expect(response.status).toBe(200);
		expect(response.headers.get('access-control-allow-origin')).toBeNull();
	});
});

describe('under a name that is not this server’s nothing is told', () => {
	const PATHS = ['/', '/tables/abc', '/plain.css', '/api/games', '/api/tables', '/api/me', '/metrics', '/nothing.js'];

	test.each(PATHS)('not %s', async (path) => {
		const { url } = await startServer();
		for (const method of ['GET', 'HEAD', 'OPTIONS'])
			for (const host of ['evil.example', 'evil.example:8484', 'localhost.evil.example', '127.0.0.1.evil.example'])
				expect([method, host, await statusWithHost(url + path, method, host)]).toEqual([method, host, 403]);
	});

	test('but under every address and local name of the machine, where no name is configured', async () => {
		const { url, port } = await startServer();
		for (const host of [`localhost:${port}`, '127.0.0.1', '192.168.1.7:8484', '[::1]:8484', 'den.local', 'pc.lan'])
			expect([host, await statusWithHost(`${url}/api/games`, 'GET', host)]).toEqual([host, 200]);
	});

	test('a public server answers under its own name and, to machines, by its address', async () => {
		const { url } = await startServer({ origins: ['https://games.example'] });
		for (const [host, status] of [
			['games.example', 200],
			['games.example:443', 200],
			['127.0.0.1:9090', 200],
			['evil.example', 403],
			['games.example.evil.example', 403],
		] as const)
			for (const path of ['/api/games', '/metrics'])
				expect([host, path, await statusWithHost(url + path, 'GET', host)]).toEqual([host, path, status]);
	});

	test('whoever asks whether the server lives may call it what they like', async () => {
		const { url } = await startServer({ origins: ['https://games.example'] });
		for (const path of ['/healthz', '/readyz'])
			for (const host of ['10.0.0.5:8484', 'shutterbox', 'evil.example'])
				expect(await statusWithHost(url + path, 'GET', host)).toBe(200);
	});
});

async function statusWithHost(address: string, method: string, host: string, origin?: string): Promise<number> {
	return await new Promise((resolve, reject) => {
		const headers = { host, ...(origin === undefined ? {} : { origin }) };
		const asked = request(address, { method, headers }, (response) => {
			response.resume();
			resolve(response.statusCode ?? 0);
		});
		asked.on('error', reject).end();
	});
}
