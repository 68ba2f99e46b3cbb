import { expect, test } from 'vitest';
import { Authenticator } from '../identity/authenticator.ts';
import { startServer } from './server.ts';

test('the log has a line for every answer, and none of what people keep to themselves', async () => {
	const server = await startServer();
	const visitor = server.visitor();
	visitor.headers['user-agent'] = 'SecretBrowser/1.0';
	await visitor.arrive();
	const { id } = await visitor.get('me');
	const { code } = await visitor.get('makeLink');
	await server.visitor().get('useLink', { body: { code } });
	await server.visitor().ask('useLink', { body: { code: 'wrong-code-wrong-code' } });
	const endpoint = 'https://push.example/secret-endpoint';
	await visitor.get('subscribePush', { body: { endpoint, keys: { p256dh: 'push-key', auth: 'push-auth' } } });
	await visitor.get('setWebhook', { body: { url: 'https://hooks.example/secret-hook' } });
	await visitor.get('rename', { body: { name: 'Shy Person' } });
	const key = new Authenticator(server.url);
	const { challenge, options } = await visitor.get('passkeyOptions');
	await visitor.get('addPasskey', { body: { challenge, response: key.create(options) } });
	const { id: table } = await visitor.get('openTable', {
		body: { game: 'photograph', seats: 2, isPublic: false, terms: {} },
	});
	await visitor.get('table', { params: { table } });
	await visitor.fetch(`/tables/${table}?invitation=secret-invitation`, { headers: { accept: 'text/html' } });
	await visitor.fetch(`/api/unknown/${table}?token=secret-token`);
	await visitor.fetch(`/api/%E0%A4%A?${table}`);
	await visitor.fetch('/api/me', {
		method: 'PATCH',
		body: '{"broken-body',
		headers: { 'content-type': 'application/json' },
	});
	await visitor.fetch('/api/session', { method: 'DELETE', headers: { origin: 'https://evil.example' } });
	server.hub.next = new Error('a fault');
	await visitor.ask('openTable', { body: { game: 'photograph', seats: 2, isPublic: false, terms: {} } });

	const token = visitor.cookie?.split('=')[1] ?? '';
	const sessions = await server.storage.sessionsOfUser(id);
	const kept = [
		token,
		code,
		...sessions.map(({ tokenHash }) => tokenHash),
		'shutterbox=',
		'cookie',
		'wrong-code',
		'secret-endpoint',
		'push-auth',
		'secret-hook',
		'webhook-secret',
		'Shy Person',
		challenge,
		String(options.challenge),
		key.id,
		table,
		'invitation',
		'secret-token',
		'broken-body',
		'SecretBrowser',
		'127.0.0.1',
		'::1',
		'evil.example',
	];
	const log = server.lines.join('');
	expect(token).toHaveLength(43);
	for (const secret of kept) expect([secret, log.includes(secret)]).toEqual([secret, false]);

	const lines = server.lines.map((line) => JSON.parse(line));
	const answers = lines.filter(({ msg }) => msg === 'answered');
	expect(answers.length).toBeGreaterThanOrEqual(16);
	expect(answers[0]).toEqual({
		level: 'info',
		time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
		requestId: expect.any(String),
		method: 'POST',
		route: '/api/session',
		status: 200,
		ms: expect.any(Number),
		address: expect.stringMatching(/^[\w-]{12}$/),
		msg: 'answered',
	});
	expect(new Set(answers.map(({ address }) => address)).size).toBe(1);
	expect(new Set(answers.map(({ requestId }) => requestId)).size).toBe(answers.length);
	expect(lines.filter(({ level }) => level === 'error')).toHaveLength(1);
});

test('two starts of the server know one address by different marks', async () => {
	const marks = [];
	for (let start = 0; start < 2; start++) {
		const { url, lines } = await startServer();
		await fetch(`${url}/healthz`);
		marks.push(JSON.parse(lines.find((line) => line.includes('answered')) ?? '').address);
	}
	expect(marks[0]).not.toBe(marks[1]);
});

test('one address has one mark, another one another', async () => {
	const { url, lines } = await startServer({ trustProxy: 'loopback' });
	for (const client of ['198.51.100.1', '198.51.100.2', '198.51.100.1'])
		await fetch(`${url}/healthz`, { headers: { 'x-forwarded-for': client } });
	const [first, second, third] = lines.map((line) => JSON.parse(line).address);
	expect(third).toBe(first);
	expect(second).not.toBe(first);
});
