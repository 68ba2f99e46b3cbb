import { useMemo } from 'preact/hooks';
import { language } from '../../i18n/area.ts';
import { t } from '../../i18n/table.ts';
import type { Deal } from '../../local/messages.ts';
import type { LocalMatch } from '../../match/local.ts';
import { go } from '../../shell/router.ts';
import { tell } from '../../ui/Toast.tsx';
import type { Deed } from '../menu/deeds.ts';
import { platformReason } from '../reasons.ts';
import { leaveFor } from './open.ts';

/** What may be done about a match of this device: begin anew against bots, leave it for later, or discard it. */
export function useLocalDeeds(match: LocalMatch): readonly Deed[] {
	return useMemo(() => {
		const again = async (deal: Deal) => {
			const next = await match.again(deal);
			if ('refused' in next) tell({ text: platformReason(next.refused) ?? t('reason.OTHER', { code: next.refused }) });
			else {
				leaveFor(next);
				go(`/local/${next.table}`);
			}
		};
		const discard = async () => {
			await match.discard();
			tell({ text: t('menu.discarded') });
			go('/');
		};
		const orSay = (work: Promise<void>) => {
			work.catch(() => tell({ text: t('menu.failed') }));
		};
		const start: Deed = {
			id: 'again',
			icon: 'undo',
			title: t('menu.again'),
			about: t('menu.againAbout'),
			does: [
				{ title: t('menu.sameDeal'), does: () => orSay(again('same')) },
				{ title: t('menu.newDeal'), does: () => orSay(again('new')) },
			],
		};
		return [
			...(match.people.length === 1 ? [start] : []),
			{ id: 'leave', icon: 'leave', title: t('menu.leave'), about: t('menu.leaveLocal'), does: () => go('/') },
			{
				id: 'discard',
				icon: 'trash',
				title: t('menu.discard'),
				about: t('menu.discardAbout'),
				does: [{ title: t('menu.discardNow'), isLoss: true, does: () => orSay(discard()) }],
			},
		];
	}, [match, language()]);
}
