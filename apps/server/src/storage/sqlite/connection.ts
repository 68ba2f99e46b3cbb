import { DatabaseSync } from 'node:sqlite';

/** How long to wait for another process that reads or closes the file, in milliseconds. */
const PATIENCE = 5000;

/** For the one writer of a file: a commit is on the disk when it returns. */
export function openForWriting(file: string): DatabaseSync {
	const database = new DatabaseSync(file, { timeout: PATIENCE, enableForeignKeyConstraints: true });
	database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
	return database;
}

/** Sees what is committed and changes nothing. */
export function openForReading(file: string): DatabaseSync {
	return new DatabaseSync(file, { timeout: PATIENCE, readOnly: true });
}
