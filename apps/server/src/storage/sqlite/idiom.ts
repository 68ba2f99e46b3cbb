import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/sqlite';
import type { Idiom } from '../shared/core.ts';

/** As SQLite says it, where one step is done after the other. */
export const IDIOM: Idiom = {
	among: (values) => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`,
	listOf: jsonArrayFrom,
	held: (query) => query,
};
