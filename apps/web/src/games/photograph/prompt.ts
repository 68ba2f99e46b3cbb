import type { Prompt } from '@shutterbox/kernel';
import type { Draft } from './draft.ts';
import { t } from './words.ts';

/** What the person at the board is doing with what they hold; null while they hold nothing. */
export function draftPrompt(held: Draft | null): Prompt | null {
	switch (held?.type) {
		case 'pick':
			return {
				verb: t('prompt.take', { count: held.count }),
				sentence: t('prompt.takeText', { count: held.count }),
			};
		case 'lift':
			return { verb: t('prompt.lift'), sentence: t('prompt.liftText') };
		case 'wind':
			return { verb: t('prompt.wound'), sentence: t('prompt.woundText') };
		default:
			return null;
	}
}
