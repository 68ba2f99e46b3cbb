import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { AlreadyExists, openFolder } from '../../src/storage/index.ts';
import { openForReading, openForWriting } from '../../src/storage/sqlite/connection.ts';
import { kyselyOver } from '../../src/storage/sqlite/dialect.ts';
import { migrate } from '../../src/storage/sqlite/migrate.ts';
import { WriteQueue } from '../../src/storage/sqlite/write-queue.ts';
import { scratchFolder } from './folders.ts';
import { entry, person, photographTable } from './suite/people.ts';

async function openStorage() {
	const storage = await openFolder(scratchFolder());
	onTestFinished(() => storage.close());
	return storage;
}

function openQueue() {
	const folder = scratchFolder();
	mkdirSync(folder);
	const file = join(folder, 'queue.sqlite');
	const database = openForWriting(file);
	migrate(database);
	const writer = kyselyOver(database);
	onTestFinished(() => database.close());
	const setting = (key: string, value = '"x"') =>
		queue.write((trusted) => trusted.insertInto('settings').values({ key, value }).execute());
	const queue = new WriteQueue(writer);
	return { file, database, queue, setting };
}

test('a thousand writes of one turn are one commit, though some of them fail', async () => {
	const storage = await openStorage();
	const before = storage.commits;
	const outcomes = await Promise.allSettled(
		Array.from({ length: 1000 }, (_, i) => storage.createUser(person(`u${i % 900}`))),
	);
	expect(storage.commits - before).toBe(1);
	const failed = outcomes.filter(({ status }) => status === 'rejected');
	expect(failed).toHaveLength(100);
	expect(failed.every((each) => each.status === 'rejected' && each.reason instanceof AlreadyExists)).toBe(true);
	expect(await storage.getUsers(Array.from({ length: 900 }, (_, i) => `u${i}`))).toHaveLength(900);
});

test('writes asked one after another are a commit each', async () => {
	const storage = await openStorage();
	await storage.saveTable(photographTable('t1'), []);
	const before = storage.commits;
	for (let n = 1; n <= 5; n++) await storage.append('t1', [entry(n)]);
	expect(storage.commits - before).toBe(5);
});

test('nobody is answered, and no reader sees anything, before the commit', async () => {
	const { file, queue, setting } = openQueue();
	const reader = openForReading(file);
	onTestFinished(() => reader.close());
	const seen = () => reader.prepare('SELECT count(*) AS count FROM settings').get()?.count;
	let isAnswered = false;
	const first = setting('first').then(() => {
		isAnswered = true;
	});
	const second = queue.write(async () => {
		for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
		return [isAnswered, seen()];
	});
	expect(await second).toEqual([false, 0]);
	await first;
	expect([isAnswered, seen()]).toEqual([true, 1]);
});

test('what a failed job had written before it failed is gone', async () => {
	const { queue, database, setting } = openQueue();
	const failing = queue.write(async (trusted) => {
		await trusted.insertInto('settings').values({ key: 'half', value: '1' }).execute();
		throw new Error('changed my mind');
	});
	const [before, failed, after] = await Promise.allSettled([setting('before'), failing, setting('after')]);
	expect([before.status, after.status]).toEqual(['fulfilled', 'fulfilled']);
	expect(failed).toMatchObject({ reason: new Error('changed my mind') });
	const keys = database.prepare('SELECT key FROM settings ORDER BY key').all();
	expect(keys.map(({ key }) => key)).toEqual(['after', 'before']);
});

test('a full disk refuses the write, keeps what was answered, and writing goes on when there is room', async () => {
	const { file, database, setting } = openQueue();
	await setting('kept');
	const limit = (pages: number) => database.exec(`PRAGMA max_page_count = ${pages}`);
	limit(1);
	const flood = 'x'.repeat(1_000_000);
	const outcomes = await Promise.allSettled([setting('a', flood), setting('b')]);
	expect(outcomes[0]).toMatchObject({ status: 'rejected', reason: { message: 'database or disk is full' } });
	limit(1_000_000);
	await setting('later');
	const stored = new DatabaseSync(file, { readOnly: true });
	onTestFinished(() => stored.close());
	const answered = ['kept', 'later', ...(outcomes[1].status === 'fulfilled' ? ['b'] : [])].sort();
	const keys = stored.prepare('SELECT key FROM settings ORDER BY key').all();
	expect(keys.map(({ key }) => key)).toEqual(answered);
});
