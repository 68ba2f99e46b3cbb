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
import { Finished } from '../result/Finished.tsx';
import '../table.css';
import { useCurtain } from '../use-curtain.ts';
import { useNames } from '../use-names.ts';
import { useRematch } from '../use-rematch.ts';
import { useTurn } from '../use-turn.ts';
import { Gathering } from './Gathering.tsx';
import { Presence } from './Presence.tsx';

/** A table on the server, at whatever stage it is. */
export function RemoteTable({ match }: { match: RemoteMatch }) {
	const known = match.known.value;
	const game = useGame(known?.table.game ?? null);
	const names = useNames(known?.table.seats ?? []);
	useTurn(known, game.is === 'here' ? game.it : null);
	usePageTitle(game.is === 'here' ? game.it.rules.meta.title : '');
	const onEnd = useCurtain(known, game.is === 'here' ? game.it : null);
	useRematch(known, hrefOf);
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
	switch (onEnd === null ? table.stage : 'playing') {
		case 'gathering':
			return <Gathering {...{ match, known, names, note }} kit={game.it} />;
		case 'closed':
			return <Notice title={t('closed.title')}>{t('closed.text')}</Notice>;
		case 'frozen':
			return <Notice title={t('frozen.title')}>{t('frozen.text')}</Notice>;
		case 'finished': {
			const wants = viewer !== 'spectator' && table.rematch.agreed.includes(viewer);
			const waiting = table.seats.flatMap(({ kind }, seat) =>
				kind === 'person' && !table.rematch.agreed.includes(seat) ? [names[seat]] : [],
			);
			return (
				<Finished
					{...{ client: match, known, names }}
					kit={game.it}
					record={() => recordOf(match.table)}
					replayHref={`/replay/${match.table}`}
					isBranch={false}
					rematch={
						viewer === 'spectator'
							? null
							: {
									isWanted: wants,
									...(table.rematch.table === null ? {} : { href: hrefOf(table.rematch.table) }),
									...(wants && waiting.length > 0 ? { waitingFor: waiting.join(', ') } : {}),
									onToggle: () => match.send({ type: 'rematch', agrees: !wants }),
								}
					}
				/>
			);
		}
		case 'playing':
			return (
				<Playing
					{...{ client: match, known, names, note }}
					kit={game.it}
					isAlone={table.seats.filter(({ kind }) => kind === 'person').length < 2}
					chat={<Chat match={match} />}
					menu={<Presence {...{ match, known }} kit={game.it} />}
					{...(onEnd && { onEnd })}
				/>
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
