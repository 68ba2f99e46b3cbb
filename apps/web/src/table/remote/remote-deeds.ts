import { t } from '../../i18n/table.ts';
import type { Known } from '../../match/port.ts';
import { type Deed, toStart } from '../menu/deeds.ts';

/** What may be done about a table on the server: look elsewhere, and give the seat up for a while. */
export function remoteDeeds({ table, viewer }: Known, onLeave: () => void): readonly Deed[] {
	if (viewer === 'spectator') return [toStart()];
	const start = toStart(t('menu.startAbout'));
	if (table.seats[viewer].isPlayedByBot) return [start];
	return [start, { id: 'leave', icon: 'leave', title: t('menu.leave'), about: t('menu.leaveRemote'), does: onLeave }];
}
