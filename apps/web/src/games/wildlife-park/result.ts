import type { ScoreLine } from '@shutterbox/kernel';
import { SCORE_ROWS } from '@shutterbox/wildlife-park/client';
import { t } from './words.ts';

const REASONS = ['displaysEmpty', 'challengeWon', 'challengeLost'] as const;

/** A source of points in the result's table and on the score pad. */
export function scoreSource({ source, facts = {} }: ScoreLine): string {
	if (facts.isRecorded === false) return t('row.entranceSoFar');
	if (facts.species !== undefined) return t('row.animalsCount', { count: Number(facts.species) });
	if (facts.built !== undefined) return t('row.towersCount', { count: Number(facts.built) });
	const known = SCORE_ROWS.find((row) => row === source);
	if (known === undefined) throw new Error(`the page has no words for points from ${source}`);
	return t(`row.${known}`);
}

/** Why the match ended. */
export function endReason(reason: string): string {
	const known = REASONS.find((each) => each === reason);
	if (known === undefined) throw new Error(`the page has no words for the end ${reason}`);
	return t(`end.${known}`);
}
