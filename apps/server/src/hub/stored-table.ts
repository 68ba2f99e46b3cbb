import type { Outcome } from '@shutterbox/kernel';
import { isFormer, type Occupant, type SavedTable } from '@shutterbox/table';
import type { TableNow, TableWithSeats } from '../storage/data.ts';

/** What the server keeps of a table beside its log. */
export interface KeptTable {
	readonly table: SavedTable;
	readonly isPublic: boolean;
	/** By seat: the hash of the invitation that opens it. */
	readonly invitations: Readonly<Record<number, string>>;
	readonly outcome: Outcome | null;
	/** Whether people without a seat may talk; they may where nothing is said. */
	readonly spectatorsMayTalk?: boolean;
}

/** The account behind a seat. */
export function userOf(occupant: Occupant): string | null {
	return occupant.kind === 'person' && !isFormer(occupant) ? occupant.who : null;
}

/** What is kept of a table as a row, with what is looked for by itself. */
export function rowOf(kept: KeptTable, now: TableNow): TableWithSeats {
	const { id, game, stage, created, seating } = kept.table;
	const { host, occupants, terms } = seating;
	const { isPublic } = kept;
	const { isRated, pace } = terms;
	return {
		table: { id, game, stage, isPublic, isRated, pace: pace.kind, hostId: host, created, ...now, saved: kept },
		seats: occupants.map((occupant, seat) => ({ seat, userId: userOf(occupant) })),
	};
}
