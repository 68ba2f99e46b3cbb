import type { SocialStorage } from '../contract.ts';
import type { ChatMessage } from '../data.ts';
import { type Core, hasTouched } from './core.ts';
import { json, type Schema } from './schema.ts';

export function socialStorage({ reader, queue }: Core): SocialStorage {
	return {
		addChat: (message, kept) =>
			queue.writeTable(message.tableId, async (database) => {
				const { tableId, at, userId, seat, name, kind, text, audience } = message;
				const last = await database
					.selectFrom('chat')
					.select(({ fn }) => fn.max('id').as('id'))
					.where('table_id', '=', tableId)
					.executeTakeFirst();
				const id = (last?.id ?? 0) + 1;
				await database
					.insertInto('chat')
					.values({ table_id: tableId, id, at, user_id: userId, seat, name, kind, text, audience: json(audience) })
					.execute();
				if (kept !== undefined)
					await database
						.deleteFrom('chat')
						.where('table_id', '=', tableId)
						.where('id', '<=', id - kept)
						.execute();
				return { ...message, id };
			}),

		async listChat(tableId, { after, limit }) {
			const query = reader.selectFrom('chat').selectAll().where('table_id', '=', tableId).limit(limit);
			if (after !== undefined) return (await query.where('id', '>', after).orderBy('id').execute()).map(messageOf);
			return (await query.orderBy('id', 'desc').execute()).map(messageOf).reverse();
		},

		setBlock: ({ userId, otherId, kind }) =>
			queue.write(async (database) => {
				await database
					.insertInto('blocks')
					.values({ user_id: userId, other_id: otherId, kind })
					.onConflict((conflict) => conflict.columns(['user_id', 'other_id']).doUpdateSet({ kind }))
					.execute();
			}),

		removeBlock: (userId, otherId) =>
			queue.write(async (database) => {
				const deletion = database.deleteFrom('blocks').where('user_id', '=', userId).where('other_id', '=', otherId);
				return hasTouched(await deletion.executeTakeFirst());
			}),

		async blocksOfUser(userId) {
			const query = reader.selectFrom('blocks').selectAll().where('user_id', '=', userId).orderBy('other_id');
			return (await query.execute()).map(({ other_id, kind }) => ({ userId, otherId: other_id, kind }));
		},
	};
}

export function messageOf({ table_id, user_id, audience, ...same }: Schema['chat']): ChatMessage {
	return { ...same, tableId: table_id, userId: user_id, audience: JSON.parse(audience) };
}
