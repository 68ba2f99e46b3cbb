import { games } from '@shutterbox/catalogue';
import pg from 'pg';
import { DatabaseError } from '../storage/errors.ts';
import { shownAddress, unreachable } from '../storage/postgres/address.ts';
import { connectionTo } from '../storage/postgres/connections.ts';
import { NEWEST, versionOf } from '../storage/postgres/migrate.ts';
import { type Checked, type Finding, fine, gigabytes, wrong } from './finding.ts';

const PATIENCE = 5_000;

/** A database: whether it answers, its form, whether it can be written to, and who uses it. */
export async function databaseChecks(url: string): Promise<Checked> {
	const client = new pg.Client(connectionTo({ url, patience: PATIENCE }));
	client.on('error', () => undefined);
	const name = shownAddress(url);
	const findings: Finding[] = [];
	try {
		const begun = performance.now();
		await client.connect();
		const { rows } = await client.query<Answer>(ABOUT);
		const [{ version, encoding, size }] = rows;
		const milliseconds = Math.ceil(performance.now() - begun);
		findings.push(
			fine(
				`${name} answers after ${milliseconds} ms: PostgreSQL ${version}, ${gigabytes(size)} kept; see to its disk there`,
			),
		);
		if (encoding !== 'UTF8')
			findings.push(wrong(`${name} is written in ${encoding}: create it anew with encoding UTF8`));
		const form = await formOf(client, name);
		findings.push(form);
		if (!form.isFine) return { findings, isReadable: false };
		findings.push(await writeCheck(client, name), ...(await nodesCheck(client)));
		return { findings, isReadable: true };
	} catch (error) {
		const reason = error instanceof DatabaseError ? error : unreachable(url, error);
		return { findings: [...findings, wrong(reason.message)], isReadable: false };
	} finally {
		await client.end().catch(() => undefined);
	}
}

interface Answer {
	readonly version: string;
	readonly encoding: string;
	readonly size: number;
}

const ABOUT = `
	SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding,
		pg_database_size(current_database()) AS size`;

async function formOf(client: pg.Client, name: string): Promise<Finding> {
	const version = await versionOf(client, name);
	if (version === 0) return wrong(`${name} is empty: start a server on it, or name the one it uses by --database`);
	if (version > NEWEST) return wrong(`${name} has version ${version}, this program has ${NEWEST}: update this program`);
	if (version < NEWEST)
		return wrong(
			`${name} has version ${version}, this program has ${NEWEST}: start the server once, which brings it up to date`,
		);
	const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations WHERE number = 0');
	if (rows.length > 0) return wrong(`it has only a part of ${rows[0].name}: run that migration again`);
	return fine(`${name} has version ${version}, the one of this program`);
}

/** Written, and taken back. */
async function writeCheck(client: pg.Client, name: string): Promise<Finding> {
	try {
		await client.query('BEGIN');
		await client.query("INSERT INTO settings (key, value) VALUES ('doctor', '1')");
		return fine(`${name} can be written to`);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return wrong(
			`${name} cannot be written to: ${reason}; use the main one, not a standby, and give its user the right`,
		);
	} finally {
		await client.query('ROLLBACK');
	}
}

async function nodesCheck(client: pg.Client): Promise<readonly Finding[]> {
	const { rows } = await client.query<{ node: string; games: string }>(
		'SELECT node, games FROM nodes WHERE until > now()',
	);
	const other = rows.find((row) => {
		const theirs: Readonly<Record<string, number>> = JSON.parse(row.games);
		return games.some(({ meta }) => theirs[meta.id] !== undefined && theirs[meta.id] !== meta.rulesVersion);
	});
	if (other !== undefined)
		return [wrong(`node ${other.node} has other rules than this program: run the doctor of its version`)];
	return rows.length === 0 ? [] : [fine(`nodes that hold a lease: ${rows.length}, all with the rules of this program`)];
}
