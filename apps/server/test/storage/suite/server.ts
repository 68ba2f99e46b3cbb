import { expect, test } from 'vitest';
import { StorageClosed } from '../../../src/storage/index.ts';
import type { Subject } from '../suite.ts';
import { entries, invite, MINUTE, NOON, person, photographTable, remark, result } from './people.ts';

export function serverSuite(subject: Subject): void {
	test('of many who make a setting at once all get the same value, and it stays', async () => {
		let made = 0;
		const ask = () => subject.storage.getOrCreateSetting('vapid', async () => ({ key: `k${++made}` }));
		const values = await Promise.all([ask(), ask(), ask()]);
		expect(new Set(values.map(({ key }) => key)).size).toBe(1);
		await subject.reopen();
		const before = made;
		expect(await ask()).toEqual(values[0]);
		expect(made).toBe(before);
	});

	test('what has expired is deleted, the rest stays', async () => {
		const { storage } = subject;
		await invite(storage, 'ada');
		for (const [i, expires] of [NOON, NOON + 1].entries()) {
			const times = { created: 0, seen: 0, expires };
			const session = { tokenHash: `h${i}`, userId: 'ada', device: '', isByPasskey: false, ...times };
			await storage.createSession(session);
			await storage.createChallenge({ id: `c${i}`, value: '', userId: null, expires });
			await storage.createLinkCode({ codeHash: `l${i}`, userId: 'ada', expires });
		}
		expect(await storage.deleteExpired(NOON)).toBe(3);
		expect((await storage.sessionsOfUser('ada')).map(({ tokenHash }) => tokenHash)).toEqual(['h1']);
		expect(await storage.takeChallenge('c0', 0)).toBeNull();
		expect(await storage.takeChallenge('c1', 0)).not.toBeNull();
		expect(await storage.takeLinkCode('l0', 0)).toBeNull();
		expect(await storage.takeLinkCode('l1', 0)).not.toBeNull();
	});

	test('guests who went away and never played are deleted; nobody else', async () => {
		const { storage } = subject;
		const away = { seen: NOON - MINUTE };
		for (const id of ['idle', 'seated', 'played', 'left', 'chatted']) await storage.createUser(person(id, away));
		await storage.createUser(person('lasting', { ...away, isLasting: true }));
		await storage.createUser(person('here', { seen: NOON }));
		await storage.saveTable(photographTable('t1'), [{ seat: 0, userId: 'seated' }]);
		await storage.saveTable(photographTable('t2', { stage: 'finished' }), []);
		await storage.saveResults([result('t2', 0, 'played')]);
		await storage.saveTable(photographTable('t3', { stage: 'closed' }), [{ seat: 0, userId: 'left' }]);
		// What is kept of a table has its people's names; it goes first.
		expect(await storage.deleteClosedTables(NOON + 1)).toBe(1);
		await storage.addChat(remark('t1', 'chatted', 'hello'));
		expect(await storage.deleteIdleGuests(NOON)).toBe(3);
		const ids = ['idle', 'seated', 'played', 'left', 'chatted', 'lasting', 'here'];
		const left = (await storage.getUsers(ids)).map(({ id }) => id).sort();
		expect(left).toEqual(['here', 'lasting', 'played', 'seated']);
		expect(await storage.listChat('t1', { limit: 1 })).toMatchObject([{ userId: null, name: null, text: '' }]);
	});

	test('tables that gather nobody any more are found; those closed without a match are deleted', async () => {
		const { storage } = subject;
		const old = { updated: NOON - 1 };
		await storage.saveTable(photographTable('stale', { ...old, stage: 'gathering' }), []);
		await storage.saveTable(photographTable('fresh', { stage: 'gathering' }), []);
		await storage.saveTable(photographTable('played', old), []);
		await storage.saveTable(photographTable('closed', { ...old, stage: 'closed' }), []);
		const begun = { table: photographTable('begun', { ...old, stage: 'closed' }), seats: [] };
		await storage.append('begun', entries(1, 1), begun);
		expect(await storage.staleGatherings(NOON)).toEqual(['stale']);
		expect(await storage.deleteClosedTables(NOON)).toBe(1);
		expect(await storage.getTable('closed')).toBeNull();
		for (const id of ['stale', 'fresh', 'played', 'begun']) expect(await storage.getTable(id)).not.toBeNull();
	});

	test('what was written is there after reopening', async () => {
		await invite(subject.storage, 'ada');
		const table = photographTable('t1');
		await subject.storage.append('t1', entries(1, 50), { table, seats: [{ seat: 0, userId: 'ada' }] });
		await subject.reopen();
		expect(await subject.storage.getUser('ada')).toEqual(person('ada'));
		expect(await subject.storage.readLog('t1')).toEqual(entries(1, 50));
		await subject.storage.append('t1', entries(51, 51));
		expect(await subject.storage.readLog('t1', 51)).toEqual(entries(51, 51));
	});

	test('closing waits for the writes under way and refuses later ones', async () => {
		const closed = subject.storage;
		const writes = Array.from({ length: 20 }, (_, i) => closed.createUser(person(`u${i}`)));
		await subject.reopen();
		await Promise.all(writes);
		await expect(closed.createUser(person('late'))).rejects.toThrow(StorageClosed);
		expect(await subject.storage.getUsers(['u0', 'u19', 'late'])).toHaveLength(2);
	});
}
