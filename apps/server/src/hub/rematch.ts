import { companyOf } from '@shutterbox/bots';
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
 * starts. Who left is replaced by the bot that was chosen, or by any; where a seat is to stay free, or bots are against the
 * terms, the table waits for people.
 */
export function openRematch(next: Table, before: Table, guests: readonly Occupant[], now: number): void {
	const { occupants } = before.seating;
	const { fills } = before.view('spectator').rematch;
	const host = next.seating.host ?? '';
	occupants.forEach((occupant, seat) => {
		const to = (seat + 1) % occupants.length;
		if (occupant.kind === 'bot') next.command(host, { type: 'seatBot', seat: to, bot: occupant.bot }, now);
		if (occupant.kind === 'person' && guests.includes(occupant))
			next.command(occupant.who, { type: 'sit', seat: to, name: occupant.name }, now);
	});
	const chosen = fills.map(({ seat, bot }) => ({ seat: (seat + 1) % occupants.length, bot }));
	for (const { seat, bot } of chosen) if (bot !== null) next.command(host, { type: 'seatBot', seat, bot }, now);
	if (chosen.some(({ seat, bot }) => bot === null && next.seating.occupants[seat].kind === 'empty')) return;
	const seated = next.seating.occupants.flatMap((occupant) => (occupant.kind === 'bot' ? [occupant.bot] : []));
	const [fill] = companyOf(before.game, 1, seated);
	next.command(host, { type: 'start', ...(fill !== undefined && { fill }) }, now);
}
