import type { TableHub } from './hub/api.ts';
import type { Log } from './log.ts';
import type { Storage } from './storage/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Guests without a match who stay away longer are forgotten. */
export const GUEST_DAYS = 60;
/** Tables that nobody starts or touches any more are closed. */
export const GATHERING_DAYS = 1;
/** What was said at a table is deleted so long after its end. */
const CHAT_DAYS = 30;
/** Reports nobody has dealt with are deleted. */
export const REPORT_DAYS = 90;
/** Tables that were closed before a match are forgotten. */
export const CLOSED_DAYS = 30;

export interface Tidied {
	readonly expired: number;
	readonly guests: number;
	/** Tables that were closed, and closed ones that were deleted. */
	readonly closed: number;
	readonly tables: number;
	/** Lines. */
	readonly chat: number;
	readonly reports: number;
}

export interface Rooms {
	readonly storage: Pick<
		Storage,
		'deleteExpired' | 'deleteIdleGuests' | 'deleteClosedTables' | 'deleteOldChat' | 'deleteOldReports'
	>;
	readonly hub: Pick<TableHub, 'closeAbandoned'>;
}

/** Removes what nobody will ask for any more. */
export async function tidy({ storage, hub }: Rooms, now: number): Promise<Tidied> {
	return {
		expired: await storage.deleteExpired(now),
		tables: await storage.deleteClosedTables(now - CLOSED_DAYS * DAY),
		chat: await storage.deleteOldChat(now - CHAT_DAYS * DAY),
		reports: await storage.deleteOldReports(now - REPORT_DAYS * DAY),
		closed: await hub.closeAbandoned(now - GATHERING_DAYS * DAY),
		guests: await storage.deleteIdleGuests(now - GUEST_DAYS * DAY),
	};
}

/** Tidies soon after the start and every hour from then on; returns how to stop. */
export function keepTidy(rooms: Rooms, log: Log, clock: () => number = Date.now): () => void {
	const round = () =>
		tidy(rooms, clock()).then(
			(removed) => log.info({ removed }, 'tidied'),
			(error) => log.error({ err: error }, 'tidying failed'),
		);
	const first = setTimeout(round, MINUTE).unref();
	const others = setInterval(round, HOUR).unref();
	return () => {
		clearTimeout(first);
		clearInterval(others);
	};
}
