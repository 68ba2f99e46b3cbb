import type { UserStorage } from '../contract.ts';
import type { UserExport } from '../data.ts';
import type { Core, Database } from './core.ts';
import { passkeyOf, sessionOf } from './credentials.ts';
import { ratingOf, resultOf } from './results.ts';
import { messageOf } from './social.ts';
import { tableOf } from './tables.ts';
import { userOf } from './users.ts';

/** Leaves out what opens a door (hashes, keys, secrets) and what the server or other players keep to themselves. */
export function userExports({ snapshot: within }: Core): Pick<UserStorage, 'exportUser'> {
	return {
		exportUser: (id) =>
			within(async (snapshot) => {
				const user = await snapshot.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
				if (user === undefined) return null;
				return {
					user: userOf(user),
					...(await credentialsOf(snapshot, id)),
					...(await playOf(snapshot, id)),
					...(await talkOf(snapshot, id)),
				};
			}),
	};
}

async function credentialsOf(snapshot: Database, id: string): Promise<Pick<UserExport, 'sessions' | 'passkeys'>> {
	const sessions = await snapshot.selectFrom('sessions').selectAll().where('user_id', '=', id).execute();
	const passkeys = await snapshot.selectFrom('passkeys').selectAll().where('user_id', '=', id).execute();
	return {
		sessions: sessions.map(sessionOf).map(({ tokenHash: _, userId: __, ...shown }) => shown),
		passkeys: passkeys.map(passkeyOf).map(({ userId: _, publicKey, ...shown }) => ({
			...shown,
			publicKey: Buffer.from(publicKey).toString('base64url'),
		})),
	};
}

async function playOf(
	snapshot: Database,
	id: string,
): Promise<Pick<UserExport, 'tables' | 'moves' | 'results' | 'records' | 'ratings'>> {
	const tables = await snapshot
		.selectFrom('tables')
		.innerJoin('table_now', 'table_now.table_id', 'tables.id')
		.innerJoin('table_seats', 'table_seats.table_id', 'tables.id')
		.selectAll('tables')
		.select(['updated', 'alarm', 'waiting', 'table_seats.seat'])
		.where('table_seats.user_id', '=', id)
		.orderBy('created')
		.orderBy('seat')
		.execute();
	const moves = await snapshot
		.selectFrom('log')
		.innerJoin('table_seats', (join) =>
			join.onRef('table_seats.table_id', '=', 'log.table_id').onRef('table_seats.seat', '=', 'log.actor'),
		)
		.select(['log.table_id', 'n', 'at', 'move'])
		.where('table_seats.user_id', '=', id)
		.orderBy('log.table_id')
		.orderBy('n')
		.execute();
	const results = await snapshot.selectFrom('results').selectAll().where('user_id', '=', id).execute();
	const records = await snapshot
		.selectFrom('finished_matches')
		.innerJoin('table_seats', 'table_seats.table_id', 'finished_matches.table_id')
		.select(['finished_matches.table_id as tableId', 'record'])
		.where('table_seats.user_id', '=', id)
		.orderBy('finished')
		.orderBy('tableId')
		.execute();
	const ratings = await snapshot.selectFrom('ratings').selectAll().where('user_id', '=', id).execute();
	return {
		tables: tables.map(({ seat, ...row }) => {
			const { saved: _, alarm: __, waiting: ___, ...shown } = tableOf(row);
			return { ...shown, seat };
		}),
		moves: moves.map(({ table_id, n, at, move }) => ({ tableId: table_id, n, at, move: JSON.parse(move) })),
		results: results.map(resultOf).map(({ userId: _, ...shown }) => shown),
		records,
		ratings: ratings.map(ratingOf).map(({ userId: _, ...shown }) => shown),
	};
}

type Talk = Pick<UserExport, 'chat' | 'blocks' | 'pushSubscriptions' | 'webhooks' | 'notices' | 'reports' | 'ban'>;

async function talkOf(snapshot: Database, id: string): Promise<Talk> {
	const chat = await snapshot.selectFrom('chat').selectAll().where('user_id', '=', id).execute();
	const blocks = await snapshot.selectFrom('blocks').selectAll().where('user_id', '=', id).execute();
	const subscriptions = await snapshot.selectFrom('push_subscriptions').selectAll().where('user_id', '=', id).execute();
	const webhooks = await snapshot.selectFrom('webhooks').selectAll().where('user_id', '=', id).execute();
	const notices = await snapshot.selectFrom('notices').selectAll().where('user_id', '=', id).execute();
	const reports = await snapshot.selectFrom('reports').selectAll().where('reporter_id', '=', id).execute();
	const ban = await snapshot.selectFrom('bans').selectAll().where('user_id', '=', id).executeTakeFirst();
	return {
		reports: reports.map(({ at, table_id, line, reason, words }) => ({
			...{ at, tableId: table_id, line: line || null, reason, words },
		})),
		ban: ban === undefined ? null : { at: ban.at, until: ban.expires },
		chat: chat.map(messageOf).map(({ userId: _, ...shown }) => shown),
		blocks: blocks.map(({ other_id, kind }) => ({ otherId: other_id, kind })),
		pushSubscriptions: subscriptions.map(({ endpoint, created }) => ({ endpoint, created })),
		webhooks: webhooks.map(({ url, created }) => ({ url, created })),
		notices: notices.map(({ table_id, decision }) => ({ tableId: table_id, decision })),
	};
}
