import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BackupError, DataFolderError } from '../errors.ts';
import { backupDatabase } from './backup.ts';
import { DATABASE_FILE, dateForNames, ensureFolder, RESTORING_FILE, syncFolder } from './folder.ts';
import { lockFolder } from './folder-lock.ts';
import { inspect } from './inspect.ts';

export interface Restored {
	/** Where the database that was there before is kept. */
	readonly keptAs: string | null;
}

/**
 * Puts a backup in the place of a folder's database, which is kept aside under the time given. A sound database is only
 * replaced when told so; a damaged or missing one always.
 */
export async function restoreFolder(
	fromFile: string,
	toFolder: string,
	{ now, replacesSound }: { now: Date; replacesSound: boolean },
): Promise<Restored> {
	const [source, folder] = [resolve(fromFile), resolve(toFolder)];
	const problem = inspect(source);
	if (problem !== null) throw new BackupError(`${source} cannot be restored: ${problem.reason}`);
	ensureFolder(folder);
	const lock = lockFolder(folder);
	try {
		const file = join(folder, DATABASE_FILE);
		if (source === file) throw new BackupError(`${source} is the database itself`);
		if (!replacesSound && inspect(file) === null)
			throw new DataFolderError(`${folder} has a sound database; only --force replaces it`);
		const draft = join(folder, RESTORING_FILE);
		await backupDatabase(source, draft, { overwrite: true });
		const keptAs = putAside(file, now);
		renameSync(draft, file);
		syncFolder(folder);
		return { keptAs };
	} finally {
		lock.release();
	}
}

/**
 * The database goes before its journal: cut off in between, the folder refuses to open, while a database without its
 * journal would open and have lost its last changes.
 */
function putAside(file: string, now: Date): string | null {
	const kept = file.replace(/\.sqlite$/, `-${dateForNames(now)}.sqlite`);
	if (existsSync(kept)) throw new DataFolderError(`${kept} exists already; try again in a second`);
	const hasDatabase = existsSync(file);
	for (const part of ['', '-wal']) if (existsSync(file + part)) renameSync(file + part, kept + part);
	rmSync(`${file}-shm`, { force: true });
	return hasDatabase ? kept : null;
}
