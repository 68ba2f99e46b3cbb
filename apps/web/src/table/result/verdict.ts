import type { BySeat, Outcome, Seat, Viewer } from '@shutterbox/kernel';
import type { SeatView } from '@shutterbox/table';

type Seats = readonly Pick<SeatView, 'hasLeft' | 'team'>[];

/** How a match ended for whoever reads it. */
export type Verdict =
	/** Whoever had left has lost, however a bot fared for them. */
	| { readonly is: 'left' }
	/** One side played alone, and lost. */
	| { readonly is: 'lost' }
	| { readonly is: 'allWin' }
	/** For those who watch, or sit around one device. */
	| { readonly is: 'won'; readonly by: readonly Seat[] }
	| { readonly is: 'placed'; readonly place: number; readonly isShared: boolean; readonly isTeam: boolean };

export function verdictOf({ places }: Pick<Outcome, 'places'>, viewer: Viewer, seats: Seats): Verdict {
	if (viewer !== 'spectator' && seats[viewer].hasLeft) return { is: 'left' };
	const by = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
	if (by.length === 0) return { is: 'lost' };
	if (by.length === places.length && by.length > 1) return { is: 'allWin' };
	if (viewer === 'spectator') return { is: 'won', by };
	const place = ranked(places, seats)[viewer];
	const isShared = places.some((other, seat) => other === places[viewer] && !areTogether(seats, viewer, seat));
	return {
		is: 'placed',
		place,
		isShared,
		isTeam: seats.some((_, seat) => seat !== viewer && areTogether(seats, viewer, seat)),
	};
}

/** Places as they are called: of two teams the other one comes second, however many sit in the first. */
function ranked(places: BySeat<number>, seats: Seats): BySeat<number> {
	if (seats.every(({ team }) => team === null)) return places;
	return places.map((place) => new Set(places.filter((other) => other <= place)).size);
}

/** What separates a seat from the place before it, or a winner from the place behind. */
export interface Nearest {
	readonly place: number;
	/** Points; 0 where only the tie-break told them apart. */
	readonly by: number;
}

/**
 * The nearest other outcome among those who stayed: for winners how far behind the next place is, for all others how far
 * ahead. Null where there is none, or where the places do not follow from the scores alone.
 */
export function nearestTo(
	{ places: given, scores }: Pick<Outcome, 'places' | 'scores'>,
	seat: Seat,
	seats: Seats,
): Nearest | null {
	const places = ranked(given, seats);
	const stayed = [...places.keys()].filter((other) => !seats[other].hasLeft);
	if (!followsFromScores(places, scores, stayed)) return null;
	const others = stayed.filter((other) => (places[seat] === 1 ? places[other] > 1 : places[other] < places[seat]));
	if (others.length === 0) return null;
	const gaps = others.map((other) => Math.abs(scores[other] - scores[seat]));
	const by = Math.min(...gaps);
	return { place: places[others[gaps.indexOf(by)]], by };
}

function followsFromScores(places: BySeat<number>, scores: BySeat<number>, among: readonly Seat[]): boolean {
	return among.every((a) => among.every((b) => scores[a] <= scores[b] || places[a] <= places[b]));
}

function areTogether(seats: Seats, a: Seat, b: Seat): boolean {
	return a === b || (seats[a].team !== null && seats[a].team === seats[b].team);
}
