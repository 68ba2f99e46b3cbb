import { ENDPOINTS, type Endpoint } from '@shutterbox/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInBy, withPasskey } from '../support/passkey.ts';
import { startServer, type TestServer, type Visitor } from './server.ts';

const OWNERS = Object.values(ENDPOINTS).filter((endpoint: Endpoint) => endpoint.needs === 'owner');
const DISMISS = { kind: 'dismiss', on: 'some-report', why: '' } as const;

let server: TestServer;
let owner: Visitor;
let ownerId: string;
const endings: (() => Promise<void>)[] = [];
beforeAll(async () => {
	server = await startServer({}, (end) => endings.push(end));
	const { key } = await withPasskey(server.url);
	owner = server.visitor();
	const me = await signInBy(server.url, key);
	owner.cookie = me.cookie;
	ownerId = me.id;
	server.owners.push(ownerId);
});
afterAll(async () => {
	for (const end of endings) await end();
});

const idOf = async (visitor: Visitor) => (await visitor.get('me')).id;

/** Everything a stranger can tell of an answer, but for the moment it was given. */
async function answerTo(visitor: Visitor, method: string, path: string, body?: string, type = 'application/json') {
	const given = body === undefined ? {} : { body, headers: { 'content-type': type } };
	const response = await visitor.fetch(path, { method, ...given });
	const headers = [...response.headers].filter(([name]) => name !== 'date');
	return { status: response.status, headers, text: await response.text() };
}

/** By code on another device: the same account, but no passkey was shown there. */
async function linked(): Promise<Visitor> {
	const { code } = await owner.get('makeLink');
	const device = server.visitor();
	await device.get('useLink', { body: { code } });
	return device;
}

describe('for anybody but an owner who has signed in by a passkey', () => {
	const others: readonly (readonly [string, () => Promise<Visitor>])[] = [
		['a stranger', async () => server.visitor()],
		['a guest', () => server.visitor().arrive()],
		[
			'somebody with a made-up session',
			async () => Object.assign(server.visitor(), { cookie: `shutterbox=${'A'.repeat(43)}` }),
		],
		[
			'somebody else with a passkey',
			async () => {
				const { key } = await withPasskey(server.url);
				return Object.assign(server.visitor(), { cookie: (await signInBy(server.url, key)).cookie });
			},
		],
		['an owner’s device that was let in by a code', linked],
	];

	test.each(others)('there is no such place as the owner’s: %s', async (_, made) => {
		const visitor = await made();
		for (const { method, path } of OWNERS)
			for (const [body, type] of [
				[undefined, undefined],
				[JSON.stringify(DISMISS), 'application/json'],
				[JSON.stringify({ kind: 'nonsense', __proto__x: 1 }), 'application/json'],
				['{"kind":', 'application/json'],
				['[]', 'text/plain'],
				[JSON.stringify({ why: 'x'.repeat(70_000) }), 'application/json'],
			] as const) {
				if (method === 'GET' && body !== undefined) continue;
				const [there, nowhere] = [path, path.replace('owner', 'unknown')];
				expect(await answerTo(visitor, method, there, body, type)).toEqual(
					await answerTo(visitor, method, nowhere, body, type),
				);
			}
		for (const method of ['HEAD', 'PUT', 'DELETE', 'OPTIONS'])
			expect(await answerTo(visitor, method, '/api/owner')).toEqual(await answerTo(visitor, method, '/api/unknown'));
	});
});

describe('an owner', () => {
	test('who was let in by a code makes and removes no passkeys, which would make an owner of that device', async () => {
		const device = await linked();
		const [{ id: passkey }] = await device.get('passkeys');
		const { challenge } = await device.get('passkeyOptions');
		expect((await device.refused('addPasskey', { body: { challenge, response: {} } })).code).toBe('NOT_ALLOWED');
		expect((await device.refused('removePasskey', { params: { passkey } })).code).toBe('NOT_ALLOWED');
		expect(await owner.get('passkeys')).toHaveLength(1);
	});

	test('bans for a time and for good, lifts it, and cannot ban an owner', async () => {
		const ben = await server.visitor().arrive();
		const [on, { name }] = [await idOf(ben), await ben.get('me')];
		const user = { id: on, name };
		const until = server.time.now + 7 * 86_400_000;
		const desk = await owner.get('ownerDeed', { body: { kind: 'ban', on, days: 7, why: 'spam' } });
		expect(desk.bans).toEqual([{ user, at: server.time.now, until }]);
		expect(desk.deeds[0]).toMatchObject({ kind: 'ban', owner: { id: ownerId }, user, until, why: 'spam' });
		expect((await owner.get('ownerDeed', { body: { kind: 'ban', on, days: null, why: '' } })).bans).toMatchObject([
			{ user, until: null },
		]);
		expect((await owner.get('ownerDeed', { body: { kind: 'unban', on, why: '' } })).bans).toEqual([]);
		expect(server.hub.banChangedOf).toEqual([on, on, on]);
		const again = await owner.refused('ownerDeed', { body: { kind: 'unban', on, why: '' } });
		expect(again).toMatchObject({ status: 404, code: 'NOT_FOUND' });
		const own = { kind: 'ban', on: ownerId, days: 1, why: '' } as const;
		expect((await owner.refused('ownerDeed', { body: own })).code).toBe('NOT_ALLOWED');
	});

	test('gives nothing that has not the right form, and what is done to nobody is not written down', async () => {
		const before = (await owner.get('ownerDesk')).deeds.length;
		const nobody = 'nobody-here';
		for (const kind of ['removeName', 'unban', 'dismiss', 'removeLine'] as const)
			expect((await owner.refused('ownerDeed', { body: { kind, on: nobody, why: '' } })).code).toBe('NOT_FOUND');
		expect((await owner.refused('ownerDeed', { body: { kind: 'ban', on: nobody, days: 1, why: '' } })).code).toBe(
			'NOT_FOUND',
		);
		const wrong: readonly [object, string][] = [
			[{ kind: 'ban', on: nobody, why: '' }, 'days'],
			[{ kind: 'ban', on: nobody, days: 0, why: '' }, 'days'],
			[{ kind: 'ban', on: nobody, days: 1e9, why: '' }, 'days'],
			[{ kind: 'dismiss', on: nobody, days: 1, why: '' }, 'days'],
			[{ kind: 'delete', on: nobody, why: '' }, 'kind'],
			[{ kind: 'dismiss', on: "' OR 1=1", why: '' }, 'on'],
			[{ kind: 'dismiss', on: nobody, why: 'x'.repeat(301) }, 'why'],
			[{ kind: 'dismiss', on: nobody, why: '', at: 0 }, 'at'],
		];
		for (const [body, field] of wrong)
			expect(await owner.refused('ownerDeed', { body: body as never })).toMatchObject({ status: 400, field });
		const hidden = { ...DISMISS, why: 'a\u202eb' };
		expect((await owner.refused('ownerDeed', { body: hidden })).code).toBe('BAD_TEXT');
		expect((await owner.get('ownerDesk')).deeds).toHaveLength(before);
	});
});

describe('who is banned', () => {
	test('is told so and until when, at every door, and still has what is theirs', async () => {
		const ben = await server.visitor().arrive();
		const { code } = await ben.get('makeLink');
		const { key } = await withPasskey(server.url, { id: '', name: '', cookie: ben.cookie ?? '' });
		const id = await idOf(ben);
		server.hub.bans.set(id, 1_900_000_000_000);
		const banned = { status: 403, code: 'BANNED', facts: { until: 1_900_000_000_000 } };
		expect(await ben.refused('signIn')).toMatchObject(banned);
		expect(await ben.refused('me')).toMatchObject(banned);
		const OPENING = { game: 'photograph', seats: 2, isPublic: true, terms: {} };
		expect(await ben.refused('openTable', { body: OPENING })).toMatchObject(banned);
		const elsewhere = server.visitor();
		expect(await elsewhere.refused('useLink', { body: { code } })).toMatchObject(banned);
		const login = await elsewhere.get('loginOptions');
		const answer = { challenge: login.challenge, response: key.get(login.options) };
		expect(await elsewhere.refused('login', { body: answer })).toMatchObject(banned);
		expect(elsewhere.cookie).toBeNull();
		server.hub.bans.set(id, null);
		expect(await ben.refused('signIn')).toMatchObject({ code: 'BANNED', facts: { until: null } });
		expect(await ben.get('exportMe')).toMatchObject({ user: { id } });
		await ben.get('deleteMe');
	});
});

test('reports come only so fast from one person, and from one address', async () => {
	const flooded = await startServer({ rateFactor: 0.3 });
	const ada = await flooded.visitor().arrive();
	const body = { table: 'some-table', line: 1, reason: 'spam', words: '' } as const;
	const codes: string[] = [];
	for (let i = 0; i < 5; i++) codes.push((await ada.refused('report', { body })).code);
	expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'TOO_MANY', 'TOO_MANY']);
	const all: string[] = [];
	for (let i = 0; i < 6; i++) {
		const other = await flooded.visitor().arrive();
		for (let j = 0; j < 3; j++) all.push((await other.refused('report', { body })).code);
	}
	expect(all.filter((code) => code === 'TOO_MANY').length).toBeGreaterThan(3);
});
