import type { Outcome } from '@shutterbox/kernel';
import { type SeatView, standingOf } from '@shutterbox/table';

type Seats = readonly Pick<SeatView, 'hasLeft' | 'team'>[];

/**
 * How a match ended among those who stayed: whoever left has lost, and the others move up, as ratings have it. Where nobody
 * stayed it is as the rules have it.
 */
export function stood(outcome: Outcome, seats: Seats): Outcome {
	const left = [...seats.keys()].filter((seat) => seats[seat].hasLeft);
	if (left.length === 0 || left.length === seats.length) return outcome;
	// A side for each seat without a team, apart from those of the teams.
	const sides = seats.map(({ team }, seat) => team ?? seats.length + seat);
	return { ...outcome, places: standingOf(outcome.places, sides, left).places };
}
