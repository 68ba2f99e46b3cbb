import { LADDERS, PHOTOGRAPHERS, STRENGTHS } from '@shutterbox/bots';
import { botName } from '../../cast/bot-names.ts';
import { APERTURES } from '../../cast/bots.ts';
import { t as tableWord } from '../../i18n/table.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Strength } from '../profile/Strength.tsx';
import { t } from '../profile/words.ts';

/** How strong those are who sit on free seats, by the stored arena: the best first, each strength with its faces. */
export function Photographers({ game }: { game: string }) {
	const ladder = LADDERS[game];
	if (ladder === undefined) return null;
	const rungs = STRENGTHS.toSorted((a, b) => ladder[b].mu - ladder[a].mu);
	return (
		<section class="slim wide" aria-labelledby="photographers">
			<h2 id="photographers">{t('leaders.photographers')}</h2>
			<div class="panel">
				<p class="measured">{t('leaders.measured')}</p>
				<table class="leaders cast">
					<thead>
						<tr>
							<th scope="col">{t('leaders.strength')}</th>
							<th scope="col">{t('leaders.who')}</th>
							<th scope="col">{t('leaders.estimate')}</th>
						</tr>
					</thead>
					<tbody>
						{rungs.map((strength) => {
							const these = PHOTOGRAPHERS.filter((one) => one.strength === strength);
							return (
								<tr key={strength}>
									<th scope="row">
										<span class="aperture">{APERTURES[strength]}</span> {tableWord(`strength.${strength}`)}
									</th>
									<td class="who">
										{these.map(({ id }) => (
											<span key={id} class="player">
												<SeatMark name={botName(id)} bot={id} width="26px" silent />
												{botName(id)}
											</span>
										))}
									</td>
									<td>
										<Strength {...ladder[strength]} />
									</td>
								</tr>
							);
						})}
					</tbody>
				</table>
			</div>
		</section>
	);
}
