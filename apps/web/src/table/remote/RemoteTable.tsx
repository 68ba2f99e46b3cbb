import { useSignal } from '@preact/signals';
import { t } from '../../i18n/table.ts';
import type { RemoteMatch } from '../../match/remote.ts';
import { ask } from '../../server/api.ts';
import { usePageTitle } from '../../shell/tab.ts';
import { Button } from '../../ui/Button.tsx';
import { Chat } from '../Chat.tsx';
import { useGame } from '../game-kit.ts';
import { LinkNote } from '../LinkNote.tsx';
import { Notice, Opening } from '../Messages.tsx';
import { Playing } from '../Playing.tsx';
import { namesToReport } from '../report/people.ts';
import { ReportDialog, type Reported } from '../report/ReportDialog.tsx';
import { Finished } from '../result/index.ts';
import { usePlayAgain } from '../result/use-play-again.ts';
import '../table.css';
import { useCurtain } from '../use-curtain.ts';
import { useNames } from '../use-names.ts';
import { useTurn } from '../use-turn.ts';
import { Gathering } from './Gathering.tsx';
import { Left } from './Left.tsx';
import { Presence } from './Presence.tsx';
import { remoteDeeds } from './remote-deeds.ts';

/** A table on the server, at whatever stage it is. */
export function RemoteTable({ match, invitation }: { match: RemoteMatch; invitation?: string }) {
	const known = match.known.value;
	const game = useGame(known?.table.game ?? null);
	const names = useNames(known?.table.seats ?? []);
	useTurn(known, game.is === 'here' ? game.it : null);
	const onEnd = useCurtain(known, game.is === 'here' ? game.it : null);
	const again = usePlayAgain({ known, names, hrefOf, send: (intent) => match.send(intent) });
	const title = game.is === 'here' ? game.it.rules.meta.title : '';
	usePageTitle(again?.said ? `${again.said} · ${title}` : title);
	const hasLeft = useSignal(false);
	const asksToLeave = useSignal(false);
	const reported = useSignal<readonly Reported[]>([]);
	const note = <LinkNote connection={match.connection} />;

	if (match.link.value === 'gone')
		return (
			<Notice title={t('gone.title')} actions={<Button href="/lobby">{t('go.lobby')}</Button>}>
				{t('gone.text')}
			</Notice>
		);
	if (known === null || game.is === 'coming')
		return (
			<>
				<Opening />
				{note}
			</>
		);
	if (game.is === 'missing') return <Notice title={t('game.missingTitle')}>{t('game.missingText')}</Notice>;
	const { table, viewer } = known;
	const others = namesToReport(table.seats, match.connection.me.value?.id ?? null);
	if (invitation !== undefined && viewer === 'spectator' && table.stage !== 'gathering' && table.stage !== 'closed')
		return <Notice title={t('invite.title')}>{t('invite.text')}</Notice>;
	switch (onEnd === null ? table.stage : 'playing') {
		case 'gathering':
			return (
				<Gathering
					{...{ match, known, names, note }}
					kit={game.it}
					{...(invitation !== undefined && { invitation })}
					onSeated={() => history.replaceState(history.state, '', hrefOf(match.table))}
				/>
			);
		case 'closed':
			return <Notice title={t('closed.title')}>{t('closed.text')}</Notice>;
		case 'frozen':
			return <Notice title={t('frozen.title')}>{t('frozen.text')}</Notice>;
		case 'finished':
			return (
				<Finished
					{...{ client: match, known, names, note }}
					kit={game.it}
					record={() => recordOf(match.table)}
					replayHref={`/replay/${match.table}`}
					linkHref={hrefOf(match.table)}
					isBranch={false}
					formHref={viewer === 'spectator' ? null : `/tables/new?game=${table.game}`}
					rematch={again}
					chat={<Chat match={match} isOver />}
					lines={match.news}
				/>
			);
		case 'playing':
			if (hasLeft.value && viewer !== 'spectator' && table.seats[viewer].isPlayedByBot)
				return <Left {...{ match, known, names, hasLeft }} kit={game.it} />;
			return (
				<>
					<Playing
						{...{ client: match, known, names, note }}
						kit={game.it}
						isAlone={table.seats.filter(({ kind }) => kind === 'person').length < 2}
						chat={<Chat match={match} />}
						lines={match.news}
						atHand={<Presence {...{ match, known, hasLeft }} isAsking={asksToLeave} kit={game.it} />}
						deeds={remoteDeeds(known, {
							leave() {
								asksToLeave.value = true;
							},
							...(others.length > 0 && {
								report() {
									reported.value = others;
								},
							}),
						})}
						{...(onEnd && { onEnd })}
					/>
					<ReportDialog table={match.table} reported={reported} />
				</>
			);
	}
}

async function recordOf(table: string): Promise<string | null> {
	const answer = await ask('record', { params: { table } });
	return 'value' in answer ? answer.value : null;
}

function hrefOf(table: string): string {
	return `/tables/${table}`;
}
