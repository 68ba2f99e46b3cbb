import { type Refusal, speak } from '@shutterbox/kernel';
import { words as photoshoot } from '@shutterbox/photoshoot/client';
import { area } from '../../i18n/area.ts';
import { voiceOf } from '../../i18n/voice.ts';
import { platformReason } from '../../table/reasons.ts';
import { withRule } from '../with-rule.ts';

/** The words of Photoshoot, and those of its boards. */
export const words = area(photoshoot.messages, {
	en: () => import('./messages/en.ts'),
	ru: () => import('./messages/ru.ts'),
});
export const { rich, t } = words;
export const voice = voiceOf(words);
/** What the game itself says, in the page's voice. */
export const spoken = speak(photoshoot, voice);

/** Why something is not possible, with its rule, as the board shows it beside what it forbids. */
export function reason(refusal: Refusal): string {
	return withRule(photoshoot.refusal(voice, refusal) ?? platformReason(refusal.code), refusal);
}
