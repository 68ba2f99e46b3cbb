import { paceWords } from '../../i18n/pace-words.ts';
import { t } from '../../i18n/shell.ts';
import type { Reply } from '../../server/api.ts';
import type { OpenTable } from './OpenTables.tsx';

type LobbyTable = Reply<'lobby'>[number];

/** The public tables where somebody can still sit down, the newest first. */
export function openTables(tables: readonly LobbyTable[]): readonly OpenTable[] {
	return tables
		.filter(({ stage, seats }) => stage === 'gathering' && seats.some(isFree))
		.toSorted((a, b) => b.created - a.created)
		.map(({ id, game, hostName, pace, isRated, seats }) => ({
			id,
			game,
			detail: [
				...(hostName === null ? [] : [t('tables.hosted', { name: hostName })]),
				paceWords(pace),
				...(isRated ? [t('tables.rated')] : []),
			].join(', '),
			taken: seats.filter((seat) => !isFree(seat)).length,
			seats: seats.length,
			href: `/tables/${id}`,
		}));
}

function isFree({ kind, isReserved }: LobbyTable['seats'][number]): boolean {
	return kind === 'empty' && !isReserved;
}
