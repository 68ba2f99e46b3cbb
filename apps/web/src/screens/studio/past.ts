import type { KeptMatch } from '../../local/match-store.ts';
import type { MatchSummary } from '../../server/account.ts';
import type { Reply } from '../../server/api.ts';

type Result = Reply<'playerMatches'>[number];

interface Player {
	readonly name: string;
	/** The bot's name in the rules; null for people. */
	readonly bot: string | null;
}

/** A match that is over, wherever it was played. */
export interface PastMatch {
	/** Unlike any other's. */
	readonly id: string;
	readonly table: string;
	/** Who keeps it: this device, or the server. */
	readonly home: 'device' | 'server';
	readonly game: string;
	/** Milliseconds since 1970. */
	readonly finished: number;
	/** Seat by seat. */
	readonly players: readonly Player[];
	/** The reader's seats: several where people sat around this device. */
	readonly own: readonly number[];
	/** The reader was away at the end. */
	readonly hasLeft: boolean;
	readonly isRated: boolean;
	/** It began in the middle of another match, so it has no record and counts for nothing. */
	readonly isBranch: boolean;
	/** A fault in the rules stopped it before the end. */
	readonly isStopped: boolean;
	/** Null where it was stopped, and where nobody knows any more. */
	readonly outcome: { readonly places: readonly number[]; readonly scores: readonly number[] } | null;
}

/** Everything that is over, the latest first. A match that this device and the server both tell of is one match. */
export function pastMatches(
	results: readonly Result[],
	summaries: readonly MatchSummary[],
	local: readonly KeptMatch[],
): readonly PastMatch[] {
	const all = [
		...results.map(ofServer),
		...summaries.filter(({ stage }) => stage === 'frozen').map(stoppedOnServer),
		...local.filter(({ stage }) => stage === 'finished' || stage === 'frozen').map(ofDevice),
	];
	return inOrder([...new Map(all.map((match) => [match.id, match])).values()]).toReversed();
}

/** As they were played, the first first: the same whatever order they came in. */
export function inOrder(matches: readonly PastMatch[]): readonly PastMatch[] {
	return matches.toSorted((a, b) => a.finished - b.finished || (a.id < b.id ? -1 : 1));
}

function ofServer({ table, game, finished, seat, hasLeft, isRated, players }: Result): PastMatch {
	return {
		...{ id: table, table, home: 'server', game, finished, players, hasLeft, isRated },
		own: [seat],
		isBranch: false,
		isStopped: false,
		outcome: { places: players.map(({ place }) => place), scores: players.map(({ score }) => score) },
	};
}

function stoppedOnServer({ id, game, updated, seats, seat, isRated }: MatchSummary): PastMatch {
	return {
		...{
			id,
			table: id,
			home: 'server',
			game,
			finished: updated,
			isRated,
			hasLeft: false,
			isBranch: false,
			isStopped: true,
		},
		players: seats.map(({ kind, name }) => ({ name, bot: kind === 'bot' ? name : null })),
		own: seat === null ? [] : [seat],
		outcome: null,
	};
}

function ofDevice({ table, game, stage, updated, names, bots, people, isBranch, end }: KeptMatch): PastMatch {
	return {
		isStopped: stage === 'frozen',
		...{ id: `here-${table}`, table, home: 'device', game, own: people, isBranch, hasLeft: false, isRated: false },
		finished: end?.at ?? updated,
		players: names.map((name, seat) => ({ name, bot: bots[seat] })),
		outcome: end && { places: end.ending.outcome.places, scores: end.ending.outcome.scores },
	};
}
