import type { View, Viewer } from '@shutterbox/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { beaten } from '../../cast/beaten.ts';
import { accentOf } from '../../games/cards.ts';
import type { BoardKey, ResultParts, ResultUi } from '../../games/game-ui.ts';
import type { Timeline } from '../../local/messages.ts';
import type { ChatLine, Known, MatchClient } from '../../match/port.ts';
import { classNames } from '../../ui/class-names.ts';
import { advised } from '../advised.ts';
import { BoardRegion } from '../BoardRegion.tsx';
import type { GameKit } from '../game-kit.ts';
import { LastWord } from '../LastWord.tsx';
import { booksOf } from '../menu/tools-of.ts';
import { TableBar } from '../TableBar.tsx';
import { Details } from './Details.tsx';
import { Dock } from './Dock.tsx';
import { points } from './figures.ts';
import { MomentNote, seatOfMoment } from './MomentNote.tsx';
import { bestMoment } from './moment.ts';
import { Places } from './Places.tsx';
import type { Rematch } from './rematch.ts';
import './result.css';
import { stood } from './stood.ts';
import { useResultUi } from './use-result-ui.ts';
import { useTimeline } from './use-timeline.ts';
import { Verdict } from './Verdict.tsx';
import { t } from './words.ts';

export interface FinishedProps {
	client: Pick<MatchClient, 'now'>;
	known: Known;
	kit: GameKit;
	names: readonly string[];
	/** Several people sit around this device: nobody is "you". */
	isShared?: boolean;
	/** The match's record; null where it has none. */
	record: () => Promise<string | null>;
	replayHref: string;
	/** Where others find this match; null where it is kept on this device alone. */
	linkHref: string | null;
	/** It began in the middle of another match: there is nothing to prove, and nothing to play back. */
	isBranch: boolean;
	rematch: Rematch | null;
	/** Where a new table is opened; null for those who only look on. */
	formHref: string | null;
	chat?: ComponentChildren;
	lines?: readonly ChatLine[];
	/** What stands under the bar while the server does not answer. */
	note?: ComponentChildren;
}

/** What the letters of the dock do. */
function keysOf(hasRematch: boolean, hasReplay: boolean): readonly BoardKey[] {
	return [
		...(hasRematch ? [{ keys: 'P', does: t('keys.again') }] : []),
		...(hasReplay ? [{ keys: 'W', does: t('keys.replay') }] : []),
	];
}

/** A long match is told here from where the page was opened, or from its last hundreds of events; by its record it is told from the first. */
function wholly(known: Known, timeline: Timeline | 'none' | null): Known {
	if (timeline === null || timeline === 'none' || timeline.told.length <= known.history.length) return known;
	return { ...known, history: timeline.told };
}

/** How it ended: what was made, the own place and the moment that counted; below, the tables, the charts and the proof. */
export default function Finished(props: FinishedProps) {
	const { client, kit, names, isShared, record, replayHref, isBranch, rematch, chat, note } = props;
	const { table } = props.known;
	const outcome = table.outcome && stood(table.outcome, table.seats);
	const viewer: Viewer = isShared ? 'spectator' : props.known.viewer;
	// Rules of another version can neither draw its board nor play it again.
	const isOld = table.view === null;
	const isPlayable = !isBranch && !isOld;
	const timeline = useTimeline(isPlayable ? record : null, viewer);
	const known = useMemo(() => wholly(props.known, timeline), [props.known, timeline]);
	const scores = timeline === null || timeline === 'none' ? timeline : timeline.scores;
	const ui = useResultUi(isOld ? null : kit.ui);
	const bots = useMemo(() => table.seats.map(({ bot }) => bot), [table.seats]);
	useEffect(() => {
		if (viewer !== 'spectator' && !isBranch) beaten.remember(table, viewer);
	}, [table.created]);
	if (outcome === null || ui === 'coming') return null;
	const amount = (count: number) => {
		const unit = kit.words.scoreUnit(count);
		return unit === null ? t('nearest.points', { count }) : `${points(count)} ${unit}`;
	};
	const seat = seatOfMoment(viewer, outcome.places);
	const shown = { ...known, viewer };
	const moment = scores === 'none' ? 'unknown' : scores && (bestMoment(scores, seat) ?? 'none');
	const found = typeof moment === 'object' ? moment : null;
	const replayAt = isPlayable ? (n: number) => `${replayHref}?at=${n}` : null;
	const parts: ResultParts = {
		verdict: (
			<Verdict
				{...{ outcome, viewer, names, amount }}
				seats={table.seats}
				end={kit.words.endReason(outcome.reason) ?? ''}
				isAdvised={advised.has(table.id)}
			/>
		),
		places: (
			<>
				<Places {...{ outcome, table, viewer, names }} words={kit.words} />
				<LastWord {...{ names, kit }} known={shown} />
			</>
		),
		moment: <MomentNote {...{ kit, names, amount }} known={shown} {...{ moment, replayAt }} />,
		talk: chat ?? null,
		board: (frame) => (
			<BoardRegion
				{...{ known, kit, names }}
				frame={{ ...frame, places: outcome.places }}
				isOpen={false}
				now={() => client.now()}
				onMove={() => undefined}
			/>
		),
	};
	const drawn = async (from: ResultUi) => {
		const [{ pictureOf }, { picture }] = await Promise.all([import('./picture/keepsake.ts'), from.keepsake()]);
		const keepsake = await picture({ view: table.view as View<unknown>, seat, names, outcome, history: known.history });
		return await pictureOf(keepsake, {
			title: kit.rules.meta.title,
			played: table.created,
			names,
			bots,
			outcome,
			seat,
		});
	};
	return (
		<div
			class={classNames('finished', ui !== null && 'album-first')}
			data-game={table.game}
			style={{ '--accent': accentOf(table.game) }}
		>
			<TableBar
				title={kit.rules.meta.title}
				isYourTurn={false}
				isWatching={known.viewer === 'spectator'}
				role={{ does: rematch?.said ?? null, where: t('dock.over') }}
				tools={{ ...booksOf(kit), keys: keysOf(rematch !== null, isPlayable) }}
			/>
			{note}
			{ui === null ? (
				<div class="wrap plain-front">
					{parts.verdict}
					{isPlayable && parts.moment}
					{parts.talk}
				</div>
			) : (
				<section class="front" aria-label={t('dock.over')}>
					<ui.Result
						{...{ viewer, seat, names, bots, outcome, replayAt, parts }}
						momentAt={found?.n ?? null}
						view={table.view as never}
						options={table.options}
						breakdown={table.breakdown ?? []}
						history={known.history}
					/>
				</section>
			)}
			<Details
				{...props}
				{...{ known, scores, replayAt }}
				moment={found}
				places={ui?.has.includes('places') ? null : parts.places}
			/>
			<Dock
				{...props}
				picture={ui && (() => drawn(ui))}
				{...(ui !== null && !ui.has.includes('talk') && chat !== undefined && { talk: chat })}
			/>
		</div>
	);
}
