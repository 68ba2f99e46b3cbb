import type { ScoreLine, Voice } from '@shutterbox/kernel';
import { END_REASONS, SCORE_ROWS } from '../rules/scoring.ts';
import type { Key } from './names.ts';

export function scoreSource({ say }: Voice<Key>, source: string): string {
	const known = SCORE_ROWS.find((row) => row === source);
	return known === undefined ? source : say(`source.${known}`);
}

/** `so far`, `5 species`, `2 built`. */
export function scoreDetail({ say }: Voice<Key>, { facts = {} }: ScoreLine): string | null {
	if (facts.isRecorded === false) return say('detail.soFar');
	if (facts.species !== undefined) return say('detail.species', { count: Number(facts.species) });
	if (facts.built !== undefined) return say('detail.built', { count: Number(facts.built) });
	return null;
}

export function endReason({ say }: Voice<Key>, reason: string): string | null {
	const known = END_REASONS.find((each) => each === reason);
	return known === undefined ? null : say(`end.${known}`);
}
