import type { BySeat, Outcome, ScoreLine } from '@shutterbox/kernel';
import { COOP_ROUNDS, OBJECTIVE_POINTS, PHOTO_ROUNDS, TARGET } from './components.ts';
import { isCoop, type State, type Team, teamOf } from './state.ts';

// End of the match and its result: PST-66, 67.

export const END_REASONS = ['reached25', 'roundCap', 'coopWon', 'coopLost'] as const;
type EndReason = (typeof END_REASONS)[number];

/** Whether no round follows this one, by the points counted so far. */
export function isLastRound(state: State): boolean {
	if (isCoop(state)) return state.round >= COOP_ROUNDS;
	return state.round % 2 === 0 && (hasReachedTarget(state) || state.round >= 2 * PHOTO_ROUNDS);
}

function hasReachedTarget({ scores }: State): boolean {
	return scores.some((score) => score >= TARGET);
}

function endReason(state: State): EndReason {
	if (isCoop(state)) return hasReachedTarget(state) ? 'coopWon' : 'coopLost';
	return hasReachedTarget(state) ? 'reached25' : 'roundCap';
}

/** A seat has its team's score and place. PST-67: a lost cooperative match has no winner, every place is 2. */
export function outcome(state: State): Outcome | null {
	if (state.phase !== 'over') return null;
	const teams = bySeat(state);
	const scores = teams.map((team) => state.scores[team]);
	const reason = endReason(state);
	const places = scores.map((own) => (reason === 'coopLost' ? 2 : 1 + scores.filter((other) => other > own).length));
	return { reason, scores, places };
}

/** Finished rounds only, as points are counted at the end of a round. Every seat gets its team's lines. */
export function breakdown(state: State): BySeat<readonly ScoreLine[]> {
	const lines = ([0, 1] as const).map((team) => linesOf(state, team));
	return bySeat(state).map((team) => lines[team]);
}

function linesOf(state: State, team: Team): ScoreLine[] {
	const [photos, tokens] = [state.photosScored[team], state.tokensScored[team]];
	const objectives = { source: 'objectives', points: OBJECTIVE_POINTS * photos, facts: { objectives: photos } };
	if (!isCoop(state)) return [objectives, { source: 'calls', points: tokens, facts: { tokens } }];
	// PST-67: what the marker did not go below the first space.
	const floor = state.scores[team] - OBJECTIVE_POINTS * photos + tokens;
	return [objectives, { source: 'mistakes', points: -tokens, facts: { tokens } }, { source: 'floor', points: floor }];
}

function bySeat(state: State): Team[] {
	return Array.from({ length: state.seats }, (_, seat) => teamOf(state, seat));
}
