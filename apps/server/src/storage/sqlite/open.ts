import type { DatabaseSync } from 'node:sqlite';
import { type Parts, partsOver } from '../shared/parts.ts';
import { openForReading, openForWriting } from './connection.ts';
import { coreOver } from './core.ts';
import { databaseIn, ensureFolder } from './folder.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';

/** A storage on its own thread; what needs the caller's is not among it. */
export type StorageHere = Parts & { close(): Promise<void> };

/** Opens a data folder for whoever has a thread to spare; `DataFolderError` where it cannot be used. */
export function openHere(folder: string, { onCommit }: { onCommit: (writes: number) => void }): StorageHere {
	ensureFolder(folder);
	const lock = lockFolder(folder);
	try {
		const file = databaseIn(folder);
		const writing = upToDate(file);
		const reading = openForReading(file);
		const { core, close } = coreOver({ writing, reading, onCommit });
		return {
			...partsOver(core),
			async close() {
				await close();
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
