import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { openForReading } from './connection.ts';
import { APPLICATION_ID, NEWEST, versionOf } from './migrate.ts';

/** What keeps a file from being used: `damaged` calls for a backup, `newer` for a newer program. */
export interface FileProblem {
	readonly kind: 'missing' | 'damaged' | 'foreign' | 'newer';
	readonly reason: string;
}

/**
 * Looks a database over without changing it; null if it is fine. Only through SQLite and never as a plain file: closing
 * a file drops all locks that this process holds on it.
 */
export function inspect(file: string): FileProblem | null {
	const stats = statSync(file, { throwIfNoEntry: false });
	if (stats === undefined) return { kind: 'missing', reason: 'there is no such file' };
	if (!stats.isFile()) return { kind: 'damaged', reason: 'it is not a file' };
	if (stats.size === 0) return { kind: 'damaged', reason: 'it is empty' };
	let database: DatabaseSync | null = null;
	try {
		database = openForReading(file);
		return problemOf(database);
	} catch (error) {
		if (!(error instanceof Error && 'errcode' in error)) throw error;
		return { kind: 'damaged', reason: error.message };
	} finally {
		database?.close();
	}
}

function problemOf(database: DatabaseSync): FileProblem | null {
	const mark = database.prepare('PRAGMA application_id').get()?.application_id;
	if (mark !== APPLICATION_ID) return { kind: 'foreign', reason: 'it is the database of another program' };
	const faults = database.prepare('PRAGMA quick_check(3)').all();
	const words = faults.map((fault) => String(fault.quick_check));
	if (words.join() !== 'ok') return { kind: 'damaged', reason: words.join('; ').replaceAll('\n', ' ') };
	const version = versionOf(database);
	if (version === 0) return { kind: 'damaged', reason: 'it has no version' };
	if (version <= NEWEST) return null;
	return { kind: 'newer', reason: `it has version ${version}, this program knows ${NEWEST}` };
}
