import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Database } from '../shared/core.ts';
import type { Schema } from '../shared/schema.ts';

/** Lists of values travel as JSON, so the texts of all statements are few. */
const STATEMENTS_KEPT = 500;

/** Node's own SQLite as Kysely wants it. Whoever opened the database closes it: Kysely would not, if never asked. */
export function kyselyOver(database: DatabaseSync): Database {
	const prepared = new Map<string, SqliteStatement>();
	const dialect = new SqliteDialect({
		database: {
			close() {},
			prepare(sql) {
				const known = prepared.get(sql);
				if (known !== undefined) return known;
				if (prepared.size === STATEMENTS_KEPT) prepared.clear();
				const statement = adapted(database.prepare(sql));
				prepared.set(sql, statement);
				return statement;
			},
		},
	});
	return new Kysely<Schema>({ dialect });
}

function adapted(statement: StatementSync): SqliteStatement {
	return {
		reader: statement.columns().length > 0,
		all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
		run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
		iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
	};
}
