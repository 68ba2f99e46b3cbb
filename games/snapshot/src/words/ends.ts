import type { ScoreLine, Voice } from '@shutterbox/kernel';
import { END_REASONS } from '../rules/scoring.ts';
import type { Key } from './phrases.ts';

/** Why the match ended. */
export function endReason({ say }: Voice<Key>, reason: string): string | null {
	const known = END_REASONS.find((each) => each === reason);
	return known === undefined ? null : say(`end.${known}`);
}

const SOURCES = ['animals', 'awards', 'cover', 'article'] as const;

/** A source of points in the result's table. */
export function scoreSource({ say }: Voice<Key>, source: string): string {
	const known = SOURCES.find((each) => each === source);
	return known === undefined ? source : say(`source.${known}`);
}

/** The symbols that an article was found to have. */
export function scoreDetail({ say }: Voice<Key>, { facts = {} }: ScoreLine): string | null {
	return facts.symbols === undefined ? null : say('symbols', { count: Number(facts.symbols) });
}
