import { type Reader, type Refusal, type Seat, speak, who } from '@shutterbox/kernel';
import {
	forecast,
	forecastWords,
	type Move,
	object,
	ownTile,
	type State,
	words as sasquatchSnap,
	type TileType,
} from '@shutterbox/sasquatch-snap/client';
import { area } from '../../i18n/area.ts';
import { voiceOf } from '../../i18n/voice.ts';
import { withRule } from '../with-rule.ts';
import { isBeyond } from './board/beyond.ts';
import type { Told } from './squares.ts';

/** The words of Sasquatch Snap!, and those of its boards. */
export const words = area(sasquatchSnap.messages, {
	en: () => import('./messages/en.ts'),
	ru: () => import('./messages/ru.ts'),
});
export const { rich, t } = words;
export const voice = voiceOf(words);
/** What the game itself says, in the page's voice. */
export const spoken = speak(sasquatchSnap, voice);

/** Why something is not possible, with its rule, as the board shows it beside what it forbids. */
export function reason(refusal: Refusal): string {
	return withRule(sasquatchSnap.refusal(voice, refusal), refusal);
}

/** Why a press did nothing: in the game's words, or the board's where no move was meant. */
export function refused(refusal: Refusal): string | null {
	return isBeyond(refusal.code) ? t(`refusal.${refusal.code}`) : spoken.refusal(refusal);
}

/** What would come of a move, as the viewer sees the forest. */
export function foreseen(view: State, seat: Seat, move: Move, reader: Reader): string {
	return forecastWords(voice, forecast(view, seat, move), { view, seat, move, reader });
}

/** Beginning a label. */
export function capitalised(text: string): string {
	return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Whose trap it is, of which kind, and what it takes. */
export function claimWords(reader: Reader, seat: Seat, tile: TileType, toll: number): string {
	return t('detail.claim', { ...who(reader, seat), tile: t(`tile.${tile}`), toll });
}

/** What is on a square. */
export function squareWords(told: Told, reader: Reader, isAimed = false): string {
	return [
		...(told.hasSasquatch ? [t('forest.sasquatch')] : []),
		...told.journalists.map((seat) => t('forest.journalist', { who: object(voice, reader, seat) })),
		...(told.tile ? [ownTile(voice, reader, told.tile.owner, told.tile.type)] : []),
		...told.arms.map((seat) => t('forest.arm', who(reader, seat))),
		...(told.isLair ? [t('forest.lair')] : []),
		...(told.line ? [t('forest.line', { direction: t(`direction.${told.line}`) })] : []),
		...(isAimed ? [t('forest.aim')] : []),
	].join(', ');
}
