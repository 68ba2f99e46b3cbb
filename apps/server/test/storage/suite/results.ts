import { expect, test } from 'vitest';
import { RatingConflict, UnknownOwner } from '../../../src/storage/index.ts';
import type { Subject } from '../suite.ts';
import { entries, finished, invite, NOON, photographTable, rating, result } from './people.ts';

const SEATS = [
	{ seat: 0, userId: 'ada' },
	{ seat: 1, userId: 'bob' },
];

export function resultSuite(subject: Subject): void {
	test('the first results of a table stay', async () => {
		const { storage } = subject;
		await invite(storage, 'ada');
		await storage.saveTable(photographTable('t1'), []);
		const first = [result('t1', 0, 'ada', { score: 12.5, rating: { mu: 25.123, sigma: 8.1 } }), result('t1', 1, null)];
		expect(await storage.saveResults(first)).toBe(true);
		expect(await storage.saveResults([result('t1', 0, 'ada', { score: 99 })])).toBe(false);
		expect(await storage.resultsOfTables(['t1'])).toEqual(first);
	});

	test("a user's results come in pages, the last finished first, of one game or all", async () => {
		const { storage } = subject;
		await invite(storage, 'ada');
		for (const i of [0, 1, 2, 3, 4]) {
			await storage.saveTable(photographTable(`t${i}`), []);
			const game = i === 3 ? 'snapshot' : 'photograph';
			await storage.saveResults(
				[0, 1].map((seat) => result(`t${i}`, seat, 'ada', { finished: NOON + (i >> 1), game })),
			);
		}
		const seen: string[] = [];
		let page = await storage.resultsOfUser('ada', { limit: 3 });
		while (page.length > 0) {
			seen.push(...page.map(({ tableId, seat }) => `${tableId}/${seat}`));
			page = await storage.resultsOfUser('ada', { limit: 3, before: page[page.length - 1] });
		}
		expect(seen).toEqual(['t4/1', 't4/0', 't3/1', 't3/0', 't2/1', 't2/0', 't1/1', 't1/0', 't0/1', 't0/0']);
		expect(await storage.resultsOfUser('ada', { game: 'snapshot', limit: 9 })).toHaveLength(2);
	});

	test('a match is finished once: table, results and ratings together', async () => {
		const { storage } = subject;
		await invite(storage, 'ada', 'bob');
		const table = photographTable('t1', { stage: 'finished' });
		const results = [result('t1', 0, 'ada', { rating: { mu: 26, sigma: 7 } }), result('t1', 1, 'bob')];
		const ratings = [rating('ada', { mu: 26, sigma: 7 }), rating('bob', { mu: 24 })];
		const end = { table, seats: SEATS, entries: entries(1, 2), match: finished('t1'), results, ratings };
		expect(await storage.finish(end)).toBe(true);
		await subject.reopen();
		const again = [rating('ada', { mu: 30, matches: 2 }), rating('bob', { mu: 20, matches: 2 })];
		const later = { ...end, table: { ...table, updated: NOON + 1 }, entries: [], ratings: again };
		const match = finished('t1', { record: 'another' });
		expect(await subject.storage.finish({ ...later, match })).toBe(false);
		expect(await subject.storage.getFinished('t1')).toEqual(finished('t1'));
		expect(await subject.storage.readLog('t1')).toEqual(entries(1, 2));
		expect(await subject.storage.getTable('t1')).toEqual({ table: { ...table, updated: NOON + 1 }, seats: SEATS });
		expect(await subject.storage.resultsOfTables(['t1'])).toEqual(results);
		expect(await subject.storage.ratingsOfUser('ada')).toEqual([ratings[0]]);
		expect(await subject.storage.ratingsOfUser('bob')).toEqual([ratings[1]]);
	});

	test('of two matches that rate the same user at once, the second is refused whole and told', async () => {
		const { storage } = subject;
		await invite(storage, 'ada', 'bob');
		await storage.saveTable(photographTable('t2'), SEATS);
		const finish = (id: string) =>
			storage.finish({
				table: photographTable(id, { stage: 'finished' }),
				seats: SEATS,
				entries: entries(1, 1),
				match: finished(id),
				results: [result(id, 0, 'ada'), result(id, 1, 'bob')],
				ratings: [rating('ada'), rating('bob')],
			});
		const [first, second] = await Promise.allSettled([finish('t1'), finish('t2')]);
		expect(first).toEqual({ status: 'fulfilled', value: true });
		expect(second).toMatchObject({ status: 'rejected', reason: expect.any(RatingConflict) });
		expect(await storage.resultsOfTables(['t2'])).toEqual([]);
		expect(await storage.getFinished('t2')).toBeNull();
		expect(await storage.readLog('t2')).toEqual([]);
		expect((await storage.getTable('t2'))?.table.stage).toBe('playing');
	});

	test('a match with an unknown user is refused whole', async () => {
		const { storage } = subject;
		await invite(storage, 'ada');
		const results = [result('t1', 0, 'ada'), result('t1', 1, null)];
		const finish = storage.finish({
			table: photographTable('t1'),
			seats: [],
			entries: [],
			match: finished('t1'),
			results,
			ratings: [rating('ada'), rating('nobody')],
		});
		await expect(finish).rejects.toThrow(UnknownOwner);
		expect(await storage.getTable('t1')).toBeNull();
		expect(await storage.ratingsOfUser('ada')).toEqual([]);
	});

	test('a record that was not kept at the end can be made later, once; its names can be changed', async () => {
		const { storage } = subject;
		const table = photographTable('t1', { stage: 'finished' });
		await storage.saveTable(table, []);
		await storage.saveTable(photographTable('t2'), []);
		expect(await storage.tablesWithoutRecord()).toEqual(['t1']);
		await storage.saveFinished(finished('t1'));
		await storage.saveFinished(finished('t1', { record: 'another' }));
		expect(await storage.getFinished('t1')).toEqual(finished('t1'));
		expect(await storage.tablesWithoutRecord()).toEqual([]);
		await storage.saveTable(table, [], 'without names');
		expect(await storage.getFinished('t1')).toEqual(finished('t1', { record: 'without names' }));
		await storage.deleteTable('t1');
		expect(await storage.getFinished('t1')).toBeNull();
	});

	test('ratings are saved and read by game', async () => {
		const { storage } = subject;
		await invite(storage, 'ada', 'bob');
		await storage.saveRatings([rating('ada'), rating('ada', { game: 'snapshot', mu: 1 / 3 }), rating('bob')]);
		await storage.saveRatings([rating('bob', { mu: 31.5, matches: 9 })]);
		const found = await storage.getRatings('photograph', ['ada', 'bob', 'nobody']);
		expect([...found].sort((a, b) => a.mu - b.mu)).toEqual([rating('ada'), rating('bob', { mu: 31.5, matches: 9 })]);
		expect(await storage.ratingsOfUser('ada')).toEqual([rating('ada'), rating('ada', { game: 'snapshot', mu: 1 / 3 })]);
	});

	test('the leaderboard counts what is certain, among those who played enough', async () => {
		const { storage } = subject;
		await invite(storage, 'ada', 'bob', 'cy', 'dee');
		await storage.saveRatings([
			rating('ada', { mu: 30, sigma: 5, matches: 20 }),
			rating('bob', { mu: 28, sigma: 2, matches: 20 }),
			rating('cy', { mu: 40, sigma: 1, matches: 2 }),
			rating('dee', { mu: 50, sigma: 1, matches: 20, game: 'snapshot' }),
		]);
		const ranked = await storage.leaderboard('photograph', { minMatches: 10, limit: 9 });
		expect(ranked.map(({ name, mu }) => [name, mu])).toEqual([
			['Name of bob', 28],
			['Name of ada', 30],
		]);
		const top = await storage.leaderboard('photograph', { minMatches: 0, limit: 1 });
		expect(top).toEqual([{ ...rating('cy', { mu: 40, sigma: 1, matches: 2 }), name: 'Name of cy' }]);
	});
}
