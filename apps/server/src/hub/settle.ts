import type { Result, StoredSeat, TableWithSeats } from '../storage/data.ts';
import type { HostedTable } from './hosted-table.ts';

/** The results of a finished match, without ratings. */
export function resultsOf({ table }: HostedTable, { seats }: TableWithSeats, finished: number): Result[] {
	const { outcome, seating } = table;
	if (outcome === null) return [];
	const hasBots = seating.occupants.some(({ kind }) => kind === 'bot');
	return seating.occupants.map((occupant, seat) => ({
		tableId: table.id,
		seat,
		userId: userOf(seats, seat),
		name: occupant.kind === 'empty' ? null : occupant.name,
		game: table.game.meta.id,
		place: outcome.places[seat],
		score: outcome.scores[seat],
		seats: seating.occupants.length,
		finished,
		isRated: seating.terms.isRated,
		hasBots,
		rating: null,
	}));
}

function userOf(seats: readonly StoredSeat[], seat: number): string | null {
	return seats.find((stored) => stored.seat === seat)?.userId ?? null;
}
