import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { DatabaseError, LogConflict, openDatabase, type Storage, TableLost } from '../../src/storage/index.ts';
import { migrate, NEWEST } from '../../src/storage/postgres/migrate.ts';
import { MIGRATIONS } from '../../src/storage/postgres/migrations.ts';
import { Ownership } from '../../src/storage/postgres/ownership.ts';
import { Postgres } from '../support/postgres.ts';
import { entries, entry, person, photographTable } from './suite/people.ts';

const postgres = await Postgres.start();

/** Past the server. */
async function asking(url: string) {
	const client = new pg.Client(url);
	await client.connect();
	onTestFinished(() => client.end());
	return async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;
}

const opened: Storage[] = [];
afterEach(async () => {
	for (const storage of opened.splice(0)) await storage.close();
});

async function open(url: string, onCommit?: (writes: number) => void): Promise<Storage> {
	const storage = await openDatabase(url, onCommit ? { onCommit } : {});
	opened.push(storage);
	return storage;
}

describe.skipIf(postgres === null)('a database', () => {
	const fresh = async () => (await postgres?.database()) ?? '';

	test('has numbered migrations without a gap, and comes to the newest from every one of them', async () => {
		expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, i) => i + 1));
		for (let version = 0; version < NEWEST; version++) {
			const url = await fresh();
			const client = new pg.Client(url);
			await client.connect();
			await migrate(client, 'older', MIGRATIONS.slice(0, version));
			await client.end();
			const storage = await open(url);
			await storage.createUser(person('ada'));
			await storage.append('t1', entries(1, 2), { table: photographTable('t1'), seats: [{ seat: 0, userId: 'ada' }] });
			expect(await storage.readLog('t1')).toHaveLength(2);
		}
	});

	test('is made by one of many who come at once, and a step that fails leaves no trace', async () => {
		const url = await fresh();
		const clients = await Promise.all(
			Array.from({ length: 4 }, async () => {
				const client = new pg.Client(url);
				await client.connect();
				onTestFinished(() => client.end());
				return client;
			}),
		);
		await Promise.all(clients.map((client) => migrate(client, 'shared')));
		const broken = {
			number: NEWEST + 1,
			name: 'broken',
			sql: 'CREATE TABLE half (id text); CREATE TABLE users (id text)',
		};
		await expect(migrate(clients[0], 'shared', [...MIGRATIONS, broken])).rejects.toThrow('already exists');
		const ask = await asking(url);
		expect(await ask('SELECT max(number) AS version, count(*) FROM migrations')).toEqual([
			{ version: NEWEST, count: String(NEWEST) },
		]);
		expect(await ask("SELECT to_regclass('half') AS half")).toEqual([{ half: null }]);
	});

	test('of a newer version, or of another program, is refused in one line and stays as it was', async () => {
		const newer = await fresh();
		await (await openDatabase(newer)).close();
		const ask = await asking(newer);
		await ask("INSERT INTO migrations VALUES ($1, 'from the future')", [NEWEST + 1]);
		const refusal = openDatabase(newer);
		await expect(refusal).rejects.toThrow(DatabaseError);
		await expect(refusal).rejects.toThrow(
			/^the database "test\d+" at \S+ was written by a newer Shutterbox: it has version \d+, this program knows \d+\. Update this program, or choose another database$/,
		);
		const foreign = await fresh();
		const askForeign = await asking(foreign);
		await askForeign('CREATE TABLE holidays (day date)');
		await expect(openDatabase(foreign)).rejects.toThrow(/holds tables of another program; give Shutterbox a database/);
		expect(await askForeign("SELECT to_regclass('users') AS users")).toEqual([{ users: null }]);
	});

	test('that is not there is refused in one line that says what to do, and names no password', async () => {
		const nowhere = 'postgresql://ada:secret@127.0.0.1:9/games';
		const refusal = openDatabase(nowhere, { patience: 500 });
		await expect(refusal).rejects.toThrow(
			/^the database "games" at 127\.0\.0\.1:9 cannot be opened: connect ECONNREFUSED [^;]*; start PostgreSQL there, or correct its address$/,
		);
		await expect(refusal).rejects.not.toThrow('secret');
		const missing = openDatabase(postgres?.addressOf('missing') ?? '');
		await expect(missing).rejects.toThrow(/"missing" does not exist; create it \(createdb\), or correct its address$/);
		const ask = await asking(await fresh());
		await ask("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
		await expect(openDatabase(postgres?.addressOf('latin') ?? '')).rejects.toThrow(
			/create it anew with encoding UTF8$/,
		);
	});

	test('has one server, and the next as soon as that one is gone', async () => {
		const url = await fresh();
		const first = await openDatabase(url);
		await expect(openDatabase(url)).rejects.toThrow(/is in use by another server; stop it first/);
		await first.createUser(person('ada'));
		await first.close();
		const second = await open(url);
		expect(await second.getUser('ada')).toEqual(person('ada'));
	});

	test('writes a thousand entries of one turn by few statements', async () => {
		const commits: number[] = [];
		const storage = await open(await fresh(), (writes) => commits.push(writes));
		const tables = Array.from({ length: 50 }, (_, i) => `t${i}`);
		await Promise.all(tables.map((id) => storage.saveTable(photographTable(id), [])));
		commits.length = 0;
		const now = { updated: 7, alarm: null, waiting: [] };
		await Promise.all(tables.flatMap((id) => entries(1, 20).map((each) => storage.append(id, [each], now))));
		expect(commits).toEqual([1000]);
		expect(await storage.readLog('t49')).toEqual(entries(1, 20));
		expect((await storage.getTable('t49'))?.table.updated).toBe(7);
	});

	test('keeps a request of somebody once, whatever its number', async () => {
		const storage = await open(await fresh());
		await storage.saveTable(photographTable('t1'), []);
		await storage.append('t1', [entry(1, { request: 'r' })]);
		await expect(storage.append('t1', [entry(2, { request: 'r' })])).rejects.toThrow(LogConflict);
		await storage.append('t1', [
			entry(2, { request: 'r', actor: 1 }),
			entry(3, { request: null }),
			entry(4, { request: null }),
		]);
		expect(await storage.readLog('t1')).toHaveLength(4);
	});

	test('does the writes of a table in the order in which they were asked for, of whatever kind', async () => {
		const storage = await open(await fresh());
		await storage.saveTable(photographTable('t1'), []);
		const now = (updated: number) => ({ updated, alarm: null, waiting: [] });
		await Promise.all(
			Array.from({ length: 60 }, (_, i) => {
				const n = i + 1;
				if (n % 3 === 0)
					return storage.append('t1', [entry(n)], {
						table: photographTable('t1', { saved: n, updated: n }),
						seats: [],
					});
				return storage.append('t1', [entry(n)], now(n));
			}),
		);
		expect(await storage.readLog('t1')).toEqual(entries(1, 60));
		expect((await storage.getTable('t1'))?.table).toMatchObject({ updated: 60, saved: 60 });
	});
});

describe.skipIf(postgres === null)('a table belongs to one process', () => {
	/** A storage with a table of two entries, and a way to take that table away from it. */
	async function contested() {
		const url = (await postgres?.database()) ?? '';
		const storage = await open(url);
		await storage.append('t1', entries(1, 2), { table: photographTable('t1'), seats: [] });
		const ask = await asking(url);
		const takeOver = () => ask("UPDATE owners SET epoch = epoch + 1, node = 'another' WHERE table_id = 't1'");
		return { url, storage, ask, takeOver };
	}

	const CHANGES: readonly (readonly [string, (storage: Storage) => Promise<unknown>])[] = [
		['an entry', (storage) => storage.append('t1', [entry(3)], { updated: 9, alarm: 9, waiting: [] })],
		[
			'an entry with its table',
			(storage) => storage.append('t1', [entry(3)], { table: photographTable('t1', { stage: 'frozen' }), seats: [] }),
		],
		['what changes with entries', (storage) => storage.append('t1', [], { updated: 9, alarm: 9, waiting: [] })],
		['the table', (storage) => storage.saveTable(photographTable('t1', { stage: 'closed' }), [])],
		['an end', (storage) => storage.saveFinished({ tableId: 't1', finished: 1, record: 'x', ending: null })],
		['its deletion', (storage) => storage.deleteTable('t1')],
		[
			'a line of talk',
			(storage) =>
				storage.addChat({
					tableId: 't1',
					at: 1,
					userId: null,
					seat: null,
					name: null,
					kind: 'text',
					text: 'hello',
					audience: null,
				}),
		],
	];

	test.each(CHANGES)('who has lost it changes nothing by %s', async (_, change) => {
		const { storage, takeOver, ask } = await contested();
		await storage.append('t1', []);
		const everything = () =>
			ask(`SELECT (SELECT json_agg(log) FROM log) AS log, (SELECT json_agg(tables) FROM tables) AS tables,
				(SELECT json_agg(table_now) FROM table_now) AS now, (SELECT json_agg(chat) FROM chat) AS chat,
				(SELECT json_agg(finished_matches) FROM finished_matches) AS ends`);
		// Taken by this process, then by another.
		await storage.saveTable(photographTable('t1'), []);
		await takeOver();
		const before = await everything();
		await expect(change(storage)).rejects.toThrow(TableLost);
		expect(await everything()).toEqual(before);
	});

	test('other tables of the same statement are written all the same', async () => {
		const { storage, takeOver } = await contested();
		await storage.saveTable(photographTable('t2'), []);
		await storage.append('t1', [entry(3)]);
		await storage.append('t2', [entry(1)]);
		await takeOver();
		const [lost, kept] = await Promise.allSettled([storage.append('t1', [entry(4)]), storage.append('t2', [entry(2)])]);
		expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(TableLost) });
		expect(kept.status).toBe('fulfilled');
		expect([await storage.readLog('t1'), await storage.readLog('t2')]).toEqual([entries(1, 3), entries(1, 2)]);
	});

	test('who takes it over waits for an entry on its way, and nothing lands behind what they have read', async () => {
		const { url, storage, ask } = await contested();
		await storage.saveTable(photographTable('t1'), []);
		const [holder, other] = [new pg.Client(url), new pg.Client(url)];
		for (const client of [holder, other]) {
			await client.connect();
			onTestFinished(() => client.end());
		}
		let isTaken = false;
		const waiting = async (many: number) => {
			const counted = () => ask("SELECT count(*) AS many FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
			while (!isTaken && (await counted())[0].many !== String(many)) await turn();
		};
		// Somebody holds what the statement changes last, so that it stands in the middle.
		await holder.query('BEGIN');
		await holder.query("SELECT 1 FROM table_now WHERE table_id = 't1' FOR UPDATE");
		const appending = storage.append('t1', [entry(3)], { updated: 9, alarm: null, waiting: [] });
		await waiting(1);
		const taking = new Ownership((text, values) => other.query(text, [...values]), 'other').take(['t1']).then(() => {
			isTaken = true;
		});
		await waiting(2);
		expect(isTaken).toBe(false);
		await holder.query('COMMIT');
		await taking;
		expect(await ask("SELECT max(n) AS n FROM log WHERE table_id = 't1'")).toEqual([{ n: 3 }]);
		await appending;
		await expect(storage.append('t1', [entry(4)])).rejects.toThrow(TableLost);
	});

	test('of eight who take it over at once, one wins, every time', async () => {
		const { url, ask } = await contested();
		for (let round = 0; round < 10; round++) {
			const clients = await Promise.all(
				Array.from({ length: 8 }, async () => {
					const client = new pg.Client(url);
					await client.connect();
					return client;
				}),
			);
			// They all believe the same before the first of them acts.
			let left = clients.length;
			const { promise: all, resolve } = Promise.withResolvers<void>();
			const takers = clients.map(
				(client, i) =>
					new Ownership(async (text, values) => {
						if (text.includes('INSERT')) {
							if (--left === 0) resolve();
							await all;
						}
						return await client.query(text, [...values]);
					}, `node ${i}`),
			);
			const [{ epoch }] = await ask("SELECT coalesce(max(epoch), 0) AS epoch FROM owners WHERE table_id = 't1'");
			const outcomes = await Promise.allSettled(takers.map((taker) => taker.take(['t1'])));
			const won = takers.filter((_, i) => outcomes[i].status === 'fulfilled');
			expect(won).toHaveLength(1);
			expect(won[0].epochOf('t1')).toBe(epoch + 1);
			for (const each of outcomes) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(TableLost);
			expect(await ask("SELECT epoch, node FROM owners WHERE table_id = 't1'")).toEqual([
				{ epoch: epoch + 1, node: won[0].node },
			]);
			for (const client of clients) await client.end();
		}
	});

	test('a server that comes back takes its tables anew, under a later epoch', async () => {
		const { url, storage, ask } = await contested();
		await storage.saveTable(photographTable('t1'), []);
		const [before] = await ask("SELECT epoch FROM owners WHERE table_id = 't1'");
		await opened.pop()?.close();
		const second = await open(url);
		await second.own('t1');
		await second.append('t1', [entry(3)]);
		const [after] = await ask("SELECT epoch FROM owners WHERE table_id = 't1'");
		expect(after.epoch).toBe(before.epoch + 1);
	});
});
