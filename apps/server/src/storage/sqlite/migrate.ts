import type { DatabaseSync } from 'node:sqlite';
import type { Migration } from '../shared/migration.ts';
import { MIGRATIONS } from './migrations.ts';

/** Marks a file as ours; the letters "SHBX". */
export const APPLICATION_ID = 0x53484258;

/** The number of the last migration this program knows. */
export const NEWEST = MIGRATIONS.length;

/** The number of the last migration the file has seen; 0 for an empty file. */
export function versionOf(database: DatabaseSync): number {
	const isMarked = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get() !== undefined;
	if (!isMarked) return 0;
	return Number(database.prepare('SELECT coalesce(max(number), 0) AS version FROM migrations').get()?.version);
}

/** Takes the file forward step by step, each whole or not at all. */
export function migrate(database: DatabaseSync, migrations: readonly Migration[] = MIGRATIONS): void {
	database.exec('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT');
	const done = versionOf(database);
	for (const { number, name, sql } of migrations.filter((each) => each.number > done)) {
		database.exec('BEGIN IMMEDIATE');
		try {
			database.exec(sql);
			database.prepare('INSERT INTO migrations (number, name) VALUES (?, ?)').run(number, name);
			database.exec('COMMIT');
		} catch (error) {
			if (database.isTransaction) database.exec('ROLLBACK');
			throw error;
		}
	}
}
