import pg from 'pg';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import {
	DatabaseError,
	type Membership,
	openDatabase,
	openShared,
	type Storage,
	TableElsewhere,
	TableLost,
} from '../../src/storage/index.ts';
import { Postgres } from '../support/postgres.ts';
import { entries, entry, photographTable } from './suite/people.ts';

const postgres = await Postgres.start();

interface Opened {
	readonly storage: Storage;
	readonly membership: Membership;
}

const opened: Storage[] = [];
afterEach(async () => {
	for (const storage of opened.splice(0)) await storage.close();
});

/** So many nodes over a fresh database; the first has a table of two entries. */
async function nodes(many: number) {
	const url = (await postgres?.database()) ?? '';
	const all: Opened[] = [];
	for (let i = 0; i < many; i++) {
		const node = await openShared(url);
		opened.push(node.storage);
		await node.membership.renew({ photograph: 1 });
		all.push(node);
	}
	const client = new pg.Client(url);
	await client.connect();
	onTestFinished(() => client.end());
	await all[0].storage.saveTable(photographTable('t1'), []);
	await all[0].storage.own('t1');
	await all[0].storage.append('t1', entries(1, 2));
	return { url, all, ask: async (text: string) => (await client.query(text)).rows };
}

describe.skipIf(postgres === null)('nodes that share a database', () => {
	test('are many, or one server is alone, never both', async () => {
		const { url } = await nodes(2);
		const refusal = openDatabase(url);
		await expect(refusal).rejects.toThrow(DatabaseError);
		await expect(refusal).rejects.toThrow(/is in use by another server; stop it first/);
		const other = (await postgres?.database()) ?? '';
		opened.push(await openDatabase(other));
		await expect(openShared(other)).rejects.toThrow(/is in use by a server without NATS_URL; stop it first/);
	});

	test('leave alone what another runs, and write nothing to it', async () => {
		const { all } = await nodes(2);
		const [one, two] = all;
		const elsewhere = expect.objectContaining({ name: 'TableElsewhere', node: one.membership.node });
		await expect(two.storage.own('t1')).rejects.toEqual(elsewhere);
		await expect(two.storage.append('t1', [entry(3)])).rejects.toThrow(TableElsewhere);
		await expect(two.storage.saveTable(photographTable('t1', { stage: 'closed' }), [])).rejects.toThrow(TableElsewhere);
		expect(await two.storage.readLog('t1')).toEqual(entries(1, 2));
		expect((await two.storage.getTable('t1'))?.table.stage).toBe('playing');
		await one.storage.append('t1', [entry(3)]);
	});

	test('may have what is let go of, or only the one it is let go for', async () => {
		const { all } = await nodes(3);
		const [one, two, three] = all;
		await one.storage.disown('t1');
		await two.storage.own('t1');
		await two.storage.disown('t1', three.membership.node);
		await expect(one.storage.own('t1')).rejects.toThrow(TableElsewhere);
		await three.storage.own('t1');
		await three.storage.append('t1', [entry(3)]);
		await expect(one.storage.append('t1', [entry(4)])).rejects.toThrow(TableElsewhere);
	});

	test('take over when a lease is over; who had the table hears it, and writes nothing more', async () => {
		const { all, ask } = await nodes(2);
		const [one, two] = all;
		await ask(`UPDATE nodes SET until = now() WHERE node = '${one.membership.node}'`);
		await two.storage.own('t1');
		await two.storage.append('t1', [entry(3)]);
		await expect(one.storage.append('t1', [entry(4)])).rejects.toThrow(TableLost);
		await one.storage.saveTable(photographTable('t2'), []);
		await one.storage.own('t2');
		await ask(`UPDATE nodes SET until = now() WHERE node = '${one.membership.node}'`);
		await two.storage.own('t2');
		expect(await one.membership.renew({ photograph: 1 })).toEqual(['t2']);
		expect(await one.membership.renew({ photograph: 1 })).toEqual([]);
		expect(await ask('SELECT epoch FROM owners ORDER BY table_id')).toEqual([{ epoch: 2 }, { epoch: 2 }]);
		// Counted by who took over; what was let go of, or nobody had, is none.
		await two.storage.disown('t2');
		await one.storage.own('t2');
		expect([one.membership.taken, two.membership.taken]).toEqual([0, 2]);
	});

	test('take over at once from a node that is known to be gone', async () => {
		const { all } = await nodes(2);
		const [one, two] = all;
		two.membership.believeGone(one.membership.node);
		await two.storage.own('t1');
		await expect(one.storage.append('t1', [entry(3)])).rejects.toThrow(TableLost);
	});

	test('that drain take no more tables and go on with theirs; the others know', async () => {
		const { all } = await nodes(2);
		const [one, two] = all;
		await two.storage.saveTable(photographTable('t2'), []);
		await one.membership.drain();
		await expect(one.storage.own('t2')).rejects.toEqual(expect.objectContaining({ node: null }));
		await one.storage.append('t1', [entry(3)]);
		expect(await two.membership.others()).toEqual([
			{ node: one.membership.node, drains: true, games: { photograph: 1 } },
		]);
		await one.membership.renew({ photograph: 1 });
		expect(await two.membership.others()).toMatchObject([{ drains: true }]);
		await one.membership.leave();
		expect(await two.membership.others()).toEqual([]);
		await two.storage.own('t1');
	});

	test('wake what is due and nobody else runs', async () => {
		const { all, ask } = await nodes(2);
		const [one, two] = all;
		await one.storage.saveTable(photographTable('t1', { stage: 'playing', alarm: 5 }), []);
		expect(await two.storage.tablesToWake()).toEqual([]);
		expect(await one.storage.tablesToWake()).toEqual([{ id: 't1', alarm: 5 }]);
		await ask(`UPDATE nodes SET until = now() WHERE node = '${one.membership.node}'`);
		expect(await two.storage.tablesToWake()).toEqual([{ id: 't1', alarm: 5 }]);
	});
});
