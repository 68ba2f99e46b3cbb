import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { botName } from '../../cast/bot-names.ts';
import { listing } from '../../games/listing.ts';
import { isolated } from '../../i18n/isolated.ts';
import { paceWords } from '../../i18n/pace-words.ts';
import { t as shellT } from '../../i18n/shell.ts';
import { t } from '../../i18n/table.ts';
import { connection } from '../../server/session.ts';
import { Footer } from '../../shell/Footer.tsx';
import type { ScreenProps } from '../../shell/routes.ts';
import { usePageTitle } from '../../shell/tab.ts';
import { LinkNote } from '../../table/LinkNote.tsx';
import { type LobbyTable, lobbyAfter } from '../../table/remote/lobby.ts';
import { Button } from '../../ui/Button.tsx';
import { type OpenTable, OpenTables } from './OpenTables.tsx';
import '../../table/table.css';
import '../../table/remote/gathering.css';

/** All public tables as they change: those with a free seat, and those to watch. */
export function Screen(_: ScreenProps) {
	usePageTitle(shellT('lobby.title'));
	const tables = useSignal<readonly LobbyTable[]>([]);
	const page = connection();
	useEffect(() => {
		page.start();
		return page.followLobby((message) => {
			tables.value = lobbyAfter(tables.peek(), message);
		});
	}, []);
	const open = tables.value.filter(({ stage }) => stage === 'gathering');
	const running = tables.value.filter(({ stage, allowsSpectators }) => stage === 'playing' && allowsSpectators);
	return (
		<>
			<div class="page wrap">
				<h1>{shellT('lobby.title')}</h1>
				<p class="lead">{shellT('lobby.lead')}</p>
				<div class="actions">
					<Button kind="main" icon="plus" href="/tables/new">
						{shellT('home.openTable')}
					</Button>
				</div>
				<LinkNote connection={page} />
				<div class="lobby">
					<OpenTables tables={open.map(rowOf)} bare />
					{running.length > 0 && (
						<section aria-labelledby="running">
							<h2 id="running">{t('lobby.running')}</h2>
							<ul class="panel rows">
								{running.map((table) => (
									<li class="match-row running" key={table.id}>
										<span class="what">
											<b>{titleOf(table)}</b>
											<small>
												{table.seats
													.map(({ kind, name }) => (kind === 'bot' ? botName(name) : isolated(name)))
													.join(', ')}
											</small>
										</span>
										<Button small href={`/tables/${table.id}`}>
											{t('lobby.watch')}
											<span class="aloud">: {titleOf(table)}</span>
										</Button>
									</li>
								))}
							</ul>
						</section>
					)}
				</div>
			</div>
			<Footer />
		</>
	);
}

function rowOf(table: LobbyTable): OpenTable {
	const parts = [
		table.hostName === null ? t('lobby.table') : t('lobby.hosted', { name: table.hostName }),
		paceWords(table.pace),
		...(table.isRated ? [t('lobby.rated')] : []),
	];
	return {
		id: table.id,
		game: table.game,
		detail: parts.join(', '),
		taken: table.seats.filter(({ kind }) => kind !== 'empty').length,
		seats: table.seats.length,
		href: `/tables/${table.id}`,
	};
}

function titleOf({ game }: LobbyTable): string {
	return listing.find(({ id }) => id === game)?.title ?? game;
}
