import { botNames } from '@shutterbox/bots';
import type { Occupant, Table } from '@shutterbox/table';

type Person = Extract<Occupant, { kind: 'person' }>;

/** Who wants to play again and still may, in the order of their seats. */
export function rematchGuests(before: Table, isHere: (who: string) => boolean): readonly Person[] {
	const { agreed } = before.view('spectator').rematch;
	return before.seating.occupants.filter(
		(occupant, seat): occupant is Person => occupant.kind === 'person' && agreed.includes(seat) && isHere(occupant.who),
	);
}

/**
 * Seats the people and bots of a finished match at a new table, one seat further so that somebody else begins, and
 * starts. Who left is replaced by a bot; where that is against the terms the table waits for people.
 */
export function openRematch(next: Table, before: Table, guests: readonly Occupant[], now: number): void {
	const { occupants } = before.seating;
	const host = next.seating.host ?? '';
	occupants.forEach((occupant, seat) => {
		const to = (seat + 1) % occupants.length;
		if (occupant.kind === 'bot') next.command(host, { type: 'seatBot', seat: to, bot: occupant.bot }, now);
		if (occupant.kind === 'person' && guests.includes(occupant))
			next.command(occupant.who, { type: 'sit', seat: to, name: occupant.name }, now);
	});
	const [, fill] = botNames(before.game);
	next.command(host, { type: 'start', fill: fill ?? 'random' }, now);
}
