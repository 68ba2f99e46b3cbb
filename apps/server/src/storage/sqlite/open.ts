import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Storage } from '../contract.ts';
import { backupApart } from './backup-apart.ts';
import { openForReading, openForWriting } from './connection.ts';
import { credentialStorage } from './credentials.ts';
import { kyselyOver } from './dialect.ts';
import { userExports } from './export-user.ts';
import { databaseIn, ensureFolder } from './folder.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { noticeStorage } from './notices.ts';
import { resultStorage } from './results.ts';
import { housekeeping, settingStorage } from './server.ts';
import { socialStorage } from './social.ts';
import { tableStorage } from './tables.ts';
import { userStorage } from './users.ts';
import { WriteQueue } from './write-queue.ts';

/** A storage in a data folder, and how many transactions it has committed. */
export interface FolderStorage extends Storage {
	readonly commits: number;
}

/** Opens the data folder, makes it where it is missing, and brings an older one up to date; `DataFolderError` if not. */
export async function openFolder(
	path: string,
	{ onCommit }: { onCommit?: (writes: number) => void } = {},
): Promise<FolderStorage> {
	const folder = resolve(path);
	ensureFolder(folder);
	const lock = lockFolder(folder);
	try {
		const file = databaseIn(folder);
		const writing = upToDate(file);
		const reading = openForReading(file);
		const queue = new WriteQueue(kyselyOver(writing), onCommit);
		const core = { reader: kyselyOver(reading), queue };
		let closing: Promise<void> | null = null;
		return {
			...userStorage(core),
			...userExports(core),
			...credentialStorage(core),
			...tableStorage(core),
			...resultStorage(core),
			...socialStorage(core),
			...noticeStorage(core),
			...settingStorage(core),
			...housekeeping(core),
			backup: (toFile, options) => backupApart({ file, toFile, options }),
			get commits() {
				return queue.commits;
			},
			close() {
				closing ??= queue.close().then(() => {
					reading.close();
					writing.close();
					lock.release();
				});
				return closing;
			},
		};
	} catch (error) {
		lock.release();
		throw error;
	}
}

function upToDate(file: string): DatabaseSync {
	const database = openForWriting(file);
	try {
		migrate(database);
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
}
