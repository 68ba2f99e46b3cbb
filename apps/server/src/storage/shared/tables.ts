import type { TableStorage } from '../contract.ts';
import type { StoredEntry, StoredSeat, StoredTable, TableWithSeats } from '../data.ts';
import { type Core, type Database, hasTouched, type Idiom } from './core.ts';
import { bit, json, type Schema } from './schema.ts';

export function tableStorage({ reader, queue, idiom }: Core): Omit<TableStorage, 'own' | 'disown'> {
	return {
		saveTable: (table, seats, record) =>
			queue.writeTable(table.id, async (database) => {
				await saveTable(database, table, seats);
				if (record === undefined) return;
				await database.updateTable('finished_matches').set({ record }).where('table_id', '=', table.id).execute();
			}),

		async getTable(id) {
			const row = await tablesWithSeats(reader, idiom).where('tables.id', '=', id).executeTakeFirst();
			return row === undefined ? null : tableWithSeatsOf(row);
		},

		async getTables(ids) {
			const rows = await tablesWithSeats(reader, idiom).where('tables.id', 'in', idiom.among(ids)).execute();
			return rows.map(tableWithSeatsOf);
		},

		async listPublicTables({ stages, limit }) {
			const rows = await tablesWithSeats(reader, idiom)
				.where('is_public', '=', 1)
				.where('stage', 'in', idiom.among(stages))
				.orderBy('created', 'desc')
				.orderBy('id', 'desc')
				.limit(limit)
				.execute();
			return rows.map(tableWithSeatsOf);
		},

		async tablesOfUser(userId, { stages, limit, before }) {
			const seated = reader.selectFrom('table_seats').select('table_id').where('user_id', '=', userId);
			const hosted = reader.selectFrom('tables').select('id as table_id').where('host_id', '=', userId);
			let query = tablesWithSeats(reader, idiom).where('tables.id', 'in', seated.union(hosted));
			if (stages !== undefined) query = query.where('stage', 'in', idiom.among(stages));
			if (before !== undefined) {
				const { updated, id } = before;
				query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('updated', 'tables.id'), '<', tuple(updated, id)));
			}
			const rows = await query.orderBy('updated', 'desc').orderBy('id', 'desc').limit(limit).execute();
			return rows.map(tableWithSeatsOf);
		},

		async staleGatherings(updatedBefore) {
			const query = reader
				.selectFrom('tables')
				.innerJoin('table_now', 'table_now.table_id', 'tables.id')
				.select('id')
				.where('stage', '=', 'gathering');
			return (await query.where('updated', '<', updatedBefore).execute()).map(({ id }) => id);
		},

		async tablesToWake() {
			const rows = await reader
				.selectFrom('table_now')
				.innerJoin('tables', 'tables.id', 'table_now.table_id')
				.select(['id', 'alarm'])
				.where('stage', '=', 'playing')
				.where('alarm', 'is not', null)
				.$narrowType<{ alarm: number }>()
				.orderBy('alarm')
				.orderBy('id')
				.execute();
			return rows.map(({ id, alarm }) => ({ id, alarm }));
		},

		deleteTable: (id) =>
			queue.writeTable(id, async (database) =>
				hasTouched(await database.deleteFrom('tables').where('id', '=', id).executeTakeFirst()),
			),

		append: (tableId, entries, saved) => {
			if (saved === undefined || 'updated' in saved) return queue.append(tableId, entries, saved);
			return queue.writeTable(tableId, async (database) => {
				await saveTable(database, saved.table, saved.seats);
				await queue.addEntries(database, tableId, entries);
			});
		},

		async readLog(tableId, from = 1) {
			const query = reader.selectFrom('log').selectAll().where('table_id', '=', tableId).where('n', '>=', from);
			return (await query.orderBy('n').execute()).map(entryOf);
		},
	};
}

export async function saveTable(database: Database, table: StoredTable, seats: readonly StoredSeat[]): Promise<void> {
	const { id, game, stage, isPublic, isRated, pace, hostId, created, updated, alarm, waiting, saved } = table;
	const columns = {
		game,
		stage,
		is_public: bit(isPublic),
		is_rated: bit(isRated),
		pace,
		host_id: hostId,
		created,
		saved: json(saved),
	};
	const now = { updated, alarm, waiting: json(waiting) };
	await database
		.insertInto('tables')
		.values({ id, ...columns })
		.onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
		.execute();
	await database
		.insertInto('table_now')
		.values({ table_id: id, ...now })
		.onConflict((conflict) => conflict.column('table_id').doUpdateSet(now))
		.execute();
	await saveSeats(database, id, seats);
}

/** Seats seldom change with their table, so looking is cheaper than writing. */
async function saveSeats(database: Database, tableId: string, seats: readonly StoredSeat[]): Promise<void> {
	const ofTable = database.selectFrom('table_seats').select(['seat', 'user_id']).where('table_id', '=', tableId);
	const before = new Map((await ofTable.execute()).map(({ seat, user_id }) => [seat, user_id]));
	const isSame = before.size === seats.length && seats.every(({ seat, userId }) => before.get(seat) === userId);
	if (isSame) return;
	await database.deleteFrom('table_seats').where('table_id', '=', tableId).execute();
	if (seats.length === 0) return;
	const rows = seats.map(({ seat, userId }) => ({ table_id: tableId, seat, user_id: userId }));
	await database.insertInto('table_seats').values(rows).execute();
}

export async function isThere(database: Database, id: string): Promise<boolean> {
	return (await database.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** How many entries a table's log has. */
export async function lengthOf(database: Database, tableId: string): Promise<number> {
	const last = database.selectFrom('log').select(({ fn }) => fn.max('n').as('n'));
	return (await last.where('table_id', '=', tableId).executeTakeFirst())?.n ?? 0;
}

/** Tables with their seats in one statement, so that both are of the same moment. */
function tablesWithSeats(database: Database, { listOf }: Idiom) {
	return database
		.selectFrom('tables')
		.innerJoin('table_now', 'table_now.table_id', 'tables.id')
		.selectAll('tables')
		.select(['updated', 'alarm', 'waiting'])
		.select(({ selectFrom }) =>
			listOf(
				selectFrom('table_seats')
					.select(['seat', 'user_id as userId'])
					.whereRef('table_seats.table_id', '=', 'tables.id')
					.orderBy('seat'),
			).as('seats'),
		);
}

function tableWithSeatsOf({ seats, ...row }: TableRow & { seats: unknown }): TableWithSeats {
	return { table: tableOf(row), seats: JSON.parse(String(seats)) };
}

type TableRow = Schema['tables'] & Omit<Schema['table_now'], 'table_id'>;

export function tableOf({ is_public, is_rated, host_id, saved, waiting, ...same }: TableRow): StoredTable {
	return {
		...same,
		isPublic: is_public === 1,
		isRated: is_rated === 1,
		hostId: host_id,
		waiting: JSON.parse(waiting),
		saved: JSON.parse(saved),
	};
}

/** The columns of an entry, in the order of the table. */
export function rowOfEntry(tableId: string, { n, actor, at, move, by, request, note }: StoredEntry): Schema['log'] {
	const [seat, stand_in] = [actor === 'table' ? null : actor, by ?? null];
	return { table_id: tableId, n, actor: seat, at, move: json(move), stand_in, request, note: json(note) };
}

export function entryOf({ n, actor, at, move, stand_in, request, note }: Schema['log']): StoredEntry {
	const by = stand_in === null ? {} : { by: stand_in };
	return { n, actor: actor ?? 'table', at, move: JSON.parse(move), ...by, request, note: JSON.parse(note) };
}
