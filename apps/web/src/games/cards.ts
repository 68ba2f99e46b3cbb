import { type Language, language } from '../i18n/area.ts';
import type { ListedGame } from './listing.ts';

/** What lists show of a game before anything of it is loaded; its cover is a picture file drawn at the build. */
export interface GameCard {
	/** Readable as text on every ground, in both themes. */
	readonly accent: { readonly light: string; readonly dark: string };
	/** What it is about, in one sentence. */
	readonly line: Readonly<Record<Language, string>>;
	/** Who made it, in other languages than the rules' own English. */
	readonly credits?: Readonly<Record<Exclude<Language, 'en'>, string>>;
}

const CARDS = import.meta.glob<GameCard>('./*/card.ts', { eager: true, import: 'card' });

function cardOf(game: string): GameCard | undefined {
	return CARDS[`./${game}/card.ts`];
}

/** What a game is about; nothing where it has no card. */
export function lineOf(game: string): string {
	return cardOf(game)?.line[language()] ?? '';
}

/** Who made a game, in the language of the page. */
export function creditsOf({ id, credits }: Pick<ListedGame, 'id' | 'credits'>): string {
	const spoken = language();
	return (spoken === 'en' ? undefined : cardOf(id)?.credits?.[spoken]) ?? credits;
}

/** A game's colour, for `--accent`; the colour of ink where it has no card. */
export function accentOf(game: string): string {
	const accent = cardOf(game)?.accent;
	return accent ? `light-dark(${accent.light}, ${accent.dark})` : 'var(--ink)';
}
