import { companyOf } from '@shutterbox/bots';
import { type AnyGame, isRefusal, resolveTable } from '@shutterbox/kernel';
import type { TableView } from '@shutterbox/table';

/** What the release does about the free seats. */
export type StartChoice =
	| { readonly is: 'full' }
	/** The game can be played by those who sit: the free seats close. */
	| { readonly is: 'closing'; readonly count: number; readonly free: readonly number[] }
	/** Photographers come, the first of them as told. */
	| { readonly is: 'filling'; readonly coming: readonly string[] };

export function startChoice(game: AnyGame, { seats, options }: Pick<TableView, 'seats' | 'options'>): StartChoice {
	const free = seats.flatMap(({ kind }, seat) => (kind === 'empty' ? [seat] : []));
	if (free.length === 0) return { is: 'full' };
	const count = seats.length - free.length;
	if (!isRefusal(resolveTable(game, count, options)) && count > 1) return { is: 'closing', count, free };
	const seated = seats.flatMap(({ bot }) => (bot === null ? [] : [bot]));
	const first = companyOf(game, 1, seated);
	// As the table fills them: whoever comes first sits there when the others are looked for.
	return { is: 'filling', coming: [...first, ...companyOf(game, free.length - first.length, [...seated, ...first])] };
}
