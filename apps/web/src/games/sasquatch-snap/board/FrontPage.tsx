import { type Seat, who } from '@shutterbox/kernel';
import { type State, sasquatchSnap } from '@shutterbox/sasquatch-snap/client';
import { Typed } from '../../../ui/Typed.tsx';
import { t, voice } from '../words.ts';
import { Badge } from './Badge.tsx';
import { Drawn } from './pictures.tsx';

interface Props {
	view: State;
	seat: Seat | null;
	names: readonly string[];
}

/** The end: The Clearing with the picture, and everybody in the order of their snaps. */
export function FrontPage({ view, seat: viewer, names }: Props) {
	const outcome = sasquatchSnap.outcome(view);
	if (outcome === null) return null;
	const { places } = outcome;
	const order = names.map((_, seat) => seat).toSorted((a, b) => places[a] - places[b]);
	const winners = order.filter((seat) => places[seat] === 1);
	return (
		<article class="front-page" aria-label={t('page.label')}>
			<p class="masthead">{t('page.title')}</p>
			<p class="date">{t('page.date', { turn: view.turn })}</p>
			<div class="picture" aria-hidden="true">
				<Drawn id={`floor-${view.rules.boardSize}`} class="ground" />
				<Drawn id="big-flash" class="him" />
			</div>
			<h2>
				{winners.length === 1
					? t('page.headline', who({ names, viewer: viewer ?? 'spectator' }, winners[0]))
					: t('page.shared', { names: voice.list(winners.map((seat) => names[seat])) })}
			</h2>
			<ol>
				{order.map((seat) => (
					<li key={seat}>
						<Badge seat={seat} />
						<span>{seat === viewer ? t('page.you') : <Typed>{names[seat]}</Typed>}</span>
						<b>{view.snaps[seat]}</b>
					</li>
				))}
			</ol>
		</article>
	);
}
