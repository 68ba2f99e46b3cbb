import type { ServerStorage } from '../contract.ts';
import type { Core } from './core.ts';
import { json } from './schema.ts';
import { deleteUsers } from './users.ts';

/** Changes with every attempt, so that there is something to write. */
const LAST_ATTEMPT = 'lastAttempt';

export interface SettingStorage extends Pick<ServerStorage, 'tryWrite'> {
	getSetting(key: string): Promise<{ readonly value: unknown } | null>;
	/** The first value stays. */
	keepSetting(key: string, value: unknown): Promise<void>;
}

export function settingStorage({ reader, queue }: Core): SettingStorage {
	return {
		async getSetting(key) {
			const known = await reader.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
			return known === undefined ? null : { value: JSON.parse(known.value) };
		},

		keepSetting: (key, value) =>
			queue.write(async (database) => {
				await database
					.insertInto('settings')
					.values({ key, value: json(value) })
					.onConflict((conflict) => conflict.doNothing())
					.execute();
			}),

		tryWrite: () =>
			queue.write(async (database) => {
				const value = json(Math.random());
				await database
					.insertInto('settings')
					.values({ key: LAST_ATTEMPT, value })
					.onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
					.execute();
			}),
	};
}

type Housekeeping = Pick<ServerStorage, 'deleteExpired' | 'deleteIdleGuests' | 'deleteClosedTables' | 'deleteOldChat'>;

export function housekeeping({ queue, idiom }: Core): Housekeeping {
	return {
		deleteExpired: (now) =>
			queue.write(async (database) => {
				let count = 0n;
				for (const expiring of ['sessions', 'challenges', 'link_codes', 'bans'] as const) {
					const deletion = database.deleteFrom(expiring).where('expires', '<=', now);
					count += (await deletion.executeTakeFirst()).numDeletedRows;
				}
				return Number(count);
			}),

		deleteIdleGuests: (seenBefore) =>
			queue.write(async (database) => {
				const idle = database
					.selectFrom('users')
					.select('id')
					.orderBy('id')
					.where('is_lasting', '=', 0)
					.where('seen', '<', seenBefore)
					.where(({ not, exists, selectFrom }) => {
						const seated = selectFrom('table_seats').select('seat').whereRef('table_seats.user_id', '=', 'users.id');
						return not(exists(seated));
					})
					.where(({ not, exists, selectFrom }) =>
						not(exists(selectFrom('results').select('seat').whereRef('results.user_id', '=', 'users.id'))),
					)
					.where(({ not, exists, selectFrom }) =>
						not(exists(selectFrom('bans').select('at').whereRef('bans.user_id', '=', 'users.id'))),
					);
				const ids = (await idiom.held(idle).execute()).map(({ id }) => id);
				return await deleteUsers(database, idiom, ids);
			}),

		deleteOldChat: (endedBefore) =>
			queue.write(async (database) => {
				const ended = database
					.selectFrom('tables')
					.innerJoin('table_now', 'table_now.table_id', 'tables.id')
					.leftJoin('finished_matches', 'finished_matches.table_id', 'tables.id')
					.select('tables.id')
					.where('stage', 'in', ['finished', 'frozen', 'closed'])
					.where(({ eb, fn }) => eb(fn.coalesce('finished', 'updated'), '<', endedBefore));
				const deletion = database.deleteFrom('chat').where('table_id', 'in', ended);
				return Number((await deletion.executeTakeFirst()).numDeletedRows);
			}),

		deleteClosedTables: (updatedBefore) =>
			queue.write(async (database) => {
				const begun = database.selectFrom('log').select('table_id').distinct();
				const old = database.selectFrom('table_now').select('table_id').where('updated', '<', updatedBefore);
				const { numDeletedRows } = await database
					.deleteFrom('tables')
					.where('stage', '=', 'closed')
					.where('id', 'in', old)
					.where('id', 'not in', begun)
					.executeTakeFirst();
				return Number(numDeletedRows);
			}),
	};
}
