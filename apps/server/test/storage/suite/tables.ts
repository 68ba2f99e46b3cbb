import { expect, test } from 'vitest';
import { TABLE_STAGES, type TableStage, UnknownOwner } from '../../../src/storage/index.ts';
import type { Subject } from '../suite.ts';
import { entry, invite, NOON, photographTable, remark, result } from './people.ts';

export function tableSuite(subject: Subject): void {
	test('a table comes back with its seats, and again after a change', async () => {
		const { storage } = subject;
		await invite(storage, 'ada', 'bob');
		const table = photographTable('t1', { stage: 'gathering', alarm: NOON + 5 });
		const seats = [
			{ seat: 0, userId: 'ada' },
			{ seat: 1, userId: null },
			{ seat: 2, userId: 'bob' },
		];
		await storage.saveTable(table, seats);
		expect(await storage.getTable('t1')).toEqual({ table, seats });

		const begun = { ...table, stage: 'playing' as const, isPublic: false, isRated: true, alarm: null, saved: [1] };
		await storage.saveTable(begun, seats.slice(0, 2));
		expect(await storage.getTable('t1')).toEqual({ table: begun, seats: seats.slice(0, 2) });
		expect(await storage.getTable('t2')).toBeNull();
	});

	test('a table saved with an unknown user is refused whole', async () => {
		const { storage } = subject;
		await storage.saveTable(photographTable('t1'), []);
		const changed = photographTable('t1', { stage: 'closed' });
		await expect(storage.saveTable(changed, [{ seat: 0, userId: 'nobody' }])).rejects.toThrow(UnknownOwner);
		expect(await storage.getTable('t1')).toEqual({ table: photographTable('t1'), seats: [] });
	});

	test('the lobby lists public tables of the stages asked for, the newest first', async () => {
		const { storage } = subject;
		for (const [i, stage] of TABLE_STAGES.entries())
			for (const isPublic of [true, false])
				await storage.saveTable(photographTable(`${stage} ${isPublic}`, { stage, isPublic, created: NOON + i }), []);
		const listed = async (stages: readonly TableStage[], limit = 10) =>
			(await storage.listPublicTables({ stages, limit })).map(({ table }) => table.id);
		expect(await listed(['gathering', 'playing'])).toEqual(['playing true', 'gathering true']);
		expect(await listed(TABLE_STAGES, 2)).toEqual(['closed true', 'frozen true']);
		expect(await listed([])).toEqual([]);
	});

	test("a user's tables come in pages, the last updated first, even of the same millisecond", async () => {
		const { storage } = subject;
		await invite(storage, 'ada', 'bob');
		const updates = [5, 3, 3, 3, 1];
		for (const [i, update] of updates.entries()) {
			const stage = i === 2 ? 'finished' : 'playing';
			await storage.saveTable(photographTable(`t${i}`, { updated: NOON + update, stage }), [
				{ seat: 0, userId: 'ada' },
			]);
		}
		await storage.saveTable(photographTable('other'), [{ seat: 0, userId: 'bob' }]);
		const seen: string[] = [];
		let page = await storage.tablesOfUser('ada', { limit: 2 });
		while (page.length > 0) {
			seen.push(...page.map(({ table }) => table.id));
			page = await storage.tablesOfUser('ada', { limit: 2, before: page[page.length - 1].table });
		}
		expect(seen).toEqual(['t0', 't3', 't2', 't1', 't4']);
		const finished = await storage.tablesOfUser('ada', { stages: ['finished'], limit: 9 });
		expect(finished.map(({ table }) => table.id)).toEqual(['t2']);
	});

	test('tables in play are woken in the order of their alarms', async () => {
		const { storage } = subject;
		await storage.saveTable(photographTable('late', { alarm: NOON + 9 }), []);
		await storage.saveTable(photographTable('early', { alarm: NOON - 9 }), []);
		await storage.saveTable(photographTable('quiet', { alarm: null }), []);
		await storage.saveTable(photographTable('over', { stage: 'finished', alarm: NOON }), []);
		expect(await storage.tablesToWake()).toEqual([
			{ id: 'early', alarm: NOON - 9 },
			{ id: 'late', alarm: NOON + 9 },
		]);
	});

	test('a deleted table takes its seats, log, chat and results with it', async () => {
		const { storage } = subject;
		await invite(storage, 'ada');
		const table = photographTable('t1');
		await storage.append('t1', [entry(1)], { table, seats: [{ seat: 0, userId: 'ada' }] });
		await storage.addChat(remark('t1', 'ada', 'hello'));
		await storage.saveResults([result('t1', 0, 'ada')]);
		expect(await storage.deleteTable('t1')).toBe(true);
		expect(await storage.deleteTable('t1')).toBe(false);
		expect(await storage.getTable('t1')).toBeNull();
		expect(await storage.readLog('t1')).toEqual([]);
		expect(await storage.listChat('t1', { limit: 9 })).toEqual([]);
		expect(await storage.resultsOfTables(['t1'])).toEqual([]);
		expect(await storage.tablesOfUser('ada', { limit: 9 })).toEqual([]);
	});
}
