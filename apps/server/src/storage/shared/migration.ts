import { sql } from 'kysely';
import type { Database } from './core.ts';

/** A step from one shape of the database to the next. Published steps are never changed; a new shape is a new step. */
export interface Migration {
	readonly number: number;
	readonly name: string;
	readonly sql: string;
}

/** From where everything is being moved here, by a move that has not ended; null for none. It is noted before the first migration. */
export async function unfinishedMove(database: Database): Promise<string | null> {
	const { rows } = await sql<{ name: string }>`SELECT name FROM migrations WHERE number = 0`.execute(database);
	return rows[0]?.name ?? null;
}
