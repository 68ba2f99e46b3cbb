import { titleOf } from '../../games/game-words.ts';
import { t } from '../../i18n/shell.ts';
import { Button } from '../../ui/Button.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import '../../styles/lists.css';

/** A table that waits for people. */
export interface OpenTable {
	readonly id: string;
	readonly game: string;
	/** Whose it is and how it is played: `Hana’s table, hourglass, level 2`. */
	readonly detail: string;
	readonly taken: number;
	readonly seats: number;
	readonly href: string;
}

interface Props {
	tables: readonly OpenTable[];
	/** Without a heading on a page that is about tables anyway. */
	bare?: boolean;
	/** No server answers, so nobody knows of any table. */
	away?: boolean;
}

/** Tables where a seat is free. */
export function OpenTables({ tables, bare, away }: Props) {
	return (
		<section aria-label={t('tables.title')} class="open-tables">
			{!bare && (
				<div class="list-head">
					<h2>{t('tables.title')}</h2>
					{tables.length > 0 && <a href="/lobby">{t('tables.all', { count: tables.length })}</a>}
				</div>
			)}
			{away && (
				<div class="panel">
					<EmptyState title={t('tables.away')}>{t('tables.awayText')}</EmptyState>
				</div>
			)}
			{!away && tables.length === 0 && (
				<div class="panel">
					<EmptyState
						title={t('tables.none')}
						{...(!bare && {
							actions: (
								<Button icon="plus" href="/tables/new">
									{t('home.openTable')}
								</Button>
							),
						})}
					>
						{t('tables.invite')}
					</EmptyState>
				</div>
			)}
			{!away && tables.length > 0 && (
				<ul class="panel rows">
					{tables.map((table) => (
						<Row key={table.id} table={table} />
					))}
				</ul>
			)}
		</section>
	);
}

function Row({ table: { game, detail, taken, seats, href } }: { table: OpenTable }) {
	const title = titleOf(game);
	return (
		<li class="match-row">
			<span class="thumb">
				<Cover game={game} view="small" />
			</span>
			<span class="what">
				<b>{title}</b>
				<small>{detail}</small>
			</span>
			<span class="seats" role="img" aria-label={t('tables.seats', { taken, seats })}>
				{Array.from({ length: seats }, (_, i) => (
					<i key={i} class={i < taken ? 'taken' : undefined} />
				))}
			</span>
			<Button small href={href}>
				{t('tables.sit')}
				<span class="aloud">
					: {title}, {detail}
				</span>
			</Button>
		</li>
	);
}
