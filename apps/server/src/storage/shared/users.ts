import type { UserStorage } from '../contract.ts';
import type { User } from '../data.ts';
import { type Core, type Database, given, hasTouched, type Idiom } from './core.ts';
import { bit, json, type Schema } from './schema.ts';

export function userStorage({ reader, queue, idiom }: Core): Omit<UserStorage, 'exportUser'> {
	return {
		createUser: (user) =>
			queue.write(async (database) => {
				await database
					.insertInto('users')
					.values({
						id: user.id,
						name: user.name,
						created: user.created,
						seen: user.seen,
						is_lasting: bit(user.isLasting),
						settings: json(user.settings),
					})
					.execute();
			}),

		async getUser(id) {
			const row = await reader.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
			return row === undefined ? null : userOf(row);
		},

		async getUsers(ids) {
			const rows = await reader.selectFrom('users').selectAll().where('id', 'in', idiom.among(ids)).execute();
			return rows.map(userOf);
		},

		updateUser: (id, { name, seen, isLasting, settings }) =>
			queue.write(async (database) => {
				const changes = given({
					name,
					seen,
					is_lasting: isLasting === undefined ? undefined : bit(isLasting),
					settings: settings === undefined ? undefined : json(settings),
				});
				const update = database
					.updateTable('users')
					.set(changes ?? { id })
					.where('id', '=', id);
				return hasTouched(await update.executeTakeFirst());
			}),

		deleteUser: (id) => queue.write(async (database) => (await deleteUsers(database, idiom, [id])) > 0),
	};
}

/** What others may keep loses the name; the rest goes with the user by its reference. */
export async function deleteUsers(database: Database, idiom: Idiom, ids: readonly string[]): Promise<number> {
	const { among, held } = idiom;
	// Nobody adds a line or a result of theirs once their names are being removed.
	await held(database.selectFrom('users').select('id').where('id', 'in', among(ids)).orderBy('id')).execute();
	await database.updateTable('chat').set({ name: null, text: '' }).where('user_id', 'in', among(ids)).execute();
	await database.updateTable('results').set({ name: null }).where('user_id', 'in', among(ids)).execute();
	const { numDeletedRows } = await database.deleteFrom('users').where('id', 'in', among(ids)).executeTakeFirst();
	return Number(numDeletedRows);
}

export function userOf({ id, name, created, seen, is_lasting, settings }: Schema['users']): User {
	return { id, name, created, seen, isLasting: is_lasting === 1, settings: JSON.parse(settings) };
}
