import { area } from '../i18n/area.ts';
import type { CastKey } from './messages/en.ts';

/** What is said of the photographers, and what they say themselves. The words are here as soon as this module is. */
const words = area({
	en: () => import('./messages/en.ts'),
	ru: () => import('./messages/ru.ts'),
});
await words.load();

/** `Sits where the animal will be in an hour.` */
export function mannerOf(id: string): string {
	return words.t(`manner.${id}` as CastKey);
}

export const OCCASIONS = ['greeting', 'great', 'lucky', 'losing', 'winning'] as const;
export type Occasion = (typeof OCCASIONS)[number];

export function lineOf(id: string, occasion: Occasion): string {
	return words.t(`${occasion}.${id}` as CastKey);
}
