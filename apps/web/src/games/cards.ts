import { type Language, language } from '../i18n/area.ts';
import { number } from '../i18n/format.ts';
import type { ListedGame } from './listing.ts';

/** What lists show of a game before anything of it is loaded; its cover is a picture file drawn at the build. */
export interface GameCard {
	/** Readable as text on every ground, in both themes. */
	readonly accent: { readonly light: string; readonly dark: string };
	/** What it is about, in one sentence. */
	readonly line: Readonly<Record<Language, string>>;
	/** What is counted at its end, by the language's forms of plurals, where that is not points. */
	readonly unit?: Readonly<
		Record<Language, Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>>
	>;
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

/** `3 snaps`; null where points are counted. */
export function amountOf(game: string, count: number): string | null {
	const spoken = language();
	const forms = cardOf(game)?.unit?.[spoken];
	if (forms === undefined) return null;
	return `${number(count)} ${forms[new Intl.PluralRules(spoken).select(count)] ?? forms.other}`;
}

/** A game's colour, for `--accent`; the colour of ink where it has no card. */
export function accentOf(game: string): string {
	const accent = cardOf(game)?.accent;
	return accent ? `light-dark(${accent.light}, ${accent.dark})` : 'var(--ink)';
}
