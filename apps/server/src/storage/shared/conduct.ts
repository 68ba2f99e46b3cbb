import type { ConductStorage, Deed, KeptDeed, Report } from '../conduct.ts';
import { type Core, type Database, hasTouched } from './core.ts';
import type { Schema } from './schema.ts';

export function conductStorage({ reader, queue }: Core): ConductStorage {
	return {
		keepKick: (tableId, userId) =>
			queue.write(async (database) => {
				await database
					.insertInto('kicks')
					.values({ table_id: tableId, user_id: userId })
					.onConflict((conflict) => conflict.doNothing())
					.execute();
			}),

		removeKick: (tableId, userId) =>
			queue.write(async (database) => {
				const deletion = database.deleteFrom('kicks').where('table_id', '=', tableId).where('user_id', '=', userId);
				return hasTouched(await deletion.executeTakeFirst());
			}),

		async kicksOfTable(tableId) {
			const query = reader.selectFrom('kicks').select('user_id').where('table_id', '=', tableId);
			return (await query.execute()).map(({ user_id }) => user_id);
		},

		keepReport: (report) =>
			queue.write(async (database) => {
				const { id, at, reporterId, aboutId, tableId, line, name, said, saidAt, reason, words } = report;
				const key = { reporter_id: reporterId, about_id: aboutId, table_id: tableId, line: line ?? 0 };
				const columns = { at, name, said, said_at: saidAt, reason, words };
				await database
					.insertInto('reports')
					.values({ id, ...key, ...columns })
					.onConflict((conflict) =>
						conflict.columns(['reporter_id', 'about_id', 'table_id', 'line']).doUpdateSet(columns),
					)
					.execute();
			}),

		async getReport(id) {
			const row = await reader.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
			return row === undefined ? null : reportOf(row);
		},

		async openReports(limit) {
			const query = reader
				.selectFrom('reports')
				.innerJoin('users', 'users.id', 'reports.reporter_id')
				.innerJoin('tables', 'tables.id', 'reports.table_id')
				.selectAll('reports')
				.select(['users.name as reporterName', 'tables.game'])
				.orderBy('reports.at', 'desc')
				.orderBy('reports.id')
				.limit(limit);
			return (await query.execute()).map(({ reporterName, game, ...row }) => ({
				...reportOf(row),
				reporterName,
				game,
			}));
		},

		deleteOldReports: (madeBefore) =>
			queue.write(async (database) => {
				const deletion = database.deleteFrom('reports').where('at', '<', madeBefore);
				return Number((await deletion.executeTakeFirst()).numDeletedRows);
			}),

		async bans(now) {
			const query = reader
				.selectFrom('bans')
				.selectAll()
				.where(({ eb, or }) => or([eb('expires', 'is', null), eb('expires', '>', now)]));
			return (await query.execute()).map(({ user_id, at, expires }) => ({ userId: user_id, at, until: expires }));
		},

		doDeed: (deed) =>
			queue.write(async (database) => {
				const done = await does(database, deed);
				if (done === null) return false;
				const { id, at, kind, ownerId, why } = deed;
				const until = deed.kind === 'ban' ? deed.until : null;
				const nothing = { user_id: null, table_id: null, line: null };
				const row = { id, at, kind, owner_id: ownerId, why, expires: until, ...nothing, ...done };
				await database.insertInto('deeds').values(row).execute();
				return true;
			}),

		async deeds(limit) {
			const query = reader.selectFrom('deeds').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit);
			return (await query.execute()).map(keptDeedOf);
		},
	};
}

type Whom = Partial<Pick<Schema['deeds'], 'user_id' | 'table_id' | 'line'>>;

/** What it was done to; null for nothing. */
async function does(database: Database, deed: Deed): Promise<Whom | null> {
	switch (deed.kind) {
		case 'removeLine':
			return await removeLine(database, deed.tableId, deed.line);
		case 'removeName':
			return await removeName(database, deed.userId, deed.name);
		case 'ban': {
			const { userId, at, until } = deed;
			const columns = { at, expires: until };
			const isThere = await database.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
			if (isThere === undefined) return null;
			await database
				.insertInto('bans')
				.values({ user_id: userId, ...columns })
				.onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
				.execute();
			return { user_id: userId };
		}
		case 'unban': {
			const { userId } = deed;
			const deletion = await database.deleteFrom('bans').where('user_id', '=', userId).executeTakeFirst();
			return hasTouched(deletion) ? { user_id: userId } : null;
		}
		case 'dismiss': {
			const query = database
				.selectFrom('reports')
				.select(['about_id', 'table_id', 'line'])
				.where('id', '=', deed.report);
			const report = await query.executeTakeFirst();
			if (report === undefined) return null;
			await database.deleteFrom('reports').where('id', '=', deed.report).execute();
			return { user_id: report.about_id, table_id: report.table_id, line: report.line || null };
		}
	}
}

/** The line stays, so that its number is nobody else's, and says nothing. */
async function removeLine(database: Database, tableId: string, line: number): Promise<Whom | null> {
	const removed = await database
		.updateTable('chat')
		.set({ kind: 'text', text: '' })
		.where('table_id', '=', tableId)
		.where('id', '=', line)
		.where('text', '!=', '')
		.returning('user_id')
		.executeTakeFirst();
	if (removed === undefined) return null;
	await database
		.updateTable('reports')
		.set({ said: '' })
		.where('table_id', '=', tableId)
		.where('line', '=', line)
		.execute();
	return { user_id: removed.user_id, table_id: tableId, line };
}

async function removeName(database: Database, userId: string, name: string): Promise<Whom | null> {
	const renamed = await database.updateTable('users').set({ name }).where('id', '=', userId).executeTakeFirst();
	if (!hasTouched(renamed)) return null;
	await database.updateTable('chat').set({ name }).where('user_id', '=', userId).execute();
	await database.updateTable('results').set({ name }).where('user_id', '=', userId).execute();
	await database.updateTable('reports').set({ name }).where('about_id', '=', userId).execute();
	return { user_id: userId };
}

function reportOf({ reporter_id, about_id, table_id, line, said_at, ...same }: Schema['reports']): Report {
	const who = { reporterId: reporter_id, aboutId: about_id };
	return { ...same, ...who, tableId: table_id, line: line || null, saidAt: said_at };
}

function keptDeedOf({ owner_id, user_id, table_id, expires, ...same }: Schema['deeds']): KeptDeed {
	return { ...same, ownerId: owner_id, userId: user_id, tableId: table_id, until: expires };
}
