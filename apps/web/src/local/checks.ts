import {
	type AnyGame,
	eventFor,
	type FailedClaim,
	isRecordProblem,
	type Outcome,
	parseRecord,
	type RecordProblem,
	steps,
	type Viewer,
	verify,
} from '@shutterbox/kernel';
import type { TableEvent } from '@shutterbox/table';
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
	// Nothing is wrong with a record of other rules: the rules it was played by can tell.
	const isOfOtherRules = failed?.claim === 'rules';
	const at = failed === null ? CLAIMS.length : CLAIMS.indexOf(failed.claim === 'rules' ? 'moves' : failed.claim);
	return CLAIMS.map((claim, i) => ({
		claim,
		result: i < at ? 'held' : i === at && !isOfOtherRules ? 'failed' : 'not reached',
		problem: i === at ? failed : null,
	}));
}

function firstFailure(
	text: string,
	commitment: string | null,
	gameOf: (id: string) => AnyGame | undefined,
): FailedClaim | (RecordProblem & { readonly claim: 'promise' }) | null {
	const record = parseRecord(text);
	if (commitment !== null && !isRecordProblem(record) && commitment !== record.header.commitment) {
		const reason = 'not the one that was published for this match';
		return { claim: 'promise', line: 1, field: 'commitment', reason };
	}
	const verified = verify(text, gameOf);
	return isRecordProblem(verified) ? verified : null;
}

/** Everybody's points after each entry, and what a viewer was told, from a finished record. */
export function timelineOf(
	text: string,
	viewer: Viewer,
	gameOf: (id: string) => AnyGame | undefined,
): Timeline | RecordProblem {
	const record = parseRecord(text);
	if (isRecordProblem(record)) return record;
	const scores: number[][] = [];
	const told: TableEvent[] = [];
	let outcome: Outcome | null = null;
	for (const step of steps(record, gameOf)) {
		if (isRecordProblem(step)) return step;
		for (const emitted of step.events) {
			const event = eventFor(emitted, viewer);
			if (event !== null) told.push({ n: scores.length, at: step.entry?.at ?? 0, event });
		}
		scores.push(pointsOf(step.match.game, step.match.state));
		outcome = step.match.outcome();
	}
	return { scores, told, outcome };
}

function pointsOf(game: AnyGame, state: unknown): number[] {
	return game.breakdown(state).map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
}
