import { games } from '@shutterbox/catalogue';

/** What the pages say about a game before its rules are loaded. */
export interface ListedGame {
	readonly id: string;
	readonly title: string;
	readonly seats: readonly number[];
	/** The side of each seat, by numbers of seats where several are on one. */
	readonly teams: Readonly<Record<number, readonly number[]>>;
	readonly minutes: number;
	readonly credits: string;
}

/** In the order of the reel. The build runs this module and ships the list alone. */
export const listing: readonly ListedGame[] = games.map(({ meta: { id, title, seats, minutes, credits }, teams }) => ({
	id,
	title,
	seats,
	teams: Object.fromEntries(
		seats.flatMap((count) => {
			const sides = teams?.(count);
			return sides ? [[count, sides]] : [];
		}),
	),
	minutes,
	credits,
}));
