import { useSignal } from '@preact/signals';
import { isRealTime } from '@shutterbox/kernel';
import { useMemo } from 'preact/hooks';
import { accentOf } from '../../games/cards.ts';
import { t } from '../../i18n/table.ts';
import type { ReplayMatch } from '../../match/replay.ts';
import { usePageTitle } from '../../shell/tab.ts';
import { Dialog, Sheet } from '../../ui/Dialog.tsx';
import { BoardRegion, isDrawn, isFilling } from '../BoardRegion.tsx';
import { type GameKit, useGame } from '../game-kit.ts';
import { History } from '../History.tsx';
import { LogPanel, LogSheet } from '../LogPlaces.tsx';
import { Opening } from '../Messages.tsx';
import { toolsOf } from '../menu/tools-of.ts';
import { Players } from '../Players.tsx';
import { TableBar } from '../TableBar.tsx';
import { useToldNames } from '../told-names.ts';
import { useNames } from '../use-names.ts';
import { PlayOn } from './PlayOn.tsx';
import { Scrubber } from './Scrubber.tsx';

/** A finished match, played back with the real board. */
export function ReplayDesk({ match }: { match: ReplayMatch }) {
	const game = useGame(match.game.meta.id);
	usePageTitle(t('replay.of', { title: match.game.meta.title }));
	return game.is === 'here' ? <Desk match={match} kit={game.it} /> : <Opening />;
}

function Desk({ match, kit }: { match: ReplayMatch; kit: GameKit }) {
	const isAsking = useSignal(false);
	const isReading = useSignal(false);
	const known = match.known.value;
	const names = useToldNames(useNames(known.table.seats), known.viewer);
	const look = match.look.value;
	const all = useMemo(() => match.events(), [match, look]);
	const isOver = known.table.outcome !== null;
	const log = (
		<History
			known={{ ...known, history: all }}
			{...{ kit, names }}
			shown={match.cursor.value}
			onJump={(n) => {
				isReading.value = false;
				match.isRunning.value = false;
				match.seek(n);
			}}
		/>
	);
	return (
		<div class="playing replaying">
			<TableBar
				title={match.game.meta.title}
				isYourTurn={false}
				isWatching
				tools={toolsOf(kit, known.table)}
				onLog={() => {
					isReading.value = true;
				}}
			/>
			<h1 class="aloud">{t('replay.of', { title: match.game.meta.title })}</h1>
			<section
				class="board-region"
				data-drawn={isDrawn(kit.ui) || undefined}
				aria-label={t('board')}
				data-game={known.table.game}
				style={{ '--accent': accentOf(known.table.game) }}
			>
				<BoardRegion {...{ known, kit, names }} isOpen={false} now={() => match.now()} onMove={() => undefined} />
			</section>
			<Scrubber
				{...{ match, names }}
				onPlayOn={
					isOver || isRealTime(match.game)
						? null
						: () => {
								match.isRunning.value = false;
								isAsking.value = true;
							}
				}
			/>
			<aside class="side" aria-label={t('side')}>
				<Players client={match} {...{ known, names }} ui={kit.ui} isBrief={isFilling(kit.ui)} />
				<LogPanel label={t('replay.log')}>{log}</LogPanel>
			</aside>
			<Sheet
				open={isReading.value}
				onClose={() => {
					isReading.value = false;
				}}
				title={t('log')}
			>
				<LogSheet client={match} {...{ known, names }} ui={kit.ui}>
					{log}
				</LogSheet>
			</Sheet>
			<Dialog
				open={isAsking.value}
				onClose={() => {
					isAsking.value = false;
				}}
				title={t('playOn.title')}
			>
				<PlayOn {...{ match, names }} />
			</Dialog>
		</div>
	);
}
