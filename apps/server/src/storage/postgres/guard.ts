import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseError, StorageBusy } from '../errors.ts';
import { connectionTo, type Reach } from './connections.ts';
import { isAway } from './failures.ts';

/** The letters "SHBX": the first half of every lock of ours; what the second half means. */
export const LOCKS = { ours: 0x53484258, server: 1, migrations: 2, restores: 3 } as const;

const PAUSE = 100;
/** So long the database may take to notice that the server before was killed, in milliseconds. */
const SLOWEST_FAREWELL = 3_000;

/** Alone, or together with others who do not want it alone. */
const TRY = {
	alone: { text: 'SELECT pg_try_advisory_lock($1, $2) AS held', values: [LOCKS.ours, LOCKS.server] },
	shared: { text: 'SELECT pg_try_advisory_lock_shared($1, $2) AS held', values: [LOCKS.ours, LOCKS.server] },
} as const;

export type Sharing = keyof typeof TRY;

const TAKEN_BY: Readonly<Record<Sharing, string>> = { alone: 'another server', shared: 'a server without NATS_URL' };

/**
 * One server at a time uses a database, of one process or of several nodes: it holds a lock that belongs to a connection,
 * and goes with it however it ends. What only that server may do is asked over this connection: who has lost the lock has
 * lost the connection too.
 */
export class Guard {
	readonly #reach: Reach;
	readonly #deadline: () => number;
	readonly #sharing: Sharing;
	#client: pg.Client | null = null;
	#last: Promise<unknown> = Promise.resolve();
	#isClosed = false;

	private constructor(reach: Reach, deadline: () => number, sharing: Sharing) {
		this.#reach = reach;
		this.#deadline = deadline;
		this.#sharing = sharing;
	}

	/** `DatabaseError` where another server has the database; `deadline` says how long whoever asks now may wait. */
	static async over(reach: Reach, name: string, deadline: () => number, sharing: Sharing): Promise<Guard> {
		const guard = new Guard(reach, deadline, sharing);
		const end = performance.now() + SLOWEST_FAREWELL;
		while (!(await guard.#hold())) {
			if (performance.now() >= end)
				throw new DatabaseError(`${name} is in use by ${TAKEN_BY[sharing]}; stop it first, or choose another database`);
			await pause(PAUSE);
		}
		return guard;
	}

	/** Asks as the one server of this database; `StorageBusy` as long as it is not. */
	query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<pg.QueryResult<Row>> {
		const until = this.#deadline();
		const answer = this.#last.then(async () => {
			while (this.#client === null) {
				if (this.#isClosed || performance.now() >= until) throw new StorageBusy();
				await pause(PAUSE);
			}
			return await this.#ask<Row>(this.#client, text, values);
		});
		this.#last = answer.catch(() => undefined);
		return answer;
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		await this.#last;
		await this.#client?.end();
	}

	async #ask<Row extends pg.QueryResultRow>(client: pg.Client, text: string, values: readonly unknown[]) {
		try {
			return await client.query<Row>(text, [...values]);
		} catch (error) {
			if (!isAway(error)) throw error;
			// What does not answer is given up, and the lock with it.
			void client.end().catch(() => undefined);
			throw new StorageBusy({ cause: error });
		}
	}

	/** True once the lock is held; false where somebody else holds it. */
	async #hold(): Promise<boolean> {
		const client = new pg.Client(connectionTo(this.#reach));
		client.on('error', () => undefined);
		client.on('end', () => this.#lose(client));
		try {
			await client.connect();
			const { rows } = await client.query<{ held: boolean }>(TRY[this.#sharing]);
			if (rows[0].held && !this.#isClosed) {
				this.#client = client;
				return true;
			}
		} catch (error) {
			await client.end().catch(() => undefined);
			throw error;
		}
		await client.end();
		return false;
	}

	#lose(client: pg.Client): void {
		if (this.#client !== client) return;
		this.#client = null;
		void this.#regain();
	}

	/** The database may have been started anew; another server may have come before us. */
	async #regain(): Promise<void> {
		while (!this.#isClosed) {
			try {
				if (await this.#hold()) return;
			} catch (error) {
				if (!isAway(error)) throw error;
			}
			await pause(PAUSE, undefined, { ref: false });
		}
	}
}
