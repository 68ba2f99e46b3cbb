import { expect, test } from 'vitest';
import { UnknownOwner } from '../../../src/storage/index.ts';
import type { Subject } from '../suite.ts';
import { finished, invite, NOON, photographTable, remark } from './people.ts';

export function socialSuite(subject: Subject): void {
	test('messages are numbered by table, even when many are written at once', async () => {
		const { storage } = subject;
		await invite(storage, 'ada');
		await storage.saveTable(photographTable('t1'), []);
		await storage.saveTable(photographTable('t2'), []);
		const added = await Promise.all(
			Array.from({ length: 30 }, (_, i) => storage.addChat(remark(i % 3 === 0 ? 't2' : 't1', 'ada', `m${i}`))),
		);
		const numbers = (table: string) => added.filter(({ tableId }) => tableId === table).map(({ id }) => id);
		expect(numbers('t1')).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
		expect(numbers('t2')).toEqual(Array.from({ length: 10 }, (_, i) => i + 1));
		expect(await storage.listChat('t2', { limit: 99 })).toEqual(added.filter(({ tableId }) => tableId === 't2'));
	});

	test('chat is read on from a number, or from its latest lines', async () => {
		const { storage } = subject;
		await invite(storage, 'ada');
		await storage.saveTable(photographTable('t1'), []);
		for (const text of ['a', 'b', 'c', 'd', 'e']) await storage.addChat(remark('t1', 'ada', text));
		const texts = async (query: { after?: number; limit: number }) =>
			(await storage.listChat('t1', query)).map(({ text }) => text).join('');
		expect(await texts({ after: 1, limit: 2 })).toBe('bc');
		expect(await texts({ after: 5, limit: 2 })).toBe('');
		expect(await texts({ limit: 2 })).toBe('de');
	});

	test('of many messages the latest stay; those of tables that ended long ago go', async () => {
		const { storage } = subject;
		await invite(storage, 'ada');
		const old = { updated: NOON - 2 };
		await storage.saveTable(photographTable('t1'), []);
		for (const text of ['a', 'b', 'c', 'd', 'e']) await storage.addChat(remark('t1', 'ada', text), 3);
		const ids = async (id: string) => (await storage.listChat(id, { limit: 9 })).map((message) => message.id);
		expect(await ids('t1')).toEqual([3, 4, 5]);
		for (const [id, stage] of [
			['playing', 'playing'],
			['frozen', 'frozen'],
			['over', 'finished'],
			['just over', 'finished'],
		] as const) {
			await storage.saveTable(photographTable(id, { ...old, stage }), []);
			await storage.addChat(remark(id, 'ada', 'hello'));
		}
		await storage.saveFinished(finished('over', { finished: NOON - 1 }));
		await storage.saveFinished(finished('just over', { finished: NOON }));
		expect(await storage.deleteOldChat(NOON)).toBe(2);
		for (const id of ['frozen', 'over']) expect(await ids(id)).toEqual([]);
		for (const id of ['playing', 'just over']) expect(await ids(id)).toEqual([1]);
	});

	test('a message of a watcher to some comes back as it was', async () => {
		const { storage } = subject;
		await invite(storage, 'ada');
		await storage.saveTable(photographTable('t1'), []);
		const message = {
			...remark('t1', 'ada', '👏'),
			kind: 'reaction' as const,
			seat: null,
			audience: { seats: [0, 2] },
		};
		expect(await storage.addChat(message)).toEqual({ ...message, id: 1 });
		expect(await storage.listChat('t1', { limit: 1 })).toEqual([{ ...message, id: 1 }]);
		await expect(storage.addChat(remark('t2', 'ada', 'hello'))).rejects.toThrow(UnknownOwner);
	});

	test('a pair has one block, the later one, and it can be lifted', async () => {
		const { storage } = subject;
		await invite(storage, 'ada', 'bob', 'cy');
		await storage.setBlock({ userId: 'ada', otherId: 'bob', kind: 'mute' });
		await storage.setBlock({ userId: 'ada', otherId: 'bob', kind: 'block' });
		await storage.setBlock({ userId: 'ada', otherId: 'cy', kind: 'mute' });
		expect(await storage.blocksOfUser('ada')).toEqual([
			{ userId: 'ada', otherId: 'bob', kind: 'block' },
			{ userId: 'ada', otherId: 'cy', kind: 'mute' },
		]);
		expect(await storage.blocksOfUser('bob')).toEqual([]);
		expect(await storage.removeBlock('ada', 'bob')).toBe(true);
		expect(await storage.removeBlock('ada', 'bob')).toBe(false);
		expect(await storage.blocksOfUser('ada')).toHaveLength(1);
	});

	test('a push endpoint belongs to whoever saved it last', async () => {
		const { storage } = subject;
		await invite(storage, 'ada', 'bob');
		const subscription = { endpoint: 'https://push/1', userId: 'ada', keys: { p256dh: 'x' }, created: NOON };
		await storage.savePushSubscription(subscription);
		await storage.savePushSubscription({ ...subscription, userId: 'bob' });
		expect(await storage.pushSubscriptionsOfUser('ada')).toEqual([]);
		expect(await storage.pushSubscriptionsOfUser('bob')).toEqual([{ ...subscription, userId: 'bob' }]);
		expect(await storage.deletePushSubscription('https://push/1')).toBe(true);
		expect(await storage.deletePushSubscription('https://push/1')).toBe(false);
	});

	test('webhooks are kept by user and address', async () => {
		const { storage } = subject;
		await invite(storage, 'ada', 'bob');
		const webhook = { userId: 'ada', url: 'https://hook', secret: 's1', created: NOON };
		await storage.saveWebhook(webhook);
		await storage.saveWebhook({ ...webhook, userId: 'bob' });
		await storage.saveWebhook({ ...webhook, secret: 's2' });
		expect(await storage.webhooksOfUser('ada')).toEqual([{ ...webhook, secret: 's2' }]);
		expect(await storage.deleteWebhook('ada', 'https://hook')).toBe(true);
		expect(await storage.webhooksOfUser('bob')).toHaveLength(1);
	});

	test('failures of a webhook are counted in a row, even after reopening, and anew when it is saved again', async () => {
		await invite(subject.storage, 'ada');
		const webhook = { userId: 'ada', url: 'https://hook', secret: 's1', created: NOON };
		await subject.storage.saveWebhook(webhook);
		const note = (isDelivered: boolean) => subject.storage.noteDelivery('ada', 'https://hook', isDelivered);
		expect([await note(false), await note(false)]).toEqual([1, 2]);
		await subject.reopen();
		expect([await note(false), await note(true), await note(false)]).toEqual([3, 0, 1]);
		await subject.storage.saveWebhook({ ...webhook, secret: 's2' });
		expect(await note(false)).toBe(1);
		expect(await subject.storage.noteDelivery('ada', 'https://other', false)).toBe(0);
	});

	test('a notice is claimed by one, however many ask and even after reopening', async () => {
		await invite(subject.storage, 'ada');
		await subject.storage.saveTable(photographTable('t1'), []);
		const claim = () => subject.storage.claimNotice('t1', 'ada', 7);
		const claims = await Promise.all([claim(), claim(), claim()]);
		expect(claims).toEqual([true, false, false]);
		await subject.reopen();
		expect(await claim()).toBe(false);
		expect(await subject.storage.claimNotice('t1', 'ada', 8)).toBe(true);
	});
}
