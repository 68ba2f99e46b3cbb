import { photographerOf, type Strength } from '@shutterbox/bots';
import { language } from '../i18n/area.ts';

/** Strength by aperture: the wider it opens, the more it sees. */
export const APERTURES: Readonly<Record<Strength, string>> = { easy: 'f/11', medium: 'f/5.6', hard: 'f/2' };

/** How strong the players of earlier tables and of measurements look; nobody has drawn their faces. */
const FACELESS: Readonly<Record<string, Strength>> = {
	random: 'easy',
	casual: 'easy',
	nearsighted: 'easy',
	beginner: 'easy',
	careful: 'easy',
	easy: 'easy',
	greedy: 'medium',
	medium: 'medium',
	hard: 'hard',
};

export function strengthOf(bot: string): Strength {
	return photographerOf(bot)?.strength ?? FACELESS[bot] ?? 'medium';
}

export function apertureOf(bot: string): string {
	return APERTURES[strengthOf(bot)];
}

/** Whether that name in a record is a bot's, and nobody's own. */
export function isBotName(name: string): boolean {
	return photographerOf(name) !== null || Object.hasOwn(FACELESS, name);
}

/** What a photographer is called in the page's language; null for players without a face. */
export function ownNameOf(bot: string): string | null {
	return photographerOf(bot)?.name[language()] ?? null;
}
