import { useSignal } from '@preact/signals';
import { titleOf } from '../../games/game-words.ts';
import { number } from '../../i18n/format.ts';
import { Chart } from '../../ui/Chart.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Part } from './Part.tsx';
import { type GameStats, type Result, statsOf } from './stats.ts';
import { t } from './words.ts';

/** Scores over time and places, game by game. */
export function Stats({ results }: { results: readonly Result[] }) {
	const stats = statsOf(results);
	const picked = useSignal<string | null>(null);
	if (stats.length === 0) return null;
	const now = stats.find(({ game }) => game === picked.value) ?? stats[0];
	return (
		<Part title={t('stats.title')}>
			<Tabs
				label={t('stats.games')}
				selected={now.game}
				onSelect={(game) => {
					picked.value = game;
				}}
				tabs={stats.map((each) => ({
					id: each.game,
					title: titleOf(each.game),
					content: <OneGame stats={each} />,
				}))}
			/>
		</Part>
	);
}

function OneGame({ stats }: { stats: GameStats }) {
	const { game, matches, wins, best, average, places, scores } = stats;
	const most = Math.max(...places);
	return (
		<div class="stats">
			<dl class="summary">
				<Figure name={t('stats.matches')} value={number(matches)} />
				<Figure name={t('stats.wins')} value={number(wins)} />
				<Figure name={t('stats.best')} value={number(best)} />
				<Figure name={t('stats.average')} value={number(average, { maximumFractionDigits: 1 })} />
			</dl>
			<h3>{t('stats.scores')}</h3>
			<Chart
				label={t('stats.scoresOf', { game: titleOf(game) })}
				step={t('stats.match')}
				series={[{ name: t('stats.you'), values: scores }]}
			/>
			<h3>{t('stats.places')}</h3>
			<table class="places">
				<thead class="aloud">
					<tr>
						<th scope="col">{t('stats.place')}</th>
						<th scope="col">{t('stats.matches')}</th>
					</tr>
				</thead>
				<tbody>
					{places.map((count, i) => (
						<tr key={i}>
							<th scope="row">{t('stats.nth', { place: i + 1 })}</th>
							<td>
								<span class="bar" style={{ '--share': most === 0 ? 0 : count / most }} />
								{number(count)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function Figure({ name, value }: { name: string; value: string }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{value}</dd>
		</div>
	);
}
