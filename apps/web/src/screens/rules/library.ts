import type { Language } from '../../i18n/area.ts';
import type { Rulebook } from './book.ts';

type Load = () => Promise<{ readonly book: Rulebook }>;

/** The rule books by game and language, each a chunk of its own. Every game has an English one. */
export const LIBRARY: Readonly<Record<string, { readonly en: Load } & { readonly [L in Language]?: Load }>> = {
	photograph: {
		en: () => import('@shutterbox/photograph/RULES.md?rules'),
		ru: () => import('@shutterbox/photograph/RULES.ru.md?rules'),
	},
	snapshot: { en: () => import('@shutterbox/snapshot/RULES.md?rules') },
	'wildlife-park': { en: () => import('@shutterbox/wildlife-park/RULES.md?rules') },
	'sasquatch-snap': { en: () => import('@shutterbox/sasquatch-snap/RULES.md?rules') },
	photoshoot: { en: () => import('@shutterbox/photoshoot/RULES.md?rules') },
};

/** A book in the language asked for, or in English where it has not been written in it yet. */
export async function bring(game: string, language: Language): Promise<{ book: Rulebook; written: Language } | null> {
	if (!Object.hasOwn(LIBRARY, game)) return null;
	const shelf = LIBRARY[game];
	const own = shelf[language];
	return { book: (await (own ?? shelf.en)()).book, written: own ? language : 'en' };
}
