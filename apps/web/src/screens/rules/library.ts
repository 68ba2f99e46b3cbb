import type { Language } from '../../i18n/area.ts';
import type { Rulebook } from './book.ts';

/** The rule books of all games, each a chunk of its own: `RULES.md` in English, `RULES.ru.md` in Russian. */
const BOOKS = import.meta.glob<{ readonly book: Rulebook }>('../../../../../games/*/RULES*.md', { query: '?rules' });

/** A book in the language asked for, or in English where it has not been written in it yet. */
export async function bring(game: string, language: Language): Promise<{ book: Rulebook; written: Language } | null> {
	const english = BOOKS[fileOf(game, 'RULES.md')];
	const own = language === 'en' ? english : BOOKS[fileOf(game, `RULES.${language}.md`)];
	if (english === undefined) return null;
	return { book: (await (own ?? english)()).book, written: own ? language : 'en' };
}

function fileOf(game: string, name: string): string {
	return `../../../../../games/${game}/${name}`;
}
