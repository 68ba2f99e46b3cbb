import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/table.ts';
import { RemoteMatch } from '../../match/remote.ts';
import { connection } from '../../server/session.ts';
import type { ScreenProps } from '../../shell/routes.ts';
import { Notice, Opening } from '../../table/Messages.tsx';
import { platformReason } from '../../table/reasons.ts';
import { RemoteTable } from '../../table/remote/RemoteTable.tsx';
import '../../table/table.css';

/** A personal invitation: whoever opens it has the seat. */
export function Screen({ parts: { table, token } }: ScreenProps) {
	const match = useSignal<RemoteMatch | null>(null);
	const refused = useSignal<string | null>(null);
	const isDone = useSignal(false);
	useEffect(() => {
		const opened = new RemoteMatch(connection(), table);
		match.value = opened;
		opened.send({ type: 'sit', invitation: token }).then((sent) => {
			if (!sent.ok && sent.refusal.code !== 'ALREADY_SEATED') refused.value = sent.refusal.code;
			// The invitation is used up: what stays in the address is the table.
			else history.replaceState(history.state, '', `/tables/${table}`);
			isDone.value = true;
		});
		return () => opened.close();
	}, [table, token]);
	if (refused.value !== null)
		return <Notice title={t('invite.title')}>{platformReason(refused.value) ?? t('invite.text')}</Notice>;
	return match.value && isDone.value ? <RemoteTable match={match.value} /> : <Opening />;
}
