import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { DataFolderError, openFolder } from '../../src/storage/index.ts';
import { openForWriting } from '../../src/storage/sqlite/connection.ts';
import { APPLICATION_ID, migrate, NEWEST, versionOf } from '../../src/storage/sqlite/migrate.ts';
import { MIGRATIONS } from '../../src/storage/sqlite/migrations.ts';
import { bytesIn, scratchFolder } from './folders.ts';
import { entries, NOON, person, photographTable, result } from './suite/people.ts';

/** A data folder as a program left it that knew only the first migrations. */
function olderFolder(version: number): { folder: string; file: string } {
	const folder = scratchFolder();
	mkdirSync(folder);
	const file = join(folder, 'shutterbox.sqlite');
	const database = openForWriting(file);
	database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
	migrate(database, MIGRATIONS.slice(0, version));
	database.prepare("INSERT INTO users VALUES ('ada', 'Name of ada', ?, ?, 0, '{}')").run(NOON, NOON);
	database.close();
	return { folder, file };
}

test('migrations are numbered from 1 without a gap', () => {
	expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, i) => i + 1));
});

test.each(MIGRATIONS.slice(0, -1).map(({ number }) => number))(
	'a folder of version %i is brought up to date with what it holds',
	async (version) => {
		const { folder, file } = olderFolder(version);
		const storage = await openFolder(folder);
		expect(await storage.getUser('ada')).toEqual(person('ada'));
		await storage.append('t1', entries(1, 2), { table: photographTable('t1'), seats: [{ seat: 0, userId: 'ada' }] });
		expect(await storage.saveResults([result('t1', 0, 'ada')])).toBe(true);
		expect(await storage.claimNotice('t1', 'ada', 1)).toBe(true);
		await storage.close();
		const database = new DatabaseSync(file, { readOnly: true });
		expect(versionOf(database)).toBe(NEWEST);
		database.close();
	},
);

test('a table of before what changes with every entry was kept apart is the same afterwards', async () => {
	const { folder, file } = olderFolder(6);
	const database = openForWriting(file);
	const waiting = [{ who: 'ada', deadline: NOON + 5 }];
	const columns = 'id, game, stage, is_public, is_rated, pace, created, updated, alarm, saved, host_id';
	const insert = database.prepare(
		`INSERT INTO tables (${columns}) VALUES (?, 'photograph', ?, 1, 0, 'live', ?, ?, ?, ?, ?)`,
	);
	insert.run('t1', 'playing', NOON, NOON + 1, NOON + 2, JSON.stringify({ table: { a: [1] }, waiting }), 'ada');
	insert.run('t2', 'gathering', NOON, NOON - 1, null, JSON.stringify({ table: {} }), null);
	database.exec("INSERT INTO log (table_id, n, actor, at, move, note) VALUES ('t1', 1, 0, 1, '\"a\"', 'null')");
	database.close();
	const storage = await openFolder(folder);
	const expected = photographTable('t1', { updated: NOON + 1, alarm: NOON + 2, hostId: 'ada', waiting });
	expect(await storage.getTable('t1')).toEqual({ table: { ...expected, saved: { table: { a: [1] } } }, seats: [] });
	expect(await storage.tablesToWake()).toEqual([{ id: 't1', alarm: NOON + 2 }]);
	expect(await storage.staleGatherings(NOON)).toEqual(['t2']);
	expect((await storage.getTable('t2'))?.table).toMatchObject({ updated: NOON - 1, alarm: null, waiting: [] });
	expect(await storage.readLog('t1')).toHaveLength(1);
	await storage.close();
});

test('a migration that fails leaves no trace, and those before it stay', () => {
	const { file } = olderFolder(1);
	const database = openForWriting(file);
	const broken = [
		...MIGRATIONS.slice(0, 2),
		{ number: 3, name: 'broken', sql: 'CREATE TABLE half (id TEXT); DELETE FROM users; CREATE TABLE users (id TEXT)' },
	];
	expect(() => migrate(database, broken)).toThrow('already exists');
	expect(versionOf(database)).toBe(2);
	expect(database.prepare('SELECT count(*) AS count FROM users').get()?.count).toBe(1);
	expect(database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'half'").get()).toBeUndefined();
	migrate(database);
	expect(versionOf(database)).toBe(NEWEST);
	database.close();
});

test('a folder written by a newer program refuses to open and stays as it was', async () => {
	const { folder, file } = olderFolder(NEWEST);
	const database = new DatabaseSync(file);
	migrate(database, [{ number: NEWEST + 1, name: 'from the future', sql: 'ALTER TABLE users ADD COLUMN hat TEXT' }]);
	database.close();
	const before = bytesIn(folder);
	const opening = openFolder(folder);
	await expect(opening).rejects.toThrow(DataFolderError);
	await expect(opening).rejects.toThrow(
		`was written by a newer Shutterbox: it has version ${NEWEST + 1}, this program knows ${NEWEST}`,
	);
	expect(bytesIn(folder)).toMatchObject(before);
});
