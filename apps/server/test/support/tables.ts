import pg from 'pg';

/** Leaves a database as it was when it was new. */
export async function emptied(url: string): Promise<void> {
	const client = new pg.Client(url);
	await client.connect();
	await client.query('TRUNCATE users, tables, settings, challenges CASCADE');
	await client.end();
}
