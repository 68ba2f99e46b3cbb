import { expect, test } from 'vitest';
import { AlreadyExists, LogConflict } from '../../../src/storage/index.ts';
import type { Subject } from '../suite.ts';
import { entry, invite, person, photographTable } from './people.ts';

export function concurrencySuite(subject: Subject): void {
	test('of all who append the same entry, exactly one wins, every time', async () => {
		const { storage } = subject;
		await storage.saveTable(photographTable('t1'), []);
		const winners: number[] = [];
		for (let n = 1; n <= 30; n++) {
			const attempts = await Promise.allSettled(
				Array.from({ length: 8 }, (_, actor) => storage.append('t1', [entry(n, { actor })])),
			);
			const won = attempts.flatMap(({ status }, actor) => (status === 'fulfilled' ? [actor] : []));
			expect(won).toHaveLength(1);
			winners.push(won[0]);
			for (const attempt of attempts)
				if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ expected: n, length: n });
		}
		expect((await storage.readLog('t1')).map(({ actor }) => actor)).toEqual(winners);
	});

	test('writers who read on after a conflict lose nothing and leave no gap', async () => {
		const { storage } = subject;
		await storage.saveTable(photographTable('t1'), []);
		await Promise.all(
			[0, 1, 2, 3, 4].map(async (actor) => {
				let length = 0;
				for (let written = 0; written < 20; ) {
					try {
						await storage.append('t1', [entry(length + 1, { actor, request: `${actor}:${written}` })]);
						length++;
						written++;
					} catch (error) {
						if (!(error instanceof LogConflict)) throw error;
						length = error.length;
					}
				}
			}),
		);
		const log = await storage.readLog('t1');
		expect(log.map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
		expect(new Set(log.map(({ request }) => request)).size).toBe(100);
	});

	test('a write that fails among others fails alone', async () => {
		const { storage } = subject;
		await invite(storage, 'taken');
		await storage.saveTable(photographTable('t1'), []);
		const outcomes = await Promise.allSettled([
			storage.createUser(person('ada')),
			storage.createUser(person('taken')),
			storage.append('t1', [entry(1)]),
			storage.append('t1', [entry(1)], { table: photographTable('t1', { stage: 'frozen' }), seats: [] }),
			storage.createUser(person('ada')),
			storage.append('t1', [entry(2)]),
			storage.createUser(person('bob')),
		]);
		expect(outcomes.map((each) => (each.status === 'fulfilled' ? 'done' : each.reason.constructor))).toEqual([
			'done',
			AlreadyExists,
			'done',
			LogConflict,
			AlreadyExists,
			'done',
			'done',
		]);
		expect(await storage.getUsers(['ada', 'bob'])).toHaveLength(2);
		expect(await storage.readLog('t1')).toEqual([entry(1), entry(2)]);
		expect((await storage.getTable('t1'))?.table.stage).toBe('playing');
	});

	test('a reader sees what has been answered, and a table never between two states', async () => {
		const { storage } = subject;
		await invite(storage, 'ada');
		const seated = (count: number) => Array.from({ length: count }, (_, seat) => ({ seat, userId: 'ada' }));
		await storage.saveTable(photographTable('t1', { saved: 0 }), []);
		let isWriting = true;
		const writing = (async () => {
			for (let count = 1; count <= 60; count++) {
				await storage.saveTable(photographTable('t1', { saved: count % 7 }), seated(count % 7));
				expect((await storage.getTable('t1'))?.seats).toHaveLength(count % 7);
			}
			isWriting = false;
		})();
		let reads = 0;
		while (isWriting) {
			const seen = await storage.getTable('t1');
			expect(seen?.seats.length).toBe(seen?.table.saved);
			reads++;
			await new Promise((resolve) => setImmediate(resolve));
		}
		await writing;
		expect(reads).toBeGreaterThan(20);
	});
}
