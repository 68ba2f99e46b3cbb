import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Storage } from '../contract.ts';
import { DatabaseError, halfMoved } from '../errors.ts';
import type { Membership } from '../nodes.ts';
import type { Core } from '../shared/core.ts';
import { unfinishedMove } from '../shared/migration.ts';
import { partsOver, withSettings } from '../shared/parts.ts';
import { shownAddress, unreachable } from './address.ts';
import { Connections, connectionTo, PATIENCE, type Reach } from './connections.ts';
import { Guard, type Sharing } from './guard.ts';
import { IDIOM } from './idiom.ts';
import { migrate } from './migrate.ts';
import { membershipOver } from './nodes.ts';
import { type Ask, Ownership } from './ownership.ts';
import { PostgresQueue } from './queue.ts';

interface Opening {
	readonly onCommit?: (writes: number) => void;
	/** Milliseconds for which whoever asks waits for a database that is away. */
	readonly patience?: number;
}

interface Opened {
	readonly core: Core;
	readonly ownership: Ownership;
	readonly membership: Membership;
	close(): Promise<void>;
}

/** A storage in a PostgreSQL database, brought up to date and taken for this process alone; `DatabaseError` if not. */
export async function openDatabase(url: string, opening?: Opening): Promise<Storage> {
	const { core, ownership, close } = await openWhole(url, opening, 'alone');
	return {
		...withSettings(partsOver(core)),
		own: (tableId) => ownership.take([tableId]),
		disown: async () => undefined,
		close,
	};
}

/** The same for one of several nodes that share it, each with tables of its own. */
export async function openShared(
	url: string,
	opening?: Opening,
): Promise<{ readonly storage: Storage; readonly membership: Membership }> {
	const { core, ownership, membership, close } = await openWhole(url, opening, 'shared');
	const parts = withSettings(partsOver(core));
	const storage: Storage = {
		...parts,
		own: (tableId) => ownership.take([tableId]),
		disown: (tableId, to) => ownership.letGo(tableId, to ?? null),
		async tablesToWake() {
			const due = await parts.tablesToWake();
			const held = await ownership.heldElsewhere(due.map(({ id }) => id));
			return due.filter(({ id }) => !held.has(id));
		},
		close,
	};
	return { storage, membership };
}

async function openWhole(url: string, opening: Opening | undefined, sharing: Sharing): Promise<Opened> {
	const opened = await openCore(url, opening, sharing);
	const from = await unfinishedMove(opened.core.reader);
	if (from === null) return opened;
	await opened.close();
	throw new DatabaseError(halfMoved(shownAddress(url), from));
}

/** The same, whether or not it holds everything. */
export async function openCore(
	url: string,
	{ onCommit = () => undefined, patience = PATIENCE }: Opening = {},
	sharing: Sharing = 'alone',
): Promise<Opened> {
	const reach = { url, patience };
	const connections = new Connections(reach);
	const guard = await prepared(reach, () => connections.deadline(), sharing);
	const ask: Ask = (text, values) => guard.query(text, values);
	const ownership = new Ownership(ask, randomUUID(), sharing);
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
		membership: membershipOver(ask, ownership),
		close() {
			ending ??= end();
			return ending;
		},
	};
}

/** Looked over and brought up to date before anything else is asked of it. */
async function prepared(reach: Reach, deadline: () => number, sharing: Sharing): Promise<Guard> {
	const name = shownAddress(reach.url);
	// Whoever begins may take longer than a single question.
	const client = new pg.Client({ ...connectionTo(reach), query_timeout: undefined, statement_timeout: undefined });
	client.on('error', () => undefined);
	try {
		await client.connect();
		const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
		if (rows[0].server_encoding !== 'UTF8')
			throw new DatabaseError(`${name} is written in ${rows[0].server_encoding}; create it anew with encoding UTF8`);
		const guard = await Guard.over(reach, name, deadline, sharing);
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
