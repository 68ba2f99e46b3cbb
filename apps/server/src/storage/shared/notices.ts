import type { NoticeStorage } from '../contract.ts';
import { type Core, hasTouched } from './core.ts';
import { json } from './schema.ts';

export function noticeStorage({ reader, queue }: Core): NoticeStorage {
	return {
		savePushSubscription: ({ endpoint, userId, keys, created }) =>
			queue.write(async (database) => {
				const columns = { user_id: userId, keys: json(keys), created };
				await database
					.insertInto('push_subscriptions')
					.values({ endpoint, ...columns })
					.onConflict((conflict) => conflict.column('endpoint').doUpdateSet(columns))
					.execute();
			}),

		async pushSubscriptionsOfUser(userId) {
			const query = reader.selectFrom('push_subscriptions').selectAll().where('user_id', '=', userId);
			const rows = await query.orderBy('created').orderBy('endpoint').execute();
			return rows.map(({ endpoint, keys, created }) => ({ endpoint, userId, keys: JSON.parse(keys), created }));
		},

		deletePushSubscription: (endpoint) =>
			queue.write(async (database) => {
				const deletion = database.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint);
				return hasTouched(await deletion.executeTakeFirst());
			}),

		saveWebhook: ({ userId, url, secret, created }) =>
			queue.write(async (database) => {
				await database
					.insertInto('webhooks')
					.values({ user_id: userId, url, secret, created, failures: 0 })
					.onConflict((conflict) => conflict.columns(['user_id', 'url']).doUpdateSet({ secret, created, failures: 0 }))
					.execute();
			}),

		async webhooksOfUser(userId) {
			const query = reader.selectFrom('webhooks').selectAll().where('user_id', '=', userId);
			const rows = await query.orderBy('created').orderBy('url').execute();
			return rows.map(({ url, secret, created }) => ({ userId, url, secret, created }));
		},

		deleteWebhook: (userId, url) =>
			queue.write(async (database) => {
				const deletion = database.deleteFrom('webhooks').where('user_id', '=', userId).where('url', '=', url);
				return hasTouched(await deletion.executeTakeFirst());
			}),

		noteDelivery: (userId, url, isDelivered) =>
			queue.write(async (database) => {
				const { failures = 0 } =
					(await database
						.updateTable('webhooks')
						.set(({ eb }) => ({ failures: isDelivered ? 0 : eb('failures', '+', 1) }))
						.where('user_id', '=', userId)
						.where('url', '=', url)
						.returning('failures')
						.executeTakeFirst()) ?? {};
				return failures;
			}),

		claimNotice: (tableId, userId, decision) =>
			queue.write(async (database) => {
				const { numInsertedOrUpdatedRows } = await database
					.insertInto('notices')
					.values({ table_id: tableId, user_id: userId, decision })
					.onConflict((conflict) => conflict.doNothing())
					.executeTakeFirstOrThrow();
				return numInsertedOrUpdatedRows === 1n;
			}),
	};
}
