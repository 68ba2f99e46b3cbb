import type { BySeat, Seat } from '@shutterbox/kernel';
import type { Occupant } from './types.ts';

/** How a match counts, where leaving it is losing it. */
export interface Standing {
	/** A person's own place: who left is behind everybody who stayed. */
	readonly places: BySeat<number>;
	/** The places that sides are rated by, shared by a team. A side is last when all of its people have left. */
	readonly ranks: BySeat<number>;
}

/** People for whom a bot played when the match ended. */
export function leaversOf(occupants: BySeat<Occupant>, away: BySeat<boolean>): Seat[] {
	return [...occupants.keys()].filter((seat) => away[seat] && occupants[seat].kind === 'person');
}

/** Where somebody has left, those who stayed move up, and nobody who left has won. */
export function standingOf(places: BySeat<number>, teams: BySeat<number> | null, leavers: readonly Seat[]): Standing {
	const sides = Map.groupBy(places.keys(), (seat) => teams?.[seat] ?? seat);
	const goneSides = [...sides.values()].filter((seats) => seats.every((seat) => leavers.includes(seat)));
	const isGone = (seat: Seat) => goneSides.some((seats) => seats.includes(seat));
	const last = places.length + 1;
	const staying = [...places.keys()].filter((seat) => !isGone(seat));
	const ranks = places.map((place, seat) => {
		if (isGone(seat)) return last;
		return goneSides.length === 0 ? place : 1 + staying.filter((other) => places[other] < place).length;
	});
	const behindAll = Math.max(2, places.length - leavers.length + 1);
	return { ranks, places: ranks.map((rank, seat) => (leavers.includes(seat) ? behindAll : rank)) };
}

/** The same with the sides of those who left in the last place: what they are rated by themselves. */
export function ranksOfLeavers(
	ranks: BySeat<number>,
	teams: BySeat<number> | null,
	leavers: readonly Seat[],
): BySeat<number> {
	const sideOf = (seat: Seat) => teams?.[seat] ?? seat;
	const left = new Set(leavers.map(sideOf));
	return ranks.map((rank, seat) => (left.has(sideOf(seat)) ? ranks.length + 1 : rank));
}
