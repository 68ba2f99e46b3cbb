import { type Refusal, speak } from '@shutterbox/kernel';
import {
	cornerName as cornerWords,
	words as gameWords,
	refusal,
	SYMBOL_OF,
	type Tile,
} from '@shutterbox/wildlife-park/client';
import { area } from '../../i18n/area.ts';
import { voiceOf } from '../../i18n/voice.ts';
import { withRule } from '../with-rule.ts';

export { capitalised } from '@shutterbox/wildlife-park/client';

/** The words of Wildlife Park, and those of its board. */
export const words = area(gameWords.messages, {
	en: () => import('./messages/en.ts'),
	ru: () => import('./messages/ru.ts'),
});
export const { rich, t } = words;
export const voice = voiceOf(words);
/** What the game itself says, in the page's voice. */
export const spoken = speak(gameWords, voice);

const MARKS = ['♥', '▲', '■', '●', '★'];

/** What a tile carries, as one sign: parts have the roofs of their towers. */
export function markOf(tile: Tile): string {
	return MARKS[SYMBOL_OF[tile]];
}

export function cornerName(corner: number): string {
	return cornerWords(voice, corner);
}

/** Why something is not possible, with the number of the rule behind it. */
export function reason(given: Refusal): string {
	return withRule(refusal(voice, given), given);
}
