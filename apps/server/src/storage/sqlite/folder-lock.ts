import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderError, DataFolderInUse } from '../errors.ts';

export interface FolderLock {
	release(): void;
}

const BUSY = 5;
const NOT_A_DATABASE = 26;

/**
 * Takes the data folder for this process. The lock is an open transaction on a file of its own: the system holds it
 * and drops it with the process, however that ends, so a lock left behind by the dead, or a pid that was given anew,
 * stands in nobody's way. The pid in the file `lock` is only for people to read.
 */
export function lockFolder(folder: string): FolderLock {
	const file = join(folder, 'lock.sqlite');
	const note = join(folder, 'lock');
	const held = opened(file);
	try {
		held.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
		writeFileSync(note, `${process.pid}\n`, { mode: 0o600 });
	} catch (error) {
		held.close();
		if (codeOf(error) === BUSY) throw new DataFolderInUse(folder, pidIn(note));
		throw unusable(file, error);
	}
	return {
		release() {
			rmSync(note, { force: true });
			held.exec('ROLLBACK');
			held.close();
		},
	};
}

function opened(file: string): DatabaseSync {
	try {
		makeForOwner(file);
		return new DatabaseSync(file, { timeout: 0 });
	} catch (error) {
		throw unusable(file, error);
	}
}

/** A file that is there is not opened: closing it would drop the lock that this process may hold on it. */
function makeForOwner(file: string): void {
	try {
		closeSync(openSync(file, 'wx', 0o600));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
	}
}

function unusable(file: string, error: unknown): DataFolderError {
	const reason = error instanceof Error ? error.message : String(error);
	const help = codeOf(error) === NOT_A_DATABASE ? '; if no server is running, delete that file' : '';
	return new DataFolderError(`${file} cannot be locked: ${reason}${help}`, { cause: error });
}

/** Just after it was taken, the folder may not name its holder yet. */
function pidIn(note: string): number | null {
	try {
		return Number.parseInt(readFileSync(note, 'utf8'), 10) || null;
	} catch {
		return null;
	}
}

/** The primary code; the higher bits say which kind of busy. */
function codeOf(error: unknown): number | null {
	return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;
}
