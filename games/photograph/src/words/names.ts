import type { Voice } from '@shutterbox/kernel';
import {
	type Card,
	COLORS,
	type Color,
	type ColorIndex,
	colorOf,
	isPhoto,
	knownBack,
	SUNSET,
	valueOn,
} from '../rules/components.ts';
import { type Film, fitsNext } from '../rules/film.ts';
import type { Key } from './en.ts';

// Cards, colours and films in words.

export function colorName({ say }: Voice<Key>, color: ColorIndex): string {
	return say('color', { color: COLORS[color] });
}

/** `blue 7`, `green 7–12`, `a card face down`. */
export function cardName({ say }: Voice<Key>, card: Card): string {
	if (isPhoto(card)) return say('card.photo', { color: COLORS[colorOf(card)], value: valueOn(card) });
	if (card === SUNSET) return say('card.sunset');
	const back = backShown(card);
	return back ? say('card.back', { ...back }) : say('card.blank');
}

export function cardList(voice: Voice<Key>, cards: readonly Card[]): string {
	return voice.list(cards.map((card) => cardName(voice, card)));
}

export type Band = 'low' | 'high';

/** What a back tells; null for a blank one. */
export function backShown(card: Card): { color: Color; band: Band } | null {
	const back = knownBack(card);
	return back === -1 ? null : { color: COLORS[back >> 1], band: back & 1 ? 'high' : 'low' };
}

/** `7–12`. */
export function bandName({ say }: Voice<Key>, band: Band): string {
	return say('card.band', { band });
}

/** What a film accepts next. */
export function fitName({ say }: Voice<Key>, film: Film): string {
	const fit = fitsNext(film);
	switch (fit.type) {
		case 'any':
			return film.length === 0 ? `${say('fits.any')} ${say('fits.starts')}` : say('fits.anyNext');
		case 'above':
		case 'below':
			return say(`fits.${fit.type}`, { value: fit.value });
		case 'values':
			return say('fits.values', { values: fit.values.join(', ') });
		case 'none':
			return say('fits.none');
	}
}

/** With a real minus sign. */
export function minus(points: number): string {
	return points < 0 ? `−${-points}` : String(points);
}
