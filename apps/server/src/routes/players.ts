import { gameOf } from '@shutterbox/catalogue';
import type { ReplyOf } from '@shutterbox/protocol';
import { finishedSummary } from '../hub/summaries.ts';
import { Refused } from '../problems.ts';
import type { Storage } from '../storage/index.ts';
import type { Handlers, Services } from './call.ts';

const USUAL_PAGE = 50;
const LEADERS = 100;
/** One match says little, but mu − 3 sigma already puts those who have just begun far down. */
const FEWEST_MATCHES = 1;

type Names = 'blocks' | 'block' | 'unblock' | 'player' | 'playerMatches' | 'leaderboard';

export function playerRoutes({ storage, hub }: Services): Pick<Handlers, Names> {
	return {
		async blocks({ who }) {
			const blocks = await storage.blocksOfUser(who.user.id);
			const users = await storage.getUsers(blocks.map(({ otherId }) => otherId));
			const names = new Map(users.map(({ id, name }) => [id, name]));
			return blocks.map(({ otherId, kind }) => ({ user: otherId, name: names.get(otherId) ?? '', kind }));
		},

		async block({ who, params, body }) {
			if (params.user === who.user.id) throw new Refused('BAD_REQUEST', { field: 'user' });
			if ((await storage.getUser(params.user)) === null) throw new Refused('NOT_FOUND');
			await storage.setBlock({ userId: who.user.id, otherId: params.user, kind: body.kind });
			await hub.blocksChanged(who.user.id);
		},

		async unblock({ who, params }) {
			if (await storage.removeBlock(who.user.id, params.user)) await hub.blocksChanged(who.user.id);
		},

		async player({ params }) {
			const user = await storage.getUser(params.user);
			if (user === null) throw new Refused('NOT_FOUND');
			return { id: user.id, name: user.name, ratings: await ratingsOf(storage, user.id) };
		},

		async playerMatches({ who, query: { limit = USUAL_PAGE, before } }) {
			const older = before === undefined ? {} : { before: { finished: before, tableId: '', seat: 0 } };
			const results = await storage.resultsOfUser(who.user.id, { limit, ...older });
			const ids = results.map(({ tableId }) => tableId);
			const tables = new Map((await storage.getTables(ids)).map((row) => [row.table.id, row]));
			const byTable = Map.groupBy(await storage.resultsOfTables(ids), ({ tableId }) => tableId);
			return results.flatMap((own) => {
				const row = tables.get(own.tableId);
				return row === undefined ? [] : [finishedSummary(row, own, byTable.get(own.tableId) ?? [own])];
			});
		},

		async leaderboard({ params: { game } }) {
			if (gameOf(game) === undefined) throw new Refused('NOT_FOUND');
			const leaders = await storage.leaderboard(game, { minMatches: FEWEST_MATCHES, limit: LEADERS });
			return leaders.map(({ userId, name, mu, sigma, matches }) => ({ id: userId, name, mu, sigma, matches }));
		},
	};
}

export async function ratingsOf(storage: Storage, userId: string): Promise<ReplyOf<'me'>['ratings']> {
	const ratings = await storage.ratingsOfUser(userId);
	return ratings.map(({ game, mu, sigma, matches }) => ({ game, mu, sigma, matches }));
}
