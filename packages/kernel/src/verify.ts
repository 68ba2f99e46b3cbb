import { commitmentOf, type Luck } from './fairness.ts';
import type { AnyGame, Emitted, GameEvent, GameMove, Outcome } from './game.ts';
import { positionHash } from './hash.ts';
import { Match, type MatchEvent } from './match.ts';
import { parseRecord } from './parse-record.ts';
import { isRecordProblem, type LogEntry, type MatchRecord, type RecordProblem } from './record.ts';
import { isRefusal, type Refusal } from './refusal.ts';

export type AnyMatch = Match<unknown, GameMove, GameEvent, object>;

/**
 * What a record claims, in the order it is checked: its lines form a chain; the seed belongs to the commitment; the rules
 * it was played by are known here (where they are not, nothing is wrong with it); every move was legal; the outcome and
 * the last position follow.
 */
type Claim = 'chain' | 'seed' | 'rules' | 'moves' | 'outcome';

export interface FailedClaim extends RecordProblem {
	readonly claim: Claim;
}

export interface Verified {
	readonly record: MatchRecord;
	readonly match: AnyMatch;
	readonly outcome: Outcome;
}

/** A match on its way through a record: after the setup, where there is no entry, or after one of its entries. */
export interface Step {
	readonly match: AnyMatch;
	readonly entry: LogEntry | null;
	readonly events: readonly Emitted<GameEvent | MatchEvent>[];
}

type GameOf = (id: string) => AnyGame | undefined;

/** Checks everything a record claims; every roll follows from the seed because every move is played again. */
export function verify(text: string, gameOf: GameOf): Verified | FailedClaim {
	const record = parseRecord(text);
	if (isRecordProblem(record)) return { claim: 'chain', ...record };
	const match = replay(record, gameOf);
	if (isRecordProblem(match)) return match;
	const { entries, ending } = record;
	const outcome = match.outcome();
	const problem = (field: string, reason: string) => failed('outcome', entries.length + 2, field, reason);
	if (outcome === null) return problem('outcome', 'the match is not over after the last move');
	if (JSON.stringify(outcome) !== JSON.stringify(ending?.outcome))
		return problem('outcome', 'the moves lead to another outcome');
	if (positionHash(match.state) !== ending?.position) return problem('position', 'the moves lead to another position');
	return { record, match, outcome };
}

/** Plays a finished record again, to entry `until` if given; what it says of its end is for `verify`. */
export function replay(record: MatchRecord, gameOf: GameOf, until?: number): AnyMatch | FailedClaim {
	let reached: Step | FailedClaim | undefined;
	for (reached of steps(record, gameOf, until));
	if (reached === undefined) throw new Error('a record has at least its setup');
	return isRecordProblem(reached) ? reached : reached.match;
}

/** Walks through a finished record: its setup, then entry by entry. A claim that fails is the last there is. */
export function* steps(
	{ header, entries, ending }: MatchRecord,
	gameOf: GameOf,
	until = entries.length,
): Generator<Step | FailedClaim, void> {
	const lastLine = entries.length + 1;
	if (ending === null) return yield failed('seed', lastLine, null, 'the record ends before the match does');
	if (commitmentOf(ending.seed) !== header.commitment)
		return yield failed('seed', lastLine + 1, 'seed', 'does not belong to the commitment in the header');
	const game = gameOf(header.game);
	if (game === undefined) return yield failed('rules', 1, 'game', `unknown game "${header.game}"`);
	const { rulesVersion } = game.meta;
	if (header.rulesVersion !== rulesVersion)
		return yield failed('rules', 1, 'rulesVersion', `${header.rulesVersion}, but these are rules ${rulesVersion}`);

	const luck: Luck = { kind: header.chance, seed: ending.seed, salts: header.salts };
	const match = Match.start(game, { seats: header.names, options: header.options, luck, created: header.created });
	if (isRefusal(match)) return yield failed('moves', 1, 'options', refusalText(match));
	yield { match, entry: null, events: match.opening };
	for (const entry of entries.slice(0, until)) {
		const result = match.enter(entry);
		if (!result.accepted) return yield failed('moves', entry.n + 1, 'move', `refused: ${refusalText(result.refusal)}`);
		yield { match, entry, events: result.events };
	}
}

function failed(claim: Claim, line: number, field: string | null, reason: string): FailedClaim {
	return { claim, line, field, reason };
}

export function refusalText({ code, rule, facts }: Refusal): string {
	const details = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
	return [code, ...(rule === null ? [] : [`(${rule})`]), ...(details.length === 0 ? [] : [details.join(', ')])].join(
		' ',
	);
}
