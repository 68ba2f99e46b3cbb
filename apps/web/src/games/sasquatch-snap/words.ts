import type { Reader, Refusal, Seat } from '@shutterbox/kernel';
import {
	forecast,
	forecastWords,
	type Move,
	type State,
	words as sasquatchSnap,
} from '@shutterbox/sasquatch-snap/client';
import { area } from '../../i18n/area.ts';
import { voiceOf } from '../../i18n/voice.ts';
import { withRule } from '../with-rule.ts';

/** The words of Sasquatch Snap!, and those of its boards. */
export const words = area(sasquatchSnap.messages, { en: () => import('./messages/en.ts') });
export const { t } = words;
export const voice = voiceOf(words);

/** Why something is not possible, with its rule, as the board shows it beside what it forbids. */
export function reason(refusal: Refusal): string {
	return withRule(sasquatchSnap.refusal(voice, refusal), refusal);
}

/** What would come of a move, as the viewer sees the forest. */
export function foreseen(view: State, seat: Seat, move: Move, reader: Reader): string {
	return forecastWords(voice, forecast(view, seat, move), { view, seat, move, reader });
}

/** Beginning a label. */
export function capitalised(text: string): string {
	return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
