import type { Kysely, RawBuilder } from 'kysely';
import type { jsonArrayFrom } from 'kysely/helpers/sqlite';
import type { StoredEntry, TableNow } from '../data.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

/** What every part of a storage works with, whatever database is underneath. */
export interface Core {
	/** Sees committed data alone. */
	readonly reader: Database;
	readonly queue: Queue;
	readonly idiom: Idiom;
	/** Reads that see one moment. */
	snapshot<Value>(look: (database: Database) => Promise<Value>): Promise<Value>;
}

/** The way to every change: each is a step, kept whole or not at all, and refused in the words of the contract. */
export interface Queue {
	write<Value>(work: (database: Database) => Promise<Value>): Promise<Value>;
	/** A change of a table: those of one table are done in the order in which they were asked for. */
	writeTable<Value>(tableId: string, work: (database: Database) => Promise<Value>): Promise<Value>;
	/** Entries of a table's log, and what changes with them: there is nothing a server writes more often. */
	append(tableId: string, entries: readonly StoredEntry[], now?: TableNow): Promise<void>;
	/** The same within a step. */
	addEntries(database: Database, tableId: string, entries: readonly StoredEntry[]): Promise<void>;
}

/** What databases do not say alike. */
export interface Idiom {
	/** The right side of `in`: any number of values as one parameter. */
	among<Value extends string>(values: readonly Value[]): RawBuilder<Value>;
	/** The rows of a query as JSON text. */
	listOf(query: Parameters<typeof jsonArrayFrom>[0]): RawBuilder<unknown>;
	/** The same query, whose rows nobody else may change or refer to until the step is over. */
	held<Query extends { forUpdate(): unknown }>(query: Query): Query;
}

/** Whether a statement touched a row. */
export function hasTouched(touched: { numUpdatedRows: bigint } | { numDeletedRows: bigint }): boolean {
	return ('numUpdatedRows' in touched ? touched.numUpdatedRows : touched.numDeletedRows) > 0n;
}

/** The changes that are given, for an update; null if there are none. */
export function given<Changes extends object>(changes: Changes): Changes | null {
	const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
	return entries.length === 0 ? null : (Object.fromEntries(entries) as Changes);
}
