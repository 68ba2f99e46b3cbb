import { expect, test } from 'vitest';
import { AlreadyExists } from '../../../src/storage/index.ts';
import type { Subject } from '../suite.ts';
import {
	entry,
	finished,
	invite,
	MINUTE,
	NOON,
	person,
	photographTable,
	rating,
	remark,
	report,
	result,
} from './people.ts';

export function userSuite(subject: Subject): void {
	test('a user comes back as it was created, settings and all', async () => {
		const { storage } = subject;
		const ada = person('ada', { name: 'Ада 📷', isLasting: true, settings: { sound: false, list: [1, null, 'x'] } });
		await storage.createUser(ada);
		expect(await storage.getUser('ada')).toEqual(ada);
		expect(await storage.getUser('nobody')).toBeNull();
	});

	test('an id is given once', async () => {
		const { storage } = subject;
		await storage.createUser(person('ada'));
		await expect(storage.createUser(person('ada', { name: 'Eve' }))).rejects.toThrow(AlreadyExists);
		expect((await storage.getUser('ada'))?.name).toBe('Name of ada');
	});

	test('of many ids asked for, those that exist come back', async () => {
		const { storage } = subject;
		await invite(storage, 'ada', 'bob', 'eve');
		const ids = ['eve', 'ada', ...Array.from({ length: 40_000 }, (_, i) => `nobody-${i}`)];
		expect((await storage.getUsers(ids)).map(({ id }) => id).sort()).toEqual(['ada', 'eve']);
		expect(await storage.getUsers([])).toEqual([]);
	});

	test('an update changes what it names and nothing else', async () => {
		const { storage } = subject;
		await storage.createUser(person('ada', { settings: { theme: 'dark' } }));
		expect(await storage.updateUser('ada', { seen: NOON + 1, name: 'Ada L.' })).toBe(true);
		const expected = person('ada', { name: 'Ada L.', seen: NOON + 1, settings: { theme: 'dark' } });
		expect(await storage.getUser('ada')).toEqual(expected);
		expect(await storage.updateUser('ada', { isLasting: true, settings: null })).toBe(true);
		expect(await storage.getUser('ada')).toEqual({ ...expected, isLasting: true, settings: null });
		expect(await storage.updateUser('ada', {})).toBe(true);
		expect(await storage.updateUser('nobody', { name: 'x' })).toBe(false);
	});

	test('a deleted user leaves anonymous seats and results and empty lines, and nothing else', async () => {
		const { storage } = subject;
		await liveOfAda(subject);
		expect(await storage.deleteUser('ada')).toBe(true);
		expect(await storage.deleteUser('ada')).toBe(false);

		expect(await storage.getUser('ada')).toBeNull();
		expect(await storage.findSession('hash-of-ada', NOON)).toBeNull();
		expect(await storage.findPasskey('key-of-ada')).toBeNull();
		expect(await storage.takeLinkCode('code-of-ada', NOON)).toBeNull();
		expect(await storage.takeChallenge('challenge-of-ada', NOON)).toBeNull();
		expect(await storage.pushSubscriptionsOfUser('ada')).toEqual([]);
		expect(await storage.webhooksOfUser('ada')).toEqual([]);
		expect(await storage.blocksOfUser('ada')).toEqual([]);
		expect(await storage.blocksOfUser('bob')).toEqual([]);
		expect(await storage.ratingsOfUser('ada')).toEqual([]);

		expect((await storage.getTable('t1'))?.seats).toEqual([
			{ seat: 0, userId: null },
			{ seat: 1, userId: 'bob' },
		]);
		const [first, second] = await storage.resultsOfTables(['t1']);
		expect([first.userId, first.name, first.score]).toEqual([null, null, 30]);
		expect([second.userId, second.name]).toEqual(['bob', 'Name of bob']);
		const chat = await storage.listChat('t1', { limit: 10 });
		expect(chat.map(({ userId, name, text }) => [userId, name, text])).toEqual([
			[null, null, ''],
			['bob', 'Name of bob', 'well played'],
		]);
		expect(await storage.readLog('t1')).toHaveLength(2);
	});

	test('an export holds everything about the user and nothing that opens a door', async () => {
		const { storage } = subject;
		await liveOfAda(subject);
		const exported = await storage.exportUser('ada');
		expect(exported).toMatchObject({
			user: person('ada', { isLasting: true }),
			sessions: [{ device: 'Firefox on Linux', created: NOON, seen: NOON, expires: NOON + MINUTE }],
			passkeys: [{ credentialId: 'key-of-ada', publicKey: 'AQID_w', label: 'phone' }],
			tables: [{ id: 't1', game: 'photograph', seat: 0 }],
			moves: [{ tableId: 't1', n: 1, at: NOON + 1, move: { type: 'pick', row: 1 } }],
			results: [{ tableId: 't1', place: 1, score: 30, rating: { mu: 26, sigma: 7 } }],
			records: [{ tableId: 't1', record: finished('t1').record }],
			ratings: [{ game: 'photograph', mu: 26, sigma: 7, matches: 1 }],
			chat: [{ tableId: 't1', text: 'hello' }],
			blocks: [{ otherId: 'bob', kind: 'mute' }],
			pushSubscriptions: [{ endpoint: 'https://push/ada', created: NOON }],
			webhooks: [{ url: 'https://hook/ada', created: NOON }],
			notices: [{ tableId: 't1', decision: 3 }],
			reports: [{ tableId: 't1', line: 2, reason: 'insult', words: 'not nice' }],
			ban: { at: NOON, until: null },
		});
		const text = JSON.stringify(exported);
		for (const secret of [
			'hash-of-ada',
			'code-of-ada',
			'secret-of-ada',
			'push-key',
			'challenge',
			'server only',
			'bob says',
		])
			expect(text).not.toContain(secret);
		expect(await storage.exportUser('nobody')).toBeNull();
	});
}

/** Ada has a bit of everything; Bob played her, wrote to her and blocked her. */
async function liveOfAda({ storage }: Subject): Promise<void> {
	await invite(storage, 'ada', 'bob');
	await storage.createSession({
		tokenHash: 'hash-of-ada',
		userId: 'ada',
		created: NOON,
		seen: NOON,
		device: 'Firefox on Linux',
		expires: NOON + MINUTE,
		isByPasskey: true,
	});
	await storage.createPasskey({
		credentialId: 'key-of-ada',
		userId: 'ada',
		publicKey: Uint8Array.of(1, 2, 3, 255),
		counter: 0,
		transports: ['internal'],
		label: 'phone',
		created: NOON,
		used: null,
	});
	await storage.createLinkCode({ codeHash: 'code-of-ada', userId: 'ada', expires: NOON + MINUTE });
	await storage.createChallenge({ id: 'challenge-of-ada', value: 'v', userId: 'ada', expires: NOON + MINUTE });
	const table = photographTable('t1', { saved: 'server only' });
	const seats = [
		{ seat: 0, userId: 'ada' },
		{ seat: 1, userId: 'bob' },
	];
	await storage.append('t1', [entry(1, { note: 'server only' }), entry(2, { actor: 1, move: 'bob says' })], {
		table,
		seats,
	});
	const results = [result('t1', 0, 'ada', { rating: { mu: 26, sigma: 7 } }), result('t1', 1, 'bob')];
	const ratings = [rating('ada', { mu: 26, sigma: 7 })];
	await storage.finish({ table, seats, entries: [], match: finished('t1'), results, ratings });
	await storage.addChat(remark('t1', 'ada', 'hello'));
	await storage.addChat(remark('t1', 'bob', 'well played'));
	await storage.setBlock({ userId: 'ada', otherId: 'bob', kind: 'mute' });
	await storage.setBlock({ userId: 'bob', otherId: 'ada', kind: 'block' });
	await storage.savePushSubscription({
		endpoint: 'https://push/ada',
		userId: 'ada',
		keys: { auth: 'push-key' },
		created: NOON,
	});
	await storage.saveWebhook({ userId: 'ada', url: 'https://hook/ada', secret: 'secret-of-ada', created: NOON });
	await storage.claimNotice('t1', 'ada', 3);
	await storage.keepReport(report('r1', { line: 2, words: 'not nice', said: 'bob says' }));
	await storage.keepReport(report('r2', { reporterId: 'bob', aboutId: 'ada' }));
	await storage.keepKick('t1', 'ada');
	await storage.doDeed({ id: 'd1', at: NOON, ownerId: 'bob', why: '', kind: 'ban', userId: 'ada', until: null });
}
