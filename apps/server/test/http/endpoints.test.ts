import { ENDPOINTS, type Endpoint, type EndpointName, ERRORS } from '@shutterbox/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../identity/authenticator.ts';
import { signInBy, withPasskey } from '../support/passkey.ts';
import { startServer, type TestServer, type Visitor } from './server.ts';

const OPENING = { game: 'photograph', seats: 3, isPublic: true, terms: {} };
const NOBODY = 'nobody-here';

let server: TestServer;
let ada: Visitor;
let ben: Visitor;
let stranger: Visitor;
const endings: (() => Promise<void>)[] = [];

beforeAll(async () => {
	server = await startServer({}, (end) => endings.push(end));
	ada = await server.visitor().arrive();
	ben = await server.visitor().arrive();
	stranger = server.visitor();
});
afterAll(async () => {
	for (const end of endings) await end();
});

const idOf = async (visitor: Visitor) => (await visitor.get('me')).id;

describe('the server', () => {
	test('says that it lives, is ready, and what it offers', async () => {
		expect(await stranger.get('healthz')).toEqual({ status: 'alive' });
		expect(await stranger.get('readyz')).toEqual({ status: 'ready' });
		const games = await stranger.get('games');
		expect(games.map(({ id }) => id)).toEqual([
			'photograph',
			'snapshot',
			'wildlife-park',
			'sasquatch-snap',
			'photoshoot',
		]);
		expect(games.filter(({ isRealTime }) => isRealTime).map(({ id }) => id)).toEqual(['photoshoot']);
		expect(games[0].bots).toContain('zoya');
	});

	test('is not ready while it stops', async () => {
		server.time.isStopping = true;
		expect(await stranger.refused('readyz')).toMatchObject({ status: 503, code: 'STOPPING' });
		expect(await stranger.get('healthz')).toEqual({ status: 'alive' });
		server.time.isStopping = false;
	});

	test('counts what it does', async () => {
		await stranger.get('games');
		const text = String(await stranger.get('metrics'));
		expect(text).toMatch(
			/shutterbox_http_request_seconds_count\{method="GET",route="\/api\/games",status="2xx"\} [1-9]/,
		);
		expect(text).toMatch(/^shutterbox_sockets 7$/m);
		expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
		for (const name of ['shutterbox_commit_writes', 'shutterbox_bot_think_seconds', 'shutterbox_moves_total'])
			expect(text).toContain(`# TYPE ${name} `);
	});
});

describe('a person', () => {
	test('is a guest with a friendly name from the first visit on', async () => {
		const me = await ada.get('signIn');
		expect(me).toMatchObject({ isLasting: false, ratings: [], created: server.time.now });
		expect(me.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
		expect(await ada.get('me')).toEqual(me);
	});

	test('takes another name, and the tables hear of it', async () => {
		const { id } = await ada.get('me');
		expect((await ada.get('rename', { body: { name: 'Ада Е\u0308лкина' } })).name).toBe('Ада Ёлкина');
		expect(server.hub.renamed).toEqual([{ id, name: 'Ада Ёлкина' }]);
		expect((await ada.get('me')).name).toBe('Ада Ёлкина');
	});

	test('takes no name that looks like another one', async () => {
		expect(await ada.refused('rename', { body: { name: 'Аdа' } })).toMatchObject({
			code: 'BAD_REQUEST',
			field: 'name',
		});
		expect((await ada.get('me')).name).toBe('Ада Ёлкина');
	});

	test('sees the devices that are signed in, and signs one out', async () => {
		const phone = server.visitor();
		phone.headers['user-agent'] = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
		const { code, expires } = await ada.get('makeLink');
		expect(expires).toBe(server.time.now + 300_000);
		expect((await phone.get('useLink', { body: { code } })).id).toBe(await idOf(ada));
		const sessions = await ada.get('sessions');
		expect(sessions.map(({ device, isThis }) => [device, isThis]).sort()).toEqual([
			['Another device', true],
			['Firefox on Linux', false],
		]);
		const other = sessions.find(({ isThis }) => !isThis);
		await ada.get('endSession', { params: { session: other?.id ?? '' } });
		expect((await phone.refused('me')).code).toBe('NO_SESSION');
		expect(await ada.get('sessions')).toHaveLength(1);
	});

	test('cannot sign out the devices of others', async () => {
		const [session] = await ben.get('sessions');
		const refusal = await ada.refused('endSession', { params: { session: session.id } });
		expect(refusal).toMatchObject({ status: 404, code: 'NOT_FOUND' });
		expect(await ben.get('sessions')).toHaveLength(1);
	});

	test('uses a link code once, and not after five minutes', async () => {
		const { code } = await ada.get('makeLink');
		const phone = server.visitor();
		await phone.get('useLink', { body: { code } });
		merge(phone);
		expect(await stranger.refused('useLink', { body: { code } })).toMatchObject({ status: 401, code: 'BAD_CODE' });
		const late = await ada.get('makeLink');
		server.time.now += 300_000;
		expect((await stranger.refused('useLink', { body: { code: late.code } })).code).toBe('BAD_CODE');
		expect((await stranger.refused('useLink', { body: { code: 'x'.repeat(22) } })).code).toBe('BAD_CODE');
		expect(stranger.cookie).toBeNull();
	});

	test('keeps passkeys', async () => {
		const key = new Authenticator(server.url);
		const { challenge, options } = await ada.get('passkeyOptions');
		const body = { challenge, label: 'Desk', response: key.create(options) };
		expect((await ada.get('addPasskey', { body })).isLasting).toBe(true);
		expect((await ada.refused('addPasskey', { body })).code).toBe('BAD_PASSKEY');
		expect(await ada.get('passkeys')).toMatchObject([{ id: key.id, label: 'Desk' }]);
		const login = await stranger.get('loginOptions');
		const answer = { challenge: login.challenge, response: key.get(login.options) };
		const elsewhere = server.visitor();
		expect((await elsewhere.get('login', { body: answer })).id).toBe(await idOf(ada));
		expect((await stranger.refused('login', { body: answer })).code).toBe('BAD_PASSKEY');
		merge(elsewhere);
		await ada.get('removePasskey', { params: { passkey: key.id } });
		expect((await ada.refused('removePasskey', { params: { passkey: key.id } })).code).toBe('NOT_FOUND');
	});

	test('blocks and mutes others, and the tables hear of it', async () => {
		const [me, user] = [await idOf(ada), await idOf(ben)];
		await ada.get('block', { params: { user }, body: { kind: 'mute' } });
		await ada.get('block', { params: { user }, body: { kind: 'block' } });
		const { name } = await ben.get('me');
		expect(await ada.get('blocks')).toEqual([{ user, name, kind: 'block' }]);
		expect(await ben.get('blocks')).toEqual([]);
		await ada.get('unblock', { params: { user } });
		await ada.get('unblock', { params: { user } });
		expect(await ada.get('blocks')).toEqual([]);
		expect(server.hub.blocksChangedOf).toEqual([me, me, me]);
		const body = { kind: 'mute' } as const;
		expect((await ada.refused('block', { params: { user: NOBODY }, body })).code).toBe('NOT_FOUND');
		expect(await ada.refused('block', { params: { user: me }, body })).toMatchObject({ status: 400, field: 'user' });
	});
});

describe('players', () => {
	const rating = { game: 'photograph', mu: 31, sigma: 4, matches: 1 };

	test('are known by name and ratings, and see their own results page by page', async () => {
		const { id: userId, name } = await ben.get('me');
		const row = { userId, name, game: 'photograph', place: 1, score: 40, seats: 2, isRated: true, hasBots: false };
		for (const finished of [1000, 2000, 3000]) {
			const tableId = `finished-${finished}`;
			const table = { id: tableId, game: 'photograph', stage: 'finished', isPublic: true, isRated: true } as const;
			const bot = { kind: 'bot', bot: 'hard', name: 'Sven' };
			const saved = {
				table: {
					seating: { occupants: [{ kind: 'person', who: userId, name }, bot] },
					away: [finished === 1000, false],
				},
			};
			const times = { pace: 'untimed', created: 1, updated: finished, alarm: null, waiting: [], hostId: null, saved };
			await server.storage.saveTable({ ...table, ...times }, [{ seat: 0, userId }]);
			await server.storage.saveResults([
				{ ...row, tableId, seat: 0, finished, rating: { mu: 31, sigma: 4 } },
				{ ...row, tableId, seat: 1, finished, rating: null, userId: null, name: 'Sven', place: 2, score: 38 },
			]);
		}
		await server.storage.saveRatings([{ ...rating, userId, updated: 3000 }]);
		expect(await stranger.get('player', { params: { user: userId } })).toEqual({ id: userId, name, ratings: [rating] });
		expect((await ben.get('me')).ratings).toEqual([rating]);
		const first = await ben.get('playerMatches', { query: { limit: 2 } });
		expect(first.map(({ table, mu }) => [table, mu])).toEqual([
			['finished-3000', 31],
			['finished-2000', 31],
		]);
		const second = await ben.get('playerMatches', { query: { limit: 2, before: 2000 } });
		expect(second.map(({ table }) => table)).toEqual(['finished-1000']);
		expect([...first, ...second].map(({ hasLeft }) => hasLeft)).toEqual([false, false, true]);
		expect(first[0].players).toEqual([
			{ name, bot: null, place: 1, score: 40 },
			{ name: 'Sven', bot: 'hard', place: 2, score: 38 },
		]);
		expect(await ada.get('playerMatches')).toEqual([]);
		const leaders = await stranger.get('leaderboard', { params: { game: 'photograph' } });
		expect(leaders).toEqual([{ id: userId, name, mu: 31, sigma: 4, matches: 1 }]);
		expect(await stranger.get('leaderboard', { params: { game: 'snapshot' } })).toEqual([]);
	});

	test('and games that do not exist are not found', async () => {
		expect((await stranger.refused('player', { params: { user: NOBODY } })).code).toBe('NOT_FOUND');
		expect((await stranger.refused('leaderboard', { params: { game: 'chess' } })).code).toBe('NOT_FOUND');
		expect((await stranger.refused('leaderboard', { params: { game: '__proto__' } })).code).toBe('NOT_FOUND');
	});
});

describe('notices', () => {
	const keys = { p256dh: 'key', auth: 'secret' };
	const endpoint = 'https://push.example/abc';

	test('are pushed to the devices that ask for it', async () => {
		expect(await stranger.get('pushKey')).toEqual({ key: 'the-public-key' });
		await ada.get('subscribePush', { body: { endpoint, keys } });
		expect(server.notices.subscriptions.get(endpoint)).toBe(await idOf(ada));
		await ben.get('unsubscribePush', { body: { endpoint } });
		expect(server.notices.subscriptions.size).toBe(1);
		await ada.get('unsubscribePush', { body: { endpoint } });
		expect(server.notices.subscriptions.size).toBe(0);
		const inside = { endpoint: 'https://localhost/x', keys };
		expect(await ada.refused('subscribePush', { body: inside })).toMatchObject({ status: 400, field: 'endpoint' });
	});

	test('are posted to a webhook where the host offers it', async () => {
		expect(await ada.get('webhook')).toEqual({ isOffered: true, url: null, secret: null });
		const body = { url: 'https://hooks.example/me' };
		expect(await ada.get('setWebhook', { body })).toEqual({ ...body, secret: 'webhook-secret' });
		expect(await ada.get('webhook')).toEqual({ isOffered: true, ...body, secret: null });
		expect((await ada.refused('setWebhook', { body: { url: 'ftp://x' } })).code).toBe('BAD_WEBHOOK');
		await ada.get('removeWebhook');
		server.notices.isOffered = false;
		expect(await ada.refused('setWebhook', { body })).toMatchObject({ status: 403, code: 'WEBHOOKS_OFF' });
	});
});

describe('tables', () => {
	test('are opened, listed and looked at', async () => {
		const { id } = await ada.get('openTable', { body: OPENING });
		const hidden = await ada.get('openTable', { body: { ...OPENING, isPublic: false, terms: { isRated: true } } });
		expect((await stranger.get('lobby')).map((table) => table.id)).toEqual([id]);
		expect(await ben.get('table', { params: { table: hidden.id } })).toMatchObject({ id: hidden.id, isRated: true });
		expect((await ada.get('myMatches', { query: { limit: 1 } })).map((match) => match.id)).toEqual([id]);
		expect(await ben.get('myMatches')).toEqual([]);
		expect((await ben.refused('table', { params: { table: NOBODY } })).code).toBe('NOT_FOUND');
	});

	test('give the record of a finished match to everybody, as a file', async () => {
		server.hub.records.set('finished-table', '{"game":"photograph"}\n');
		const response = await stranger.ask('record', { params: { table: 'finished-table' } });
		expect(response.headers.get('content-type')).toBe('application/jsonl; charset=utf-8');
		expect(response.headers.get('content-disposition')).toBe(
			'attachment; filename="photograph--finished-table-.jsonl"',
		);
		const params = { table: 'finished-table' };
		expect(await stranger.get('record', { params })).toBe('{"game":"photograph"}\n');
		const { id } = await ada.get('openTable', { body: OPENING });
		expect((await stranger.refused('record', { params: { table: id } })).code).toBe('WRONG_STAGE');
		expect((await stranger.refused('record', { params: { table: NOBODY } })).code).toBe('NOT_FOUND');
	});

	test.each(ENDPOINTS.openTable.errors)('are not opened against %s', async (code) => {
		server.hub.next = { problem: code, facts: { option: 'films' } };
		const refusal = await ada.refused('openTable', { body: OPENING });
		expect(refusal).toEqual({ status: ERRORS[code][0], code, message: ERRORS[code][1], facts: { option: 'films' } });
	});

	test.each([
		[{ problem: 'BAD_ROW', rule: 'PHO-14' }, 409],
		[{ problem: 'BAD_MOVE' }, 400],
	])('tell the code of a game, %o, with status %i', async (problem, status) => {
		server.hub.next = problem;
		const { problem: code, ...more } = problem;
		expect(await ada.refused('openTable', { body: OPENING })).toMatchObject({ status, code, ...more });
	});
});

describe('people who misbehave', () => {
	const about = { reason: 'insult', words: '' } as const;
	const table = { id: 'table-of-ben', game: 'photograph', stage: 'gathering', isPublic: true, isRated: false } as const;

	/** Ben sits there and has said something. */
	async function said() {
		const { id: userId, name } = await ben.get('me');
		const occupants = [{ kind: 'person', who: userId, name }];
		const saved = { table: { seating: { occupants, terms: { allowsSpectators: true } } } };
		const times = { pace: 'untimed', created: 1, updated: 1, alarm: null, waiting: [] };
		await server.storage.saveTable({ ...table, ...times, hostId: userId, saved }, [{ seat: 0, userId }]);
		const line = {
			tableId: table.id,
			at: 7,
			userId,
			seat: 0,
			name,
			kind: 'text',
			text: 'so there',
			audience: null,
		} as const;
		return { userId, name, line: (await server.storage.addChat(line)).id };
	}

	test('are reported, by a line or a name', async () => {
		const { userId, name, line } = await said();
		await ada.get('report', { body: { table: table.id, line, ...about } });
		await ada.get('report', { body: { table: table.id, user: userId, ...about, words: 'Look at it!' } });
		const reporterId = await idOf(ada);
		const reports = await server.storage.openReports(9);
		expect(reports.toSorted((a, b) => a.said.length - b.said.length)).toMatchObject([
			{ reporterId, aboutId: userId, line: null, name, said: '', saidAt: null, words: 'Look at it!' },
			{ reporterId, aboutId: userId, line, name, said: 'so there', saidAt: 7, words: '' },
		]);
		for (const wrong of [
			{ table: NOBODY, line },
			{ table: table.id, line: line + 1 },
			{ table: table.id, user: NOBODY },
			{ table: table.id, user: reporterId },
		])
			expect((await ada.refused('report', { body: { ...wrong, ...about } })).code).toBe('NOT_FOUND');
		// Nobody reports themselves.
		expect((await ben.refused('report', { body: { table: table.id, line, ...about } })).code).toBe('NOT_FOUND');
		for (const wrong of [{}, { line, user: userId }])
			expect(await ada.refused('report', { body: { table: table.id, ...wrong, ...about } })).toMatchObject({
				status: 400,
				field: 'line',
			});
		const hidden = { table: table.id, line, ...about, words: 'a\u202eb' };
		expect((await ada.refused('report', { body: hidden })).code).toBe('BAD_TEXT');
		expect(await server.storage.openReports(9)).toHaveLength(2);
	});

	test('are dealt with by an owner of the server, and that is written down', async () => {
		const { person, key } = await withPasskey(server.url);
		const owner = Object.assign(server.visitor(), { cookie: (await signInBy(server.url, key)).cookie });
		server.owners.push(person.id);
		const [first, second] = (await owner.get('ownerDesk')).reports.toSorted((a, b) => a.said.length - b.said.length);
		const { name, id } = await ben.get('me');
		expect(second).toMatchObject({ about: { id, name }, table: table.id, game: 'photograph', said: 'so there' });
		const deed = (kind: 'removeLine' | 'removeName' | 'dismiss' | 'unban', on: string, why = '') =>
			({ body: { kind, on, why } }) as const;
		await owner.get('ownerDeed', deed('removeLine', second.id, 'rude'));
		expect(server.hub.talkChangedAt).toEqual([table.id]);
		expect((await owner.refused('ownerDeed', deed('removeLine', first.id))).code).toBe('NOT_FOUND');
		await owner.get('ownerDeed', deed('removeName', id));
		const called = (await ben.get('me')).name;
		expect(called).toMatch(/^Guest [1-9]\d{3}$/);
		expect(server.hub.renamedEverywhere).toEqual([{ id, name: called }]);
		await owner.get('ownerDeed', deed('dismiss', first.id));
		const desk = await owner.get('ownerDeed', deed('dismiss', second.id));
		expect(desk.reports).toEqual([]);
		expect(desk.deeds.map(({ kind, owner: by, user, why }) => [kind, by?.id, user?.name, why]).toSorted()).toEqual([
			['dismiss', person.id, called, ''],
			['dismiss', person.id, called, ''],
			['removeLine', person.id, called, 'rude'],
			['removeName', person.id, called, ''],
		]);
		expect(JSON.stringify(desk)).not.toContain('so there');
		const ban = { kind: 'ban', on: person.id, days: null, why: '' } as const;
		expect((await owner.refused('ownerDeed', { body: ban })).code).toBe('NOT_ALLOWED');
		expect((await owner.refused('ownerDeed', deed('unban', id, 'a\u202eb'))).code).toBe('BAD_TEXT');
		merge(owner);
		expect((await ben.get('rename', { body: { name: 'Ben Again' } })).name).toBe('Ben Again');
	});

	test('and were sent away are forgiven by the host alone', async () => {
		const [user, { name }] = [await idOf(ada), await ada.get('me')];
		await server.storage.keepKick(table.id, user);
		const params = { table: table.id, user };
		for (const by of [ada, await server.visitor().arrive()]) {
			expect((await by.refused('kicks', { params: { table: table.id } })).code).toBe('NOT_FOUND');
			expect((await by.refused('forgive', { params })).code).toBe('NOT_FOUND');
		}
		expect(await ben.get('kicks', { params: { table: table.id } })).toEqual([{ id: user, name }]);
		await ben.get('forgive', { params });
		expect(await ben.get('kicks', { params: { table: table.id } })).toEqual([]);
		expect((await ben.refused('forgive', { params })).code).toBe('NOT_FOUND');
	});
});

describe('leaving', () => {
	test('a person takes everything along as a file', async () => {
		const response = await ada.ask('exportMe');
		expect(response.headers.get('content-disposition')).toBe('attachment; filename="shutterbox-my-data.json"');
		const data = await ada.get('exportMe');
		expect(data).toMatchObject({ user: { id: await idOf(ada), name: 'Ада Ёлкина' } });
	});

	test('signing out ends this session only', async () => {
		const { code } = await ada.get('makeLink');
		const phone = server.visitor();
		await phone.get('useLink', { body: { code } });
		const token = phone.cookie;
		await phone.get('signOut');
		merge(phone);
		expect(phone.cookie).toBeNull();
		phone.cookie = token;
		expect((await phone.refused('me')).code).toBe('NO_SESSION');
		await ada.get('me');
	});

	test('being deleted leaves nothing behind, on no device', async () => {
		const { code } = await ada.get('makeLink');
		const phone = server.visitor();
		await phone.get('useLink', { body: { code } });
		const user = await idOf(ada);
		const ended: unknown[] = [];
		server.identity.sessions.onEnded((session) => ended.push(session));
		await ada.get('deleteMe');
		expect(server.hub.forgotten).toEqual([user]);
		expect(ended).toEqual([{ userId: user, tokenHash: null }]);
		expect(ada.cookie).toBeNull();
		expect((await phone.refused('me')).code).toBe('NO_SESSION');
		expect((await stranger.refused('player', { params: { user } })).code).toBe('NOT_FOUND');
		expect(await server.storage.exportUser(user)).toBeNull();
	});
});

/** What was seen by a visitor of one test only. */
function merge(visitor: Visitor): void {
	for (const [name, answers] of visitor.seen)
		for (const answer of answers) ada.seen.set(name, (ada.seen.get(name) ?? new Set()).add(answer));
}

test('every endpoint was answered above, and refused in every way the protocol names', () => {
	for (const visitor of [ben, stranger]) merge(visitor);
	for (const [name, endpoint] of Object.entries(ENDPOINTS) as [EndpointName, Endpoint][]) {
		const expected = ['ok', ...(endpoint.errors ?? [])];
		expect([name, expected.filter((answer) => !ada.seen.get(name)?.has(answer))]).toEqual([name, []]);
	}
});
