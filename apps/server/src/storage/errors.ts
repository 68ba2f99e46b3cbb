/** The log is not as long as the writer thought: somebody else was first. Read on and decide anew. */
export class LogConflict extends Error {
	override readonly name = 'LogConflict';
	/** The number the writer gave its first entry. */
	readonly expected: number;
	/** How many entries the log has. */
	readonly length: number;

	constructor(expected: number, length: number) {
		super(`entry ${expected} does not follow a log of ${length}`);
		this.expected = expected;
		this.length = length;
	}
}

/** A rating changed after it was read: another match ended in between. Read the ratings and rate anew. */
export class RatingConflict extends Error {
	override readonly name = 'RatingConflict';

	constructor() {
		super('a rating was changed by another match');
	}
}

/** There is one with this id already. */
export class AlreadyExists extends Error {
	override readonly name = 'AlreadyExists';
}

/** What the new thing belongs to, a user or a table, is not there. */
export class UnknownOwner extends Error {
	override readonly name = 'UnknownOwner';
}

export class StorageClosed extends Error {
	override readonly name = 'StorageClosed';

	constructor() {
		super('the storage is closed');
	}
}

/** The data folder cannot be used as it is; the message says why and what helps. Nothing in it was changed. */
export class DataFolderError extends Error {
	override readonly name: string = 'DataFolderError';
}

/** Another server has the data folder. */
export class DataFolderInUse extends DataFolderError {
	override readonly name = 'DataFolderInUse';
	readonly pid: number | null;

	constructor(folder: string, pid: number | null) {
		const holder = pid === null ? 'another process' : `process ${pid}`;
		super(`${folder} is in use by a server (${holder}); stop it first, or choose another folder`);
		this.pid = pid;
	}
}

/** A backup cannot be made or used; the message says why. */
export class BackupError extends Error {
	override readonly name = 'BackupError';
}

/** The database cannot be used as it is, or not reached; the message says why and what helps. */
export class DatabaseError extends Error {
	override readonly name = 'DatabaseError';
}

/** Everything cannot be moved from here to there; the message says why. */
export class MoveError extends Error {
	override readonly name = 'MoveError';
}

/** What is said of a place to which a move was cut off: it has a part of everything. */
export function halfMoved(name: string, from: string): string {
	return `${name} has only a part of ${from}: the move was cut off. Run it again: npm run shutterbox -- migrate --from … --to …`;
}

/** The database is away. Whether what was asked has been done shows when it is back: ask again, under the same id. */
export class StorageBusy extends Error {
	override readonly name = 'StorageBusy';

	constructor(options?: ErrorOptions) {
		super('the database does not answer', options);
	}
}

/** Another process has taken the table: nothing was written, and nothing more will be. */
export class TableLost extends Error {
	override readonly name: string = 'TableLost';

	constructor(tableId: string) {
		super(`table ${tableId} belongs to another process now`);
	}
}

/** Another node runs the table, or, where it is null, this one takes no more tables. */
export class TableElsewhere extends TableLost {
	override readonly name = 'TableElsewhere';
	readonly node: string | null;

	constructor(tableId: string, node: string | null) {
		super(tableId);
		this.node = node;
	}
}
