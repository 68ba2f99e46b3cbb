import { styleText } from 'node:util';
import {
	backOf,
	type Card,
	COLOR_LETTERS,
	COLORS,
	type ColorIndex,
	colorOf,
	isPhoto,
	knownBack,
	SUNSET,
	UNKNOWN,
	valueOn,
} from '@shutterbox/photograph/client';

const STYLES = ['blueBright', 'redBright', 'yellowBright', 'greenBright', 'yellow', 'white', 'magentaBright'] as const;

/** Colours the text for the eye; the words and letters always say the same. */
export function paint(color: ColorIndex, text: string): string {
	return styleText(STYLES[color], text);
}

export function colorName(color: ColorIndex): string {
	return paint(color, COLORS[color]);
}

export function letter(color: ColorIndex): string {
	return paint(color, COLOR_LETTERS[color]);
}

/** `low` for 1 to 6, `high` for 7 to 12. */
function band(back: number): string {
	return back & 1 ? 'high' : 'low';
}

/** `blue 7`; of a card known by its back `blue high`; of one not known at all `unknown`. */
export function cardWords(card: Card): string {
	if (isPhoto(card)) return paint(colorOf(card), `${COLORS[colorOf(card)]} ${valueOn(card)}`);
	if (card === SUNSET) return 'the sunset';
	const back = knownBack(card);
	return back === -1 ? 'unknown' : paint(back >> 1, `${COLORS[back >> 1]} ${band(back)}`);
}

/** A card lying face down: `[blue high]`. */
export function faceDown(card: Card): string {
	return card === UNKNOWN ? '[face down]' : `[${cardWords(card)}]`;
}

/** The same in short: `B7`, `B high`, `?`. */
export function cardCode(card: Card): string {
	if (isPhoto(card)) return paint(colorOf(card), `${COLOR_LETTERS[colorOf(card)]}${valueOn(card)}`);
	const back = knownBack(card);
	return back === -1 ? '?' : paint(back >> 1, `${COLOR_LETTERS[back >> 1]} ${band(back)}`);
}

/** A card of which only the back may be looked up now, whatever was once seen of it. */
export function backCode(card: Card, hasBacks: boolean): string {
	if (!isPhoto(card)) return cardCode(card);
	return hasBacks ? paint(colorOf(card), `${COLOR_LETTERS[colorOf(card)]} ${band(backOf(card))}`) : '?';
}

/** The band of a photo's back. */
export function bandOf(card: Card): string {
	return band(backOf(card));
}
