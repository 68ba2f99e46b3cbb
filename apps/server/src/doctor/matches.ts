import type { AnyGame } from '@shutterbox/kernel';
import { type Reading, readOnly } from '../storage/reading.ts';
import type { Database } from '../storage/shared/core.ts';
import { resultStorage } from '../storage/shared/results.ts';
import { entryOf, isThere, tableStorage } from '../storage/shared/tables.ts';
import { type Difference, replayed, type Verdict } from './replayed.ts';

export interface Examined {
	/** Matches that were played again. */
	readonly replayed: number;
	/** Those of rules that this program does not have. */
	readonly foreign: number;
	readonly different: number;
	readonly first: (Difference & { readonly table: string }) | null;
}

interface Asked {
	/** Only so many, the last changed first; all unless told. */
	readonly newest?: number;
	gameOf(id: string): AnyGame | undefined;
	onProgress(done: number, total: number): void;
}

/** Table ids at a time. */
const PAGE = 500;

/** Plays stored matches again, each as it is at one moment, also beside a server that goes on. */
export async function examineMatches(store: Reading, { newest, gameOf, onProgress }: Asked): Promise<Examined> {
	let examined: Examined = { replayed: 0, foreign: 0, different: 0, first: null };
	const all = await store.snapshot(countOf);
	const total = Math.min(all, newest ?? all);
	let done = 0;
	for await (const id of newest === undefined ? everyId(store) : await store.snapshot(newestIds(newest))) {
		const verdict = await verdictOn(store, id, gameOf);
		if (verdict === 'same') examined = { ...examined, replayed: examined.replayed + 1 };
		else if (verdict === 'foreign') examined = { ...examined, foreign: examined.foreign + 1 };
		else if (verdict !== 'not begun') {
			const first = examined.first ?? { ...verdict, table: id };
			examined = { ...examined, different: examined.different + 1, first };
		}
		onProgress(++done, total);
	}
	return examined;
}

async function countOf(database: Database): Promise<number> {
	const count = database.selectFrom('tables').select(({ fn }) => fn.countAll<number>().as('many'));
	return Number((await count.executeTakeFirstOrThrow()).many);
}

function newestIds(newest: number) {
	return async (database: Database): Promise<readonly string[]> => {
		const rows = await database
			.selectFrom('table_now')
			.select('table_id')
			.orderBy('updated', 'desc')
			.orderBy('table_id')
			.limit(newest)
			.execute();
		return rows.map(({ table_id }) => table_id);
	};
}

async function* everyId(store: Reading): AsyncGenerator<string> {
	for (let last = ''; ; ) {
		const after = last;
		const rows = await store.snapshot((database) =>
			database.selectFrom('tables').select('id').where('id', '>', after).orderBy('id').limit(PAGE).execute(),
		);
		for (const { id } of rows) yield id;
		if (rows.length < PAGE) return;
		last = rows[rows.length - 1].id;
	}
}

async function verdictOn(store: Reading, id: string, gameOf: Asked['gameOf']): Promise<Verdict> {
	try {
		return await store.snapshot(async (database): Promise<Verdict> => {
			const core = readOnly(database, store.idiom);
			const row = await tableStorage(core).getTable(id);
			// Gone meanwhile, or only half there.
			if (row === null)
				return (await isThere(database, id)) ? { entry: null, what: 'a part of it is missing' } : 'not begun';
			const log = await logOf(database, id);
			if ('what' in log) return log;
			const results = resultStorage(core);
			const [finished, places] = [await results.getFinished(id), await results.resultsOfTables([id])];
			return replayed(gameOf(row.table.game), { row, log, finished, results: places });
		});
	} catch (error) {
		if (!isOfStore(error)) throw error;
		return { entry: null, what: `it cannot be read: ${error.message.replaceAll(/\s+/g, ' ')}` };
	}
}

/** Read entry by entry, to name the one that cannot be. */
async function logOf(database: Database, id: string) {
	const rows = await database.selectFrom('log').selectAll().where('table_id', '=', id).orderBy('n').execute();
	const log = [];
	for (const row of rows)
		try {
			log.push(entryOf(row));
		} catch (error) {
			return { entry: row.n, what: `it cannot be read: ${error instanceof Error ? error.message : String(error)}` };
		}
	return log;
}

/** Said by SQLite or by PostgreSQL of what they keep, or by whoever reads JSON that is none. */
function isOfStore(error: unknown): error is Error {
	if (!(error instanceof Error)) return false;
	return (
		error instanceof SyntaxError || 'errcode' in error || /^(?:XX|22|42)/.test(String('code' in error && error.code))
	);
}
