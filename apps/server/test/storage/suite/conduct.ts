import { expect, test } from 'vitest';
import { type Deed, UnknownOwner } from '../../../src/storage/index.ts';
import type { Subject } from '../suite.ts';
import { invite, NOON, photographTable, remark, report, result } from './people.ts';

type Doing = Deed extends infer Each
	? Each extends Deed
		? Omit<Each, 'id' | 'at' | 'ownerId' | 'why'>
		: never
	: never;

export function conductSuite(subject: Subject): void {
	let many = 0;
	const deed = (doing: Doing, changes: Partial<Pick<Deed, 'at' | 'why'>> = {}) =>
		subject.storage.doDeed({ id: `deed-${many++}`, at: NOON, ownerId: 'cy', why: '', ...doing, ...changes });
	/** A table where Ada and Bob have spoken, and Cy who owns the server. */
	const table = async () => {
		await invite(subject.storage, 'ada', 'bob', 'cy');
		await subject.storage.saveTable(photographTable('t1'), [{ seat: 0, userId: 'bob' }]);
		await subject.storage.addChat(remark('t1', 'ada', 'hello'));
		await subject.storage.addChat(remark('t1', 'bob', 'something bad'));
	};

	test('who was sent away from a table is known there after reopening, until they are forgiven or gone', async () => {
		await table();
		await subject.storage.keepKick('t1', 'ada');
		await subject.storage.keepKick('t1', 'bob');
		await subject.storage.keepKick('t1', 'bob');
		await subject.reopen();
		expect((await subject.storage.kicksOfTable('t1')).toSorted()).toEqual(['ada', 'bob']);
		expect(await subject.storage.kicksOfTable('t2')).toEqual([]);
		expect(await subject.storage.removeKick('t1', 'ada')).toBe(true);
		expect(await subject.storage.removeKick('t1', 'ada')).toBe(false);
		await subject.storage.deleteUser('bob');
		expect(await subject.storage.kicksOfTable('t1')).toEqual([]);
		await expect(subject.storage.keepKick('t1', 'nobody')).rejects.toThrow(UnknownOwner);
		await expect(subject.storage.keepKick('t2', 'ada')).rejects.toThrow(UnknownOwner);
	});

	test('a line or a name is reported once by each, the later time counts, and the newest come first', async () => {
		await table();
		const { storage } = subject;
		await storage.keepReport(report('r1', { line: 2, said: 'something bad', saidAt: NOON }));
		await storage.keepReport(report('r2', { at: NOON + 1 }));
		await storage.keepReport(
			report('r3', { line: 2, at: NOON + 2, said: 'something bad', reason: 'hate', words: 'so!' }),
		);
		await storage.keepReport(report('r4', { line: 2, at: NOON + 3, reporterId: 'cy' }));
		const open = await storage.openReports(9);
		expect(open.map(({ id, reason, words }) => [id, reason, words])).toEqual([
			['r4', 'insult', ''],
			['r1', 'hate', 'so!'],
			['r2', 'insult', ''],
		]);
		expect(open[1]).toEqual({
			...report('r1', { line: 2, at: NOON + 2, said: 'something bad', reason: 'hate', words: 'so!' }),
			reporterName: 'Name of ada',
			game: 'photograph',
		});
		expect(await storage.getReport('r2')).toEqual(report('r2', { at: NOON + 1 }));
		expect((await storage.openReports(1)).map(({ id }) => id)).toEqual(['r4']);
		expect(await storage.deleteOldReports(NOON + 2)).toBe(1);
		expect(await storage.getReport('r2')).toBeNull();
		await expect(storage.keepReport(report('r5', { tableId: 'nowhere' }))).rejects.toThrow(UnknownOwner);
	});

	test('reports go with the account of either', async () => {
		await table();
		const { storage } = subject;
		await storage.keepReport(report('r1'));
		await storage.keepReport(report('r2', { reporterId: 'cy', aboutId: 'ada' }));
		await storage.deleteUser('ada');
		expect(await storage.openReports(9)).toEqual([]);
	});

	test('a removed line is nowhere any more, and its number stays its own', async () => {
		await table();
		const { storage } = subject;
		await storage.keepReport(report('r1', { line: 2, said: 'something bad' }));
		expect(await deed({ kind: 'removeLine', tableId: 't1', line: 2 })).toBe(true);
		expect(await deed({ kind: 'removeLine', tableId: 't1', line: 2 })).toBe(false);
		expect(await deed({ kind: 'removeLine', tableId: 't1', line: 7 })).toBe(false);
		expect((await storage.listChat('t1', { limit: 9 })).map(({ id, text }) => [id, text])).toEqual([
			[1, 'hello'],
			[2, ''],
		]);
		expect((await storage.getReport('r1'))?.said).toBe('');
		expect((await storage.addChat(remark('t1', 'ada', 'next'))).id).toBe(3);
		expect(await storage.deeds(9)).toMatchObject([{ kind: 'removeLine', userId: 'bob', tableId: 't1', line: 2 }]);
	});

	test('a removed name is nowhere any more', async () => {
		await table();
		const { storage } = subject;
		await storage.saveResults([result('t1', 0, 'bob')]);
		await storage.keepReport(report('r1', { name: 'Name of bob' }));
		expect(await deed({ kind: 'removeName', userId: 'bob', name: 'Guest 1234' })).toBe(true);
		expect(await deed({ kind: 'removeName', userId: 'nobody', name: 'Guest 1234' })).toBe(false);
		const kept = [
			await storage.getUser('bob'),
			await storage.listChat('t1', { limit: 9 }),
			await storage.resultsOfTables(['t1']),
			await storage.openReports(9),
			await storage.deeds(9),
		];
		expect(JSON.stringify(kept)).not.toContain('Name of bob');
		expect((await storage.getUser('bob'))?.name).toBe('Guest 1234');
	});

	test('a ban holds until it is over or lifted, even after reopening, and keeps an idle guest', async () => {
		await table();
		expect(await deed({ kind: 'ban', userId: 'ada', until: NOON + 5 })).toBe(true);
		expect(await deed({ kind: 'ban', userId: 'bob', until: NOON + 9 })).toBe(true);
		expect(await deed({ kind: 'ban', userId: 'bob', until: null }, { at: NOON + 1 })).toBe(true);
		expect(await deed({ kind: 'ban', userId: 'nobody', until: null })).toBe(false);
		await subject.reopen();
		const { storage } = subject;
		const bans = async (now: number) => (await storage.bans(now)).toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
		expect(await bans(NOON + 4)).toEqual([
			{ userId: 'ada', at: NOON, until: NOON + 5 },
			{ userId: 'bob', at: NOON + 1, until: null },
		]);
		expect((await bans(NOON + 5)).map(({ userId }) => userId)).toEqual(['bob']);
		expect(await storage.deleteIdleGuests(NOON + 1)).toBe(1);
		expect((await storage.getUsers(['ada', 'bob', 'cy'])).map(({ id }) => id).toSorted()).toEqual(['ada', 'bob']);
		expect(await storage.deleteExpired(NOON + 5)).toBe(1);
		expect(await deed({ kind: 'unban', userId: 'ada' })).toBe(false);
	});

	test('a ban is lifted', async () => {
		await table();
		await deed({ kind: 'ban', userId: 'bob', until: null });
		expect(await deed({ kind: 'unban', userId: 'bob' })).toBe(true);
		expect(await deed({ kind: 'unban', userId: 'bob' })).toBe(false);
		expect(await subject.storage.bans(NOON)).toEqual([]);
	});

	test('every deed is written down, none that did nothing is, and without accounts they name nobody', async () => {
		await table();
		await subject.storage.keepReport(report('r1', { line: 2 }));
		const deeds: readonly (readonly [Doing, string])[] = [
			[{ kind: 'removeLine', tableId: 't1', line: 2 }, 'rude'],
			[{ kind: 'removeName', userId: 'bob', name: 'Guest 1234' }, ''],
			[{ kind: 'ban', userId: 'bob', until: NOON + 5 }, 'again and again'],
			[{ kind: 'unban', userId: 'bob' }, 'said sorry'],
			[{ kind: 'dismiss', report: 'r1' }, ''],
		];
		for (const [i, [doing, why]] of deeds.entries()) expect(await deed(doing, { at: NOON + i, why })).toBe(true);
		expect(await deed({ kind: 'dismiss', report: 'r1' })).toBe(false);
		await subject.reopen();
		const kept = await subject.storage.deeds(99);
		expect(kept.toReversed().map(({ at, kind, userId, why, until }) => [at - NOON, kind, userId, why, until])).toEqual([
			[0, 'removeLine', 'bob', 'rude', null],
			[1, 'removeName', 'bob', '', null],
			[2, 'ban', 'bob', 'again and again', NOON + 5],
			[3, 'unban', 'bob', 'said sorry', null],
			[4, 'dismiss', 'bob', '', null],
		]);
		expect(kept.every(({ ownerId }) => ownerId === 'cy')).toBe(true);
		expect((await subject.storage.deeds(2)).map(({ kind }) => kind)).toEqual(['dismiss', 'unban']);
		for (const id of ['bob', 'cy']) await subject.storage.deleteUser(id);
		const after = await subject.storage.deeds(99);
		expect(after).toHaveLength(5);
		expect(JSON.stringify(after)).not.toMatch(/"(?:bob|cy)"/);
	});
}
