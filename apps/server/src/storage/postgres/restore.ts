import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { BackupError, DatabaseError } from '../errors.ts';
import { move } from '../move.ts';
import { backupDatabase } from '../sqlite/backup.ts';
import { DATABASE_FILE, dateForNames } from '../sqlite/folder.ts';
import { inspect } from '../sqlite/inspect.ts';
import { openCore as openSqlite } from '../sqlite/open.ts';
import type { Restored } from '../sqlite/restore.ts';
import { shownAddress, unreachable } from './address.ts';
import { connectionTo } from './connections.ts';
import { LOCKS } from './guard.ts';
import { versionOf } from './migrate.ts';
import { openCore } from './open.ts';

const PATIENCE = 120_000;
/** Where everything is put first, beside what is there. */
const DRAFT = 'shutterbox_restoring';

/**
 * Puts a backup in the place of what a database has, which is kept aside in a schema named by the time given. Everything is
 * copied and compared beside it first; then both change places in one step, so that one that is cut off has changed nothing.
 */
export async function restoreDatabase(
	source: string,
	url: string,
	{ now, replacesSound }: { now: Date; replacesSound: boolean },
): Promise<Restored> {
	const problem = inspect(source);
	if (problem !== null) throw new BackupError(`${source} cannot be restored: ${problem.reason}`);
	const client = new pg.Client({
		...connectionTo({ url, patience: PATIENCE }),
		idle_in_transaction_session_timeout: 0,
	});
	client.on('error', () => undefined);
	try {
		await client.connect();
		const name = shownAddress(url);
		const { rows } = await client.query('SELECT pg_try_advisory_lock($1, $2) AS held', [LOCKS.ours, LOCKS.restores]);
		if (!rows[0].held) throw new DatabaseError(`${name} is being restored by another process; wait for it`);
		if (!replacesSound && (await isUsed(client, name)))
			throw new DatabaseError(`${name} has data; only --force replaces it`);
		await client.query(`DROP SCHEMA IF EXISTS ${DRAFT} CASCADE`);
		await client.query(`CREATE SCHEMA ${DRAFT}`);
		return await beside(source, url, () => swapped(client, now));
	} catch (error) {
		if (error instanceof DatabaseError || error instanceof BackupError) throw error;
		throw unreachable(url, error);
	} finally {
		await client.query(`DROP SCHEMA IF EXISTS ${DRAFT} CASCADE`).catch(() => undefined);
		await client.end().catch(() => undefined);
	}
}

/** A database that a server has only just made ready is not used yet. */
async function isUsed(client: pg.Client, name: string): Promise<boolean> {
	if ((await versionOf(client, name)) === 0) return false;
	const { rows } = await client.query<{ is: boolean }>(
		'SELECT EXISTS (SELECT 1 FROM users) OR EXISTS (SELECT 1 FROM tables) AS is',
	);
	return rows[0].is;
}

/** Fills the draft, brought up to date and compared, and does the rest while no server can begin. */
async function beside<Value>(source: string, url: string, rest: () => Promise<Value>): Promise<Value> {
	const scratch = mkdtempSync(join(tmpdir(), 'shutterbox-aside-'));
	try {
		// A backup of an older version is brought up to date, in a copy.
		await backupDatabase(source, join(scratch, DATABASE_FILE));
		const from = openSqlite(scratch);
		try {
			const to = await openCore(within(url, DRAFT), { patience: PATIENCE });
			try {
				await move({ name: source, core: from.core }, { name: shownAddress(url), ...to });
				return await rest();
			} finally {
				await to.close();
			}
		} finally {
			await from.close();
		}
	} finally {
		rmSync(scratch, { recursive: true, force: true });
	}
}

/** The address by which a schema of the database is seen in place of the usual one. */
function within(url: string, schema: string): string {
	const address = new URL(url);
	const before = address.searchParams.get('options');
	address.searchParams.set('options', `${before === null ? '' : `${before} `}-c search_path=${schema}`);
	return address.href;
}

async function swapped(client: pg.Client, now: Date): Promise<Restored> {
	const kept = `shutterbox_${dateForNames(now).replaceAll('-', '_')}`;
	const { rows } = await client.query<{ home: string }>('SELECT current_schema() AS home');
	const home = pg.escapeIdentifier(rows[0].home);
	await client.query('BEGIN');
	try {
		const before = await tablesIn(client, rows[0].home);
		const epoch = before.includes('owners') ? await lastEpoch(client) : 0;
		if (before.length > 0) await client.query(`CREATE SCHEMA "${kept}"`);
		for (const table of before) await client.query(`ALTER TABLE ${home}."${table}" SET SCHEMA "${kept}"`);
		for (const table of await tablesIn(client, DRAFT))
			await client.query(`ALTER TABLE ${DRAFT}."${table}" SET SCHEMA ${home}`);
		// Whoever had a table before, and does not know yet that it was replaced, writes under an epoch that is over.
		await client.query(`INSERT INTO ${home}.owners (table_id, epoch, node) SELECT id, $1, NULL FROM ${home}.tables`, [
			epoch + 1,
		]);
		await client.query('COMMIT');
		return { keptAs: before.length > 0 ? `schema "${kept}"` : null };
	} catch (error) {
		await client.query('ROLLBACK');
		throw error;
	}
}

async function lastEpoch(client: pg.Client): Promise<number> {
	return (await client.query<{ last: number }>('SELECT coalesce(max(epoch), 0) AS last FROM owners')).rows[0].last;
}

async function tablesIn(client: pg.Client, schema: string): Promise<readonly string[]> {
	const { rows } = await client.query<{ name: string }>(
		"SELECT table_name AS name FROM information_schema.tables WHERE table_schema = $1 AND table_type = 'BASE TABLE'",
		[schema],
	);
	return rows.map(({ name }) => name);
}
