import type { DatabaseSync } from 'node:sqlite';
import { DataFolderError, halfMoved } from '../errors.ts';
import type { Core } from '../shared/core.ts';
import { unfinishedMove } from '../shared/migration.ts';
import { type Parts, partsOver } from '../shared/parts.ts';
import { openForReading, openForWriting } from './connection.ts';
import { coreOver } from './core.ts';
import { databaseIn, ensureFolder } from './folder.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';

/** A storage on its own thread; what needs the caller's is not among it. */
export type StorageHere = Parts & { close(): Promise<void> };

interface Opened {
	readonly core: Core;
	close(): Promise<void>;
}

/** Opens a data folder for whoever has a thread to spare; `DataFolderError` where it cannot be used. */
export async function openHere(folder: string, onCommit: (writes: number) => void): Promise<StorageHere> {
	const { core, close } = openCore(folder, onCommit);
	const from = await unfinishedMove(core.reader);
	if (from === null) return { ...partsOver(core), close };
	await close();
	throw new DataFolderError(halfMoved(folder, from));
}

/** The same, whether or not it holds everything. */
export function openCore(folder: string, onCommit?: (writes: number) => void): Opened {
	ensureFolder(folder);
	const lock = lockFolder(folder);
	try {
		const file = databaseIn(folder);
		const writing = upToDate(file);
		const reading = openForReading(file);
		const { core, close } = coreOver({ writing, reading, ...(onCommit ? { onCommit } : {}) });
		return {
			core,
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
