import type { Refusal } from '@shutterbox/kernel';
import { t } from '../../i18n/table.ts';
import type { GameKit } from '../game-kit.ts';
import { reasonOf } from '../reasons.ts';

/** What went wrong with a form, in words. */
export function problemOf(reason: unknown, kit: GameKit): string {
	if (typeof reason !== 'object' || reason === null || !('code' in reason)) return t('here.brokenText');
	const { code, facts = {} } = reason as Pick<Refusal, 'code'> & Partial<Refusal>;
	return reasonOf({ code, facts, rule: null }, kit);
}
