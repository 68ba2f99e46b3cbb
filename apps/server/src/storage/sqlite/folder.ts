import {
	chmodSync,
	closeSync,
	existsSync,
	fsyncSync,
	mkdirSync,
	openSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
} from 'node:fs';
import { join } from 'node:path';
import { DataFolderError } from '../errors.ts';
import { openForWriting } from './connection.ts';
import { type FileProblem, inspect } from './inspect.ts';
import { APPLICATION_ID, migrate } from './migrate.ts';

export const DATABASE_FILE = 'shutterbox.sqlite';

/** Where a restore puts its copy; while it stands there without a database, that restore has not ended. */
export const RESTORING_FILE = `${DATABASE_FILE}.restoring`;

/** `2027-01-15T08-00-00`. */
export function dateForNames(now: Date): string {
	return now.toISOString().slice(0, 19).replaceAll(':', '-');
}

/** The files a server, a restore and SQLite make here: the database and what stands beside it, older ones, the lock. */
const OURS =
	/^(?:shutterbox(?:-(?:backup-)?[\dT-]+)?\.sqlite|lock(?:\.sqlite)?)(?:[.-][a-z.-]+)?$|^shutterbox-aside-\w+$/;

/** Makes the folder, and keeps it and everything of ours in it from others: it holds keys and hidden cards. */
export function ensureFolder(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		tighten(folder);
	} catch (error) {
		throw new DataFolderError(`${folder} cannot be made a data folder: ${String(error)}`, { cause: error });
	}
}

/** A folder that others use too stays open to them, but our files in it do not. */
function tighten(folder: string): void {
	const names = readdirSync(folder);
	if (names.every((name) => OURS.test(name))) restrict(folder, 0o700);
	for (const name of names) if (OURS.test(name)) restrict(join(folder, name), 0o600);
}

/** Only by its name: closing a file would drop all locks that this process holds on it. What is somebody else's stays. */
function restrict(path: string, mode: number): void {
	const stats = statSync(path, { throwIfNoEntry: false });
	if (stats === undefined || (stats.mode & 0o077) === 0) return;
	try {
		chmodSync(path, mode);
	} catch (error) {
		const code = (error as NodeJS.ErrnoException).code ?? '';
		if (!['EPERM', 'ENOENT', 'EROFS', 'ENOTSUP'].includes(code)) throw error;
	}
}

/** The path of the folder's database: looked over if it is there, made if the folder is new. Needs the lock. */
export function databaseIn(folder: string): string {
	const file = join(folder, DATABASE_FILE);
	const problem = inspect(file);
	if (problem === null) return file;
	if (problem.kind !== 'missing') throw unusable(folder, problem);
	if (existsSync(join(folder, RESTORING_FILE)))
		throw new DataFolderError(`${folder}: a restore was cut off; run it again. ${restoreHint(folder)}`);
	if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0)
		throw new DataFolderError(
			`${folder}: ${DATABASE_FILE} is gone, but ${DATABASE_FILE}-wal with its last changes is there. ${restoreHint(folder)}`,
		);
	create(file);
	return file;
}

/** Made under another name first, so that a database is never half made. */
function create(file: string): void {
	const draft = `${file}.new`;
	startDraft(draft);
	const database = openForWriting(draft);
	database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
	migrate(database);
	database.close();
	renameSync(draft, file);
	syncFolder(join(file, '..'));
}

/** An empty file for a database, readable by its owner alone: it will hold keys and hidden cards. */
export function startDraft(draft: string): void {
	removeDraft(draft);
	closeSync(openSync(draft, 'wx', 0o600));
}

export function removeDraft(draft: string): void {
	for (const part of ['', '-wal', '-shm', '-journal']) rmSync(draft + part, { force: true });
}

/** Makes new names in a folder durable. */
export function syncFolder(folder: string): void {
	const handle = openSync(folder, 'r');
	try {
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}

function unusable(folder: string, { kind, reason }: FileProblem): DataFolderError {
	const [fault, help] =
		kind === 'newer'
			? ['was written by a newer Shutterbox', 'Update this program, or restore an older backup.']
			: [kind === 'foreign' ? 'is not ours' : 'is damaged', 'Nothing was changed.'];
	return new DataFolderError(`${folder}: ${DATABASE_FILE} ${fault}: ${reason}. ${help} ${restoreHint(folder)}`);
}

function restoreHint(folder: string): string {
	return `To restore a backup: npm run shutterbox -- restore <backup> --data ${folder}`;
}
