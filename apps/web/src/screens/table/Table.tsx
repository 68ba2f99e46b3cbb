import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { RemoteMatch } from '../../match/remote.ts';
import { connection } from '../../server/session.ts';
import type { ScreenProps } from '../../shell/routes.ts';
import { RemoteTable } from '../../table/remote/RemoteTable.tsx';
import '../../table/table.css';

/** A table on the server, from the first seat taken to the rematch. */
export function Screen({ parts: { table } }: ScreenProps) {
	const match = useSignal<RemoteMatch | null>(null);
	useEffect(() => {
		const opened = new RemoteMatch(connection(), table);
		match.value = opened;
		return () => opened.close();
	}, [table]);
	if (match.value === null) return null;
	return <RemoteTable key={match.value.table} match={match.value} />;
}
