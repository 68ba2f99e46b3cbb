import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { accentOf } from '../../games/cards.ts';
import { t } from '../../i18n/table.ts';
import type { Known, MatchClient } from '../../match/port.ts';
import { Button } from '../../ui/Button.tsx';
import { BoardRegion, isDrawn } from '../BoardRegion.tsx';
import { changedOptions } from '../form/terms.ts';
import { hrefWith } from '../form/wanted-terms.ts';
import type { GameKit } from '../game-kit.ts';
import { Breakdown } from './Breakdown.tsx';
import { Fairness } from './Fairness.tsx';
import type { Moment, Scores } from './moment.ts';
import { Timeline } from './Timeline.tsx';

interface Props {
	client: Pick<MatchClient, 'now'>;
	known: Known;
	kit: GameKit;
	names: readonly string[];
	record: () => Promise<string | null>;
	isBranch: boolean;
	formHref: string | null;
	scores: Scores | 'none' | null;
	moment: Moment | null;
	/** Where an entry is seen again; null where there is no replay. */
	replayAt: ((n: number) => string) | null;
	/** Everybody's places, where they are not above. */
	places: ComponentChildren;
}

/** Below the fold: what may follow, the board as it lay, where the points came from and when, and the proof of fair luck. */
export function Details(props: Props) {
	const { client, known, kit, names, record, isBranch, formHref, places } = props;
	const showsBoard = useSignal(false);
	const { table } = known;
	const { outcome } = table;
	const isOld = table.view === null;
	const sequel = formHref === null || outcome === null ? null : kit.ui?.sequel?.(table.options, outcome);
	return (
		<div class="result wrap">
			{(sequel || !isOld) && (
				<div class="actions">
					{sequel && formHref !== null && (
						<>
							<Button
								href={hrefWith(formHref, {
									seats: table.seats.length,
									options: changedOptions(kit.rules, table.seats.length, sequel.options),
								})}
							>
								{t('result.sequel', { title: sequel.title() })}
							</Button>
							<p>{sequel.about()}</p>
						</>
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
				</div>
			)}
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
			{places && <div class="stacked">{places}</div>}
			{(isBranch || isOld) && <p class="note">{t(isOld ? 'result.old' : 'result.branch')}</p>}
			{!isBranch && !isOld && <Timeline {...props} />}
			{table.breakdown && <Breakdown lines={table.breakdown} names={names} words={kit.words} />}
			{!isBranch && <Fairness record={record} table={table} names={names} />}
		</div>
	);
}
