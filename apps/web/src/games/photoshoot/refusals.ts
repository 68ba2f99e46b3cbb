import type { Refusal } from '@shutterbox/kernel';
import type { Phase, REFUSALS } from '@shutterbox/photoshoot/client';
import { t } from './words.ts';

export type RefusalCode = keyof typeof REFUSALS;

/** Why something is not possible, in one sentence. */
export function refusal({ code, facts }: Refusal): string {
	const known = code as RefusalCode;
	switch (known) {
		case 'PST_WRONG_PHASE':
			return t(`why.phase.${facts.phase as Exclude<Phase, 'over'>}`);
		case 'PST_BAD_TARGET':
			return t(`why.target.${facts.kind as 'pet' | 'highFive' | 'shake'}`);
		default:
			return t(`why.${known}`);
	}
}

/** The same with the number of its rule, as the board shows it beside what it forbids. */
export function reason(given: Refusal): string {
	const sentence = refusal(given);
	return given.rule === null ? sentence : t('why.rule', { sentence, rule: given.rule });
}
