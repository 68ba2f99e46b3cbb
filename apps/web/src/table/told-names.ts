import type { Viewer } from '@shutterbox/kernel';
import { useMemo } from 'preact/hooks';
import { language } from '../i18n/area.ts';
import { t } from '../i18n/table.ts';

/** What whoever plays alone at a device is called in the record, in any language the page has. */
const ALONE: readonly string[] = ['You', 'Вы'];

/**
 * The names as sentences tell them: they say "you" to the seat that reads, and to others "You begins" would be said of
 * somebody who is called that. For them it is a player with a number.
 */
export function toldNames(
	names: readonly string[],
	viewer: Viewer | undefined,
	words: { readonly you: string; player(number: number): string },
): readonly string[] {
	return names.map((name, seat) => {
		if (!ALONE.includes(name)) return name;
		return seat === viewer ? words.you : words.player(seat + 1);
	});
}

/** The same in the page's language; the same array while nothing changes. */
export function useToldNames(names: readonly string[], viewer: Viewer | undefined): readonly string[] {
	return useMemo(
		() => toldNames(names, viewer, { you: t('you'), player: (number) => t('form.player', { number }) }),
		[names, viewer, language()],
	);
}
