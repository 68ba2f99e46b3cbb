import { games } from '@shutterbox/catalogue';

/** What the pages say about a game before its rules are loaded. */
export interface ListedGame {
	readonly id: string;
	readonly title: string;
	readonly seats: readonly number[];
	/** With so many at the table nobody plays against anybody. */
	readonly together: readonly number[];
	readonly minutes: number;
	readonly credits: string;
}

/** In the order of the reel. The build runs this module and ships the list alone. */
export const listing: readonly ListedGame[] = games.map(({ meta: { id, title, seats, minutes, credits }, teams }) => ({
	id,
	title,
	seats,
	together: seats.filter((count) => new Set(teams?.(count) ?? Array(count).keys()).size === 1),
	minutes,
	credits,
}));
