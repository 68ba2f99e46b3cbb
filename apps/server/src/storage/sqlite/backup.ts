import { closeSync, existsSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { BackupError } from '../errors.ts';
import { openForReading } from './connection.ts';
import { DATABASE_FILE, removeDraft, startDraft, syncFolder } from './folder.ts';
import { inspect } from './inspect.ts';

/** More than any database has; Node takes no −1. */
const ALL_PAGES = 2 ** 31 - 1;

export interface BackupOptions {
	/** An existing file is replaced. */
	readonly overwrite: boolean;
}

/** Backs up a data folder, whether a server is running on it or not. */
export async function backupFolder(folder: string, toFile: string, options?: BackupOptions): Promise<void> {
	const file = join(resolve(folder), DATABASE_FILE);
	const problem = inspect(file);
	if (problem !== null) throw new BackupError(`${file} cannot be backed up: ${problem.reason}`);
	await backupDatabase(file, toFile, options);
}

/** Writes a copy of one moment under a passing name, checks it, and only then gives it its own. */
export async function backupDatabase(
	file: string,
	toFile: string,
	{ overwrite }: BackupOptions = { overwrite: false },
): Promise<void> {
	const target = resolve(toFile);
	const draft = `${target}.part`;
	if (target === file) throw new BackupError(`${target} is the database itself`);
	refuseExisting(target, overwrite);
	try {
		await writing(target, async () => {
			startDraft(draft);
			await copy(file, draft);
			makeStandalone(draft);
			const problem = inspect(draft);
			if (problem !== null) throw new BackupError(`the copy is not sound: ${problem.reason}`);
			syncFile(draft);
			refuseExisting(target, overwrite);
			renameSync(draft, target);
			syncFolder(dirname(target));
		});
	} finally {
		removeDraft(draft);
	}
}

/** Writes a backup; where that cannot be done, `BackupError` says why. */
export async function writing(target: string, write: () => void | Promise<void>): Promise<void> {
	const folder = dirname(target);
	if (!existsSync(folder)) throw new BackupError(`${folder} is no folder to write to`);
	try {
		await write();
	} catch (error) {
		if (error instanceof BackupError || !(error instanceof Error && 'code' in error)) throw error;
		throw new BackupError(`${target} cannot be written: ${error.message}`, { cause: error });
	}
}

/** All pages in one step, off the main thread: writers go on, and the copy is of the moment the step began. */
async function copy(file: string, draft: string): Promise<void> {
	const source = openForReading(file);
	try {
		await backup(source, draft, { rate: ALL_PAGES });
	} finally {
		source.close();
	}
}

/** A backup is one file: without the journal a live database has beside it. */
function makeStandalone(file: string): void {
	const database = new DatabaseSync(file);
	try {
		database.exec('PRAGMA journal_mode = DELETE');
	} finally {
		database.close();
	}
}

function syncFile(file: string): void {
	const handle = openSync(file, 'r+');
	try {
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}

export function refuseExisting(target: string, overwrite: boolean): void {
	if (!overwrite && existsSync(target)) throw new BackupError(`${target} exists already`);
}
