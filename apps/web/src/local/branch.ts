import {
	type AnyGame,
	isRealTime,
	isRecordProblem,
	parseRecord,
	type RecordProblem,
	replay,
	SecureChance,
} from '@shutterbox/kernel';

export interface Branch {
	readonly game: AnyGame;
	readonly options: Readonly<Record<string, unknown>>;
	readonly names: readonly string[];
	/** A whole position that the seat cannot tell from the one in the record. */
	readonly position: unknown;
}

/**
 * A position to go on from: after entry `n` of a record, as one seat knew it. What the seat could not see is dealt anew,
 * so that having watched the record is of no use.
 */
export function branchOf(
	text: string,
	n: number,
	seat: number,
	luck: Uint8Array,
	gameOf: (id: string) => AnyGame | undefined,
): Branch | RecordProblem {
	const record = parseRecord(text);
	if (isRecordProblem(record)) return record;
	const match = replay(record, gameOf, n);
	if (isRecordProblem(match)) return match;
	const { game, state, header } = match;
	const atEntry = (reason: string): RecordProblem => ({ line: n + 1, field: null, reason });
	if (isRealTime(game)) return atEntry('a match against the hourglass cannot be entered in the middle');
	if (game.outcome(state) !== null) return atEntry('the match is over at this point');
	const position = game.sample(game.view(state, seat), seat, new SecureChance(luck).at(0));
	return { game, options: header.options, names: header.names, position };
}

/** The same game, begun at a given position. Its luck is that of the new match; its record is no record of the game. */
export function begunAt(game: AnyGame, position: unknown): AnyGame {
	return { ...game, setup: () => structuredClone(position) };
}
