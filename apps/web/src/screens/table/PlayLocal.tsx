import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/table.ts';
import type { LocalMatch } from '../../match/local.ts';
import type { ScreenProps } from '../../shell/routes.ts';
import { LocalTable } from '../../table/local/LocalTable.tsx';
import { resumeLocal } from '../../table/local/open.ts';
import { Notice, Opening } from '../../table/Messages.tsx';
import { platformReason } from '../../table/reasons.ts';
import '../../table/table.css';

/** A match that this device keeps. */
export function Screen({ parts: { table } }: ScreenProps) {
	const match = useSignal<LocalMatch | null>(null);
	const refused = useSignal<string | null>(null);
	useEffect(() => {
		let isWanted = true;
		resumeLocal(table).then(
			(found) => {
				if ('refused' in found) refused.value = found.refused;
				else if (isWanted) match.value = found;
				else found.close();
			},
			() => {
				refused.value = 'NOT_KEPT';
			},
		);
		return () => {
			isWanted = false;
			match.peek()?.close();
			match.value = null;
			refused.value = null;
		};
	}, [table]);
	if (refused.value === 'OPEN_ELSEWHERE')
		return <Notice title={t('local.elsewhereTitle')}>{platformReason('OPEN_ELSEWHERE')}</Notice>;
	if (refused.value !== null) return <Notice title={t('local.goneTitle')}>{t('local.goneText')}</Notice>;
	return match.value ? <LocalTable key={table} match={match.value} /> : <Opening />;
}
