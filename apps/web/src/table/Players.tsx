import type { SeatView } from '@shutterbox/table';
import { standInName } from '../cast/bot-names.ts';
import type { GameUi } from '../games/game-ui.ts';
import { t } from '../i18n/table.ts';
import type { Known, MatchClient } from '../match/port.ts';
import { Clock } from '../ui/Clock.tsx';
import { classNames } from '../ui/class-names.ts';
import { SeatMark } from '../ui/SeatMark.tsx';
import { Typed } from '../ui/Typed.tsx';
import { timeLeft, wholeLeft } from './clock-time.ts';
import { points } from './result/figures.ts';
import { useTableTime } from './use-table-time.ts';

interface Props {
	client: Pick<MatchClient, 'now'>;
	known: Known;
	names: readonly string[];
	ui: GameUi | null;
	/** The board shows people and points itself: only what it cannot know is told here. */
	isBrief?: boolean;
	/** The reader has left, and nobody plays for them yet. */
	isHeld?: boolean;
}

/** Everybody at the table: mark, name, points, clock, and whether they are there, thinking, or played by a bot. */
export function Players({ client, known, names, ui, isBrief = false, isHeld = false }: Props) {
	const { table, viewer } = known;
	const now = useTableTime(client, table.clocks !== null && table.stage === 'playing');
	const shown = table.seats.flatMap((_, i) => (isBrief && !isRemarkable(known, i) ? [] : [i]));
	if (shown.length === 0) return null;
	return (
		<ul class={classNames('players', table.clocks && 'timed')} aria-label={t('players')}>
			{shown.map((i) => {
				const seat = table.seats[i];
				const score = !isBrief && ui && table.view ? ui.score(table.view as never, i) : null;
				const isWaited = table.toMove.includes(i);
				const clock = table.clocks?.[i];
				return (
					<li key={i} class={classNames(isWaited && 'to-move', viewer === i && 'you')}>
						<SeatMark name={names[i]} you={viewer === i} width="26px" silent bot={seat.bot} />
						<span class="who">
							<b style={{ '--seat': `var(--seat-${i % 6})` }}>
								<Typed>{names[i]}</Typed>
							</b>
							<small>{isHeld && viewer === i ? t('is.held') : standing(seat, known, i)}</small>
							{clock && clock.since !== null && <Clock left={wholeLeft(clock, now)} />}
						</span>
						{/* Keyed: a longer number is a new one, not the old one pushed aside. */}
						{score !== null && (
							<b key={score} class="score">
								<span class="aloud">{t('score')} </span>
								{points(score)}
							</b>
						)}
					</li>
				);
			})}
		</ul>
	);
}

/** How long this screen's person has, while they are waited for. */
export function OwnClock({ client, known: { table, viewer } }: Pick<Props, 'client' | 'known'>) {
	const clock = viewer === 'spectator' ? null : table.clocks?.[viewer];
	const isRunning = table.stage === 'playing' && clock?.since != null;
	const now = useTableTime(client, isRunning);
	return isRunning && clock ? <Clock {...timeLeft(clock, now)} /> : null;
}

/** Somebody's clock runs, they are away, or they are asked for their consent. */
function isRemarkable({ table: { seats, clocks, asking }, viewer }: Known, i: number): boolean {
	const { kind, isPresent, isPlayedByBot } = seats[i];
	// One's own clock stands in the bar.
	const isTimed = viewer !== i && clocks?.[i].since != null;
	const isAsked = asking !== null && kind === 'person' && !asking.agreed.includes(i);
	return isAsked || isPlayedByBot || (kind === 'person' && !isPresent) || isTimed;
}

function standing(seat: SeatView, { table: { toMove, stage, asking }, viewer }: Known, i: number): string {
	if (stage === 'playing' && asking && !asking.agreed.includes(i) && seat.kind === 'person') return t('is.asked');
	const who = i === viewer ? 'you' : 'other';
	if (seat.isPlayedByBot) return t('is.playedByBot', { who, bot: standInName(seat) });
	if (stage === 'playing' && toMove.includes(i)) return t('is.thinking', { who });
	if (seat.kind === 'person' && !seat.isPresent) return t('is.away');
	return seat.team === null ? '' : t('is.team', { team: seat.team + 1 });
}
