import { titleOf } from '../../games/game-words.ts';
import type { Me } from '../../server/account.ts';
import { Part } from './Part.tsx';
import { Strength } from './Strength.tsx';
import { t } from './words.ts';

/** How well this person plays, game by game, and how sure that is. */
export function Ratings({ me }: { me: Me }) {
	return (
		<Part title={t('ratings.title')}>
			{me.ratings.length === 0 ? (
				<p class="say">{t('ratings.none')}</p>
			) : (
				<>
					<ul class="things">
						{me.ratings.map((rating) => (
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
					<p class="note">{t('ratings.about')}</p>
				</>
			)}
		</Part>
	);
}
