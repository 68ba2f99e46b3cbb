import type { StoredEntry, TableNow } from '../data.ts';
import { json } from '../shared/schema.ts';

/** Entries that one table's log is to have next, and what changes with them. */
export interface Run {
	readonly tableId: string;
	/** Under which the table is owned. */
	readonly epoch: number;
	/** The number of the first entry, if there are any. */
	readonly first: number | null;
	readonly entries: readonly StoredEntry[];
	readonly now: TableNow | undefined;
}

/** What became of a run; where it is not owned, or does not follow the log, nothing of it was written. */
export interface RunOutcome {
	readonly table_id: string;
	readonly is_owned: boolean;
	/** How many entries the log had before. */
	readonly length: number;
}

/**
 * Many tables' entries in one statement. The row of the owner is held until it is done: whoever takes a table over waits
 * for what is on its way, and nothing lands in the log once they have read it.
 */
const TEXT = `
	WITH runs AS MATERIALIZED (
		SELECT given.*,
			(SELECT coalesce(max(log.n), 0) FROM log WHERE log.table_id = given.table_id) AS length,
			EXISTS (
				SELECT 1 FROM owners WHERE owners.table_id = given.table_id AND owners.epoch = given.epoch FOR SHARE
			) AS is_owned
		FROM unnest($1::text[], $2::integer[], $3::integer[], $4::bigint[], $5::bigint[], $6::text[])
			AS given (table_id, epoch, first, updated, alarm, waiting)
	), sound AS (
		SELECT * FROM runs WHERE is_owned AND (first IS NULL OR first = length + 1)
	), entered AS (
		INSERT INTO log (table_id, n, actor, at, move, stand_in, request, note)
		SELECT entry.*
		FROM unnest($7::text[], $8::integer[], $9::integer[], $10::bigint[], $11::text[], $12::text[], $13::text[], $14::text[])
			AS entry (table_id, n, actor, at, move, stand_in, request, note)
		JOIN sound ON sound.table_id = entry.table_id
	), changed AS (
		UPDATE table_now SET updated = sound.updated, alarm = sound.alarm, waiting = sound.waiting
		FROM sound WHERE table_now.table_id = sound.table_id AND sound.updated IS NOT NULL
	)
	SELECT table_id, is_owned, length FROM runs`;

/** The statement for these runs, no two of the same table. It is prepared once for each connection. */
export function appending(runs: readonly Run[]): { name: string; text: string; values: unknown[] } {
	const entries = runs.flatMap(({ tableId, entries }) => entries.map((entry) => ({ tableId, ...entry })));
	return {
		name: 'append',
		text: TEXT,
		values: [
			runs.map(({ tableId }) => tableId),
			runs.map(({ epoch }) => epoch),
			runs.map(({ first }) => first),
			runs.map(({ now }) => now?.updated ?? null),
			runs.map(({ now }) => now?.alarm ?? null),
			runs.map(({ now }) => (now === undefined ? null : json(now.waiting))),
			entries.map(({ tableId }) => tableId),
			entries.map(({ n }) => n),
			entries.map(({ actor }) => (actor === 'table' ? null : actor)),
			entries.map(({ at }) => at),
			entries.map(({ move }) => json(move)),
			entries.map(({ by }) => by ?? null),
			entries.map(({ request }) => request),
			entries.map(({ note }) => json(note)),
		],
	};
}

/** Whether each entry has the number after the one before. */
export function isGapless(entries: readonly StoredEntry[]): boolean {
	return entries.every(({ n }, i) => n === entries[0].n + i);
}
