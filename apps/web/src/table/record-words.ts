import type { RecordProblem } from '@shutterbox/kernel';
import { t } from '../i18n/table.ts';

/** What of a record can be wrong and has a sentence of its own, by the field that is to blame. */
const FIELDS = ['format', 'version', 'rulesVersion', 'game', 'hash', 'seed', 'move', 'outcome', 'position'] as const;

/** What is wrong with a record, for people; its line and reason as they are stand in what the command line says. */
export function recordWords({ line, field }: RecordProblem): string {
	const known = FIELDS.find((one) => one === field);
	return known === undefined ? t('record.broken', { line }) : t(`record.broken.${known}`, { line });
}
