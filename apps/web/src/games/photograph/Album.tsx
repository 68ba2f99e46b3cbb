import type { Seat, View } from '@shutterbox/kernel';
import {
	COLORS,
	type ColorScore,
	directionOf,
	filmIndex,
	outcome,
	photo,
	type State,
	scoreSheet,
} from '@shutterbox/photograph/client';
import { useState } from 'preact/hooks';
import { classNames } from '../../ui/class-names.ts';
import { Typed } from '../../ui/Typed.tsx';
import { Direction, Suit } from './Card.tsx';
import { Frame } from './Frame.tsx';
import { cardName, colorName, filmName, minus, signed } from './names.ts';
import { storyOf, titleOf } from './pictures.tsx';
import { t } from './words.ts';

interface Props {
	view: View<State>;
	/** Whose album lies open first. */
	first: Seat;
	names: readonly string[];
	you: Seat | null;
}

/** The end: an album page per player, a film per line, its story read in the order it was shot. */
export function Album({ view, first, names, you }: Props) {
	const [seat, open] = useState(first);
	const sheet = scoreSheet(view, seat);
	const places = outcome(view)?.places ?? [];
	const seats = names.map((_, i) => i).toSorted((a, b) => places[a] - places[b]);
	return (
		<section class="album" aria-label={t('album.label', { name: names[seat] })}>
			<header>
				<h2>{seat === you ? t('album.yours') : t('album.of', { name: names[seat] })}</h2>
				{/* biome-ignore lint/a11y/useSemanticElements: buttons that turn pages are no form. */}
				<div class="pages" role="group" aria-label={t('album.seats')}>
					{seats.map((one) => (
						<button key={one} type="button" class="button small" aria-pressed={one === seat} onClick={() => open(one)}>
							<span class="rank">{places[one]}</span>
							<Typed>{names[one]}</Typed> <b>{minus(scoreSheet(view, one).total)}</b>
						</button>
					))}
				</div>
			</header>
			<ol style={{ '--films': view.colors.length }}>
				{sheet.colors.map((score) => (
					<Page key={score.color} view={view} seat={seat} score={score} />
				))}
			</ol>
			<p class="last-card">
				{t('album.last', { card: cardName(view.lastCards[seat], titleOf(view.lastCards[seat])) })}
			</p>
		</section>
	);
}

function Page({ view, seat, score }: { view: View<State>; seat: Seat; score: ColorScore }) {
	const { color, points, goodShot, missed, blurred } = score;
	const film = view.films[filmIndex(seat, color)];
	const notes = [
		film.length === 0 && t('album.none'),
		missed && film.length > 0 && t('album.missed'),
		blurred > 0 && t('album.blurred', { count: blurred }),
		goodShot && t('album.goodShot'),
	].filter(Boolean);
	return (
		<li class={classNames('film-row', missed && 'missed')} data-suit={COLORS[color]}>
			<span class="aloud">{t('album.film', { color: colorName(color), points, film: filmName(film, true) })}</span>
			<span class="suit-tab" aria-hidden="true">
				<Suit color={color} />
			</span>
			<div class="film" aria-hidden="true">
				<span class="way">
					<Direction direction={directionOf(film)} />
				</span>
				{film.map((value) => (
					<Frame key={Math.abs(value)} card={photo(color, Math.abs(value))} isSharp={value > 0} recall />
				))}
				<span class="fits words">
					{film.length > 0 && <b class="story">{storyOf(color)}</b>}
					{notes.join(', ')}
				</span>
			</div>
			<span class={classNames('film-points', points < 0 && 'negative')} aria-hidden="true">
				{signed(points)}
			</span>
		</li>
	);
}
