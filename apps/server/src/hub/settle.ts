import type { MatchEnd, StoredEntry, StoredSeat, TableWithSeats } from '../storage/data.ts';
import { finishedMatch } from './archive.ts';
import type { HostedTable } from './hosted-table.ts';

/** What is kept of a match when it ends, but for the ratings it leads to. */
export function endOf(
	{ table }: HostedTable,
	row: TableWithSeats,
	entries: readonly StoredEntry[],
	finished: number,
): Omit<MatchEnd, 'ratings'> {
	const { outcome, seating } = table;
	const match = finishedMatch(table, finished);
	if (outcome === null || match === null) throw new Error('the match is not over');
	const hasBots = seating.occupants.some(({ kind }) => kind === 'bot');
	const results = seating.occupants.map((occupant, seat) => ({
		tableId: table.id,
		seat,
		userId: userOf(row.seats, seat),
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
	return { ...row, entries, match, results };
}

function userOf(seats: readonly StoredSeat[], seat: number): string | null {
	return seats.find((stored) => stored.seat === seat)?.userId ?? null;
}
