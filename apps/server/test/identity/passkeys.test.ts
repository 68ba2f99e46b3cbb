import { beforeEach, describe, expect, test } from 'vitest';
import { startServer, type TestServer, type Visitor } from '../http/server.ts';
import { Authenticator } from './authenticator.ts';

let server: TestServer;
let guest: Visitor;
let authenticator: Authenticator;

beforeEach(async () => {
	server = await startServer();
	guest = await server.visitor().arrive();
	authenticator = new Authenticator(server.url);
});

async function register(visitor: Visitor, key = authenticator, label?: string) {
	const { challenge, options } = await visitor.get('passkeyOptions');
	const response = key.create(options);
	return await visitor.get('addPasskey', { body: { challenge, response, ...(label ? { label } : {}) } });
}

async function loginAnswer(visitor: Visitor, key = authenticator) {
	const { challenge, options } = await visitor.get('loginOptions');
	return { challenge, response: key.get(options) };
}

describe('a guest becomes a lasting user', () => {
	test('with a passkey, and stays who they were', async () => {
		const before = await guest.get('me');
		expect(before.isLasting).toBe(false);
		expect(await register(guest)).toEqual({ ...before, isLasting: true });
		expect(await guest.get('me')).toEqual({ ...before, isLasting: true });
		const [passkey] = await guest.get('passkeys');
		expect(passkey).toEqual({ id: authenticator.id, label: 'Another device', created: server.time.now, used: null });
	});

	test('and can sign in with it from another device', async () => {
		const me = await register(guest, authenticator, 'My phone');
		const elsewhere = server.visitor();
		expect(await elsewhere.get('login', { body: await loginAnswer(elsewhere) })).toEqual(me);
		expect((await elsewhere.get('me')).id).toBe(me.id);
		expect(await guest.get('passkeys')).toMatchObject([{ label: 'My phone', used: server.time.now }]);
		expect(await guest.get('sessions')).toHaveLength(2);
	});

	test('with several passkeys, each of which opens the door', async () => {
		const other = new Authenticator(server.url);
		await register(guest);
		await register(guest, other);
		const { id } = await guest.get('me');
		for (const key of [authenticator, other]) {
			const elsewhere = server.visitor();
			expect((await elsewhere.get('login', { body: await loginAnswer(elsewhere, key) })).id).toBe(id);
		}
	});

	test('and is a guest again without any', async () => {
		await register(guest);
		await guest.get('removePasskey', { params: { passkey: authenticator.id } });
		expect((await guest.get('me')).isLasting).toBe(false);
		const elsewhere = server.visitor();
		expect(await elsewhere.refused('login', { body: await loginAnswer(elsewhere) })).toMatchObject({
			status: 401,
			code: 'BAD_PASSKEY',
		});
	});
});

test('the browser is asked for a discoverable passkey of this host, and not for one it has made before', async () => {
	await register(guest);
	const { options } = await guest.get('passkeyOptions');
	expect(options).toMatchObject({
		rp: { id: 'localhost', name: 'Shutterbox' },
		authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
		excludeCredentials: [{ id: authenticator.id }],
		attestation: 'none',
	});
	expect((await server.visitor().get('loginOptions')).options).toMatchObject({ rpId: 'localhost' });
});

test('a guest who signs in to a lasting account leaves the guest behind', async () => {
	const me = await register(guest);
	const other = await server.visitor().arrive();
	const left = other.cookie;
	const { id: guestId } = await other.get('me');
	await other.get('login', { body: await loginAnswer(other) });
	expect((await other.get('me')).id).toBe(me.id);
	other.cookie = left;
	expect((await other.refused('me')).code).toBe('NO_SESSION');
	expect(await server.storage.getUser(guestId)).not.toBeNull();
});

describe('no passkey is taken', () => {
	const refusal = { status: 401, code: 'BAD_PASSKEY' };

	test('from a page of another origin', async () => {
		const { challenge, options } = await guest.get('passkeyOptions');
		authenticator.origin = 'https://evil.example';
		const body = { challenge, response: authenticator.create(options) };
		expect(await guest.refused('addPasskey', { body })).toMatchObject(refusal);
		expect(await guest.get('passkeys')).toEqual([]);
		expect((await guest.get('me')).isLasting).toBe(false);
	});

	test('for another host', async () => {
		const { challenge, options } = await guest.get('passkeyOptions');
		const response = authenticator.create({ ...options, rp: { id: 'evil.example' } });
		expect(await guest.refused('addPasskey', { body: { challenge, response } })).toMatchObject(refusal);
	});

	test('twice for one challenge', async () => {
		const { challenge, options } = await guest.get('passkeyOptions');
		const body = { challenge, response: authenticator.create(options) };
		await guest.get('addPasskey', { body });
		const again = { challenge, response: new Authenticator(server.url).create(options) };
		expect(await guest.refused('addPasskey', { body })).toMatchObject(refusal);
		expect(await guest.refused('addPasskey', { body: again })).toMatchObject(refusal);
	});

	test('for the challenge of somebody else', async () => {
		const other = await server.visitor().arrive();
		const { challenge, options } = await other.get('passkeyOptions');
		const body = { challenge, response: authenticator.create(options) };
		expect(await guest.refused('addPasskey', { body })).toMatchObject(refusal);
	});

	test('that somebody else has already', async () => {
		await register(guest);
		const other = await server.visitor().arrive();
		const { challenge, options } = await other.get('passkeyOptions');
		const body = { challenge, response: authenticator.create(options) };
		expect(await other.refused('addPasskey', { body })).toMatchObject(refusal);
	});

	test('after five minutes', async () => {
		const { challenge, options } = await guest.get('passkeyOptions');
		server.time.now += 5 * 60_000;
		const body = { challenge, response: authenticator.create(options) };
		expect(await guest.refused('addPasskey', { body })).toMatchObject(refusal);
	});

	test.each([
		{},
		{ id: 'x' },
		{ id: 'x', rawId: 'x', type: 'public-key', response: null },
		{ id: 5, rawId: 5, type: 'public-key', response: { clientDataJSON: '%%%', attestationObject: [] } },
		{ id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'e30', attestationObject: 'e30' } },
	])('that is no passkey: %j', async (response) => {
		const { challenge } = await guest.get('passkeyOptions');
		expect(await guest.refused('addPasskey', { body: { challenge, response } })).toMatchObject(refusal);
		const { challenge: login } = await guest.get('loginOptions');
		expect(await guest.refused('login', { body: { challenge: login, response } })).toMatchObject(refusal);
	});
});

describe('nobody is signed in', () => {
	const refusal = { status: 401, code: 'BAD_PASSKEY' };
	let elsewhere: Visitor;
	beforeEach(async () => {
		await register(guest);
		elsewhere = server.visitor();
	});

	test('from a page of another origin', async () => {
		authenticator.origin = 'https://evil.example';
		expect(await elsewhere.refused('login', { body: await loginAnswer(elsewhere) })).toMatchObject(refusal);
		expect(elsewhere.cookie).toBeNull();
	});

	test('twice by one answer', async () => {
		const body = await loginAnswer(elsewhere);
		await elsewhere.get('login', { body });
		expect(await server.visitor().refused('login', { body })).toMatchObject(refusal);
	});

	test('by an old answer to a new challenge', async () => {
		const { response } = await loginAnswer(elsewhere);
		const { challenge } = await elsewhere.get('loginOptions');
		expect(await elsewhere.refused('login', { body: { challenge, response } })).toMatchObject(refusal);
	});

	test('by the signature of another key', async () => {
		const { challenge, response } = await loginAnswer(elsewhere, new Authenticator(server.url));
		const body = { challenge, response: { ...response, id: authenticator.id, rawId: authenticator.id } };
		expect(await elsewhere.refused('login', { body })).toMatchObject(refusal);
	});

	test('by a key that nobody has registered', async () => {
		const body = await loginAnswer(elsewhere, new Authenticator(server.url));
		expect(await elsewhere.refused('login', { body })).toMatchObject(refusal);
	});

	test('by a key whose counter went back, as that of a copied one would', async () => {
		authenticator.counter = 8;
		await elsewhere.get('login', { body: await loginAnswer(elsewhere) });
		authenticator.counter = 4;
		expect(await server.visitor().refused('login', { body: await loginAnswer(elsewhere) })).toMatchObject(refusal);
		authenticator.counter = 9;
		await elsewhere.get('login', { body: await loginAnswer(elsewhere) });
	});

	test('by a key that says it belongs to somebody else', async () => {
		authenticator.userHandle = Buffer.from('somebody-else').toString('base64url');
		expect(await elsewhere.refused('login', { body: await loginAnswer(elsewhere) })).toMatchObject(refusal);
	});

	test('for a challenge that was made to register', async () => {
		const { challenge, options } = await guest.get('passkeyOptions');
		const response = authenticator.get({ challenge: options.challenge, rpId: 'localhost' });
		expect(await elsewhere.refused('login', { body: { challenge, response } })).toMatchObject(refusal);
	});

	test('after five minutes', async () => {
		const body = await loginAnswer(elsewhere);
		server.time.now += 5 * 60_000;
		expect(await elsewhere.refused('login', { body })).toMatchObject(refusal);
	});
});

test('nobody can remove the passkey of somebody else', async () => {
	await register(guest);
	const other = await server.visitor().arrive();
	const params = { passkey: authenticator.id };
	expect(await other.refused('removePasskey', { params })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
	expect(await guest.get('passkeys')).toHaveLength(1);
});
