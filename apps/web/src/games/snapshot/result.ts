import type { ScoreLine } from '@shutterbox/kernel';
import { t } from './words.ts';

const SOURCES = ['animals', 'awards', 'cover', 'article'] as const;
const REASONS = ['target', 'stall'] as const;

/** A source of points in the result's table. */
export function scoreSource({ source, facts = {} }: ScoreLine): string {
	if (source === 'article' && facts.symbols !== undefined) {
		return t('source.articleSymbols', { count: Number(facts.symbols) });
	}
	const known = SOURCES.find((each) => each === source);
	if (known === undefined) throw new Error(`the page has no words for points from ${source}`);
	return t(`source.${known}`);
}

/** Why the match ended. */
export function endReason(reason: string): string {
	const known = REASONS.find((each) => each === reason);
	if (known === undefined) throw new Error(`the page has no words for the end ${reason}`);
	return t(`end.${known}`);
}
