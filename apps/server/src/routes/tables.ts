import { unlessProblem } from '../problems.ts';
import type { Handlers, Services } from './call.ts';

type Names = 'lobby' | 'openTable' | 'table' | 'record' | 'myMatches';

export function tableRoutes({ hub }: Services): Pick<Handlers, Names> {
	return {
		lobby: async () => hub.lobby(),

		async openTable({ who, body, throttle }) {
			throttle(who.user.isLasting ? 'tables' : 'guestTables', who.user.id);
			return unlessProblem(await hub.open(who.user, body));
		},

		table: async ({ who, params }) => unlessProblem(await hub.view(who.user, params.table)),

		myMatches: async ({ who, query }) => await hub.matchesOf(who.user, query),

		async record({ params, identify, reply }) {
			const { file, text } = unlessProblem(await hub.record((await identify())?.user ?? null, params.table));
			const name = file.replace(/[^\w.-]/g, '-');
			reply.type('application/jsonl; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
			return text;
		},
	};
}
