import { useSignal } from '@preact/signals';
import type { Seat } from '@shutterbox/kernel';
import { useEffect } from 'preact/hooks';
import { CoachButton } from '../../coach/CoachButton.tsx';
import { progress } from '../../coach/progress.ts';
import { t } from '../../i18n/table.ts';
import type { LocalMatch } from '../../match/local.ts';
import { usePageTitle } from '../../shell/tab.ts';
import { Button } from '../../ui/Button.tsx';
import { late } from '../../ui/late.tsx';
import { tell } from '../../ui/Toast.tsx';
import { isDrawn, liesBetween } from '../BoardRegion.tsx';
import { useGame } from '../game-kit.ts';
import { Notice, Opening } from '../Messages.tsx';
import { PassScreen } from '../PassScreen.tsx';
import { Playing } from '../Playing.tsx';
import { Finished } from '../result/index.ts';
import { usePlayAgain } from '../result/use-play-again.ts';
import '../table.css';
import { useToldNames } from '../told-names.ts';
import { useCurtain } from '../use-curtain.ts';
import { useNames } from '../use-names.ts';
import { useTurn } from '../use-turn.ts';
import { useLocalDeeds } from './use-local-deeds.ts';

const Coach = late(async () => (await import('../../coach/Coach.tsx')).Coach);

/** A match of this device: against bots, or handed from one person to the next. */
export function LocalTable({ match }: { match: LocalMatch }) {
	const known = match.known.value;
	const game = useGame(known?.table.game ?? null);
	const names = useToldNames(useNames(known?.table.seats ?? []), known?.viewer);
	/** Who is about to get the device: until their own table is here, nothing is shown. */
	const handing = useSignal<Seat | null>(null);
	const people = match.people.length > 1 && game.is === 'here' && liesBetween(game.it.ui) ? match.people : null;
	const next = game.is === 'here' && people === null ? match.next(game.it.rules) : null;
	const viewer = known?.viewer;
	useTurn(known, game.is === 'here' ? game.it : null);
	usePageTitle(game.is === 'here' ? game.it.rules.meta.title : '');
	useEffect(() => {
		if (viewer === 'spectator' && next !== null) handing.value = next;
		else if (viewer === handing.peek()) handing.value = null;
	}, [viewer, next]);
	useEffect(() => {
		if (people && viewer === 'spectator') match.take(people[0]);
	}, [people === null, viewer]);
	useEffect(() => {
		if (!match.isKept.value) tell({ text: t('local.notKept') });
	}, [match.isKept.value]);
	useEffect(() => {
		const look = () => match.setPresent(!document.hidden);
		document.addEventListener('visibilitychange', look);
		return () => document.removeEventListener('visibilitychange', look);
	}, [match]);
	const onEnd = useCurtain(known, game.is === 'here' ? game.it : null);
	const again = usePlayAgain({
		known,
		names,
		hrefOf: hereHref,
		send: (intent) => match.send(intent),
	});
	const deeds = useLocalDeeds(match);

	if (match.link.value === 'lost')
		return (
			<Notice title={t('local.brokenTitle')} actions={<Reload />}>
				{t('local.brokenText')}
			</Notice>
		);
	if (known === null || game.is !== 'here') return <Opening />;
	if (known.table.stage === 'frozen') return <Notice title={t('frozen.title')}>{t('frozen.text')}</Notice>;
	const seat = handing.value;
	if (seat !== null && known.table.stage === 'playing') {
		const Cover = (isDrawn(game.it.ui) && game.it.ui?.Cover) || null;
		return <PassScreen name={names[seat]} cover={Cover && <Cover seat={seat} />} onTake={() => match.take(seat)} />;
	}
	if (known.table.stage === 'finished' && onEnd === null)
		return (
			<Finished
				{...{ client: match, known, names }}
				kit={game.it}
				record={() => match.record()}
				replayHref={`/replay/here/${match.table}`}
				isBranch={match.isBranch}
				formHref={`/play/${known.table.game}?${match.people.length > 1 ? `pass=${match.people.length}` : 'setup'}`}
				rematch={again}
				linkHref={null}
				isShared={match.people.length > 1}
			/>
		);
	return (
		<Playing
			{...{ client: match, known, names, deeds }}
			kit={game.it}
			isAlone
			atHand={<CoachButton match={match} game={known.table.game} />}
			note={match.isCoached && <Coach {...{ match, known }} />}
			{...(match.isCoached && { lessons: lessonsOf(match.table) })}
			{...(people && { people })}
			{...(onEnd && { onEnd })}
			{...(next !== null && {
				instead: { verb: t('pass.title', { name: names[next] }), sentence: t('pass.done') },
			})}
			actions={
				next !== null && (
					<Button
						kind="main"
						onPress={() => {
							handing.value = next;
						}}
					>
						{t('pass.on', { name: names[next] })}
					</Button>
				)
			}
		/>
	);
}

/** Brings back the lessons of a match that were skipped; null while they are being told. */
function lessonsOf(table: string): (() => void) | null {
	return progress.of(table).isSkipped ? () => progress.change(table, { isSkipped: false }) : null;
}

function hereHref(table: string): string {
	return `/local/${table}`;
}

function Reload() {
	return (
		<Button kind="main" onPress={() => location.reload()}>
			{t('link.loadAgain')}
		</Button>
	);
}
