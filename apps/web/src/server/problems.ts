import { area } from '../i18n/area.ts';
import { date } from '../i18n/format.ts';
import type { ApiProblem, Refused } from './api.ts';

/** What a server says wherever it is asked. The words are here as soon as this module is. */
const words = area({
	en: () => import('./messages/en.ts'),
	ru: () => import('./messages/ru.ts'),
});
await words.load();
const { t } = words;

/** Codes that mean the same on every screen. */
const KNOWN = [
	'NO_SESSION',
	'BAD_PASSKEY',
	'BAD_CODE',
	'BAD_WEBHOOK',
	'WEBHOOKS_OFF',
	'NOT_FOUND',
	'BROKEN',
	'STOPPING',
	'BUSY',
	'TOO_MANY',
] as const;

/** What went wrong and what to do, in one or two sentences; `other` has the words for codes that are a screen's own. */
export function problemWords(
	problem: ApiProblem,
	other: (problem: Refused) => string = ({ code }) => t('other', { code }),
): string {
	if (problem.kind !== 'refused') return t(problem.kind);
	const { code, field, retryAfter } = problem;
	if (code === 'BANNED') return banWords(typeof problem.facts.until === 'number' ? problem.facts.until : null);
	if (code === 'BAD_REQUEST' && field === 'name') return t('name');
	if (code === 'BAD_REQUEST' && field === 'code') return t('BAD_CODE');
	return codeWords(code, retryAfter ?? undefined) ?? other(problem);
}

/** That somebody is banned, and until when. */
export function banWords(until: number | null): string {
	if (until === null) return t('BANNED_FOR_GOOD');
	return t('BANNED', { until: date(new Date(until), { dateStyle: 'long', timeStyle: 'short' }) });
}

/** The words for a code that means the same on every screen; null for any other. */
export function codeWords(code: string, seconds = 0): string | null {
	const known = KNOWN.find((each) => each === code);
	return known === undefined ? null : t(known, { seconds });
}
