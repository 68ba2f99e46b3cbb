import { commitmentOf, type Luck } from './fairness.ts';
import type { AnyGame, GameEvent, GameMove, Outcome } from './game.ts';
import { positionHash } from './hash.ts';
import { Match } from './match.ts';
import { parseRecord } from './parse-record.ts';
import { isRecordProblem, type MatchRecord, type RecordProblem } from './record.ts';
import { isRefusal, type Refusal } from './refusal.ts';

export type AnyMatch = Match<unknown, GameMove, GameEvent, object>;

export interface Verified {
	readonly record: MatchRecord;
	readonly match: AnyMatch;
	readonly outcome: Outcome;
}

/**
 * Checks everything a record claims: the seed belongs to the commitment, every move was legal, every roll follows from
 * the seed, and the outcome and last position are the ones that follow from the moves.
 */
export function verify(text: string, gameOf: (id: string) => AnyGame | undefined): Verified | RecordProblem {
	const record = parseRecord(text);
	if (isRecordProblem(record)) return record;
	const { entries, ending } = record;
	const lastLine = entries.length + 1;
	if (ending === null) return { line: lastLine, field: null, reason: 'the record ends before the match does' };

	const match = replay(record, gameOf);
	if (isRecordProblem(match)) return match;
	const outcome = match.outcome();
	const problem = (field: string, reason: string) => ({ line: lastLine + 1, field, reason });
	if (outcome === null) return problem('outcome', 'the match is not over after the last move');
	if (JSON.stringify(outcome) !== JSON.stringify(ending.outcome))
		return problem('outcome', 'the moves lead to another outcome');
	if (positionHash(match.state) !== ending.position) return problem('position', 'the moves lead to another position');
	return { record, match, outcome };
}

/** Plays a finished record again, to entry `until` if given; the record's own claims are for `verify`. */
export function replay(
	record: MatchRecord,
	gameOf: (id: string) => AnyGame | undefined,
	until = record.entries.length,
): AnyMatch | RecordProblem {
	const { header, entries, ending } = record;
	const inHeader = (field: string, reason: string): RecordProblem => ({ line: 1, field, reason });
	const game = gameOf(header.game);
	if (game === undefined) return inHeader('game', `unknown game "${header.game}"`);
	if (header.rulesVersion !== game.meta.rulesVersion)
		return inHeader('rulesVersion', `${header.rulesVersion}, but these are rules ${game.meta.rulesVersion}`);
	if (ending === null)
		return { line: entries.length + 1, field: 'seed', reason: 'the seed is not revealed before the match is over' };
	if (commitmentOf(ending.seed) !== header.commitment)
		return { line: entries.length + 2, field: 'seed', reason: 'does not belong to the commitment in the header' };

	const luck: Luck = { kind: header.chance, seed: ending.seed, salts: header.salts };
	const match = Match.start(game, { seats: header.names, options: header.options, luck, created: header.created });
	if (isRefusal(match)) return inHeader('options', refusalText(match));
	for (const entry of entries.slice(0, until)) {
		const result = match.enter(entry);
		if (!result.accepted)
			return { line: entry.n + 1, field: 'move', reason: `refused: ${refusalText(result.refusal)}` };
	}
	return match;
}

export function refusalText({ code, rule, facts }: Refusal): string {
	const details = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
	return [code, ...(rule === null ? [] : [`(${rule})`]), ...(details.length === 0 ? [] : [details.join(', ')])].join(
		' ',
	);
}
