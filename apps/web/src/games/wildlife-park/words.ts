import type { Refusal } from '@shutterbox/kernel';
import { words as gameWords, refusal, SYMBOL_OF, type Tile } from '@shutterbox/wildlife-park/client';
import { area } from '../../i18n/area.ts';
import { voiceOf } from '../../i18n/voice.ts';
import { withRule } from '../with-rule.ts';

/** The words of Wildlife Park, and those of its board. */
export const words = area(gameWords.messages, { en: () => import('./messages/en.ts') });
export const { t } = words;
export const voice = voiceOf(words);

const MARKS = ['♥', '▲', '■', '●', '★'];

/** What a tile carries, as one sign: parts have the roofs of their towers. */
export function markOf(tile: Tile): string {
	return MARKS[SYMBOL_OF[tile]];
}

export function cornerName(corner: number): string {
	return t(`corner.${corner as 0 | 1 | 2 | 3 | 4 | 5}`);
}

/** Beginning a sentence. */
export function capitalised(text: string): string {
	return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Why something is not possible, with the number of the rule behind it. */
export function reason(given: Refusal): string {
	return withRule(refusal(voice, given), given);
}
