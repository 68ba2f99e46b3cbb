import type { Seat } from '@shutterbox/kernel';
import { standings } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';

/** A win counts like ten snaps of the lead: snaps are good for nothing else. */
export const WEIGHS = { win: 20, lead: 0.5 };

/** Her snaps, more than the best rival's. */
export function lead({ snaps }: State, seat: Seat): number {
	let best = 0;
	for (let other = 0; other < snaps.length; other++) if (other !== seat) best = Math.max(best, snaps[other]);
	return snaps[seat] - best;
}

/** What the end of a match is worth, measured as positions are. */
export function finalPoints(state: State, seat: Seat): number {
	const places = standings(state).map(({ place }) => place);
	const winners = places.filter((place) => place === 1).length;
	return (places[seat] === 1 ? WEIGHS.win / winners : 0) + WEIGHS.lead * lead(state, seat);
}
