import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DataFolderError } from './errors.ts';
import { isDatabaseAddress, shownAddress, unreachable } from './postgres/address.ts';
import { Connections, PATIENCE } from './postgres/connections.ts';
import { IDIOM as POSTGRES } from './postgres/idiom.ts';
import type { Core, Database, Idiom } from './shared/core.ts';
import { openForReading } from './sqlite/connection.ts';
import { kyselyOver } from './sqlite/dialect.ts';
import { DATABASE_FILE } from './sqlite/folder.ts';
import { IDIOM as SQLITE } from './sqlite/idiom.ts';

/** A data folder or a database that is read and not changed, whether a server uses it or not. */
export interface Reading {
	/** As people may see it. */
	readonly name: string;
	readonly idiom: Idiom;
	/** Reads that see one moment, however long they take. */
	snapshot<Value>(look: (database: Database) => Promise<Value>): Promise<Value>;
	close(): Promise<void>;
}

/** `DataFolderError` or `DatabaseError` where it is not there. `patience` is for a single answer, in milliseconds. */
export async function openReading(place: string, patience = PATIENCE): Promise<Reading> {
	return isDatabaseAddress(place) ? await ofDatabase(place, patience) : ofFolder(resolve(place));
}

function ofFolder(folder: string): Reading {
	const file = join(folder, DATABASE_FILE);
	if (!existsSync(file)) throw new DataFolderError(`${folder} is no data folder`);
	const database = openForReading(file);
	const reader = kyselyOver(database);
	return {
		name: folder,
		idiom: SQLITE,
		snapshot: (look) => reader.transaction().execute(look),
		close: async () => database.close(),
	};
}

async function ofDatabase(url: string, patience: number): Promise<Reading> {
	const connections = new Connections({ url, patience });
	const within = connections.writer().transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
	try {
		await connections.query({ text: 'SELECT 1' });
	} catch (error) {
		await connections.close();
		throw unreachable(url, error);
	}
	return {
		name: shownAddress(url),
		idiom: POSTGRES,
		snapshot: (look) => within.execute(look),
		close: () => connections.close(),
	};
}

/** The parts of a storage that only read, over what is seen of one moment. */
export function readOnly(database: Database, idiom: Idiom): Core {
	const refuse = () => Promise.reject(new Error('nothing is written here'));
	return {
		reader: database,
		idiom,
		snapshot: (look) => look(database),
		queue: { write: refuse, writeTable: refuse, append: refuse, addEntries: refuse },
	};
}
