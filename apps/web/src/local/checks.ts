import {
	type AnyGame,
	commitmentOf,
	isRecordProblem,
	parseRecord,
	type RecordProblem,
	replay,
	verify,
} from '@shutterbox/kernel';
import type { Timeline } from './messages.ts';

/**
 * One claim of a record: held, failed with the place and the reason, or not reached because one before it failed or
 * because these are not the rules it was played by.
 */
export interface Check {
	readonly claim: 'chain' | 'promise' | 'seed' | 'moves' | 'outcome';
	readonly result: 'held' | 'failed' | 'not reached';
	readonly problem: RecordProblem | null;
}

const CLAIMS = ['chain', 'promise', 'seed', 'moves', 'outcome'] as const;

/**
 * Checks what a record claims, one claim after the other: its lines form a chain; its commitment is the one this page
 * was shown when the match began, where it was; the seed belongs to it; every move was legal; the outcome follows.
 */
export function checksOf(
	text: string,
	commitment: string | null,
	gameOf: (id: string) => AnyGame | undefined,
): readonly Check[] {
	const failed = firstFailure(text, commitment, gameOf);
	const at = failed === null ? CLAIMS.length : CLAIMS.indexOf(failed.claim);
	return CLAIMS.map((claim, i) => ({
		claim,
		result: i < at ? 'held' : i === at && !isOfOtherRules(failed) ? 'failed' : 'not reached',
		problem: i === at && failed ? failed.problem : null,
	}));
}

/** Nothing is wrong with such a record: the rules it was played by can tell. */
function isOfOtherRules(failure: Failure | null): boolean {
	return failure?.problem.field === 'rulesVersion';
}

type Failure = { readonly claim: Check['claim']; readonly problem: RecordProblem };

function firstFailure(text: string, commitment: string | null, gameOf: (id: string) => AnyGame | undefined) {
	const fail = (claim: Check['claim'], problem: RecordProblem): Failure => ({ claim, problem });
	const record = parseRecord(text);
	if (isRecordProblem(record)) return fail('chain', record);
	const { header, entries, ending } = record;
	if (commitment !== null && commitment !== header.commitment)
		return fail('promise', { line: 1, field: 'commitment', reason: 'not the one that was published for this match' });
	if (ending === null || commitmentOf(ending.seed) !== header.commitment)
		return fail('seed', {
			line: entries.length + 2,
			field: 'seed',
			reason: ending === null ? 'not revealed' : 'does not belong to the commitment',
		});
	const match = replay(record, gameOf);
	if (isRecordProblem(match)) return fail('moves', match);
	const verified = verify(text, gameOf);
	return isRecordProblem(verified) ? fail('outcome', verified) : null;
}

/** Everybody's points after each entry, from a finished record. */
export function timelineOf(text: string, gameOf: (id: string) => AnyGame | undefined): Timeline | RecordProblem {
	const record = parseRecord(text);
	if (isRecordProblem(record)) return record;
	const match = replay(record, gameOf, 0);
	if (isRecordProblem(match)) return match;
	const scores = [pointsOf(match.game, match.state)];
	for (const entry of record.entries) {
		const result = match.enter(entry);
		if (!result.accepted) return { line: entry.n + 1, field: 'move', reason: result.refusal.code };
		scores.push(pointsOf(match.game, match.state));
	}
	return { scores, outcome: match.outcome() };
}

function pointsOf(game: AnyGame, state: unknown): number[] {
	return game.breakdown(state).map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
}
