import { useSignal } from '@preact/signals';

import { accentOf } from '../../games/cards.ts';
import { t } from '../../i18n/table.ts';
import type { Known, MatchClient } from '../../match/port.ts';
import { Button } from '../../ui/Button.tsx';
import { BoardRegion, isDrawn } from '../BoardRegion.tsx';
import type { GameKit } from '../game-kit.ts';
import { saveFile } from '../save-file.ts';
import { TableBar } from '../TableBar.tsx';
import { Breakdown } from './Breakdown.tsx';
import { Fairness } from './Fairness.tsx';
import { headline } from './headline.ts';
import { Places } from './Places.tsx';
import './result.css';
import { Timeline } from './Timeline.tsx';

interface Rematch {
	readonly isWanted: boolean;
	/** Who has not agreed yet. */
	readonly waitingFor?: string;
	/** Where it is played already. */
	readonly href?: string;
	readonly onToggle: () => void;
}

export interface FinishedProps {
	client: Pick<MatchClient, 'now'>;
	known: Known;
	kit: GameKit;
	names: readonly string[];
	/** The match's record; null where it has none. */
	record: () => Promise<string | null>;
	replayHref: string;
	/** It began in the middle of another match: there is nothing to prove, and nothing to play back. */
	isBranch: boolean;
	rematch: Rematch | null;
}

/** How it ended: places, where the points came from and when, and the proof that luck was fair. */
export function Finished({ client, known, kit, names, record, replayHref, isBranch, rematch }: FinishedProps) {
	const showsBoard = useSignal(false);
	const problem = useSignal<string | null>(null);
	const { table, viewer } = known;
	const { outcome } = table;
	// Rules of another version can neither draw its board nor play it again.
	const isOld = table.view === null;
	if (outcome === null) return null;
	const download = async () => {
		const text = await record().catch(() => null);
		problem.value = text === null ? t('result.noRecord') : null;
		if (text !== null) saveFile(`${table.game}-${table.commitment.slice(0, 8)}.jsonl`, text);
	};
	return (
		<div class="finished">
			<TableBar title={kit.rules.meta.title} isYourTurn={false} isWatching={viewer === 'spectator'} />
			<div class="result wrap">
				<header>
					<h1>{headline(outcome.places, viewer, names, table.seats)}</h1>
					<p class="lead">{kit.words.endReason(outcome.reason) ?? outcome.reason}</p>
					<div class="actions">
						{rematch?.href && (
							<Button kind="main" href={rematch.href}>
								{t('result.nextTable')}
							</Button>
						)}
						{rematch && !rematch.href && !isOld && (
							<Button kind="main" pressed={rematch.isWanted} onPress={rematch.onToggle}>
								{t(rematch.isWanted ? 'result.rematchWanted' : 'result.rematch')}
							</Button>
						)}
						{!isBranch && !isOld && (
							<Button icon="play" href={replayHref}>
								{t('result.replay')}
							</Button>
						)}
						{!isOld && (
							<Button
								onPress={() => {
									showsBoard.value = !showsBoard.value;
								}}
							>
								{t(showsBoard.value ? 'result.boardAway' : 'result.board')}
							</Button>
						)}
						{!isBranch && <Button onPress={download}>{t('result.record')}</Button>}
					</div>
					{rematch?.waitingFor && <p role="status">{t('result.rematchWaits', { names: rematch.waitingFor })}</p>}
					{problem.value && <p role="alert">{problem.value}</p>}
				</header>
				{showsBoard.value && (
					<section
						class="board-region last"
						data-drawn={isDrawn(kit.ui) || undefined}
						aria-label={t('board')}
						data-game={table.game}
						style={{ '--accent': accentOf(table.game) }}
					>
						<BoardRegion {...{ known, kit, names }} isOpen={false} now={() => client.now()} onMove={() => undefined} />
					</section>
				)}
				<Places {...{ outcome, table, viewer, names }} />
				{(isBranch || isOld) && <p class="note">{t(isOld ? 'result.old' : 'result.branch')}</p>}
				{!isBranch && !isOld && <Timeline record={record} names={names} />}
				{table.breakdown && <Breakdown lines={table.breakdown} names={names} words={kit.words} />}
				{!isBranch && <Fairness record={record} table={table} names={names} />}
			</div>
		</div>
	);
}
