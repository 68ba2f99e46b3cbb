import {
	type AnyGame,
	isRecordProblem,
	isRefusal,
	Match,
	parseRecord,
	refusalText,
	withNames,
} from '@shutterbox/kernel';
import { keptIn, nameOf } from '../hub/summaries.ts';
import type { FinishedMatch, Result, StoredEntry, TableWithSeats } from '../storage/data.ts';

/** Everything that is kept of one table's match. */
export interface KeptMatch {
	readonly row: TableWithSeats;
	readonly log: readonly StoredEntry[];
	readonly finished: FinishedMatch | null;
	readonly results: readonly Result[];
}

/** Where what is kept is not what the rules make of it. */
export interface Difference {
	/** The number of the entry, where it is one. */
	readonly entry: number | null;
	readonly what: string;
}

/** `foreign`: played by rules that this program does not have, so that only what needs none was looked at. */
export type Verdict = Difference | 'same' | 'foreign' | 'not begun';

type AnyMatch = Exclude<ReturnType<typeof Match.start>, { readonly code: string }>;

const different = (what: string, entry: number | null = null): Difference => ({ entry, what });

/** Plays a match again from its seed and its log, and compares all that was kept of it. */
export function replayed(game: AnyGame | undefined, kept: KeptMatch): Verdict {
	try {
		return judged(game, kept);
	} catch (error) {
		// What is kept has not the form that the server gives it.
		return different(`what is kept cannot be understood: ${error instanceof Error ? error.message : String(error)}`);
	}
}

function judged(game: AnyGame | undefined, kept: KeptMatch): Verdict {
	const { row, log } = kept;
	const { table } = keptIn(row);
	const { id, stage } = row.table;
	if (table.id !== id || table.game !== row.table.game || table.stage !== stage)
		return different(`it is kept as ${stage} ${row.table.game}, and also as ${table.stage} ${table.game}`);
	const gap = gapIn(log);
	if (gap !== null) return gap;
	if (table.started === null) return log.length === 0 ? 'not begun' : different('it has entries and has not begun', 1);
	if (game === undefined || game.meta.rulesVersion !== table.rulesVersion) return ofRecord(kept) ?? 'foreign';
	const match = started(game, kept);
	if ('what' in match) return match;
	return entered(match, log) ?? endedAlike(match, kept) ?? 'same';
}

function gapIn(log: readonly StoredEntry[]): Difference | null {
	for (const [i, { n, at }] of log.entries()) {
		if (n !== i + 1) return different('it is missing', i + 1);
		if (i > 0 && at < log[i - 1].at) return different('it is earlier than the one before', n);
	}
	return null;
}

function started(game: AnyGame, { row }: KeptMatch): AnyMatch | Difference {
	const { seating, seed, started: created } = keptIn(row).table;
	const match = Match.start(game, {
		seats: seating.occupants.map(nameOf),
		options: seating.terms.options,
		luck: { kind: 'secure', seed, salts: seating.salts },
		created: created ?? 0,
	});
	return isRefusal(match) ? different(`it cannot begin: ${refusalText(match)}`) : match;
}

function entered(match: AnyMatch, log: readonly StoredEntry[]): Difference | null {
	for (const { n, actor, at, move, by } of log) {
		const result = match.enter({ actor, at, move, ...(by === undefined ? {} : { by }) });
		if (result.accepted) continue;
		const who = actor === 'table' ? 'of the table' : `of seat ${actor}`;
		const why = match.bug === null ? refusalText(result.refusal) : `the rules broke: ${String(match.bug)}`;
		return different(`${who}, does not follow from those before: ${why}`, n);
	}
	return null;
}

function endedAlike(match: AnyMatch, kept: KeptMatch): Difference | null {
	const { row, log, finished, results } = kept;
	const { stage } = row.table;
	const { outcome: keptOutcome, table } = keptIn(row);
	const outcome = match.outcome();
	if (outcome === null)
		return stage === 'finished' ? different('it is kept as finished and is not over then', log.length) : null;
	if (stage === 'playing') return different('it is over then and kept as playing', log.length);
	if (stage !== 'finished') return null;
	if (!same(keptOutcome, outcome)) return different(`its outcome: ${shown(keptOutcome)} for ${shown(outcome)}`);
	if (finished === null) return different('it has no record; a server makes it at its next start');
	const line = firstOther(withNames(finished.record, table.seating.occupants.map(nameOf)), match.record());
	if (line !== null)
		return different(`line ${line} of its record`, line > 1 && line <= log.length + 1 ? line - 1 : null);
	if (!same((finished.ending as { outcome?: unknown }).outcome, outcome)) return different('the ending that is shown');
	if (results.length !== outcome.scores.length)
		return different(`it has ${results.length} results for ${outcome.scores.length} seats`);
	const wrong = results.find(({ seat, score }) => score !== outcome.scores[seat]);
	if (wrong === undefined) return null;
	return different(`the result of seat ${wrong.seat}: ${wrong.score} points for ${outcome.scores[wrong.seat]}`);
}

/** Without its rules a record still shows whether it was changed, and whether the log is the one it tells of. */
function ofRecord({ finished, log }: KeptMatch): Difference | null {
	if (finished === null) return null;
	const record = parseRecord(finished.record);
	if (isRecordProblem(record)) return different(`line ${record.line} of its record: ${record.reason}`);
	const { entries } = record;
	const other = log.find(({ actor, move }, i) => !same([entries[i]?.actor, entries[i]?.move], [actor, move]));
	if (other !== undefined) return different('its record has another', other.n);
	return entries.length === log.length ? null : different('it is missing', log.length + 1);
}

function firstOther(one: string, other: string): number | null {
	if (one === other) return null;
	const [a, b] = [one.split('\n'), other.split('\n')];
	return 1 + a.findIndex((line, i) => line !== b[i]) || Math.min(a.length, b.length);
}

function same(a: unknown, b: unknown): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}

function shown(outcome: { readonly scores: readonly number[] } | null): string {
	return outcome === null ? 'none' : `scores ${outcome.scores.join(' ')}`;
}
