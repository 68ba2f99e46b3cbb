import type { Outcome, ScoreLine, Seat } from '@shutterbox/kernel';
import { articlePrestige, COVER_PRESTIGE, hasCover, symbolsIn } from './assignments.ts';
import { AWARD_PRESTIGE } from './awards.ts';
import { PRESTIGE, UNKNOWN } from './components.ts';
import type { State } from './state.ts';

// Scoring and end: SNP-59 to SNP-64.

export interface ScoreSheet {
	readonly animals: number;
	readonly awards: number;
	readonly cover: number;
	readonly symbols: number;
	readonly article: number;
	readonly total: number;
	/** Break ties, and nothing else (SNP-63). */
	readonly tokens: number;
}

/** What a seat would score if the match ended now; an assignment that is not known counts nothing. */
export function scoreSheet(state: State, seat: Seat): ScoreSheet {
	const photos = state.photos[seat];
	const assignment = state.assignments[seat];
	const isKnown = assignment !== UNKNOWN;
	let animals = 0;
	for (const animal of photos) animals += PRESTIGE[animal];
	let awards = 0;
	for (let award = 0; award < state.awards.length; award++) {
		if (state.awards[award] === seat) awards += AWARD_PRESTIGE[award];
	}
	const cover = isKnown && hasCover(assignment, photos) ? COVER_PRESTIGE : 0;
	const symbols = isKnown ? symbolsIn(assignment, photos) : 0;
	const article = articlePrestige(symbols);
	const total = animals + awards + cover + article;
	return { animals, awards, cover, symbols, article, total, tokens: state.tokens[seat] };
}

export function scoreSheets(state: State): ScoreSheet[] {
	return state.photos.map((_, seat) => scoreSheet(state, seat));
}

/** SNP-64: most prestige, then most tokens, then shared. */
export function places(sheets: readonly ScoreSheet[]): number[] {
	const isAhead = (a: ScoreSheet, b: ScoreSheet) => (a.total - b.total || a.tokens - b.tokens) > 0;
	return sheets.map((own) => 1 + sheets.filter((other) => isAhead(other, own)).length);
}

export const END_REASONS = ['target', 'stall'] as const;

/** A round that is final has just seen a photo, so it cannot be the end of a stall as well. */
export function endReason({ finalRound }: State): (typeof END_REASONS)[number] {
	return finalRound ? 'target' : 'stall';
}

export function outcome(state: State): Outcome | null {
	if (state.phase !== 'over') return null;
	const sheets = scoreSheets(state);
	return { reason: endReason(state), scores: sheets.map(({ total }) => total), places: places(sheets) };
}

export function breakdown(state: State): ScoreLine[][] {
	return scoreSheets(state).map(({ animals, awards, cover, symbols, article }) => [
		{ source: 'animals', points: animals },
		{ source: 'awards', points: awards },
		{ source: 'cover', points: cover },
		{ source: 'article', points: article, facts: { symbols } },
	]);
}
