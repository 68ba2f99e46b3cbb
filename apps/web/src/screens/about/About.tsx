import dela from '@fontsource/dela-gothic-one/LICENSE?url';
import golos from '@fontsource-variable/golos-text/LICENSE?url';
import { creditsOf } from '../../games/cards.ts';
import { listing } from '../../games/listing.ts';
import { list } from '../../i18n/format.ts';
import { rich, t } from '../../i18n/shell.ts';
import { Footer } from '../../shell/Footer.tsx';
import { usePageTitle } from '../../shell/tab.ts';
import '../../styles/pages.css';

const FONTS = [
	{ name: 'Dela Gothic One', licence: dela },
	{ name: 'Golos Text', licence: golos },
];

/** Who made the games, what this is and is not, and how to check that it is fair. */
export function Screen() {
	usePageTitle(t('about.title'));
	return (
		<>
			<div class="page wrap about">
				<h1>{t('about.title')}</h1>
				<p class="lead">{t('about.lead')}</p>
				<div class="groups">
					<section>
						<h2>{t('about.games')}</h2>
						<dl class="credits">
							{listing.map((game) => (
								<div key={game.id}>
									<dt>{game.title}</dt>
									<dd>{creditsOf(game)}</dd>
								</div>
							))}
						</dl>
						<p>{t('about.independent')}</p>
					</section>
					<div>
						<section>
							<h2>{t('about.fairness')}</h2>
							<p>{t('about.fairnessText')}</p>
							<p>
								{rich('about.fairnessHow', {
									command: <code key="command">npm run -s shutterbox -- verify match.jsonl</code>,
								})}
							</p>
						</section>
						<section>
							<h2>{t('about.type')}</h2>
							<p>{t('about.typeText', { fonts: list(FONTS.map(({ name }) => name)) })}</p>
							<ul class="licences">
								{FONTS.map(({ name, licence }) => (
									<li key={name}>
										<a href={licence} target="_blank" rel="noopener">
											{t('about.licence', { font: name })}
										</a>
									</li>
								))}
							</ul>
							<p>{t('about.code')}</p>
						</section>
					</div>
				</div>
			</div>
			<Footer />
		</>
	);
}
