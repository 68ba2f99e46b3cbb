import { listing } from '../../games/listing.ts';
import type { ScreenProps } from '../../shell/routes.ts';
import { TableForm } from '../../table/form/TableForm.tsx';
import { wantedTerms } from '../../table/form/wanted-terms.ts';
import '../../table/table.css';

/** Opens a table for friends. */
export function Screen({ query }: ScreenProps) {
	const wanted = new URLSearchParams(query);
	const game = listing.find(({ id }) => id === wanted.get('game'))?.id ?? listing[0].id;
	return <TableForm game={game} place="remote" wanted={wantedTerms(wanted)} />;
}
