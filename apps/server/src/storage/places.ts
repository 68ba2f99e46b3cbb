import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DataFolderError, MoveError } from './errors.ts';
import { type Moved, move, type Place } from './move.ts';
import { isDatabaseAddress, shownAddress } from './postgres/address.ts';
import { openCore as openPostgres } from './postgres/open.ts';
import { DATABASE_FILE } from './sqlite/folder.ts';
import { openCore as openSqlite } from './sqlite/open.ts';

/** Nobody waits for an answer here, and counting many rows takes its time. Milliseconds. */
const PATIENCE = 120_000;

/** Moves everything from one data folder or database to another, neither of which a server uses meanwhile. */
export async function movePlaces(
	from: string,
	to: string,
	onProgress?: (done: number, total: number) => void,
): Promise<Moved> {
	if (nameOf(from) === nameOf(to)) throw new MoveError('from and to are the same place');
	const source = await open(from, { mustExist: true });
	try {
		const target = await open(to, { mustExist: false });
		try {
			return await move(source, target, onProgress);
		} finally {
			await target.close();
		}
	} finally {
		await source.close();
	}
}

export function nameOf(place: string): string {
	return isDatabaseAddress(place) ? shownAddress(place) : resolve(place);
}

async function open(place: string, { mustExist }: { mustExist: boolean }): Promise<Place> {
	const name = nameOf(place);
	if (isDatabaseAddress(place)) return { name, ...(await openPostgres(place, { patience: PATIENCE })) };
	if (mustExist && !existsSync(join(name, DATABASE_FILE))) throw new DataFolderError(`${name} is no data folder`);
	return { name, ...openSqlite(name) };
}
