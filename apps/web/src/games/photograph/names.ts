/** Cards, colours and films in the page's words. */
import {
	type Card,
	COLORS,
	type ColorIndex,
	directionName,
	minus,
	sharpCount,
	bandName as wordsOfBand,
	cardName as wordsOfCard,
	colorName as wordsOfColor,
	fitName as wordsOfFit,
	foreseenWords as wordsOfForecast,
} from '@shutterbox/photograph/client';
import type { Preview } from './draft.ts';
import { t, voice } from './words.ts';

export { backShown, minus } from '@shutterbox/photograph/client';

export const colorName = (color: ColorIndex) => wordsOfColor(voice, color);
export const bandName = (band: 'low' | 'high') => wordsOfBand(voice, band);
export const fitName = (film: readonly number[]) => wordsOfFit(voice, film);
export const foreseenWords = (foreseen: Preview) => wordsOfForecast(voice, foreseen);

/** `blue 7`, `green 7–12`, `a card face down`; with a title also what the picture shows. */
export function cardName(card: Card, title?: string | null): string {
	const name = wordsOfCard(voice, card);
	return title ? `${name}, ${title}` : name;
}

/** `blue, blurred`: a card of which no more is shown. */
export function blurredName(color: ColorIndex): string {
	return t('card.blurred', { color: COLORS[color] });
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
