import { lineOf } from '../../games/cards.ts';
import { sizeOf } from '../../games/game-words.ts';
import { listing } from '../../games/listing.ts';
import { t } from '../../i18n/shell.ts';
import { Footer } from '../../shell/Footer.tsx';
import { usePageTitle } from '../../shell/tab.ts';
import { Cover } from '../../ui/Cover.tsx';
import { Print } from '../../ui/Print.tsx';
import '../../styles/pages.css';

/** The games, each with what it is about. */
export function Screen() {
	usePageTitle(t('rules.title'));
	return (
		<>
			<div class="page wrap">
				<h1>{t('rules.title')}</h1>
				<p class="lead">{t('rules.lead')}</p>
				<ul class="listing">
					{listing.map((game) => (
						<li key={game.id}>
							<Print label={game.title} width="120px" picture={<Cover game={game.id} />} />
							<div>
								<h2>
									<a href={`/rules/${game.id}`}>{game.title}</a>
								</h2>
								<p>{lineOf(game.id)}</p>
								<small>{sizeOf(game)}</small>
							</div>
						</li>
					))}
				</ul>
			</div>
			<Footer />
		</>
	);
}
