/** Cards, colours and films in words. */
import {
	backOf,
	type Card,
	COLORS,
	type ColorIndex,
	cardWithBack,
	colorOf,
	isPhoto,
	knownBack,
	SUNSET,
	UNKNOWN,
	valueOn,
} from '@shutterbox/photograph/rules/components';
import { directionName, sharpCount } from '@shutterbox/photograph/rules/film';
import { cardIn, type HandSlot } from '@shutterbox/photograph/rules/state';
import { list } from '../../i18n/format.ts';
import { type Fit, fitsNext } from './draft.ts';
import { t } from './words.ts';

export function colorName(color: ColorIndex): string {
	return t('color', { color: COLORS[color] });
}

/** `blue 7`, `green, 7–12`, `a card face down`; with a title also what the picture shows. */
export function cardName(card: Card, title?: string | null): string {
	if (isPhoto(card)) {
		const values = { color: COLORS[colorOf(card)], value: valueOn(card) };
		return title ? t('card.titled', { ...values, title }) : t('card.photo', values);
	}
	if (card === SUNSET) return t('card.sunset');
	const back = backShown(card);
	return back ? t('card.back', { color: back.suit, band: back.band }) : t('card.blank');
}

/** What a back tells; null for a blank one. */
export function backShown(card: Card): { suit: (typeof COLORS)[number]; band: 'low' | 'high' } | null {
	const back = knownBack(card);
	return back === -1 ? null : { suit: COLORS[back >> 1], band: back & 1 ? 'high' : 'low' };
}

/** A card of another hand as it lies there: its back, even if everybody saw it taken (R-21). */
export function faceDown(slot: HandSlot, informativeBacks: boolean): Card {
	const card = cardIn(slot);
	if (!isPhoto(card)) return card;
	return informativeBacks ? cardWithBack(backOf(card)) : UNKNOWN;
}

/** `7, 9, blurred; rising`. Values of blurred frames only where the table helps the memory (R-21). */
export function filmName(film: readonly number[], recall: boolean): string {
	if (film.length === 0) return t('films.none');
	const frames = film.map((value) => {
		if (value > 0) return t('films.sharp', { value });
		return recall ? t('films.recall', { value: -value }) : t('films.blur');
	});
	const direction = directionName(film);
	return direction === null ? frames.join(', ') : `${frames.join(', ')}; ${t(`films.${direction}`)}`;
}

export function fitName(film: readonly number[]): string {
	const fit: Fit = fitsNext(film);
	switch (fit.type) {
		case 'any':
			return film.length === 0 ? `${t('fits.any')} ${t('fits.starts')}` : t('fits.anyNext');
		case 'above':
		case 'below':
			return t(`fits.${fit.type}`, { value: fit.value });
		case 'values':
			return t('fits.values', { values: fit.values.join(', ') });
		case 'none':
			return t('fits.none');
	}
}

/** Who has the good shot of a colour, or how far it is. */
export function goodShotName(
	owner: number,
	{ seat, film, needs, names }: { seat: number; film: readonly number[]; needs: number; names: readonly string[] },
): string {
	if (owner === seat) return t('shot.yours');
	if (owner >= 0) return t('shot.theirs', { name: names[owner] });
	return t('shot.open', { have: sharpCount(film), needs });
}

export function signed(points: number): string {
	return points > 0 ? `+${points}` : minus(points);
}

/** With a real minus sign. */
export function minus(points: number): string {
	return points < 0 ? `−${-points}` : String(points);
}

export function cardList(cards: readonly Card[]): string {
	return list(cards.map((card) => cardName(card)));
}
