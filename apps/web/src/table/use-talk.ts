import type { AnyGame } from '@shutterbox/kernel';
import type { TableView } from '@shutterbox/table';
import { drawings } from '../board/drawings.ts';
import type { Occasion } from '../cast/words.ts';
import { settings } from '../settings/settings.ts';

/** The lines of the photographers; they come late. */
const cast = drawings(() => import('../cast/words.ts'));

/**
 * How a photographer says something at this table; null where nobody wants to hear it, where the rules mind who talks, and
 * until the words are here.
 */
export function useTalk(
	{ talk }: Pick<AnyGame, 'talk'>,
	{ seats }: Pick<TableView, 'seats'>,
): ((bot: string, occasion: Occasion) => string) | null {
	cast.use();
	const isWanted = settings.read().photographersTalk && talk === undefined && seats.some(({ bot }) => bot !== null);
	return isWanted ? (cast.art.value?.lineOf ?? null) : null;
}
