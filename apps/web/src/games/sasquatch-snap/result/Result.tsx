import type { Seat, View } from '@shutterbox/kernel';
import type { State } from '@shutterbox/sasquatch-snap/client';
import { Typed } from '../../../ui/Typed.tsx';
import type { ResultProps } from '../../game-ui.ts';
import { Badge } from '../board/Badge.tsx';
import { useDrawings } from '../board/pictures.tsx';
import { spoken } from '../words.ts';
import { captionOf, headlineOf } from './captions.ts';
import { Halftone } from './Halftone.tsx';
import { lastCatch } from './last-catch.ts';
import './result.css';
import { t } from './words.ts';

/** Lines of weather to choose from. */
const WEATHERS = 6;

/** The Clearing of the next morning: the winning catch as its photograph, and everybody in the order of their snaps. */
export function Result({ view, viewer, names, options, outcome, history, parts }: ResultProps<State>) {
	useDrawings();
	const { places } = outcome;
	const { target, turnLimit } = view.rules;
	const order = [...names.keys()].toSorted((a, b) => places[a] - places[b]);
	const winners = order.filter((seat) => places[seat] === 1);
	const photo = lastCatch(history, winners);
	const caption = captionOf(photo, view, names);
	const voice = { names, viewer, options };
	const told = photo ? [photo.lured, photo.caught].flatMap((event) => spoken.sentence(event, voice) ?? []) : [];
	const weather = (view.turn + view.snaps.reduce((sum, count) => sum + count, 0)) % WEATHERS;
	return (
		<div class="clearing">
			<article aria-label={t('label')}>
				<header>
					<p class="masthead">{t('title')}</p>
					<p class="dateline">
						<span>{t('edition')}</span>
						<span>{t('turn', { turn: view.turn, limit: turnLimit })}</span>
						<span>{t('price', { count: target })}</span>
					</p>
				</header>
				<section class="story">
					<h2 class="headline">{headlineOf(winners, { names, viewer })}</h2>
					<Halftone caption={caption} behind={photo?.alsoThere ?? []} hasHim={photo !== null} />
					<p class="caption" aria-hidden="true">
						{caption}
					</p>
				</section>
				<div class="columns">
					<p class="lead">
						<b>{t('lead', { snaps: view.snaps[winners[0] ?? 0], target })}</b> {told.join(' ')}
					</p>
					{parts.verdict}
					{parts.moment}
					<Tally {...{ order, view, names, places, target }} you={viewer} />
					<section class="weather">
						<h3>{t('weather')}</h3>
						<p>{t(`weather.${weather as 0}`)}</p>
					</section>
				</div>
			</article>
		</div>
	);
}

interface TallyProps {
	order: readonly Seat[];
	view: View<State>;
	names: readonly string[];
	places: readonly number[];
	target: number;
	you: Seat | 'spectator';
}

/** A bulb for every snap, as on the hats. */
function Tally({ order, view, names, places, target, you }: TallyProps) {
	return (
		<ol class="tally" aria-label={t('tally')}>
			{order.map((seat) => (
				<li key={seat} value={places[seat]}>
					<i>{places[seat]}</i>
					<Badge seat={seat} />
					<span class="name">{seat === you ? t('you') : <Typed>{names[seat]}</Typed>}</span>
					<span class="bulbs" aria-hidden="true">
						{Array.from({ length: target }, (_, i) => (
							<s key={i} class={i < view.snaps[seat] ? 'lit' : ''} />
						))}
					</span>
					<b>{view.snaps[seat]}</b>
				</li>
			))}
		</ol>
	);
}
