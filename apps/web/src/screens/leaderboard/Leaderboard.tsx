import { listing } from '../../games/listing.ts';
import { number } from '../../i18n/format.ts';
import { account } from '../../server/account.ts';
import { ask, type Reply } from '../../server/api.ts';
import { Footer } from '../../shell/Footer.tsx';
import { Screen as NotFound } from '../../shell/NotFound.tsx';
import type { ScreenProps } from '../../shell/routes.ts';
import { usePageTitle } from '../../shell/tab.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Arrived } from '../profile/Part.tsx';
import { ratingFigure, Strength } from '../profile/Strength.tsx';
import { standingOf } from '../profile/standing.ts';
import { useAsked } from '../profile/use-asked.ts';
import { t } from '../profile/words.ts';
import '../../styles/pages.css';
import '../profile/profile.css';
import { Typed } from '../../ui/Typed.tsx';
import { Photographers } from './Photographers.tsx';

type Leader = Reply<'leaderboard'>[number];

/** The best rated players of a game. */
export function Screen(props: ScreenProps) {
	const wanted = props.parts.game ?? listing[0].id;
	const game = listing.find(({ id }) => id === wanted);
	usePageTitle(t('leaders.title'));
	if (!game) return <NotFound {...props} />;
	return (
		<>
			<div class="page wrap profile">
				<h1>{t('leaders.title')}</h1>
				<p class="lead">{t('leaders.lead')}</p>
				<nav class="games" aria-label={t('leaders.games')}>
					{listing.map(({ id, title }) => (
						<a key={id} class="button" href={`/leaders/${id}`} aria-current={id === game.id ? 'page' : undefined}>
							{title}
						</a>
					))}
				</nav>
				<Leaders key={game.id} game={game.id} title={game.title} />
				<Photographers game={game.id} />
			</div>
			<Footer />
		</>
	);
}

function Leaders({ game, title }: { game: string; title: string }) {
	const asked = useAsked(() => ask('leaderboard', { params: { game } }));
	return (
		<section class="slim wide" aria-labelledby="leaders">
			<h2 id="leaders">{title}</h2>
			<div class="panel">
				<Arrived asked={asked}>
					{(leaders) =>
						leaders.length === 0 ? (
							<EmptyState title={t('leaders.none')}>{t('leaders.invite')}</EmptyState>
						) : (
							<Board leaders={leaders} />
						)
					}
				</Arrived>
			</div>
		</section>
	);
}

function Board({ leaders }: { leaders: readonly Leader[] }) {
	const now = account.value;
	const me = now.kind === 'somebody' ? now.me.id : null;
	return (
		<table class="leaders">
			<thead>
				<tr>
					<th scope="col">{t('leaders.place')}</th>
					<th scope="col">{t('leaders.player')}</th>
					<th scope="col">{t('leaders.sure')}</th>
					<th scope="col">{t('leaders.estimate')}</th>
					<th scope="col" class="matches">
						{t('leaders.matches')}
					</th>
				</tr>
			</thead>
			<tbody>
				{leaders.map(({ id, name, mu, sigma, matches }, i) => (
					<tr key={id} class={id === me ? 'you' : undefined}>
						<td class="rank">{i + 1}</td>
						<th scope="row">
							<span class="player">
								<SeatMark name={name} width="26px" you={id === me} silent />
								<span>
									<Typed>{name}</Typed>
									{id === me && <small> {t('leaders.you')}</small>}
								</span>
							</span>
						</th>
						<td class="sure">{ratingFigure(standingOf({ mu, sigma }).sure)}</td>
						<td>
							<Strength mu={mu} sigma={sigma} />
						</td>
						<td class="matches">{number(matches)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
