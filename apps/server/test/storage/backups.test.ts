import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backupPlace, restorePlace } from '../../src/storage/backups.ts';
import { openDatabase, openFolder, type Storage } from '../../src/storage/index.ts';
import { asking, Postgres } from '../support/postgres.ts';
import { fill, filledFolder, rowsOf } from './filled.ts';
import { scratchFolder } from './folders.ts';
import { entry, person, photographTable } from './suite/people.ts';

const postgres = await Postgres.start();
const KEY = Buffer.from('correct horse battery staple');
const now = new Date('2027-01-15T08:00:00Z');
const KEPT = 'schema "shutterbox_2027_01_15T08_00_00"';
const open = { overwrite: false, key: null };
const put = { now, replacesSound: false, key: null };

const scratchLeft = () => readdirSync(tmpdir()).filter((name) => name.startsWith('shutterbox-aside-'));

/** A backup of everything there may be in a folder. */
async function backupOf(folder: string, key: Buffer | null = null): Promise<string> {
	const file = scratchFolder();
	await backupPlace(folder, file, { overwrite: false, key });
	return file;
}

async function within<Value>(storage: Storage, look: (storage: Storage) => Promise<Value>): Promise<Value> {
	try {
		return await look(storage);
	} finally {
		await storage.close();
	}
}

test('a folder is sealed, opened again with its key, and nothing lies about afterwards', async () => {
	const [folder, to] = [await filledFolder(), scratchFolder()];
	const file = await backupOf(folder, KEY);
	expect(readFileSync(file).includes('SQLite format')).toBe(false);
	expect(readdirSync(folder).filter((name) => name.includes('aside'))).toEqual([]);
	await expect(restorePlace(file, to, put)).rejects.toThrow(/ is sealed: say its key by --key-file/);
	await expect(restorePlace(file, to, { ...put, key: Buffer.from('another key of mine') })).rejects.toThrow(
		/cannot be opened: the key is another one/,
	);
	expect(existsSync(join(to, 'shutterbox.sqlite'))).toBe(false);
	expect(await restorePlace(file, to, { ...put, key: KEY })).toEqual({ keptAs: null });
	expect(rowsOf(to)).toEqual(rowsOf(folder));
	expect(readdirSync(to).filter((name) => name.includes('aside'))).toEqual([]);
});

test('a sealed backup replaces a file only when told, and a changed one replaces nothing', async () => {
	const [folder, file] = [await filledFolder(), scratchFolder()];
	writeFileSync(file, 'pictures');
	await expect(backupPlace(folder, file, { overwrite: false, key: KEY })).rejects.toThrow(`${file} exists already`);
	await backupPlace(folder, file, { overwrite: true, key: KEY });
	const bytes = readFileSync(file);
	bytes[70_000] ^= 1;
	writeFileSync(file, bytes);
	const before = rowsOf(folder);
	const restore = restorePlace(file, folder, { now, replacesSound: true, key: KEY });
	await expect(restore).rejects.toThrow(/was changed, cut off or put together otherwise/);
	expect(rowsOf(folder)).toEqual(before);
});

describe.skipIf(postgres === null)('a database', () => {
	const fresh = async () => (await postgres?.database()) ?? '';
	const namesIn = async (url: string) =>
		await within(await openDatabase(url), async (storage) =>
			(await storage.getUsers(['ada', 'bob'])).map(({ name }) => name),
		);
	const databaseWith = async (...names: readonly string[]) => {
		const url = await fresh();
		await within(await openDatabase(url), async (storage) => {
			for (const name of names) await storage.createUser(person(name));
		});
		return url;
	};

	test.each([null, KEY])(
		'is backed up beside its server and restored into another, or into a folder (%s)',
		async (key) => {
			const [url, other, folder, file] = [await fresh(), await fresh(), scratchFolder(), scratchFolder()];
			const storage = await openDatabase(url);
			onTestFinished(() => storage.close());
			await fill(storage);
			const left = scratchLeft();
			await backupPlace(url, file, { overwrite: false, key });
			expect(await restorePlace(file, other, { ...put, key })).toEqual({ keptAs: null });
			await restorePlace(file, folder, { ...put, key });
			expect(scratchLeft()).toEqual(left);
			const back = scratchFolder();
			await backupPlace(other, back, open);
			const again = scratchFolder();
			await restorePlace(back, again, put);
			expect(rowsOf(again)).toEqual(rowsOf(folder));
			expect(rowsOf(folder).log).toHaveLength(60 * 20 + 1);
			// A server goes on from it.
			await within(await openDatabase(other), (copy) => copy.append('t0', [entry(22)]));
		},
	);

	test('that is written to meanwhile is backed up as of one moment', async () => {
		const [url, file, folder] = [await fresh(), scratchFolder(), scratchFolder()];
		const storage = await openDatabase(url);
		onTestFinished(() => storage.close());
		await fill(storage);
		let isLoaded = true;
		let answered = 21;
		const load = (async () => {
			for (let n = 22; isLoaded; n++) {
				// The table says how long its log is, in the same step.
				await storage.append('t0', [entry(n)], { table: photographTable('t0', { saved: n }), seats: [] });
				answered = n;
			}
		})();
		await expect.poll(() => answered).toBeGreaterThan(30);
		const before = answered;
		await backupPlace(url, file, open);
		const after = answered;
		isLoaded = false;
		await load;
		await restorePlace(file, folder, put);
		await within(await openFolder(folder), async (copy) => {
			const log = await copy.readLog('t0');
			expect(log.length).toBeGreaterThanOrEqual(before);
			expect(log.length).toBeLessThanOrEqual(after + 1);
			expect((await copy.getTable('t0'))?.table.saved).toBe(log.length);
		});
	});

	test('with data is replaced only when told, kept aside, and not while a server uses it', async () => {
		const [url, file] = [await databaseWith('bob'), scratchFolder()];
		await backupPlace(await databaseWith('ada'), file, open);
		await expect(restorePlace(file, url, put)).rejects.toThrow(/has data; only --force replaces it$/);
		const server = await openDatabase(url);
		await expect(restorePlace(file, url, { ...put, replacesSound: true })).rejects.toThrow(
			/ is in use by another server/,
		);
		await server.close();
		expect(await namesIn(url)).toEqual(['Name of bob']);
		expect(await restorePlace(file, url, { ...put, replacesSound: true })).toEqual({ keptAs: KEPT });
		expect(await namesIn(url)).toEqual(['Name of ada']);
		expect(await asking(url, `SELECT name FROM "${/"(.*)"/.exec(KEPT)?.[1]}".users`)).toEqual([
			{ name: 'Name of bob' },
		]);
		const left = await asking(
			url,
			"SELECT 1 FROM information_schema.schemata WHERE schema_name = 'shutterbox_restoring'",
		);
		expect(left).toEqual([]);
	});

	test('that an old owner comes back to after a restore takes nothing from it', async () => {
		const [url, file] = [await fresh(), scratchFolder()];
		await within(await openDatabase(url), async (storage) => {
			await storage.saveTable(photographTable('t1'), []);
			for (const n of [1, 2, 3]) await storage.append('t1', [entry(n)]);
		});
		await asking(url, "UPDATE owners SET epoch = 7 WHERE table_id = 't1'");
		await backupPlace(url, file, open);
		await restorePlace(file, url, { ...put, replacesSound: true });
		expect(await asking(url, 'SELECT epoch, node FROM owners')).toEqual([{ epoch: 8, node: null }]);
	});

	test('is left as it was by what is no backup, or one that was changed', async () => {
		const [url, file] = [await databaseWith('bob'), await backupOf(await filledFolder(), KEY)];
		const force = { ...put, replacesSound: true };
		const holiday = scratchFolder();
		writeFileSync(holiday, 'holiday pictures '.repeat(1000));
		await expect(restorePlace(holiday, url, force)).rejects.toThrow(/cannot be restored: file is not a database$/);
		const bytes = readFileSync(file);
		bytes[bytes.length - 1] ^= 1;
		writeFileSync(file, bytes);
		await expect(restorePlace(file, url, { ...force, key: KEY })).rejects.toThrow(/use another copy/);
		expect(await namesIn(url)).toEqual(['Name of bob']);
	});

	test('that is nowhere is named without its password', async () => {
		const file = await backupOf(await filledFolder());
		const nowhere = 'postgres://ada:secret@127.0.0.1:9/games';
		for (const work of [backupPlace(nowhere, scratchFolder(), open), restorePlace(file, nowhere, put)]) {
			await expect(work).rejects.toThrow(/; start PostgreSQL there, or correct its address$/);
			await expect(work).rejects.not.toThrow('secret');
		}
	});
});
