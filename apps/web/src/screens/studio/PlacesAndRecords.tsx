import { titleOf } from '../../games/game-words.ts';
import { day, number } from '../../i18n/format.ts';
import type { Figures, Scored } from './figures.ts';
import { Rosette } from './Rosette.tsx';
import { t } from './words.ts';

interface Props {
	figures: Figures;
	records: readonly Scored[];
	/** Records are told apart by players then, else by games. */
	isOneGame: boolean;
}

/** Which places were taken how often, and the most points. */
export function PlacesAndRecords({ figures, records, isOneGame }: Props) {
	const now = Date.now();
	return (
		<div class="panel places-and-records">
			<Places {...figures} />
			<section aria-labelledby="studio-records">
				<h2 id="studio-records">{t('records.title')}</h2>
				{records.length === 0 && <p class="say">{t('records.none')}</p>}
				<ul>
					{records.map(({ match, points }) => {
						const when = day(match.finished, now);
						return (
							<li key={match.id}>
								<Rosette>{number(points)}</Rosette>
								<span>
									{isOneGame
										? t('records.seats', { count: match.players.length, day: when })
										: t('records.game', { game: titleOf(match.game), day: when })}
								</span>
							</li>
						);
					})}
				</ul>
			</section>
		</div>
	);
}

function Places({ places, together }: Figures) {
	const all = places.reduce((sum, count) => sum + count, 0);
	const most = Math.max(1, ...places);
	return (
		<section aria-labelledby="studio-places">
			<h2 id="studio-places">{t('places.title')}</h2>
			{all === 0 ? (
				<p class="say">{t('places.none')}</p>
			) : (
				<table class="place-bars">
					<caption class="aloud">{t('places.sentence', { count: all })}</caption>
					<thead class="aloud">
						<tr>
							<th scope="col">{t('places.place')}</th>
							<th scope="col">{t('places.matches')}</th>
						</tr>
					</thead>
					<tbody>
						{places.map((count, i) => (
							<tr key={i}>
								<th scope="row">{number(i + 1)}</th>
								<td>
									<span class="bar" style={{ '--share': count / most }} />
									<b>{number(count)}</b>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			{together.won + together.lost > 0 && (
				<p class="say">{t('places.together', { won: number(together.won), lost: number(together.lost) })}</p>
			)}
		</section>
	);
}
