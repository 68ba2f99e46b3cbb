import { games } from '@shutterbox/catalogue';

/** What the pages say about a game before its rules are loaded. */
export interface GameOnShelf {
	readonly id: string;
	readonly title: string;
	readonly seats: readonly number[];
	readonly minutes: number;
	readonly credits: string;
}

/** In the order of the reel. The build runs this module and ships the list alone. */
export const shelf: readonly GameOnShelf[] = games.map(({ meta: { id, title, seats, minutes, credits } }) => ({
	id,
	title,
	seats,
	minutes,
	credits,
}));
