import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Config } from '../../src/config.ts';
import { Postgres } from './postgres.ts';

type Row = Readonly<Record<string, unknown>>;

/** Where a server keeps everything: what the server tests that are about keeping run over. */
export interface Home {
	readonly kind: string;
	/** How a server is told of an empty one. */
	settings(): Promise<Pick<Partial<Config>, 'database'>>;
	/** Asks past the server: with its data folder and the settings it was given. */
	ask(text: string, where: { readonly data: string; readonly database: string | null }): Promise<readonly Row[]>;
	/** The names of all tables. */
	readonly tables: string;
}

const FOLDER: Home = {
	kind: 'a data folder',
	settings: async () => ({}),
	async ask(text, { data }) {
		const database = new DatabaseSync(join(data, 'shutterbox.sqlite'));
		try {
			return database.prepare(text).all();
		} finally {
			database.close();
		}
	},
	tables: "SELECT name FROM sqlite_schema WHERE type = 'table'",
};

function databaseHome(postgres: Postgres): Home {
	return {
		kind: 'PostgreSQL',
		settings: async () => ({ database: await postgres.database() }),
		async ask(text, { database }) {
			const client = new pg.Client(database ?? '');
			await client.connect();
			try {
				return (await client.query<Row>(text)).rows;
			} finally {
				await client.end();
			}
		},
		tables: 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
	};
}

/** A data folder, and a real PostgreSQL where there is one: for tests at the top of a file. */
export async function homes(): Promise<readonly Home[]> {
	const postgres = await Postgres.start();
	return postgres === null ? [FOLDER] : [FOLDER, databaseHome(postgres)];
}
