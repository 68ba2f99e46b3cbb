import { styleText } from 'node:util';
import type { Voice } from '@shutterbox/kernel';
import {
	backShown,
	bandName,
	type Card,
	COLOR_LETTERS,
	COLORS,
	type ColorIndex,
	colorOf,
	isPhoto,
	type Key,
	valueOn,
} from '@shutterbox/photograph/client';
import type { BoardKey } from './en.ts';

/** The voice of the board: the game's words, and the labels that only a terminal needs. */
export type BoardVoice = Voice<Key | BoardKey>;

const STYLES = ['blueBright', 'redBright', 'yellowBright', 'greenBright', 'yellow', 'white', 'magentaBright'] as const;

/** Colours the text for the eye; the words and letters always say the same. */
export function paint(color: ColorIndex, text: string): string {
	return styleText(STYLES[color], text);
}

const PAINTED: readonly string[] = ['color', 'card.photo', 'card.back', 'hand.color'] satisfies (Key | BoardKey)[];

/** The same voice with cards and colours in their colours, wherever it names them. */
export function painted(voice: Voice): Voice {
	return {
		...voice,
		say(key, facts) {
			const text = voice.say(key, facts);
			return PAINTED.includes(key) ? paint(COLORS.indexOf(facts?.color as (typeof COLORS)[number]), text) : text;
		},
	};
}

export function letter(color: ColorIndex): string {
	return paint(color, COLOR_LETTERS[color]);
}

/** A card in short: `B7`, `B 7–12`, `?`. */
export function cardCode(voice: BoardVoice, card: Card): string {
	if (isPhoto(card)) return paint(colorOf(card), `${COLOR_LETTERS[colorOf(card)]}${valueOn(card)}`);
	const back = backShown(card);
	if (back === null) return '?';
	const color = COLORS.indexOf(back.color);
	return paint(color, `${COLOR_LETTERS[color]} ${bandName(voice, back.band)}`);
}
