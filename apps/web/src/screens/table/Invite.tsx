import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { RemoteMatch } from '../../match/remote.ts';
import { connection } from '../../server/session.ts';
import type { ScreenProps } from '../../shell/routes.ts';
import { RemoteTable } from '../../table/remote/RemoteTable.tsx';
import '../../table/table.css';

/** A personal invitation: whoever opens it may take the seat. */
export function Screen({ parts: { table, token } }: ScreenProps) {
	const match = useSignal<RemoteMatch | null>(null);
	useEffect(() => {
		const opened = new RemoteMatch(connection(), table);
		match.value = opened;
		return () => opened.close();
	}, [table, token]);
	return match.value && <RemoteTable key={match.value.table} match={match.value} invitation={token} />;
}
