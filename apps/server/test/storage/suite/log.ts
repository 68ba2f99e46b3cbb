import { expect, test } from 'vitest';
import { LogConflict, UnknownOwner } from '../../../src/storage/index.ts';
import type { Subject } from '../suite.ts';
import { entries, entry, invite, NOON, photographTable } from './people.ts';

export function logSuite(subject: Subject): void {
	test('entries come back in order as they were appended, from any number on', async () => {
		const { storage } = subject;
		await storage.saveTable(photographTable('t1'), []);
		const written = [
			entry(1, { move: 'undo', note: { clock: [5, 6] } }),
			entry(2, { actor: 'table', request: null }),
			entry(3, { actor: 3, move: null }),
			entry(4, { by: 'clock' }),
			entry(5, { by: 'bot' }),
		];
		await storage.append('t1', written.slice(0, 1));
		await storage.append('t1', written.slice(1));
		expect(await storage.readLog('t1')).toEqual(written);
		expect(await storage.readLog('t1', 3)).toEqual(written.slice(2));
		expect(await storage.readLog('t1', 6)).toEqual([]);
	});

	test('the tenth entry comes after the ninth', async () => {
		const { storage } = subject;
		await storage.saveTable(photographTable('t1'), []);
		await storage.append('t1', entries(1, 120));
		expect((await storage.readLog('t1')).map(({ n }) => n)).toEqual(entries(1, 120).map(({ n }) => n));
	});

	test.each([
		['a number that is taken', entries(3, 3)],
		['the first number again', entries(1, 1)],
		['a gap to the log', entries(5, 5)],
		['entries of which the first is taken', entries(3, 4)],
		['a gap within', [entry(4), entry(6)]],
		['a number twice', [entry(4), entry(4)]],
	])('%s is refused with the length of the log, and nothing is written', async (_, wrong) => {
		const { storage } = subject;
		const table = photographTable('t1');
		await storage.append('t1', entries(1, 3), { table, seats: [] });
		const refusal = storage.append('t1', wrong, { table: { ...table, stage: 'finished' }, seats: [] });
		await expect(refusal).rejects.toThrow(LogConflict);
		await expect(refusal).rejects.toMatchObject({ expected: wrong[0].n, length: 3 });
		expect(await storage.readLog('t1')).toEqual(entries(1, 3));
		expect((await storage.getTable('t1'))?.table.stage).toBe('playing');
	});

	test('the table is saved in the same step as its entries', async () => {
		const { storage } = subject;
		await invite(storage, 'ada');
		const table = photographTable('t1', { updated: NOON + 1, alarm: NOON + 30 });
		const seats = [{ seat: 0, userId: 'ada' }];
		await storage.append('t1', entries(1, 2), { table, seats });
		expect(await storage.getTable('t1')).toEqual({ table, seats });
		await storage.append('t1', [], { table: { ...table, alarm: null }, seats });
		expect((await storage.getTable('t1'))?.table.alarm).toBeNull();
		expect(await storage.readLog('t1')).toHaveLength(2);
	});

	test('what changes with every entry is kept with it, and only if it is; the rest of the table stays', async () => {
		const { storage } = subject;
		const table = photographTable('t1', { updated: NOON + 1, alarm: NOON + 30 });
		await storage.saveTable(table, []);
		const later = { updated: NOON + 2, alarm: null, waiting: [{ who: 'ada', deadline: NOON + 9 }] };
		await storage.append('t1', entries(1, 2), later);
		expect(await storage.getTable('t1')).toEqual({ table: { ...table, ...later }, seats: [] });
		await expect(storage.append('t1', entries(2, 2), { ...later, updated: NOON + 3 })).rejects.toThrow(LogConflict);
		await storage.append('t1', entries(3, 3));
		expect((await storage.getTable('t1'))?.table.updated).toBe(NOON + 2);
		expect((await storage.tablesToWake()).map(({ id }) => id)).toEqual([]);
	});

	test('a log needs its table, and logs of two tables do not mix', async () => {
		const { storage } = subject;
		await expect(storage.append('t1', entries(1, 1))).rejects.toThrow(UnknownOwner);
		await storage.saveTable(photographTable('t1'), []);
		await storage.saveTable(photographTable('t2'), []);
		await Promise.all([storage.append('t1', entries(1, 2)), storage.append('t2', entries(1, 1))]);
		expect(await storage.readLog('t1')).toHaveLength(2);
		expect(await storage.readLog('t2')).toHaveLength(1);
	});
}
