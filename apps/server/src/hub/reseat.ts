import { isFormer, type Occupant, type SavedTable } from '@shutterbox/table';
import type { TableWithSeats } from '../storage/data.ts';
import { type KeptTable, userOf } from './stored-table.ts';
import { keptIn } from './summaries.ts';

export type Reseat = (occupant: Extract<Occupant, { kind: 'person' }>, table: SavedTable) => Occupant;

/** A kept table that nobody began, given up. */
export function closed(row: TableWithSeats): TableWithSeats {
	const kept = keptIn(row);
	const saved: KeptTable = { ...kept, table: { ...kept.table, stage: 'closed' } };
	return { ...row, table: { ...row.table, stage: 'closed', saved } };
}

const FREE: Occupant = { kind: 'empty', isReserved: false };

/**
 * A kept table with somebody's seat changed. Where nobody is left behind a seat, a bot plays it; before the match the
 * seat is free, and a table without people is closed.
 */
export function reseated(row: TableWithSeats, who: string, change: Reseat): TableWithSeats {
	const kept = keptIn(row);
	const { seating, away } = kept.table;
	const isGathering = row.table.stage === 'gathering';
	const changed = seating.occupants.map((occupant) =>
		occupant.kind === 'person' && occupant.who === who ? change(occupant, kept.table) : occupant,
	);
	const occupants = changed.map((occupant) => (isGathering && isFormer(occupant) ? FREE : occupant));
	const users = occupants.map(userOf);
	const host =
		seating.host === who && !users.includes(who) ? (users.find((user) => user !== null) ?? null) : seating.host;
	const stage = isGathering && host === null ? 'closed' : row.table.stage;
	const saved: KeptTable = {
		...kept,
		table: {
			...kept.table,
			stage,
			seating: {
				...seating,
				occupants,
				host,
				salts: seating.salts.map((salt, seat) => (occupants[seat].kind === 'empty' ? null : salt)),
			},
			away: away.map((isAway, seat) => isAway || isFormer(occupants[seat])),
		},
	};
	// A bot may have to go on from here.
	const alarm = stage === 'playing' ? (row.table.alarm ?? 0) : row.table.alarm;
	const waiting = row.table.waiting.filter(({ who }) => users.includes(who));
	return {
		table: { ...row.table, stage, hostId: host, alarm, waiting, saved },
		seats: users.map((userId, seat) => ({ seat, userId })),
	};
}
