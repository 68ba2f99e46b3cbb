import { listing } from '../../games/listing.ts';
import { whereabouts } from '../../shell/router.ts';
import type { ScreenProps } from '../../shell/routes.ts';
import { TableForm } from '../../table/form/TableForm.tsx';
import '../../table/table.css';

/** Opens a table for friends. */
export function Screen(_: ScreenProps) {
	const wanted = new URLSearchParams(whereabouts().query).get('game');
	const game = listing.find(({ id }) => id === wanted)?.id ?? listing[0].id;
	return <TableForm game={game} place="remote" />;
}
