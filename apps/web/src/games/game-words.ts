import { span } from '../i18n/format.ts';
import { t } from '../i18n/shell.ts';
import { type ListedGame, listing } from './listing.ts';

/** A game's own name; its id where the page does not know it. */
export function titleOf(game: string): string {
	return listing.find(({ id }) => id === game)?.title ?? game;
}

/** `2–4 players, 30 min`. */
export function sizeOf({ seats, minutes }: ListedGame): string {
	const max = seats[seats.length - 1];
	return `${t('game.players', { range: span(seats[0], max), max })}, ${t('game.minutes', { minutes })}`;
}

/** The side of each seat of a match with so many; where there are no teams, everybody is one. */
export function sidesOf(game: string, seats: number): readonly number[] {
	return listing.find(({ id }) => id === game)?.teams[seats] ?? [...Array(seats).keys()];
}

/** How many bots a first game is played against: a full table of four, or what comes nearest. */
export function botsFor({ seats }: Pick<ListedGame, 'seats'>): number {
	return (seats.findLast((count) => count <= 4) ?? seats[0]) - 1;
}
