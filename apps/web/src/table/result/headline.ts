import type { Outcome, Viewer } from '@shutterbox/kernel';
import type { SeatView } from '@shutterbox/table';
import { list } from '../../i18n/format.ts';
import { t } from '../../i18n/table.ts';

/** Who has won, in one line; or that it was the table. Whoever had left has lost, however a bot fared for them. */
export function headline(
	places: Outcome['places'],
	viewer: Viewer,
	names: readonly string[],
	seats: readonly Pick<SeatView, 'hasLeft'>[],
): string {
	if (viewer !== 'spectator' && seats[viewer].hasLeft) return t('result.youLeft');
	const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
	if (winners.length === 0) return t('result.lost');
	if (winners.length === names.length && winners.length > 1) return t('result.allWin');
	if (viewer !== 'spectator' && winners.includes(viewer))
		return winners.length === 1 ? t('result.youWin') : t('result.youShare');
	return t('result.wins', { names: list(winners.map((seat) => names[seat])), count: winners.length });
}
