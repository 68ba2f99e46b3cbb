import { t } from '../../i18n/table.ts';
import { platformReason } from '../reasons.ts';

/** What went wrong with a form, in words. */
export function problemOf(reason: unknown): string {
	if (typeof reason !== 'object' || reason === null || !('code' in reason)) return t('here.brokenText');
	const { code, facts } = reason as { code: string; facts?: Readonly<Record<string, unknown>> };
	return platformReason(code, facts) ?? t('reason.OTHER', { code });
}
