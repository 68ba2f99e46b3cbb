import type { Seat, View } from '@shutterbox/kernel';
import {
	isMissionMet,
	MISSIONS,
	missionName,
	SCORE_ROWS,
	type ScoreChange,
	type State,
	scoreDetail,
	scoreSheet,
	scoreSource,
	wildlifePark,
} from '@shutterbox/wildlife-park/client';
import { useId } from 'preact/hooks';
import { say } from './text-words.ts';
import { t, voice } from './words.ts';

interface Props {
	view: View<State>;
	seat: Seat;
	/** What the draft would change. */
	change: ScoreChange | null;
}

/** The score pad as it stands, beside it as it would be. */
export function Score({ view, seat, change }: Props) {
	const id = useId();
	const lines = wildlifePark.breakdown(view)[seat];
	const { total } = scoreSheet(view, seat);
	const after = (row: string, points: number) => {
		const known = SCORE_ROWS.find((each) => each === row);
		return points + (change && known ? change[known] : 0);
	};
	return (
		<section class="score" aria-labelledby={id}>
			<h2 id={id}>{t('score.title')}</h2>
			<table>
				<caption>{say('score.caption')}</caption>
				<thead>
					<tr>
						<th scope="col">{say('score.row')}</th>
						<th scope="col">{say('score.points')}</th>
						<th scope="col">{say('score.after')}</th>
					</tr>
				</thead>
				<tbody>
					{lines.map((line) => (
						<tr key={line.source}>
							<th scope="row">
								{[scoreSource(voice, line.source), scoreDetail(voice, line)].filter(Boolean).join(': ')}
							</th>
							<td>{line.points}</td>
							<td>{after(line.source, line.points)}</td>
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{say('score.total')}</th>
						<td>{total}</td>
						<td>{total + (change?.total ?? 0)}</td>
					</tr>
				</tfoot>
			</table>
			{view.missions[seat].length > 0 && (
				<>
					<h3>{t('missions.title')}</h3>
					<Missions view={view} seat={seat} />
				</>
			)}
		</section>
	);
}

/** Each with what it asks for, its points, and whether it is met. */
export function Missions({ view, seat }: { view: View<State>; seat: Seat }) {
	return (
		<ul class="missions">
			{view.missions[seat].map((number) => (
				<li key={number}>
					{say('mission.line', {
						words: missionName(voice, number),
						points: MISSIONS[number - 1].points,
						isMet: String(isMissionMet(number, view.parks[seat], view.workers[seat])),
					})}
				</li>
			))}
		</ul>
	);
}
