import {
	chmodSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { DataFolderError, DataFolderInUse, openFolder } from '../../src/storage/index.ts';
import { bytesIn, scratchFolder, startAppender } from './folders.ts';
import { entries, photographTable } from './suite/people.ts';

async function usedFolder(): Promise<{ folder: string; file: string }> {
	const folder = scratchFolder();
	const storage = await openFolder(folder);
	await storage.append('t1', entries(1, 2000), { table: photographTable('t1'), seats: [] });
	await storage.close();
	return { folder, file: join(folder, 'shutterbox.sqlite') };
}

describe('a data folder has one server', () => {
	test('a second one in the same process is refused, and may come in afterwards', async () => {
		const folder = scratchFolder();
		const storage = await openFolder(folder);
		await expect(openFolder(folder)).rejects.toMatchObject({ name: 'DataFolderInUse', pid: process.pid });
		await storage.saveTable(photographTable('t1'), []);
		await storage.close();
		const second = await openFolder(folder);
		expect(await second.getTable('t1')).not.toBeNull();
		await second.close();
	});

	test('a second process is refused with the pid of the first, until the first is dead', async () => {
		const folder = scratchFolder();
		const appender = await startAppender(folder);
		const opening = openFolder(folder);
		await expect(opening).rejects.toThrow(DataFolderInUse);
		await expect(opening).rejects.toThrow(`is in use by a server (process ${appender.pid})`);
		await appender.hasTold(50);
		await appender.kill();
		expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(`${appender.pid}\n`);
		const storage = await openFolder(folder);
		expect((await storage.readLog('t1')).length).toBeGreaterThanOrEqual(50);
		await storage.close();
	});

	test('a note left behind does not count, not even with the pid of a living process', async () => {
		const { folder } = await usedFolder();
		writeFileSync(join(folder, 'lock'), `${process.ppid}\n`);
		await (await openFolder(folder)).close();
	});

	test('a lock that is no lock is named', async () => {
		const { folder } = await usedFolder();
		writeFileSync(join(folder, 'lock.sqlite'), 'not a lock at all. '.repeat(100));
		await expect(openFolder(folder)).rejects.toThrow(
			/lock\.sqlite cannot be locked: .*; if no server is running, delete that file/,
		);
	});
});

describe('nobody else reads a data folder', () => {
	const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
	const modesIn = (folder: string) =>
		Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));

	test('neither the folder nor anything in it, whatever the machine is used to', async () => {
		const before = process.umask(0);
		const folder = join(scratchFolder(), 'new');
		const storage = await openFolder(folder).finally(() => process.umask(before));
		await storage.saveTable(photographTable('t1'), []);
		await storage.backup(join(folder, 'shutterbox-backup-2027-01-15T08-00-00.sqlite'));
		expect(modeOf(folder)).toBe('700');
		expect(readdirSync(folder)).toEqual(
			expect.arrayContaining([
				'lock',
				'lock.sqlite',
				'shutterbox.sqlite',
				'shutterbox.sqlite-shm',
				'shutterbox.sqlite-wal',
			]),
		);
		expect(new Set(Object.values(modesIn(folder)))).toEqual(new Set(['600']));
		await storage.close();
	});

	test('a folder that was open to all is closed to them, with everything of ours', async () => {
		const { folder } = await usedFolder();
		const older = join(folder, 'shutterbox-2026-01-15T08-00-00.sqlite');
		writeFileSync(older, 'kept aside by a restore');
		for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
		chmodSync(folder, 0o755);
		const storage = await openFolder(folder);
		expect(modeOf(folder)).toBe('700');
		expect(new Set(Object.values(modesIn(folder)))).toEqual(new Set(['600']));
		await storage.close();
	});

	test('a folder that others use too stays open to them, and our files in it do not', async () => {
		const { folder, file } = await usedFolder();
		const foreign = join(folder, 'holiday.txt');
		writeFileSync(foreign, 'somebody else’s');
		chmodSync(foreign, 0o644);
		chmodSync(file, 0o644);
		chmodSync(folder, 0o755);
		await (await openFolder(folder)).close();
		expect([modeOf(folder), modeOf(foreign), modeOf(file)]).toEqual(['755', '644', '600']);
	});
});

describe('a damaged folder is refused with the way to restore it, and not a byte of it changes', () => {
	const damages: readonly (readonly [what: string, damage: (file: string) => void, reason: string])[] = [
		['garbage', (file) => writeFileSync(file, 'garbage '.repeat(5000)), 'file is not a database'],
		['a few bytes', (file) => writeFileSync(file, 'SQLite'), 'file is not a database'],
		['an empty file', (file) => truncateSync(file), 'it is empty'],
		['a truncated file', (file) => truncateSync(file, 40_960), 'is damaged'],
		['a file cut within a page', (file) => truncateSync(file, 10_000), 'is damaged'],
		['pages overwritten in the middle', (file) => overwrite(file, 20_000, 30_000), 'is damaged'],
		['a header overwritten', (file) => overwrite(file, 0, 100), 'file is not a database'],
		['a folder in its place', (file) => makeFolder(file), 'it is not a file'],
		['the database of another program', (file) => change(file, 'PRAGMA application_id = 7'), 'of another program'],
		['a database without a version', (file) => change(file, 'DROP TABLE migrations'), 'it has no version'],
		['a lost database whose journal is there', (file) => loseDatabase(file), 'shutterbox.sqlite is gone'],
		['a restore that was cut off', (file) => cutOffRestore(file), 'a restore was cut off'],
	];

	test.each(damages)('%s', async (_, damage, reason) => {
		const { folder, file } = await usedFolder();
		damage(file);
		const before = bytesIn(folder);
		const opening = openFolder(folder);
		await expect(opening).rejects.toThrow(DataFolderError);
		await expect(opening).rejects.toThrow(reason);
		await expect(opening).rejects.toThrow(`npm run shutterbox -- restore <backup> --data ${folder}`);
		expect(bytesIn(folder)).toMatchObject(before);
		// Refused for the same reason again: neither the lock nor anything else was left behind.
		await expect(openFolder(folder)).rejects.toThrow(reason);
	});

	test('a path that leads through a file', async () => {
		const { file } = await usedFolder();
		await expect(openFolder(join(file, 'data'))).rejects.toThrow('cannot be made a data folder');
		await expect(openFolder(file)).rejects.toThrow('cannot be made a data folder');
	});
});

test('the leftovers of a database that was never finished are swept away', async () => {
	const folder = scratchFolder();
	mkdirSync(folder);
	writeFileSync(join(folder, 'shutterbox.sqlite.new'), 'half');
	await (await openFolder(folder)).close();
	expect(Object.keys(bytesIn(folder))).toEqual(['shutterbox.sqlite']);
});

test('what the folder holds is for its owner alone, even in a folder open to all', async () => {
	const [folder, open] = [scratchFolder(), scratchFolder()];
	mkdirSync(open, { mode: 0o755 });
	const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
	for (const each of [folder, open]) {
		const storage = await openFolder(each);
		await storage.saveTable(photographTable('t1'), []);
		await storage.backup(join(each, 'backup'));
		const files = ['shutterbox.sqlite', 'shutterbox.sqlite-wal', 'backup'].map((name) => modeOf(join(each, name)));
		await storage.close();
		expect(files).toEqual(['600', '600', '600']);
	}
	expect(modeOf(folder)).toBe('700');
});

function overwrite(file: string, from: number, to: number): void {
	const bytes = readFileSync(file);
	expect(bytes.length).toBeGreaterThan(to);
	writeFileSync(file, bytes.fill(0x5a, from, to));
}

function makeFolder(file: string): void {
	rmSync(file);
	mkdirSync(file);
}

function change(file: string, sql: string): void {
	const database = new DatabaseSync(file);
	database.exec(sql);
	database.close();
}

function loseDatabase(file: string): void {
	rmSync(file);
	writeFileSync(`${file}-wal`, 'the last changes');
}

function cutOffRestore(file: string): void {
	rmSync(file);
	writeFileSync(join(dirname(file), 'shutterbox.sqlite.restoring'), 'a copy');
}
