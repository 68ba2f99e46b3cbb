import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Idiom } from '../shared/core.ts';

/** As PostgreSQL says it, where others write at the same time. */
export const IDIOM: Idiom = {
	among: (values) => sql`(SELECT unnest(${values}::text[]))`,
	listOf: jsonArrayFrom,
	held: (query) => query.forUpdate() as typeof query,
};
