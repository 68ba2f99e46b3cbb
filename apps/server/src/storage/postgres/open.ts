import pg from 'pg';
import type { Storage } from '../contract.ts';
import { DatabaseError, halfMoved } from '../errors.ts';
import type { Core } from '../shared/core.ts';
import { unfinishedMove } from '../shared/migration.ts';
import { partsOver, withSettings } from '../shared/parts.ts';
import { shownAddress, unreachable } from './address.ts';
import { Connections, connectionTo, PATIENCE, type Reach } from './connections.ts';
import { Guard } from './guard.ts';
import { IDIOM } from './idiom.ts';
import { migrate } from './migrate.ts';
import { Ownership } from './ownership.ts';
import { PostgresQueue } from './queue.ts';

interface Opening {
	readonly onCommit?: (writes: number) => void;
	/** Milliseconds for which whoever asks waits for a database that is away. */
	readonly patience?: number;
}

interface Opened {
	readonly core: Core;
	readonly ownership: Ownership;
	close(): Promise<void>;
}

/** A storage in a PostgreSQL database, brought up to date and taken for this process alone; `DatabaseError` if not. */
export async function openDatabase(url: string, opening?: Opening): Promise<Storage> {
	const { core, ownership, close } = await openCore(url, opening);
	const from = await unfinishedMove(core.reader);
	if (from === null) return { ...withSettings(partsOver(core)), own: (tableId) => ownership.take([tableId]), close };
	await close();
	throw new DatabaseError(halfMoved(shownAddress(url), from));
}

/** The same, whether or not it holds everything. */
export async function openCore(
	url: string,
	{ onCommit = () => undefined, patience = PATIENCE }: Opening = {},
): Promise<Opened> {
	const reach = { url, patience };
	const connections = new Connections(reach);
	const guard = await prepared(reach, () => connections.deadline());
	const ownership = new Ownership((text, values) => guard.query(text, values));
	const queue = new PostgresQueue(connections, ownership, onCommit);
	const within = connections.writer().transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
	const core: Core = {
		reader: connections.reader(),
		queue,
		idiom: IDIOM,
		snapshot: (look) => connections.insist(() => within.execute(look)),
	};
	const end = async () => {
		await queue.close();
		await guard.close();
		await connections.close();
	};
	let ending: Promise<void> | null = null;
	return {
		core,
		ownership,
		close() {
			ending ??= end();
			return ending;
		},
	};
}

/** Looked over and brought up to date before anything else is asked of it. */
async function prepared(reach: Reach, deadline: () => number): Promise<Guard> {
	const name = shownAddress(reach.url);
	// Whoever begins may take longer than a single question.
	const client = new pg.Client({ ...connectionTo(reach), query_timeout: undefined, statement_timeout: undefined });
	client.on('error', () => undefined);
	try {
		await client.connect();
		const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
		if (rows[0].server_encoding !== 'UTF8')
			throw new DatabaseError(`${name} is written in ${rows[0].server_encoding}; create it anew with encoding UTF8`);
		const guard = await Guard.over(reach, name, deadline);
		try {
			await migrate(client, name);
			return guard;
		} catch (error) {
			await guard.close();
			throw error;
		}
	} catch (error) {
		if (error instanceof DatabaseError) throw error;
		throw unreachable(reach.url, error);
	} finally {
		await client.end().catch(() => undefined);
	}
}
