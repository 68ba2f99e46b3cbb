import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
	BackupError,
	backupFolder,
	DataFolderError,
	DataFolderInUse,
	openFolder,
	restoreFolder,
} from '../../src/storage/index.ts';
import { scratchFolder, startAppender } from './folders.ts';
import { entries, entry, person, photographTable } from './suite/people.ts';

const now = new Date('2027-01-15T08:00:00Z');
const KEPT = 'shutterbox-2027-01-15T08-00-00.sqlite';

async function folderWith(...names: readonly string[]): Promise<string> {
	const folder = scratchFolder();
	const storage = await openFolder(folder);
	for (const name of names) await storage.createUser(person(name));
	await storage.close();
	return folder;
}

type Opened = Awaited<ReturnType<typeof openFolder>>;

async function within<Value>(folder: string, look: (storage: Opened) => Promise<Value>): Promise<Value> {
	const storage = await openFolder(folder);
	try {
		return await look(storage);
	} finally {
		await storage.close();
	}
}

test('a backup under load is one moment: all that was answered before it, every log without a gap', async () => {
	const folder = scratchFolder();
	const storage = await openFolder(folder);
	const tables = Array.from({ length: 10 }, (_, i) => `t${i}`);
	for (const id of tables) await storage.append(id, entries(1, 500), { table: photographTable(id), seats: [] });
	const answered = new Map(tables.map((id) => [id, 500]));
	const total = () => [...answered.values()].reduce((sum, n) => sum + n, 0);
	let isLoaded = true;
	const load = tables.map(async (id) => {
		for (let n = 501; isLoaded; n++) {
			// The table says how long its log is, in the same step.
			await storage.append(id, [entry(n)], { table: photographTable(id, { saved: n }), seats: [] });
			answered.set(id, n);
		}
	});
	const backups: { file: string; before: Map<string, number>; after: Map<string, number> }[] = [];
	for (let i = 0; i < 5; i++) {
		await vi.waitFor(() => expect(total()).toBeGreaterThan(5_000 + 30 * (i + 1)), { timeout: 30_000, interval: 2 });
		const file = `${scratchFolder()}.backup`;
		const before = new Map(answered);
		await storage.backup(file);
		backups.push({ file, before, after: new Map(answered) });
	}
	isLoaded = false;
	await Promise.all(load);
	const whole = new Map(await Promise.all(tables.map(async (id) => [id, await storage.readLog(id)] as const)));
	await storage.close();

	let written = 0;
	for (const { file, before, after } of backups) {
		const restored = scratchFolder();
		await restoreFolder(file, restored, { now, replacesSound: false });
		await within(restored, async (copy) => {
			for (const id of tables) {
				const log = await copy.readLog(id);
				expect(log).toEqual(whole.get(id)?.slice(0, log.length));
				expect(log.length).toBeGreaterThanOrEqual(before.get(id) ?? 0);
				expect(log.length).toBeLessThanOrEqual((after.get(id) ?? 0) + 1);
				if (log.length > 500) expect((await copy.getTable(id))?.table.saved).toBe(log.length);
				written += log.length - 500;
			}
		});
	}
	expect(written).toBeGreaterThan(100);
});

test('a folder is backed up while a server of another process writes to it', async () => {
	const folder = scratchFolder();
	const appender = await startAppender(folder);
	onTestFinished(() => appender.kill());
	await appender.hasTold(100);
	const file = `${scratchFolder()}.backup`;
	const told = appender.told.length;
	await backupFolder(folder, file);
	await appender.hasTold(appender.told.length + 10);
	const restored = scratchFolder();
	await restoreFolder(file, restored, { now, replacesSound: false });
	const log = await within(restored, (copy) => copy.readLog('t1'));
	expect(log.length).toBeGreaterThanOrEqual(told);
	expect(log).toEqual(entries(1, log.length));
});

test('a backup is a single file, and an existing one is replaced only when told', async () => {
	const folder = await folderWith('ada');
	const file = `${scratchFolder()}.backup`;
	writeFileSync(file, 'my holiday pictures');
	await expect(backupFolder(folder, file)).rejects.toThrow(`${file} exists already`);
	const backup = within(folder, (storage) => storage.backup(file));
	await expect(backup).rejects.toThrow(new BackupError(`${file} exists already`));
	expect(readFileSync(file, 'utf8')).toBe('my holiday pictures');
	await backupFolder(folder, file, { overwrite: true });
	for (const part of ['-wal', '-shm', '-journal', '.part']) expect(existsSync(file + part)).toBe(false);
	const restored = scratchFolder();
	await restoreFolder(file, restored, { now, replacesSound: false });
	expect(await within(restored, (copy) => copy.getUser('ada'))).toEqual(person('ada'));
});

test('nothing is backed up over itself, from nowhere, or from a damaged folder', async () => {
	const folder = await folderWith('ada');
	const database = join(folder, 'shutterbox.sqlite');
	await expect(backupFolder(folder, database, { overwrite: true })).rejects.toThrow('is the database itself');
	await expect(backupFolder(scratchFolder(), `${scratchFolder()}.backup`)).rejects.toThrow('no such file');
	truncateSync(database, 10_000);
	const file = `${scratchFolder()}.backup`;
	await expect(backupFolder(folder, file)).rejects.toThrow(BackupError);
	expect(existsSync(file)).toBe(false);
});

test('a damaged database is replaced and kept aside, a sound one only when told', async () => {
	const backup = `${scratchFolder()}.backup`;
	await backupFolder(await folderWith('ada'), backup);

	const sound = await folderWith('bob');
	const refusal = restoreFolder(backup, sound, { now, replacesSound: false });
	await expect(refusal).rejects.toThrow(DataFolderError);
	await expect(refusal).rejects.toThrow('has a sound database');
	expect(await within(sound, (storage) => storage.getUser('bob'))).toEqual(person('bob'));
	const { keptAs } = await restoreFolder(backup, sound, { now, replacesSound: true });
	expect(keptAs).toBe(join(sound, KEPT));
	expect(await within(sound, (storage) => storage.getUsers(['ada', 'bob']))).toEqual([person('ada')]);

	const damaged = await folderWith('bob');
	const database = join(damaged, 'shutterbox.sqlite');
	truncateSync(database, 10_000);
	const before = readFileSync(database);
	await restoreFolder(backup, damaged, { now, replacesSound: false });
	expect(readFileSync(join(damaged, KEPT))).toEqual(before);
	expect(await within(damaged, (storage) => storage.getUser('ada'))).toEqual(person('ada'));
});

test('what was kept aside after a crash still has its last changes, and can be restored itself', async () => {
	const folder = scratchFolder();
	const appender = await startAppender(folder);
	await appender.hasTold(30);
	await appender.kill();
	const backup = `${scratchFolder()}.backup`;
	await backupFolder(await folderWith('ada'), backup);
	const { keptAs } = await restoreFolder(backup, folder, { now, replacesSound: true });
	expect(readdirSync(folder).filter((name) => name.startsWith('shutterbox.'))).toEqual(['shutterbox.sqlite']);
	expect(await within(folder, (storage) => storage.readLog('t1'))).toEqual([]);
	const later = new Date('2027-01-15T09:00:00Z');
	await restoreFolder(keptAs ?? '', folder, { now: later, replacesSound: true });
	const log = await within(folder, (storage) => storage.readLog('t1'));
	expect(log.length).toBeGreaterThanOrEqual(appender.told.length);
});

test('a folder that lost its database, or in which a restore was cut off, is mended by a restore', async () => {
	const backup = `${scratchFolder()}.backup`;
	await backupFolder(await folderWith('ada'), backup);
	for (const remains of ['shutterbox.sqlite-wal', 'shutterbox.sqlite.restoring']) {
		const folder = await folderWith('bob');
		rmSync(join(folder, 'shutterbox.sqlite'));
		writeFileSync(join(folder, remains), 'what remains');
		await expect(openFolder(folder)).rejects.toThrow(DataFolderError);
		await restoreFolder(backup, folder, { now, replacesSound: false });
		expect(await within(folder, (storage) => storage.getUsers(['ada', 'bob']))).toEqual([person('ada')]);
	}
});

test('a restore is refused while a server has the folder, and the server does not notice', async () => {
	const backup = `${scratchFolder()}.backup`;
	await backupFolder(await folderWith('ada'), backup);
	const folder = scratchFolder();
	const storage = await openFolder(folder);
	await expect(restoreFolder(backup, folder, { now, replacesSound: true })).rejects.toThrow(DataFolderInUse);
	await storage.createUser(person('bob'));
	await storage.close();
	expect(await within(folder, (reopened) => reopened.getUsers(['ada', 'bob']))).toEqual([person('bob')]);
});

test('what is no backup is refused before anything is touched', async () => {
	const folder = await folderWith('bob');
	const file = `${scratchFolder()}.backup`;
	const restore = () => restoreFolder(file, folder, { now, replacesSound: true });
	await expect(restore()).rejects.toThrow('cannot be restored: there is no such file');
	writeFileSync(file, 'holiday pictures '.repeat(1000));
	await expect(restore()).rejects.toThrow('cannot be restored: file is not a database');
	await backupFolder(await folderWith('ada'), file, { overwrite: true });
	truncateSync(file, 20_000);
	await expect(restore()).rejects.toThrow(BackupError);
	expect(readdirSync(folder).some((name) => name.startsWith('shutterbox-'))).toBe(false);
	expect(await within(folder, (storage) => storage.getUser('bob'))).toEqual(person('bob'));
});
