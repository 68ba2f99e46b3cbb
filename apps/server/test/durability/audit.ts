import pg from 'pg';

/**
 * Watches over a database from within: at the commit of every entry it writes down who wrote it and who owned the table
 * then. Some commits it holds up for a moment, as a slow disk does, so that others come in between where they can.
 */
const AUDIT = `
	CREATE TABLE audit_owners (table_id text, epoch integer, writer text, PRIMARY KEY (table_id, epoch));
	CREATE TABLE audit_entries (table_id text, n integer, writer text, epoch integer);
	CREATE FUNCTION audit_take() RETURNS trigger LANGUAGE plpgsql AS $$
	BEGIN
		INSERT INTO audit_owners VALUES (NEW.table_id, NEW.epoch, current_setting('application_name'))
		ON CONFLICT DO NOTHING;
		RETURN NULL;
	END $$;
	CREATE TRIGGER audit_take AFTER INSERT OR UPDATE ON owners FOR EACH ROW EXECUTE FUNCTION audit_take();
	CREATE FUNCTION audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
	BEGIN
		IF random() < %SLOW% THEN PERFORM pg_sleep(1.5); END IF;
		INSERT INTO audit_entries VALUES (NEW.table_id, NEW.n, current_setting('application_name'),
			(SELECT epoch FROM owners WHERE table_id = NEW.table_id));
		RETURN NULL;
	END $$;
	CREATE CONSTRAINT TRIGGER audit_entry AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION audit_entry();`;

const BROKEN = `
	SELECT entry.table_id AS "table", entry.n, entry.writer, entry.epoch, owner.writer AS owner
	FROM audit_entries AS entry JOIN audit_owners AS owner USING (table_id, epoch)
	WHERE owner.writer <> entry.writer ORDER BY 1, 2 LIMIT 20`;

const FALLING = `
	SELECT table_id AS "table", n FROM (
		SELECT table_id, n, epoch, max(epoch) OVER (PARTITION BY table_id ORDER BY n ROWS UNBOUNDED PRECEDING) AS highest
		FROM audit_entries
	) AS each WHERE epoch < highest LIMIT 20`;

/** Begins to watch a database that a server has made its own; one of so many commits of entries is slow. */
export async function beginAudit(url: string, oneOf: number): Promise<void> {
	const client = await connected(url);
	await client.query(AUDIT.replace('%SLOW%', String(1 / oneOf)));
	await client.end();
}

export interface Audited {
	readonly entries: number;
	readonly takeovers: number;
}

/** Throws where somebody wrote to a table that belonged to somebody else, or epochs fall along a log. */
export async function checkAudit(url: string): Promise<Audited> {
	const client = await connected(url);
	try {
		const broken = (await client.query(BROKEN)).rows;
		if (broken.length > 0) throw new Error(`entries of who did not own the table: ${JSON.stringify(broken)}`);
		const falling = (await client.query(FALLING)).rows;
		if (falling.length > 0) throw new Error(`epochs fall along a log: ${JSON.stringify(falling)}`);
		const { rows } = await client.query<Audited>(
			`SELECT (SELECT count(*)::integer FROM audit_entries) AS entries,
				(SELECT count(*)::integer FROM audit_owners WHERE epoch > 1) AS takeovers`,
		);
		return rows[0];
	} finally {
		await client.end();
	}
}

async function connected(url: string): Promise<pg.Client> {
	const client = new pg.Client(url);
	client.on('error', () => undefined);
	await client.connect();
	return client;
}
