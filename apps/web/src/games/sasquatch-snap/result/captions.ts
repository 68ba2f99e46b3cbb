import { type Seat, type View, type Viewer, who } from '@shutterbox/kernel';
import { labelOf, type State } from '@shutterbox/sasquatch-snap/client';
import { list } from '../../../i18n/format.ts';
import type { Catch } from './last-catch.ts';
import { t } from './words.ts';

interface Reader {
	readonly names: readonly string[];
	readonly viewer: Viewer;
}

/** Whose picture is on the front page. */
export function headlineOf(winners: readonly Seat[], { names, viewer }: Reader): string {
	return winners.length === 1
		? t('headline', who({ names, viewer }, winners[0]))
		: t('shared', { names: list(winners.map((seat) => names[seat])) });
}

/** What stands under the photograph. */
export function captionOf(photo: Catch | null, view: View<State>, names: readonly string[]): string {
	if (photo === null) return t('noPhoto');
	const { lured, caught, alsoThere, square } = photo;
	return t(alsoThere.length > 0 ? 'captionWith' : 'caption', {
		square: labelOf(view.rules.boardSize, square),
		steps: lured.dist,
		direction: t(`way.${lured.dir}`),
		others: list(alsoThere.map((seat) => names[seat])),
		name: names[caught.owner],
	});
}
