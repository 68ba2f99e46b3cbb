import { spawnSync } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openDatabase, openFolder } from '@shutterbox/server/storage/index';
import { Postgres } from '@shutterbox/server/test/support/postgres';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MAIN, said, scratchFolder, shutterbox } from './helpers.ts';

const postgres = await Postgres.start();
const scratch = scratchFolder();
let count = 0;
const fresh = (name: string) => join(scratch, `${name}-${++count}`);

async function dataFolderOf(...names: readonly string[]): Promise<string> {
	const folder = fresh('data');
	const storage = await openFolder(folder);
	for (const name of names)
		await storage.createUser({ id: name, name, created: 0, seen: 0, isLasting: false, settings: {} });
	await storage.close();
	return folder;
}

async function namesIn(folder: string): Promise<readonly string[]> {
	const storage = await openFolder(folder);
	const users = await storage.getUsers(['ada', 'bob']);
	await storage.close();
	return users.map(({ name }) => name);
}

test('a backup of a running server is restored into another folder, by programs of their own', async () => {
	const [folder, other, file] = [fresh('data'), fresh('data'), fresh('backup')];
	const storage = await openFolder(folder);
	onTestFinished(() => storage.close());
	await storage.createUser({ id: 'ada', name: 'ada', created: 0, seen: 0, isLasting: false, settings: {} });
	const backup = await shutterbox(['backup', file, '--data', folder]);
	expect(backup).toEqual({ code: 0, out: expect.stringMatching(/: a sound copy, [\d,]+ KiB\n$/), err: '' });
	const restore = await shutterbox(['restore', file, '--data', other]);
	expect(restore).toEqual({ code: 0, out: `${other}: restored from ${file}\n`, err: '' });
	expect(await namesIn(other)).toEqual(['ada']);
});

test('a restore is refused with the pid while a server has the folder', async () => {
	const [folder, file] = [await dataFolderOf('ada'), fresh('backup')];
	await said(['backup', file, '--data', folder]);
	const storage = await openFolder(folder);
	onTestFinished(() => storage.close());
	const { code, out, err } = await shutterbox(['restore', file, '--data', folder, '--force']);
	expect([code, out]).toEqual([1, '']);
	expect(err).toBe(
		`shutterbox: ${folder} is in use by a server (process ${process.pid}); stop it first, or choose another folder\n`,
	);
});

test('sound data is replaced with --force only, and kept aside', async () => {
	const [ada, bob, file] = [await dataFolderOf('ada'), await dataFolderOf('bob'), fresh('backup')];
	await said(['backup', file, '--data', ada]);
	const refused = await said(['restore', file, '--data', bob]);
	expect(refused).toEqual({
		code: 1,
		out: '',
		err: `shutterbox: ${bob} has a sound database; only --force replaces it\n`,
	});
	expect(await namesIn(bob)).toEqual(['bob']);
	const { code, out } = await said(['restore', file, '--data', bob, '--force']);
	expect(code).toBe(0);
	const [, kept] = /; what was there is kept as (.*)\n$/.exec(out) ?? [];
	expect(await namesIn(bob)).toEqual(['ada']);
	await said(['restore', kept, '--data', fresh('data')]);
	expect(await namesIn(join(scratch, `data-${count}`))).toEqual(['bob']);
});

test('the advice a damaged folder gives works as written', async () => {
	const [folder, file] = [await dataFolderOf('ada'), fresh('backup')];
	await said(['backup', file, '--data', folder]);
	truncateSync(join(folder, 'shutterbox.sqlite'), 10_000);
	const message = await openFolder(folder).catch((error) => error.message);
	const [, advice] = /npm run shutterbox -- (.*)$/.exec(message) ?? [];
	const { code } = await said(advice.replace('<backup>', file).split(' '));
	expect(code).toBe(0);
	expect(await namesIn(folder)).toEqual(['ada']);
});

test('the folder is the one of the environment or ./data unless told, the name that of the date', async () => {
	const folder = await dataFolderOf('ada');
	const inFolder = { cwd: dirname(folder), env: { ...process.env, SHUTTERBOX_DATA: basename(folder) } };
	const named = spawnSync(process.execPath, [MAIN, 'backup'], inFolder);
	const [, file] = /^(shutterbox-backup-[\d-]{10}T[\d-]{8}\.sqlite): a sound copy/.exec(String(named.stdout)) ?? [];
	expect((await said(['restore', join(scratch, file), '--data', join(scratch, 'data')])).code).toBe(0);
	const { SHUTTERBOX_DATA: _, ...env } = process.env;
	const unnamed = spawnSync(process.execPath, [MAIN, 'backup', 'again.sqlite'], { cwd: scratch, env });
	expect([String(unnamed.stderr), unnamed.status]).toEqual(['', 0]);
});

test('an existing file is replaced with --force only', async () => {
	const [folder, file] = [await dataFolderOf('ada'), fresh('backup')];
	writeFileSync(file, 'pictures');
	const { code, err } = await said(['backup', file, '--data', folder]);
	expect([code, err]).toEqual([2, `shutterbox: ${file} exists already; --force replaces it\n`]);
	expect(readFileSync(file, 'utf8')).toBe('pictures');
	expect((await said(['backup', file, '--data', folder, '--force'])).code).toBe(0);
});

test('a key seals a backup, wherever it is said, and opens it', async () => {
	const [folder, sealed, key] = [await dataFolderOf('ada'), fresh('backup'), fresh('key')];
	writeFileSync(key, 'correct horse battery staple\n');
	expect((await said(['backup', sealed, '--data', folder, '--key-file', key])).out).toMatch(/ KiB, sealed\n$/);
	const unnamed = await said(['restore', sealed, '--data', fresh('data')]);
	expect([unnamed.code, unnamed.err]).toEqual([1, expect.stringMatching(/ is sealed: say its key by [^\n]*\n$/)]);
	onTestFinished(() => void vi.unstubAllEnvs());
	vi.stubEnv('SHUTTERBOX_BACKUP_KEY', 'another horse');
	const other = await said(['restore', sealed, '--data', fresh('data')]);
	expect([other.code, other.err]).toEqual([1, expect.stringMatching(/: the key is another one, [^\n]*\n$/)]);
	vi.stubEnv('SHUTTERBOX_BACKUP_KEY', 'correct horse battery staple');
	const to = fresh('data');
	expect((await said(['restore', sealed, '--data', to])).code).toBe(0);
	expect(await namesIn(to)).toEqual(['ada']);
	vi.stubEnv('SHUTTERBOX_BACKUP_KEY', 'short');
	expect((await said(['backup', fresh('backup'), '--data', folder])).err).toMatch(/has fewer than 12 letters/);
	vi.stubEnv('SHUTTERBOX_BACKUP_KEY_FILE', fresh('key'));
	expect((await said(['backup', fresh('backup'), '--data', folder])).err).toMatch(/, the key of backups: no such file/);
});

test.skipIf(postgres === null)(
	'a database is backed up and restored as a folder is, by programs of their own',
	async () => {
		const [url, file] = [(await postgres?.database()) ?? '', fresh('backup')];
		const storage = await openDatabase(url);
		await storage.createUser({ id: 'ada', name: 'ada', created: 0, seen: 0, isLasting: false, settings: {} });
		onTestFinished(() => storage.close());
		vi.stubEnv('DATABASE_URL', url);
		onTestFinished(() => void vi.unstubAllEnvs());
		expect(await shutterbox(['backup', file])).toMatchObject({ code: 0, err: '' });
		const inUse = await shutterbox(['restore', file, '--force']);
		expect(inUse).toMatchObject({ code: 1, err: expect.stringMatching(/ is in use by another server; [^\n]*\n$/) });
		const to = fresh('data');
		expect(await shutterbox(['restore', file, '--data', to])).toMatchObject({
			code: 0,
			out: `${to}: restored from ${file}\n`,
		});
		expect(await namesIn(to)).toEqual(['ada']);
		const two = await said(['backup', '--data', to, '--database', url]);
		expect([two.code, two.err]).toEqual([2, 'shutterbox: --data and --database are two places: name one\n']);
		expect((await said(['backup', '--database', 'nonsense'])).err).toMatch(
			/^shutterbox: --database must be an address such as/,
		);
	},
);

test.each([
	['no data folder', () => ['backup', fresh('backup'), '--data', fresh('data')], 1, 'there is no such file'],
	[
		'a target that is nowhere',
		async () => ['backup', join(fresh('x'), 'b'), '--data', await dataFolderOf()],
		1,
		'is no folder',
	],
	['two targets', () => ['backup', 'a', 'b'], 2, 'backup takes one file'],
	['no backup named', () => ['restore'], 2, 'restore needs one file'],
	['a backup that is nowhere', () => ['restore', fresh('backup')], 2, 'no such file'],
	[
		'a backup that is none',
		() => ['restore', join(import.meta.dirname, 'helpers.ts'), '--data', fresh('data')],
		1,
		'file is not a database',
	],
])('%s is one line on stderr', async (_, line, expected, reason) => {
	const { code, out, err } = await said(await line());
	expect([code, out]).toEqual([expected, '']);
	expect(err).toMatch(/^shutterbox: .*\n$/);
	expect(err).toContain(reason);
});
