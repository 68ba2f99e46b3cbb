import { type RawBuilder, sql } from 'kysely';
import type { Database } from './dialect.ts';
import type { LogWriter } from './log.ts';
import type { WriteQueue } from './write-queue.ts';

/** What every part of the storage works with. */
export interface Core {
	/** Sees committed data alone. */
	readonly reader: Database;
	readonly queue: WriteQueue;
	readonly log: LogWriter;
}

/** The right side of `in`: any number of values as one parameter. */
export function among<Value extends string>(values: readonly Value[]): RawBuilder<Value> {
	return sql<Value>`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
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
