import type { ApiProblem } from '../../server/api.ts';
import { t } from './words.ts';

/** Codes of the server that have words of their own here. */
const OWN = [
	'NO_SESSION',
	'BAD_PASSKEY',
	'BAD_CODE',
	'BAD_WEBHOOK',
	'WEBHOOKS_OFF',
	'NOT_FOUND',
	'BROKEN',
	'STOPPING',
] as const;

/** What went wrong and what to do, in one or two sentences. */
export function problemWords(problem: ApiProblem): string {
	if (problem.kind !== 'refused') return t(`problem.${problem.kind}`);
	const { code, field, retryAfter } = problem;
	if (code === 'TOO_MANY') return t('problem.TOO_MANY', { seconds: retryAfter ?? 60 });
	if (code === 'BAD_REQUEST' && field === 'name') return t('problem.name');
	if (code === 'BAD_REQUEST' && field === 'code') return t('problem.BAD_CODE');
	const own = OWN.find((each) => each === code);
	return own ? t(`problem.${own}`) : t('problem.other', { code });
}
