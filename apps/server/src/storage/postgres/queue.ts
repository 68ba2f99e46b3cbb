import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import type { StoredEntry, TableNow } from '../data.ts';
import { LogConflict, StorageBusy, TableLost } from '../errors.ts';
import type { Database, Queue } from '../shared/core.ts';
import { isThere, lengthOf, rowOfEntry } from '../shared/tables.ts';
import { type Append, Appender } from './appender.ts';
import type { Connections } from './connections.ts';
import { inWordsOfTheContract, isAway, isGivenUp } from './failures.ts';
import { Lanes } from './lanes.ts';
import { isGapless } from './log.ts';
import type { Ownership } from './ownership.ts';

type Work<Value> = (database: Database) => Promise<Value>;

const BEGIN = CompiledQuery.raw('BEGIN ISOLATION LEVEL READ COMMITTED');
const COMMIT = CompiledQuery.raw('COMMIT');
const ROLLBACK = CompiledQuery.raw('ROLLBACK');
const PAUSE = 50;

/**
 * All writes of a process. Entries of many tables go in one statement, everything else in a step of its own, and what
 * belongs to a table is written only by whoever owns it.
 */
export class PostgresQueue implements Queue {
	readonly #connections: Connections;
	readonly #ownership: Ownership;
	readonly #onCommit: (writes: number) => void;
	readonly #writer: Database;
	readonly #lanes: Lanes<Append>;

	constructor(connections: Connections, ownership: Ownership, onCommit: (writes: number) => void) {
		this.#connections = connections;
		this.#ownership = ownership;
		this.#onCommit = onCommit;
		this.#writer = connections.writer();
		const appender = new Appender(connections, ownership, onCommit);
		this.#lanes = new Lanes((group) => appender.write(group));
	}

	write<Value>(work: Work<Value>): Promise<Value> {
		return this.#inLane(null, work);
	}

	writeTable<Value>(tableId: string, work: Work<Value>): Promise<Value> {
		return this.#inLane(tableId, work);
	}

	append(tableId: string, entries: readonly StoredEntry[], now?: TableNow): Promise<void> {
		return new Promise((resolve, reject) => {
			const until = this.#connections.deadline();
			this.#lanes.add({ kind: 'quick', tableId, entries, now, until, resolve, reject });
		});
	}

	async addEntries(database: Database, tableId: string, entries: readonly StoredEntry[]): Promise<void> {
		if (entries.length === 0) return;
		const length = await lengthOf(database, tableId);
		if (!isGapless(entries) || entries[0].n !== length + 1) throw new LogConflict(entries[0].n, length);
		const rows = entries.map((entry) => rowOfEntry(tableId, entry));
		await database.insertInto('log').values(rows).execute();
	}

	/** Refuses new writes and waits for those under way. */
	close(): Promise<void> {
		return this.#lanes.close();
	}

	#inLane<Value>(tableId: string | null, work: Work<Value>): Promise<Value> {
		return new Promise((resolve, reject) => {
			const until = this.#connections.deadline();
			const run = () =>
				this.#done(tableId, work, until).then(
					(value) => {
						this.#onCommit(1);
						resolve(value);
					},
					(error) => reject(inWordsOfTheContract(error)),
				);
			this.#lanes.add({ kind: 'slow', tableId, run });
		});
	}

	async #done<Value>(tableId: string | null, work: Work<Value>, until: number): Promise<Value> {
		if (tableId === null) return await this.#transact(work, until);
		await this.#ownership.take([tableId]);
		return await this.#transact((database) => this.#asOwner(database, tableId, work), until);
	}

	/** Again where it was given up or cut off, as long as nothing of it can have been kept. */
	async #transact<Value>(work: Work<Value>, until: number): Promise<Value> {
		for (;;) {
			const step = { isCommitting: false };
			try {
				return await this.#writer.connection().execute((connection) => attempt(connection, work, step));
			} catch (error) {
				if (!isAway(error) && !isGivenUp(error)) throw error;
				if (step.isCommitting || performance.now() >= until) throw new StorageBusy({ cause: error });
				await pause(PAUSE);
			}
		}
	}

	/** A table that is not there yet belongs to whoever makes it. */
	async #asOwner<Value>(database: Database, tableId: string, work: Work<Value>): Promise<Value> {
		const epoch = this.#ownership.epochOf(tableId);
		if (epoch === null) return await work(database);
		const owned = sql`SELECT 1 FROM owners WHERE table_id = ${tableId} AND epoch = ${epoch} FOR SHARE`;
		if ((await owned.execute(database)).rows.length > 0) return await work(database);
		this.#ownership.drop(tableId);
		if (await isThere(database, tableId)) throw new TableLost(tableId);
		return await work(database);
	}
}

async function attempt<Value>(connection: Database, work: Work<Value>, step: { isCommitting: boolean }) {
	await connection.executeQuery(BEGIN);
	try {
		const value = await work(connection);
		step.isCommitting = true;
		await connection.executeQuery(COMMIT);
		return value;
	} catch (error) {
		await connection.executeQuery(ROLLBACK).catch(() => undefined);
		throw error;
	}
}
