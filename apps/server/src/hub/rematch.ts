import { botNames } from '@shutterbox/bots';
import type { Table } from '@shutterbox/table';

/**
 * Seats the people and bots of a finished match at a new table, one seat further so that somebody else begins, and
 * starts. Who left is replaced by a bot; where that is against the terms the table waits for people.
 */
export function openRematch(next: Table, before: Table, now: number): void {
	const { occupants } = before.seating;
	const agreed = before.view('spectator').rematch.agreed;
	const host = next.seating.host ?? '';
	occupants.forEach((occupant, seat) => {
		const to = (seat + 1) % occupants.length;
		if (occupant.kind === 'bot') next.command(host, { type: 'seatBot', seat: to, bot: occupant.bot }, now);
		if (occupant.kind === 'person' && agreed.includes(seat))
			next.command(occupant.who, { type: 'sit', seat: to, name: occupant.name }, now);
	});
	const [, fill] = botNames(before.game);
	next.command(host, { type: 'start', fill: fill ?? 'random' }, now);
}
