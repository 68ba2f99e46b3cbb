import type { Log } from './log.ts';
import type { ServerStorage } from './storage/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Guests without a match who stay away longer are forgotten. */
export const GUEST_DAYS = 60;
/** Tables that nobody starts or touches any more are cleared. */
export const GATHERING_DAYS = 30;

type Rooms = Pick<ServerStorage, 'deleteExpired' | 'deleteIdleGuests' | 'deleteStaleGatherings'>;

/** Removes what nobody will ask for any more. */
export async function tidy(storage: Rooms, now: number): Promise<{ expired: number; guests: number; tables: number }> {
	return {
		expired: await storage.deleteExpired(now),
		tables: await storage.deleteStaleGatherings(now - GATHERING_DAYS * DAY),
		guests: await storage.deleteIdleGuests(now - GUEST_DAYS * DAY),
	};
}

/** Tidies soon after the start and every hour from then on; returns how to stop. */
export function keepTidy(storage: Rooms, log: Log, clock: () => number = Date.now): () => void {
	const round = () =>
		tidy(storage, clock()).then(
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
