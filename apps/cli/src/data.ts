import { dataFolderFrom } from '@shutterbox/server/data-folder';
import { BackupError, DatabaseError, DataFolderError, MoveError, StorageBusy } from '@shutterbox/server/storage/errors';
import { isDatabaseAddress } from '@shutterbox/server/storage/postgres/address';
import type { ExitCode } from './command.ts';
import { printable } from './text.ts';
import { type Args, type Flag, UsageError } from './usage.ts';

// What the commands about what a server keeps have in common.

export const DATA_FLAG: Flag = {
	name: 'data',
	value: 'DIR',
	help: 'the data folder of the server; $SHUTTERBOX_DATA or ./data unless given',
};

export const DATABASE_FLAG: Flag = {
	name: 'database',
	value: 'URL',
	help: 'the database of the server, postgres://user:password@host:5432/name; $DATABASE_URL unless given',
};

export function dataFolderOf(args: Args): string {
	return args.text('data') ?? dataFolderFrom(process.env);
}

/** What a command is about: a folder, or the address of a database. */
export interface PlaceAsked {
	readonly name: string;
	/** Named in the line, whatever a server of this environment would use. */
	readonly isNamed: boolean;
}

/** The folder or the database that is named, or else the one that a server would use. */
export function placeOf(args: Args): PlaceAsked {
	const [folder, database] = [args.text('data'), args.text('database')];
	if (folder !== undefined && database !== undefined)
		throw new UsageError('--data and --database are two places: name one');
	if (folder !== undefined) return { name: folder, isNamed: true };
	const address = database ?? process.env.DATABASE_URL?.trim() ?? '';
	if (address === '') return { name: dataFolderFrom(process.env), isNamed: false };
	if (!isDatabaseAddress(address))
		throw new UsageError(
			`${database === undefined ? 'DATABASE_URL' : '--database'} must be an address such as postgres://user:password@host:5432/name`,
		);
	return { name: address, isNamed: database !== undefined };
}

const EXPECTED = [DataFolderError, DatabaseError, BackupError, MoveError, StorageBusy];

/** Does the work; what is wrong with the folder, the database or the backup is one line on stderr and exit code 1. */
export async function reporting(work: () => Promise<string>): Promise<ExitCode> {
	try {
		process.stdout.write(`${await work()}\n`);
		return 0;
	} catch (error) {
		if (!(error instanceof Error && EXPECTED.some((kind) => error instanceof kind))) throw error;
		process.stderr.write(`shutterbox: ${printable(error.message, 4096)}\n`);
		return 1;
	}
}
