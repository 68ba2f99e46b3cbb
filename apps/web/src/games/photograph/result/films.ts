import type { Seat, View } from '@shutterbox/kernel';
import {
	type Card,
	type ColorIndex,
	type Event,
	filmIndex,
	type State,
	scoreSheet,
} from '@shutterbox/photograph/client';
import type { TableEvent } from '@shutterbox/table';

/** A film as an album shows it. */
export interface AlbumFilm {
	readonly color: ColorIndex;
	/** Values as they were shot, blurred ones negative. */
	readonly film: readonly number[];
	readonly points: number;
	readonly goodShot: boolean;
	/** The colour of the last card: the film does not count. */
	readonly missed: boolean;
	readonly isBest: boolean;
}

/** Frames from which on a film has a line of its own. */
const LONG = 3;

/** A seat's films by their points, then by their frames; the first one is the best where it brought anything. */
export function filmsOf(
	view: View<State>,
	seat: Seat,
): { readonly long: readonly AlbumFilm[]; readonly short: readonly AlbumFilm[] } {
	const films = scoreSheet(view, seat)
		.colors.map(({ color, points, goodShot, missed }) => ({
			color,
			film: view.films[filmIndex(seat, color)],
			points,
			goodShot,
			missed,
		}))
		.toSorted((a, b) => b.points - a.points || b.film.length - a.film.length || a.color - b.color)
		.map((film, i) => ({ ...film, isBest: i === 0 && film.points > 0 }));
	return {
		long: films.filter(({ film }) => film.length >= LONG),
		short: films.filter(({ film }) => film.length < LONG),
	};
}

/** Whether the sharp frames of a film rise or fall. */
export function wayOf(film: readonly number[]): 'rising' | 'falling' | 'none' {
	const sharp = film.filter((value) => value > 0);
	if (sharp.length < 2) return 'none';
	return sharp[1] > sharp[0] ? 'rising' : 'falling';
}

/** The entry at which a seat shot each of its cards, as far as the log reaches back. */
export function shotsOf(history: readonly TableEvent[], seat: Seat): ReadonlyMap<Card, number> {
	const shots = new Map<Card, number>();
	for (const { n, event } of history as readonly (TableEvent & { event: Event })[])
		if (event.type === 'played' && event.seat === seat) shots.set(event.card, n);
	return shots;
}
