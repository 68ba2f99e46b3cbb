import type { AnyGame, Outcome } from '@shutterbox/kernel';
import type { Messages, ReplyOf } from '@shutterbox/protocol';
import { leaversOf, type Occupant, type SavedTable, standingOf } from '@shutterbox/table';
import type { Result, TableWithSeats } from '../storage/data.ts';
import type { KeptTable } from './stored-table.ts';

type LobbyTable = Messages['lobby']['tables'][number];
type MatchSummary = ReplyOf<'myMatches'>[number];
type FinishedSummary = ReplyOf<'playerMatches'>[number];

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
export function matchSummary(row: TableWithSeats, who: string, game: AnyGame | undefined): MatchSummary {
	const { table, isPublic, outcome } = keptIn(row);
	const seat = row.seats.find(({ userId }) => userId === who)?.seat ?? null;
	const asked = row.table.waiting.find((one) => one.who === who);
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
		outcome: outcome && { ...outcome, scores: [...outcome.scores], places: placesOf(table, outcome, game) },
	};
}

/** Where somebody has left, the others have moved up. */
function placesOf({ seating, away }: SavedTable, { places }: Outcome, game: AnyGame | undefined): number[] {
	const teams = game?.teams?.(places.length) ?? null;
	return [...standingOf(places, teams, leaversOf(seating.occupants, away)).places];
}

/** A finished match in somebody's list: the result of their own seat, beside those of everybody. */
export function finishedSummary(row: TableWithSeats, own: Result, results: readonly Result[]): FinishedSummary {
	const { seating, away } = keptIn(row).table;
	const { tableId, game, finished, seat, seats, place, score, isRated, hasBots, rating } = own;
	const { mu, sigma } = rating ?? { mu: null, sigma: null };
	return {
		...{ table: tableId, game, finished, seat, seats, place, score, isRated, hasBots, mu, sigma },
		hasLeft: away[seat] ?? false,
		players: results.map((result) => {
			const occupant = seating.occupants[result.seat];
			const bot = occupant.kind === 'bot' ? occupant.bot : null;
			return { name: nameOf(occupant), bot, place: result.place, score: result.score };
		}),
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
