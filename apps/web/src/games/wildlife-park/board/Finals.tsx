import type { Seat, View } from '@shutterbox/kernel';
import { outcome, type ScoreRow, type State, scoreSheet } from '@shutterbox/wildlife-park/client';
import { classNames } from '../../../ui/class-names.ts';
import { type BotStrength, SeatMark } from '../../../ui/SeatMark.tsx';
import { Typed } from '../../../ui/Typed.tsx';
import { t, voice } from '../words.ts';
import { COUNT } from './acts.ts';
import { RowSign, rowsOf } from './Leaflet.tsx';
import { MiniPark } from './Mini.tsx';

interface Props {
	view: View<State>;
	names: readonly string[];
	bots: readonly (BotStrength | null)[];
	seat: Seat | null;
	/** Row after row is being counted. */
	isCounting: boolean;
	isStill: boolean;
}

/** The leaflets of all seats, side by side: they fill row by row, and then lie in the order of places. */
export function Finals({ view, names, bots, seat, isCounting, isStill }: Props) {
	const places = outcome(view)?.places ?? [];
	const seats = view.parks.map((_, each) => each);
	const order = isCounting ? seats : seats.toSorted((a, b) => places[a] - places[b]);
	const rows = rowsOf(view);
	const sheets = view.parks.map((_, each) => scoreSheet(view, each));
	const most = Math.max(1, ...sheets.flatMap((sheet) => rows.map((row) => sheet[row])));
	const winners = seats.filter((each) => places[each] === 1);
	const who = winners.length === 1 && winners[0] === seat ? 'you' : 'others';
	const won = { who, count: winners.length, names: voice.list(winners.map((each) => names[each])) };
	return (
		<section class={classNames('finals', isCounting && !isStill && 'counting')} aria-label={t('finals.title')}>
			<h2>{isCounting ? t('finals.counting') : t('finals.won', won)}</h2>
			<ol style={{ '--n': view.seats }}>
				{order.map((each) => (
					// Keyed: what lies elsewhere is another leaflet, not this one pushed aside.
					<li
						key={`${isCounting} ${each}`}
						class={classNames(each === seat && 'me', !isCounting && places[each] === 1 && 'winner')}
					>
						<header>
							{!isCounting && <span class="rank">{places[each]}</span>}
							<SeatMark name={names[each]} silent you={each === seat} {...markOf(bots[each])} />
							<b>
								<Typed>{names[each]}</Typed>
							</b>
						</header>
						<span class="their-park">
							<MiniPark park={view.parks[each]} fresh={NONE} />
						</span>
						<ul>
							{rows.map((row, i) => (
								<Row key={row} row={row} points={sheets[each][row]} most={most} delay={i * COUNT} />
							))}
						</ul>
						<strong style={{ '--delay': `${rows.length * COUNT - COUNT / 2}ms` }}>{sheets[each].total}</strong>
					</li>
				))}
			</ol>
		</section>
	);
}

const NONE: readonly string[] = [];

function markOf(bot: BotStrength | null | undefined) {
	return bot ? { bot } : {};
}

function Row({ row, points, most, delay }: { row: ScoreRow; points: number; most: number; delay: number }) {
	return (
		<li style={{ '--delay': `${delay}ms` }}>
			<RowSign row={row} />
			<span>{t(`row.${row}`)}</span>
			<b>{points}</b>
			<i style={{ '--share': Math.max(0, points) / most }} />
		</li>
	);
}
