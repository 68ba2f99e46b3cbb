import type { Refusal } from '@shutterbox/kernel';
import { words as gameWords } from '@shutterbox/photoshoot/client';
import { area } from '../../i18n/area.ts';
import { voiceOf } from '../../i18n/voice.ts';
import { platformReason } from '../../table/reasons.ts';
import { withRule } from '../with-rule.ts';

/** The words of Photoshoot and of its board. */
export const words = area(gameWords.messages, { en: () => import('./messages/en.ts') });
export const { t } = words;
export const voice = voiceOf(words);

/** Why something is not possible, with its rule, as the board shows it beside what it forbids. */
export function reason(refusal: Refusal): string {
	return withRule(gameWords.refusal(voice, refusal) ?? platformReason(refusal.code), refusal);
}
