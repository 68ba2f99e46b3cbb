/** A place at the table, 0…n−1 clockwise. Users have accounts; seats belong to a match. */
export type Seat = number;

/** Who makes a move: a seat, or the table itself when an alarm is due. */
export type Actor = Seat | 'table';

/** Whose eyes a view is for. A spectator sees what everybody may see. */
export type Viewer = Seat | 'spectator';

export type BySeat<T> = readonly T[];

/** A set of seats as bits 0…30, with the table as one more member. */
export type SeatSet = number;

export const NO_SEATS: SeatSet = 0;
const TABLE_BIT = 1 << 30;

export function seatSet(...members: Actor[]): SeatSet {
	let set = NO_SEATS;
	for (const member of members) set |= bitOf(member);
	return set;
}

/** All seats of a table of n. */
export function allSeats(n: number): SeatSet {
	return (1 << n) - 1;
}

export function hasSeat(set: SeatSet, member: Actor): boolean {
	return (set & bitOf(member)) !== 0;
}

/** The seats of a set in ascending order, without the table. */
export function seatsOf(set: SeatSet): Seat[] {
	const seats: Seat[] = [];
	for (let seat = 0; seat < 30; seat++) if (set & (1 << seat)) seats.push(seat);
	return seats;
}

export function isSeat(value: unknown, n: number): value is Seat {
	return Number.isInteger(value) && (value as number) >= 0 && (value as number) < n;
}

function bitOf(member: Actor): number {
	if (member === 'table') return TABLE_BIT;
	return Number.isInteger(member) && member >= 0 && member < 30 ? 1 << member : 0;
}
