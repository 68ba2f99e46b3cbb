import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { StorageBusy } from '../errors.ts';
import type { Database } from '../shared/core.ts';
import type { Schema } from '../shared/schema.ts';
import { isAway } from './failures.ts';
import { TYPES } from './types.ts';

/** How long whoever asks waits for a database that is away, in milliseconds. */
export const PATIENCE = 5_000;
/** Between two attempts to reach it. */
const PAUSE = 50;
/** The share of its patience that it takes at least. */
const HASTE = 0.1;
const MOST = 12;

export interface Reach {
	readonly url: string;
	readonly patience: number;
}

/** How every connection of ours is made. Nothing of ours holds locks while it waits for this process. */
export function connectionTo({ url, patience }: Reach): pg.PoolConfig {
	return {
		connectionString: url,
		application_name: 'shutterbox',
		types: TYPES,
		keepAlive: true,
		connectionTimeoutMillis: patience,
		query_timeout: patience,
		// A little less: then it is the database that gives up, and says so.
		statement_timeout: Math.ceil(0.9 * patience),
		idle_in_transaction_session_timeout: patience,
	};
}

/** Connections to one database, which may go away and come back. */
export class Connections {
	readonly #pool: pg.Pool;
	readonly #patience: number;
	#awaySince: number | null = null;

	constructor(reach: Reach) {
		this.#patience = reach.patience;
		this.#pool = new pg.Pool({ ...connectionTo(reach), max: MOST });
		// An idle connection that breaks is thrown away by the pool; the next one is made when it is needed.
		this.#pool.on('error', () => undefined);
	}

	/** When whoever asks now has waited long enough; those who come late to a database that is away hear of it sooner. */
	deadline(): number {
		const now = performance.now();
		if (this.#awaySince === null) return now + this.#patience;
		return Math.max(now + HASTE * this.#patience, this.#awaySince + this.#patience);
	}

	/** Keeps in mind whether the database answers. */
	async heed<Answer>(asked: Promise<Answer>): Promise<Answer> {
		try {
			const answer = await asked;
			this.#awaySince = null;
			return answer;
		} catch (error) {
			if (isAway(error)) this.#awaySince ??= performance.now();
			throw error;
		}
	}

	/** Does what can be done twice without harm, again if the database goes away meanwhile. */
	async insist<Value>(work: () => Promise<Value>, until = this.deadline()): Promise<Value> {
		for (;;) {
			try {
				return await work();
			} catch (error) {
				if (!isAway(error)) throw error;
				if (performance.now() >= until) throw new StorageBusy({ cause: error });
				await pause(PAUSE);
			}
		}
	}

	query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
		return this.heed(this.#pool.query<Row>(query));
	}

	/** Reads by whatever connection is free. */
	reader(): Database {
		const query = (text: string, values: readonly unknown[]) =>
			this.insist(() => this.heed(this.#pool.query({ text, values: [...values] })));
		const client = clientOf(query, () => undefined);
		return kyselyOver(async () => client);
	}

	/** Takes a connection for each piece of work; one that broke is not used again. */
	writer(): Database {
		return kyselyOver(async () => {
			const client = await this.heed(this.#pool.connect());
			let isBroken = false;
			const query = async (text: string, values: readonly unknown[]) => {
				try {
					return await this.heed(client.query({ text, values: [...values] }));
				} catch (error) {
					isBroken ||= isAway(error);
					throw error;
				}
			};
			return clientOf(query, (isDiscarded) => client.release(isBroken || isDiscarded));
		});
	}

	close(): Promise<void> {
		return this.#pool.end();
	}
}

type Query = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

/** A connection as Kysely wants it; we read by no cursors. */
function clientOf(query: Query, release: PostgresPoolClient['release']): PostgresPoolClient {
	return { query: query as unknown as PostgresPoolClient['query'], release };
}

function kyselyOver(connect: () => Promise<PostgresPoolClient>): Database {
	const pool = { connect, end: async () => undefined, options: {} };
	return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
