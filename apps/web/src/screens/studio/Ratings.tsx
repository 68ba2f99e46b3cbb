import { titleOf } from '../../games/game-words.ts';
import type { Me } from '../../server/account.ts';
import { Strength } from '../profile/Strength.tsx';
import { t } from './words.ts';

/** How well this person plays, game by game, and how sure that is; nothing before the first rated match. */
export function Ratings({ ratings }: Pick<Me, 'ratings'>) {
	if (ratings.length === 0) return null;
	return (
		<section class="panel" aria-labelledby="studio-ratings">
			<h2 id="studio-ratings">{t('ratings.title')}</h2>
			<ul class="things">
				{ratings.map((rating) => (
					<li key={rating.game}>
						<span>
							<b>
								<a href={`/leaders/${rating.game}`}>{titleOf(rating.game)}</a>
							</b>
							<small>{t('ratings.matches', { count: rating.matches })}</small>
						</span>
						<Strength {...rating} />
					</li>
				))}
			</ul>
			<p class="say">{t('ratings.about')}</p>
		</section>
	);
}
