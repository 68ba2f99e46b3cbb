import type { DatabaseSync } from 'node:sqlite';
import type { StoredEntry, TableNow } from '../data.ts';
import { LogConflict } from '../errors.ts';
import { json } from '../shared/schema.ts';

const INSERT = `
	INSERT INTO log (table_id, n, actor, at, move, stand_in, request, note)
	SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE ?2 = 1 + coalesce((SELECT max(n) FROM log WHERE table_id = ?1), 0)`;
const UPDATE = 'UPDATE table_now SET updated = ?, alarm = ?, waiting = ? WHERE table_id = ?';
const LENGTH = 'SELECT coalesce(max(n), 0) AS length FROM log WHERE table_id = ?';

/** Adds to logs by statements that are prepared once: there is nothing a server writes more often. */
export class LogWriter {
	readonly #database: DatabaseSync;
	#statements: ReturnType<typeof prepared> | null = null;

	constructor(database: DatabaseSync) {
		this.#database = database;
	}

	/** Within a transaction; where the entries do not follow the log nothing is changed. */
	append(tableId: string, entries: readonly StoredEntry[], now?: TableNow): void {
		this.#statements ??= prepared(this.#database);
		const { insert, update, length } = this.#statements;
		const conflict = () => new LogConflict(entries[0].n, Number(length.get(tableId)?.length));
		if (entries.some(({ n }, i) => n !== entries[0].n + i)) throw conflict();
		for (const { n, actor, at, move, by, request, note } of entries) {
			const seat = actor === 'table' ? null : actor;
			const { changes } = insert.run(tableId, n, seat, at, json(move), by ?? null, request, json(note));
			if (changes === 0) throw conflict();
		}
		if (now !== undefined) update.run(now.updated, now.alarm, json(now.waiting), tableId);
	}
}

function prepared(database: DatabaseSync) {
	return { insert: database.prepare(INSERT), update: database.prepare(UPDATE), length: database.prepare(LENGTH) };
}
