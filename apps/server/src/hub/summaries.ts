import type { Messages, ReplyOf } from '@shutterbox/protocol';
import type { Occupant, SavedTable } from '@shutterbox/table';
import type { TableWithSeats } from '../storage/data.ts';
import type { KeptTable } from './stored-table.ts';

type LobbyTable = Messages['lobby']['tables'][number];
type MatchSummary = ReplyOf<'myMatches'>[number];

export function keptIn({ table }: TableWithSeats): KeptTable {
	return table.saved as KeptTable;
}

/** What everybody may know of a public table. */
export function lobbyTable(saved: SavedTable): LobbyTable {
	const { host, occupants, terms } = saved.seating;
	const hostSeat = occupants.find((occupant) => occupant.kind === 'person' && occupant.who === host);
	return {
		id: saved.id,
		game: saved.game,
		stage: saved.stage,
		created: saved.created,
		hostName: hostSeat?.kind === 'person' ? hostSeat.name : null,
		pace: terms.pace,
		isRated: terms.isRated,
		allowsSpectators: terms.allowsSpectators,
		seats: seatsOf(saved),
	};
}

/** A table in somebody's list. */
export function matchSummary(row: TableWithSeats, who: string): MatchSummary {
	const { table, waiting, isPublic, outcome } = keptIn(row);
	const seat = row.seats.find(({ userId }) => userId === who)?.seat ?? null;
	const asked = waiting.find((one) => one.who === who);
	return {
		id: table.id,
		game: table.game,
		stage: row.table.stage,
		updated: row.table.updated,
		pace: table.seating.terms.pace,
		isRated: table.seating.terms.isRated,
		isPublic,
		seat,
		isYourDecision: asked !== undefined,
		deadline: asked?.deadline ?? null,
		seats: seatsOf(table),
		outcome: outcome && { ...outcome, scores: [...outcome.scores], places: [...outcome.places] },
	};
}

export function nameOf(occupant: Occupant): string {
	return occupant.kind === 'empty' ? '' : occupant.name;
}

function seatsOf({ seating }: SavedTable): LobbyTable['seats'] {
	return seating.occupants.map((occupant) => ({
		kind: occupant.kind,
		name: nameOf(occupant),
		isReserved: occupant.kind === 'empty' && occupant.isReserved,
	}));
}
