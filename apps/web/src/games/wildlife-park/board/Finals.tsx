import type { Seat, View } from '@shutterbox/kernel';
import { layoutOf, outcome, type Park, type State, scoreSheet } from '@shutterbox/wildlife-park/client';
import { useEffect, useState } from 'preact/hooks';
import { classNames } from '../../../ui/class-names.ts';
import { SeatMark } from '../../../ui/SeatMark.tsx';
import { Typed } from '../../../ui/Typed.tsx';
import { t, voice } from '../words.ts';
import { COUNT } from './acts.ts';
import { centreOf, outlinePath } from './geometry.ts';
import { RowSign, rowsOf } from './Leaflet.tsx';
import { MiniPark } from './Mini.tsx';
import { areaOf } from './park-looks.ts';

interface Props {
	view: View<State>;
	names: readonly string[];
	bots: readonly (string | null)[];
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
	const step = useSteps(isCounting && !isStill);
	const counted = rows.slice(0, step);
	const now = isCounting && !isStill ? counted.at(-1) : undefined;
	const sheets = view.parks.map((_, each) => scoreSheet(view, each));
	const most = Math.max(1, ...sheets.flatMap((sheet) => rows.map((row) => sheet[row])));
	const winners = seats.filter((each) => places[each] === 1);
	const who = winners.length === 1 && winners[0] === seat ? 'you' : 'others';
	const [best, next] = sheets.map(({ total }) => total).sort((a, b) => b - a);
	const margin = winners.length === 1 ? best - next : 0;
	const won = { who, count: winners.length, names: voice.list(winners.map((each) => names[each])), margin };
	return (
		<section class="finals" aria-label={t('finals.title')}>
			<h2>{isCounting ? t('finals.counting', { row: now ? t(`row.${now}`) : 'none' }) : t('finals.won', won)}</h2>
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
							<MiniPark park={view.parks[each]} fresh={NONE}>
								{now && each === seat && (
									<Counted park={view.parks[each]} areas={areaOf(view, each, view.parks[each], now)} />
								)}
							</MiniPark>
						</span>
						<ul>
							{rows.map((row, i) => (
								<li key={row} class={classNames(row === now && 'now', i >= step && 'later')}>
									<RowSign row={row} />
									<span>{t(`row.${row}`)}</span>
									<b>{sheets[each][row]}</b>
									<i style={{ '--share': Math.max(0, sheets[each][row]) / most }} />
								</li>
							))}
						</ul>
						<Total points={counted.reduce((sum, row) => sum + sheets[each][row], 0)} />
					</li>
				))}
			</ol>
		</section>
	);
}

/** Each number comes anew: one that changed would move the figures it already has. */
function Total({ points }: { points: number }) {
	return <strong key={points}>{points}</strong>;
}

const NONE: readonly string[] = [];

/** How many rows are counted: one more after each while, or all. */
function useSteps(isCounting: boolean): number {
	const [step, setStep] = useState(1);
	useEffect(() => {
		if (!isCounting) return;
		setStep(1);
		const timer = setInterval(() => setStep((before) => before + 1), COUNT);
		return () => clearInterval(timer);
	}, [isCounting]);
	return isCounting ? step : Number.POSITIVE_INFINITY;
}

function markOf(bot: string | null | undefined) {
	return bot ? { bot } : {};
}

/** The areas of the row that is counted, each with what it comes to. */
function Counted({ park, areas }: { park: Park; areas: ReturnType<typeof areaOf> }) {
	const layout = layoutOf(park);
	return (
		<g class="counted">
			{areas.map(({ hexes }) => (
				<path key={hexes.join()} d={outlinePath(layout, hexes)} />
			))}
			{areas.map(({ hexes, words }) => {
				const [x, y] = centreOf(layout, hexes);
				return (
					<text key={hexes.join()} x={x} y={y} text-anchor="middle">
						{words}
					</text>
				);
			})}
		</g>
	);
}
