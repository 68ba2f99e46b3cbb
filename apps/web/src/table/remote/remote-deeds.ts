import { t } from '../../i18n/table.ts';
import type { Known } from '../../match/port.ts';
import { type Deed, toStart } from '../menu/deeds.ts';

/** What may be done about a table on the server: report a name, look elsewhere, and give the seat up for a while. */
export function remoteDeeds({ table, viewer }: Known, doing: { leave(): void; report?(): void }): readonly Deed[] {
	const { report } = doing;
	const about = { title: t('report.menu'), about: t('report.menuAbout') };
	const complain: readonly Deed[] = report ? [{ id: 'report', icon: 'flag', ...about, does: report }] : [];
	if (viewer === 'spectator') return [...complain, toStart()];
	const start = toStart(t('menu.startAbout'));
	if (table.seats[viewer].isPlayedByBot) return [...complain, start];
	const leave = { title: t('menu.leave'), about: t('menu.leaveRemote'), does: () => doing.leave() };
	return [...complain, start, { id: 'leave', icon: 'leave', ...leave }];
}
