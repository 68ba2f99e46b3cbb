import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { prepared } from '@shutterbox/bots';
import { gameOf, games } from '@shutterbox/catalogue';
import type { AnyGame } from '@shutterbox/kernel';
import { type Thought, think } from '@shutterbox/table';
import pg from 'pg';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import { InProcessNet } from '../../src/bus/in-process.ts';
import { connectNats } from '../../src/bus/nats.ts';
import { Asking, answerThoughts } from '../../src/cluster/thinkers.ts';
import { SUBJECTS } from '../../src/cluster/words.ts';
import { createLog } from '../../src/log.ts';
import { DatabaseError } from '../../src/storage/index.ts';
import { ThinkingPool } from '../../src/thinking/pool.ts';
import { startWorker } from '../../src/worker.ts';
import { openTable } from '../support/match.ts';
import { Nats } from '../support/nats.ts';
import { call, Device, until } from '../support/player.ts';
import { Postgres } from '../support/postgres.ts';
import { fastTime, type Served, serve } from '../support/serve.ts';
import { openingThought } from '../thinking/thoughts.ts';

const nats = await Nats.start();
const postgres = await Postgres.start();
const snapshot = gameOf('snapshot') as AnyGame;
await prepared(snapshot);
const thought = openingThought(snapshot);
const mine = { intention: think(snapshot, thought) };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0).reverse()) await close();
});

const net = new InProcessNet();
const carriers: readonly { kind: string; join: () => Promise<Bus> }[] = [
	{ kind: 'within one process', join: async () => net.join() },
	...(nats === null
		? []
		: [{ kind: 'over NATS', join: async () => await connectNats(nats.url, 'test', () => undefined) }]),
];

describe.each(carriers)('thoughts that travel $kind', ({ join: joinNet }) => {
	const member = async () => {
		const bus = await joinNet();
		closing.push(() => bus.close());
		return bus;
	};
	const poolOf = (threads: number) => {
		const pool = new ThinkingPool(() => undefined, { threads });
		closing.push(() => pool.close());
		return pool;
	};

	test('are thought by whoever of the group has time, to the move that would have been made here', async () => {
		const pools = [poolOf(1), poolOf(1)];
		for (const pool of pools) await answerThoughts(await member(), 'workers', pool, games);
		const asking = new Asking(await member(), 'workers', games);
		const answers = await Promise.all([asking.think(thought), asking.think(thought)]);
		const [known, ...others] = answers.filter((answer) => answer !== null);
		expect(known).toMatchObject(mine);
		for (const other of others) expect(other).toEqual(known);
		// Whoever was asked again while it thought said so, and the group is left alone for a moment.
		const isFree = () => asking.areFree;
		await until('the group to be free again', isFree);
		expect(await asking.think(thought)).toMatchObject(mine);
	});

	test('are given back at once where nobody is, where all have something to do, or where it went wrong', async () => {
		const asking = new Asking(await member(), 'workers', games);
		expect(await asking.think(thought)).toBeNull();
		expect(asking.areFree).toBe(false);
		const busy = new Asking(await member(), 'workers', games);
		const pool = poolOf(1);
		void pool.help(thought);
		const [subscription] = await answerThoughts(await member(), 'workers', { help: () => null }, [snapshot]);
		let frees = 0;
		busy.onFree(() => frees++);
		expect(await busy.think(thought)).toBeNull();
		expect(busy.areFree).toBe(false);
		await until('to be free again', () => frees === 1 && busy.areFree);
		await subscription.end();
		await answerThoughts(await member(), 'workers', { help: async () => undefined }, [snapshot]);
		expect(await busy.think(thought)).toBeNull();
		expect(await new Asking(await member(), 'workers', []).think(thought)).toBeNull();
	});

	test('are not taken from who answers another question', async () => {
		const bus = await member();
		const subject = SUBJECTS.think('workers', 'snapshot', snapshot.meta.rulesVersion);
		for (const other of [{ key: thought.key + 1 }, { seat: 1 - thought.seat }]) {
			const told = { key: thought.key, seat: thought.seat, ...mine, ...other };
			const subscription = await bus.subscribe(subject, () => JSON.stringify(told), 'workers');
			const asking = new Asking(await member(), 'workers', games);
			expect(await asking.think(thought)).toBeNull();
			await subscription.end();
		}
	});

	test('are heard only by who has the same rules', async () => {
		const later = { ...snapshot, meta: { ...snapshot.meta, rulesVersion: 99 } };
		await answerThoughts(await member(), 'workers', poolOf(1), [later]);
		expect(await new Asking(await member(), 'workers', games).think(thought)).toBeNull();
		expect(await new Asking(await member(), 'workers', [later]).think(thought)).toMatchObject(mine);
	});
});

describe.skipIf(nats === null || postgres === null)('a server with workers', () => {
	/** The same seeds and ids whenever a server begins. */
	const sameLuck = () => {
		let drawn = 0;
		return (count: number) => createHash('shake256', { outputLength: count }).update(`luck ${drawn++}`).digest();
	};

	/** A seat is kept for a while for whoever left it. */
	async function served(settings: object, bytes = sameLuck()): Promise<Served> {
		const server = await serve({ botPause: 5, ...settings }, { randomBytes: bytes, time: fastTime(20) });
		closing.push(() => server.close());
		return server;
	}

	async function worker(database: string): Promise<ChildProcess> {
		const child = fork(join(import.meta.dirname, '../support/worker-host.ts'), {
			env: { ...process.env, DATABASE_URL: database, NATS_URL: nats?.url ?? '' },
		});
		closing.push(async () => child.kill('SIGKILL'));
		await once(child, 'message');
		return child;
	}

	/** How many thoughts were thought where. */
	async function thoughts({ url }: Served, where: string): Promise<number> {
		const { body } = await call(url, null, 'GET', '/metrics');
		const line = new RegExp(`^shutterbox_thoughts_total\\{where="${where}"\\} (\\d+)$`, 'm');
		return Number(line.exec(body as string)?.[1] ?? 0);
	}

	/** A match that bots play for a host who has left. */
	async function begun({ url }: Served): Promise<{ host: Device; id: string }> {
		const host = await Device.open(url);
		const id = await openTable(url, host.person, { game: 'snapshot', seats: 2 });
		await host.watch(id);
		await host.must({ type: 'start', table: id, fill: 'easy' });
		await host.must({ type: 'leave', table: id });
		return { host, id };
	}

	const movesOf = async (database: string, id: string) => {
		const client = new pg.Client(database);
		await client.connect();
		onTestFinished(() => client.end());
		const { rows } = await client.query('SELECT n, actor, move FROM log WHERE table_id = $1 ORDER BY n', [id]);
		return rows;
	};

	async function finished({ host, id }: { host: Device; id: string }): Promise<void> {
		await until('the end', () => host.known(id).table.stage === 'finished', 120_000);
		host.close();
	}

	test('plays on when one is killed in the middle of a match and another hangs, and makes the same moves as one without', async () => {
		const alone = (await postgres?.database()) ?? '';
		const first = await begun(await served({ database: alone }));
		await finished(first);
		const database = (await postgres?.database()) ?? '';
		const node = await served({ database, nats: nats?.url ?? '' });
		const [one, other] = [await worker(database), await worker(database)];
		const second = await begun(node);
		const length = () => second.host.known(second.id).table.length;
		await until('some moves', () => length() > 6);
		expect(await thoughts(node, 'worker')).toBeGreaterThan(0);
		one.kill('SIGKILL');
		const before = length();
		await until('more moves', () => length() > before + 6);
		other.kill('SIGSTOP');
		await finished(second);
		expect(await thoughts(node, 'here')).toBeGreaterThan(0);
		const moves = await movesOf(database, second.id);
		expect(moves.length).toBeGreaterThan(20);
		expect(moves).toEqual(await movesOf(alone, first.id));
	});

	test('one that is asked to stop answers what it has, and nobody is told what a bot may not know', async () => {
		const database = (await postgres?.database()) ?? '';
		const node = await served({ database, nats: nats?.url ?? '' });
		const child = await worker(database);
		const heard: Thought[] = [];
		const spy = await connectNats(nats?.url ?? '', 'spy', () => undefined);
		closing.push(() => spy.close());
		const [key] = await askKey(database);
		const subject = SUBJECTS.think('workers', 'snapshot', snapshot.meta.rulesVersion);
		await spy.subscribe(`sb.${key}.${subject}`, (text) => {
			heard.push(JSON.parse(text).thought);
			return undefined;
		});
		const match = await begun(node);
		await until('some thoughts', () => heard.length > 5);
		const ended = once(child, 'exit');
		child.kill('SIGTERM');
		expect((await ended)[0]).toBe(0);
		await finished(match);
		for (const each of heard)
			expect(Object.keys(each).sort()).toEqual(['bot', 'game', 'key', 'luck', 'now', 'seat', 'view']);
		const said = JSON.stringify(heard);
		for (const secret of [match.id, match.host.person.id, match.host.person.name]) expect(said).not.toContain(secret);
	});

	async function askKey(database: string): Promise<string[]> {
		const client = new pg.Client(database);
		await client.connect();
		onTestFinished(() => client.end());
		return (await client.query("SELECT value FROM settings WHERE key = 'bus'")).rows.map(({ value }) =>
			JSON.parse(value),
		);
	}

	test('one for a database that no node has used is refused in one line', async () => {
		const database = (await postgres?.database()) ?? '';
		const starting = startWorker({ database, nats: nats?.url ?? '', log: createLog('silent'), threads: 1 });
		await expect(starting).rejects.toThrow(DatabaseError);
		await expect(starting).rejects.toThrow(/^no node has used the database "test\d+" at \S+ yet; start one first/);
	});
});
