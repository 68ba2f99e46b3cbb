import { join } from 'node:path';
import { openDatabase, openFolder } from '@shutterbox/server/storage/index';
import { Postgres } from '@shutterbox/server/test/support/postgres';
import { describe, expect, onTestFinished, test } from 'vitest';
import { said, scratchFolder, shutterbox } from './helpers.ts';

const postgres = await Postgres.start();
const scratch = scratchFolder();
let count = 0;
const fresh = () => join(scratch, `data-${++count}`);

async function folderOf(name: string): Promise<string> {
	const folder = fresh();
	const storage = await openFolder(folder);
	await storage.createUser({ id: name, name, created: 0, seen: 0, isLasting: false, settings: {} });
	await storage.close();
	return folder;
}

describe.skipIf(postgres === null)('shutterbox migrate', () => {
	test('moves everything to a database and back, by programs of their own', async () => {
		const [from, url, back] = [await folderOf('ada'), (await postgres?.database()) ?? '', fresh()];
		const there = await shutterbox(['migrate', '--from', from, '--to', url]);
		expect(there).toEqual({
			code: 0,
			out: expect.stringMatching(
				/^the database "test\d+" at \S+: everything of \S+, compared: 1 row, 0 of them moves; /,
			),
			err: '',
		});
		const storage = await openDatabase(url);
		expect(await storage.getUser('ada')).toMatchObject({ name: 'ada' });
		onTestFinished(() => storage.close());
		const inUse = await shutterbox(['migrate', '--from', url, '--to', back]);
		expect(inUse).toMatchObject({
			code: 1,
			err: expect.stringMatching(/^shutterbox: .* is in use by another server; [^\n]*\n$/),
		});
		await storage.close();
		expect((await shutterbox(['migrate', '--from', url, '--to', back])).code).toBe(0);
		const folder = await openFolder(back);
		expect(await folder.getUser('ada')).toMatchObject({ name: 'ada' });
		await folder.close();
	});

	test('a target that is used is one line on stderr', async () => {
		const used = await folderOf('bob');
		const { code, out, err } = await said(['migrate', '--from', await folderOf('ada'), '--to', used]);
		expect([code, out]).toEqual([1, '']);
		expect(err).toBe(`shutterbox: ${used} is not empty: "users" has rows; choose one that nobody has used\n`);
	});
});

test.each([
	['no target', () => ['migrate', '--from', fresh()], 2, 'migrate needs two places'],
	['a folder that is nowhere', () => ['migrate', '--from', fresh(), '--to', fresh()], 1, 'is no data folder'],
	[
		'a database that is nowhere',
		async () => ['migrate', '--from', await folderOf('ada'), '--to', 'postgres://ada:secret@127.0.0.1:9/games'],
		1,
		'; start PostgreSQL there, or correct its address',
	],
])('%s is one line on stderr', async (_, line, expected, reason) => {
	const { code, out, err } = await said(await line());
	expect([code, out]).toEqual([expected, '']);
	expect(err).toMatch(/^shutterbox: .*\n$/);
	expect(err).toContain(reason);
	expect(err).not.toContain('secret');
});
