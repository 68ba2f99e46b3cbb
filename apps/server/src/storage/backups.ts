import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { BackupError } from './errors.ts';
import { move } from './move.ts';
import { isDatabaseAddress } from './postgres/address.ts';
import { NEWEST } from './postgres/migrate.ts';
import { restoreDatabase } from './postgres/restore.ts';
import { openReading } from './reading.ts';
import { isSealed, seal, unseal } from './sealed.ts';
import { backupDatabase, backupFolder, refuseExisting, writing } from './sqlite/backup.ts';
import { DATABASE_FILE, ensureFolder, syncFolder } from './sqlite/folder.ts';
import { openCore as openSqlite } from './sqlite/open.ts';
import { type Restored, restoreFolder } from './sqlite/restore.ts';

/** Nobody waits for an answer here, and large tables take their time. Milliseconds. */
const PATIENCE = 120_000;

export interface BackupWish {
	/** An existing file is replaced. */
	readonly overwrite: boolean;
	/** Seals the file for whoever has it; null leaves it open. */
	readonly key: Buffer | null;
}

/** Copies all of a data folder or a database, as of one moment, into one file of the same form, and checks it. */
export async function backupPlace(place: string, toFile: string, { overwrite, key }: BackupWish): Promise<void> {
	const target = resolve(toFile);
	refuseExisting(target, overwrite);
	if (!isDatabaseAddress(place)) {
		if (key === null) return await backupFolder(place, target, { overwrite });
		// What is not sealed yet stays where as much lies open anyway.
		return await aside(resolve(place), async (scratch) => {
			const open = join(scratch, DATABASE_FILE);
			await backupFolder(place, open);
			await sealed(open, target, key, overwrite);
		});
	}
	await aside(tmpdir(), async (scratch) => {
		await copyOfDatabase(place, scratch);
		const open = join(scratch, DATABASE_FILE);
		if (key === null) return await backupDatabase(open, target, { overwrite });
		const whole = join(scratch, 'whole.sqlite');
		await backupDatabase(open, whole);
		await sealed(whole, target, key, overwrite);
	});
}

export interface RestoreWish {
	readonly now: Date;
	readonly replacesSound: boolean;
	readonly key: Buffer | null;
}

/** Puts a backup, of whichever kind of place, in the place of a data folder or of what a database has. */
export async function restorePlace(fromFile: string, place: string, { key, ...wish }: RestoreWish): Promise<Restored> {
	const source = resolve(fromFile);
	const restore = async (file: string) =>
		isDatabaseAddress(place) ? await restoreDatabase(file, place, wish) : await restoreFolder(file, place, wish);
	if (!isSealed(source)) return await restore(source);
	if (key === null)
		throw new BackupError(
			`${source} is sealed: say its key by --key-file, SHUTTERBOX_BACKUP_KEY_FILE or SHUTTERBOX_BACKUP_KEY`,
		);
	if (!isDatabaseAddress(place)) ensureFolder(resolve(place));
	return await aside(isDatabaseAddress(place) ? tmpdir() : resolve(place), async (scratch) => {
		const open = join(scratch, DATABASE_FILE);
		unseal(source, open, key);
		return await restore(open);
	});
}

/** A data folder with all that a database has at one moment, compared with it. */
async function copyOfDatabase(url: string, folder: string): Promise<void> {
	const store = await openReading(url, PATIENCE);
	try {
		await store.snapshot(async (database) => {
			const { rows } = await sql<{ version: number }>`SELECT max(number) AS version FROM migrations`.execute(database);
			if (rows[0].version !== NEWEST)
				throw new BackupError(
					`${store.name} has version ${rows[0].version}, this program knows ${NEWEST}: use the program of its server`,
				);
			const { core, close } = openSqlite(folder);
			try {
				await move({ name: store.name, core: { reader: database } }, { name: folder, core, close });
			} finally {
				await close();
			}
		});
	} finally {
		await store.close();
	}
}

async function sealed(open: string, target: string, key: Buffer, overwrite: boolean): Promise<void> {
	const draft = `${target}.part`;
	await writing(target, () => {
		rmSync(draft, { force: true });
		try {
			seal(open, draft, key);
			refuseExisting(target, overwrite);
			renameSync(draft, target);
		} finally {
			rmSync(draft, { force: true });
		}
		syncFolder(dirname(target));
	});
}

/** A folder for its owner alone that is gone afterwards. */
async function aside<Value>(parent: string, work: (scratch: string) => Promise<Value>): Promise<Value> {
	if (!existsSync(parent)) throw new BackupError(`${parent} is no folder`);
	const scratch = mkdtempSync(join(parent, 'shutterbox-aside-'));
	try {
		return await work(scratch);
	} finally {
		rmSync(scratch, { recursive: true, force: true });
	}
}
