import type { ClientBase } from 'pg';
import { DatabaseError } from '../errors.ts';
import type { Migration } from '../shared/migration.ts';
import { LOCKS } from './guard.ts';
import { MIGRATIONS } from './migrations.ts';

/** The number of the last migration this program knows. */
export const NEWEST = MIGRATIONS.length;

const LOCK = [LOCKS.ours, LOCKS.migrations];

/**
 * Takes a database forward step by step, each whole or not at all, one process at a time; `DatabaseError` where it holds
 * something else, or more than this program knows. Nothing is changed then.
 */
export async function migrate(
	client: ClientBase,
	name: string,
	migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
	await client.query('SELECT pg_advisory_lock($1, $2)', LOCK);
	try {
		const done = await versionOf(client, name);
		const newest = migrations.at(-1)?.number ?? 0;
		if (done > newest)
			throw new DatabaseError(
				`${name} was written by a newer Shutterbox: it has version ${done}, this program knows ${newest}. Update this program, or choose another database`,
			);
		if (done === 0)
			await client.query('CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, name text NOT NULL)');
		for (const each of migrations) if (each.number > done) await take(client, each);
	} finally {
		await client.query('SELECT pg_advisory_unlock($1, $2)', LOCK);
	}
}

/** The number of the last migration a database has seen; 0 for an empty one. */
export async function versionOf(client: ClientBase, name: string): Promise<number> {
	const { rows } = await client.query<{ table_name: string }>(
		'SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()',
	);
	if (rows.length === 0) return 0;
	if (!rows.some(({ table_name }) => table_name === 'migrations')) throw foreign(name);
	const { rows: last } = await client.query<{ version: number }>(
		'SELECT coalesce(max(number), 0) AS version FROM migrations',
	);
	const [{ version }] = last;
	if (version === 0 && rows.length > 1) throw foreign(name);
	return version;
}

function foreign(name: string): DatabaseError {
	return new DatabaseError(`${name} holds tables of another program; give Shutterbox a database of its own`);
}

async function take(client: ClientBase, { number, name, sql }: Migration): Promise<void> {
	await client.query('BEGIN');
	try {
		await client.query(sql);
		await client.query('INSERT INTO migrations (number, name) VALUES ($1, $2)', [number, name]);
		await client.query('COMMIT');
	} catch (error) {
		await client.query('ROLLBACK');
		throw error;
	}
}
