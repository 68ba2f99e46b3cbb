import { keptIn, nameOf } from '../hub/summaries.ts';
import { isReadable } from '../identity/text.ts';
import { newId } from '../identity/tokens.ts';
import { Refused } from '../problems.ts';
import type { Storage, TableWithSeats } from '../storage/index.ts';
import type { Handlers, Services } from './call.ts';

type Names = 'report' | 'kicks' | 'forgive';

/** What people do about others who misbehave, beside muting and blocking them. */
export function conductRoutes({ storage }: Services): Pick<Handlers, Names> {
	async function hostedBy(who: string, id: string): Promise<void> {
		if ((await storage.getTable(id))?.table.hostId !== who) throw new Refused('NOT_FOUND');
	}

	return {
		async report({ who, body, now, throttle }) {
			throttle('reports', who.user.id);
			const { table, line, user, reason, words } = body;
			if ((line === undefined) === (user === undefined)) throw new Refused('BAD_REQUEST', { field: 'line' });
			if (words !== '' && !isReadable(words)) throw new Refused('BAD_TEXT');
			const row = await storage.getTable(table);
			if (row === null || !isShown(row, who.user.id)) throw new Refused('NOT_FOUND');
			const found = line === undefined ? seatedAs(row, user) : await saidIn(storage, table, line);
			if (found === null || found.aboutId === who.user.id) throw new Refused('NOT_FOUND');
			const id = newId();
			await storage.keepReport({ id, at: now, reporterId: who.user.id, tableId: table, reason, words, ...found });
		},

		async kicks({ who, params }) {
			await hostedBy(who.user.id, params.table);
			const users = await storage.getUsers(await storage.kicksOfTable(params.table));
			return users.map(({ id, name }) => ({ id, name }));
		},

		async forgive({ who, params }) {
			await hostedBy(who.user.id, params.table);
			if (!(await storage.removeKick(params.table, params.user))) throw new Refused('NOT_FOUND');
		},
	};
}

/** Whether somebody may look at a table at all. */
function isShown(row: TableWithSeats, who: string): boolean {
	return row.seats.some(({ userId }) => userId === who) || keptIn(row).table.seating.terms.allowsSpectators;
}

function seatedAs(row: TableWithSeats, user: string | undefined) {
	const seat = row.seats.find(({ userId }) => userId !== null && userId === user);
	if (seat === undefined || user === undefined) return null;
	const name = nameOf(keptIn(row).table.seating.occupants[seat.seat]);
	return { aboutId: user, line: null, name, said: '', saidAt: null };
}

async function saidIn(storage: Storage, table: string, line: number) {
	const [message] = await storage.listChat(table, { after: line - 1, limit: 1 });
	if (message?.id !== line || message.userId === null || message.text === '') return null;
	const { userId, name, text, at } = message;
	return { aboutId: userId, line, name: name ?? '', said: text, saidAt: at };
}
