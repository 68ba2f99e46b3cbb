import { whereabouts } from '../router.ts';
import type { ScreenProps } from '../routes.ts';
import { shelf } from '../shelf.ts';
import { TableForm } from '../table/form/TableForm.tsx';
import '../table/table.css';

/** Opens a table for friends. */
export function Screen(_: ScreenProps) {
	const wanted = new URLSearchParams(whereabouts().query).get('game');
	const game = shelf.find(({ id }) => id === wanted)?.id ?? shelf[0].id;
	return <TableForm game={game} place="net" />;
}
