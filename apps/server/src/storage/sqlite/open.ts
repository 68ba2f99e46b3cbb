import type { DatabaseSync } from 'node:sqlite';
import type { Storage } from '../contract.ts';
import { openForReading, openForWriting } from './connection.ts';
import { credentialStorage } from './credentials.ts';
import { kyselyOver } from './dialect.ts';
import { userExports } from './export-user.ts';
import { databaseIn, ensureFolder } from './folder.ts';
import { lockFolder } from './folder-lock.ts';
import { LogWriter } from './log.ts';
import { migrate } from './migrate.ts';
import { noticeStorage } from './notices.ts';
import { resultStorage } from './results.ts';
import { housekeeping, type SettingStorage, settingStorage } from './server.ts';
import { socialStorage } from './social.ts';
import { tableStorage } from './tables.ts';
import { userStorage } from './users.ts';
import { WriteQueue } from './write-queue.ts';

/** A storage on its own thread; what needs the caller's is not among it. */
export type StorageHere = Omit<Storage, 'getOrCreateSetting' | 'backup'> & SettingStorage;

/** Opens a data folder for whoever has a thread to spare; `DataFolderError` where it cannot be used. */
export function openHere(folder: string, { onCommit }: { onCommit: (writes: number) => void }): StorageHere {
	ensureFolder(folder);
	const lock = lockFolder(folder);
	try {
		const file = databaseIn(folder);
		const writing = upToDate(file);
		const reading = openForReading(file);
		const queue = new WriteQueue(kyselyOver(writing), onCommit);
		const core = { reader: kyselyOver(reading), queue, log: new LogWriter(writing) };
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
			async close() {
				await queue.close();
				reading.close();
				writing.close();
				lock.release();
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
