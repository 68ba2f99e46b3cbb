import { dataFolderFrom } from '@shutterbox/server/data-folder';
import { BackupError, DatabaseError, DataFolderError, MoveError, StorageBusy } from '@shutterbox/server/storage/errors';
import type { ExitCode } from './command.ts';
import { printable } from './text.ts';
import { type Args, type Flag, UsageError } from './usage.ts';

// What the commands about a server's data folder have in common.

export const DATA_FLAG: Flag = {
	name: 'data',
	value: 'DIR',
	help: 'the data folder of the server; $SHUTTERBOX_DATA or ./data unless given',
};

export function dataFolderOf(args: Args): string {
	return args.text('data') ?? dataFolderFrom(process.env);
}

/** The folder that is copied or replaced: named, where the server uses a database. */
export function folderToCopy(args: Args): string {
	if (args.text('data') === undefined && (process.env.DATABASE_URL?.trim() ?? '') !== '')
		throw new UsageError(
			'DATABASE_URL is set: use pg_dump and pg_restore; --data DIR means a data folder all the same',
		);
	return dataFolderOf(args);
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
