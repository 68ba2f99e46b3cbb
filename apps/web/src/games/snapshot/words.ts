import { type Refusal, speak } from '@shutterbox/kernel';
import { forecastWords, type Move, odds, type State, words as snapshot } from '@shutterbox/snapshot/client';
import { area } from '../../i18n/area.ts';
import { voiceOf } from '../../i18n/voice.ts';
import type { BoardProps } from '../game-ui.ts';
import { withRule } from '../with-rule.ts';

/** The words of Snapshot, and those of its board. */
export const words = area(snapshot.messages, {
	en: () => import('./messages/en.ts'),
	ru: () => import('./messages/ru.ts'),
});
export const { rich, t } = words;
export const voice = voiceOf(words);
/** What the game itself says, in the page's voice. */
export const spoken = speak(snapshot, voice);

/** Why something is not possible, with its rule, as the board shows it beside what it forbids. */
export function reason(refusal: Refusal): string {
	return withRule(snapshot.refusal(voice, refusal), refusal);
}

/** What a move would do, from what the viewer sees. */
export function forecast(seen: Pick<BoardProps<State>, 'view' | 'viewer' | 'names'>, move: Move): string {
	return forecastWords(voice, odds, seen, move);
}
