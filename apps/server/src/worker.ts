import { games } from '@shutterbox/catalogue';
import { sql } from 'kysely';
import { BUS_KEY, within } from './bus/within.ts';
import { answerThoughts } from './cluster/thinkers.ts';
import type { Log } from './log.ts';
import { DatabaseError } from './storage/errors.ts';
import { openReading } from './storage/reading.ts';
import { ThinkingPool } from './thinking/pool.ts';

interface WorkerSetup {
	readonly database: string;
	readonly nats: string;
	readonly log: Log;
	/** One for each processor unless told. */
	readonly threads: number;
}

export interface RunningWorker {
	/** Ends the thoughts it has, takes no more, and stops. */
	close(): Promise<void>;
}

/**
 * A process that does nothing but think for the bots of a server's nodes. It is told what a bot may know and nothing else;
 * of the database it reads once under which name the nodes speak. `DatabaseError` or `BusError` where one cannot be used.
 */
export async function startWorker({ database, nats, log, threads }: WorkerSetup): Promise<RunningWorker> {
	const key = await keyIn(database);
	const onFault = (error: unknown) => log.error({ err: error }, 'a request broke');
	const { connectNats } = await import('./bus/nats.ts');
	const bus = within(await connectNats(nats, 'worker', onFault), `sb.${key}`);
	const pool = new ThinkingPool(
		({ thought: { game, bot }, outcome, error }) => {
			if (outcome !== 'done') log.error({ game, bot, outcome, error }, 'a bot gave no answer');
		},
		{ threads },
	);
	const underWay = new Set<Promise<unknown>>();
	const help: ThinkingPool['help'] = (thought) => {
		const work = pool.help(thought);
		if (work === null) return null;
		underWay.add(work);
		void work.finally(() => underWay.delete(work));
		return work;
	};
	const subscriptions = await answerThoughts(bus, 'workers', { help }, games);
	return {
		async close() {
			await Promise.all(subscriptions.map((subscription) => subscription.end()));
			await Promise.all(underWay);
			await bus.close();
			await pool.close();
		},
	};
}

async function keyIn(database: string): Promise<string> {
	const store = await openReading(database);
	try {
		return await store.snapshot(async (reader) => {
			const { rows } = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
				WHERE table_schema = current_schema() AND table_name = 'settings'`.execute(reader);
			const known =
				rows.length === 0
					? undefined
					: await reader.selectFrom('settings').select('value').where('key', '=', BUS_KEY).executeTakeFirst();
			if (known !== undefined) return JSON.parse(known.value);
			throw new DatabaseError(
				`no node has used ${store.name} yet; start one first, with the same DATABASE_URL and NATS_URL`,
			);
		});
	} finally {
		await store.close();
	}
}
