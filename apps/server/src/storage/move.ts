import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { halfMoved, MoveError } from './errors.ts';
import type { Core, Database } from './shared/core.ts';
import { unfinishedMove } from './shared/migration.ts';
import { KEYS, type Schema } from './shared/schema.ts';

/** Where everything is moved from: of this version, and what is read of it is of one moment. */
interface Source {
	/** As people may see it. */
	readonly name: string;
	readonly core: Pick<Core, 'reader'>;
}

/** Where everything is moved to: opened for this process alone, and brought up to date. */
export interface Place extends Source {
	readonly core: Pick<Core, 'reader' | 'queue'>;
	close(): Promise<void>;
}

export interface Moved {
	readonly rows: number;
	/** Of all logs. */
	readonly entries: number;
	/** Over all logs, the same in both places. */
	readonly checksum: string;
}

type Progress = (done: number, total: number) => void;

type Name = keyof Schema;
type Row = Readonly<Record<string, unknown>>;

const NAMES = Object.keys(KEYS) as Name[];
/** Rows at a time; fewer of those that may be long. */
const ROWS = 500;
const LONG_ROWS: Partial<Record<Name, number>> = { tables: 50, finished_matches: 20 };

/**
 * Copies everything to an empty place, page by page in the order of the keys, and compares both at the end. One that was
 * cut off goes on where it was; until it has ended, no server starts on what is there.
 */
export async function move(from: Source, to: Place, onProgress: Progress = () => undefined): Promise<Moved> {
	await begin(from, to);
	let total = 0;
	for (const name of NAMES) total += await countOf(from.core.reader, name);
	let done = 0;
	for (const name of NAMES) {
		done += await countOf(to.core.reader, name);
		for await (const rows of pages(from.core.reader, name, await lastKey(to.core.reader, name))) {
			await to.core.queue.write((database) => insert(database, name, rows));
			done += rows.length;
			onProgress(done, total);
		}
	}
	let moved: Moved = { rows: 0, entries: 0, checksum: '' };
	for (const name of NAMES) {
		const [there, here] = await Promise.all([digest(from.core.reader, name), digest(to.core.reader, name)]);
		if (there.checksum !== here.checksum)
			throw new MoveError(
				`${to.name} is not the same as ${from.name}: "${name}" has ${here.rows} rows for ${there.rows}, or others. Empty it and begin again`,
			);
		moved = { ...moved, rows: moved.rows + here.rows };
		if (name === 'log') moved = { ...moved, entries: here.rows, checksum: here.checksum.slice(0, 16) };
	}
	await to.core.queue.write((database) => sql`DELETE FROM migrations WHERE number = 0`.execute(database));
	return moved;
}

async function begin(from: Source, to: Place): Promise<void> {
	const halfway = await unfinishedMove(from.core.reader);
	if (halfway !== null) throw new MoveError(halfMoved(from.name, halfway));
	const begun = await unfinishedMove(to.core.reader);
	if (begun === from.name) return;
	if (begun !== null)
		throw new MoveError(`a move to ${to.name} from ${begun} was cut off; run that one again, or empty it`);
	for (const name of NAMES)
		if ((await countOf(to.core.reader, name)) > 0)
			throw new MoveError(`${to.name} is not empty: "${name}" has rows; choose one that nobody has used`);
	await to.core.queue.write((database) =>
		sql`INSERT INTO migrations (number, name) VALUES (0, ${from.name})`.execute(database),
	);
}

async function countOf(database: Database, name: Name): Promise<number> {
	const { rows } = await sql<{ many: number }>`SELECT count(*) AS many FROM ${sql.table(name)}`.execute(database);
	return Number(rows[0].many);
}

function keyOf(name: Name): RawBuilder<unknown> {
	return sql.join(KEYS[name].map((column) => sql.ref(column)));
}

async function lastKey(database: Database, name: Name): Promise<readonly unknown[] | null> {
	const backwards = sql.join(KEYS[name].map((column) => sql`${sql.ref(column)} DESC`));
	const query = sql<Row>`SELECT ${keyOf(name)} FROM ${sql.table(name)} ORDER BY ${backwards} LIMIT 1`;
	const [row] = (await query.execute(database)).rows;
	return row === undefined ? null : KEYS[name].map((column) => row[column]);
}

async function* pages(
	database: Database,
	name: Name,
	after: readonly unknown[] | null,
): AsyncGenerator<readonly Row[]> {
	const limit = LONG_ROWS[name] ?? ROWS;
	for (let last = after; ; ) {
		const rest = last === null ? sql`` : sql`WHERE (${keyOf(name)}) > (${sql.join(last)})`;
		const page = sql<Row>`SELECT * FROM ${sql.table(name)} ${rest} ORDER BY ${keyOf(name)} LIMIT ${limit}`;
		const { rows } = await page.execute(database);
		if (rows.length > 0) yield rows;
		const end = rows.at(-1);
		if (end === undefined || rows.length < limit) return;
		last = KEYS[name].map((column) => end[column]);
	}
}

async function insert(database: Database, name: Name, rows: readonly Row[]): Promise<void> {
	const columns = Object.keys(rows[0]);
	const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
	const into = sql.join(columns.map((column) => sql.ref(column)));
	await sql`INSERT INTO ${sql.table(name)} (${into}) VALUES ${sql.join(values)}`.execute(database);
}

/** Over every row in the order of the keys, whatever the order of the columns. */
async function digest(database: Database, name: Name): Promise<{ rows: number; checksum: string }> {
	const hash = createHash('sha256');
	let many = 0;
	for await (const rows of pages(database, name, null)) {
		many += rows.length;
		for (const row of rows) hash.update(`${JSON.stringify(Object.entries(row).sort(byName), bytesAsText)}\n`);
	}
	return { rows: many, checksum: hash.digest('hex') };
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
	return a < b ? -1 : 1;
}

function bytesAsText(_: string, value: unknown): unknown {
	return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
}
