import type { Seat, View } from '@shutterbox/kernel';
import {
	COLORS,
	type ColorIndex,
	type ColorScore,
	directionOf,
	filmIndex,
	fitsNext,
	lastSharp,
	photo,
	type State,
	scoreSheet,
	sharpCount,
	tableSize,
} from '@shutterbox/photograph/client';
import { classNames } from '../../ui/class-names.ts';
import { initialOf } from '../../ui/SeatMark.tsx';
import { Direction, Suit } from './Card.tsx';
import type { Preview } from './draft.ts';
import { Frame } from './Frame.tsx';
import type { SeenShot } from './happenings.ts';
import { colorName, filmName, fitName, goodShotName, signed } from './names.ts';
import { RosetteShape } from './things.tsx';
import { t } from './words.ts';

interface Props {
	view: View<State>;
	seat: Seat;
	names: readonly string[];
	foreseen: Preview;
	/** Shots still to be seen. */
	shots: readonly SeenShot[];
	/** Colours whose good shot was won just now. */
	won: ReadonlySet<ColorIndex>;
	memoryAid: boolean;
}

/** Your films, one line a colour: what lies there, what would land there, what fits next, what it is worth. */
export function Films(props: Props) {
	const { view, seat } = props;
	return (
		<section class="films" aria-label={t('films.label')}>
			<ol style={{ '--films': view.colors.length }}>
				{scoreSheet(view, seat).colors.map((score) => (
					<FilmRow key={score.color} score={score} {...props} />
				))}
			</ol>
		</section>
	);
}

function FilmRow({ score, view, seat, names, foreseen, shots, won, memoryAid }: Props & { score: ColorScore }) {
	const { color } = score;
	const film = view.films[filmIndex(seat, color)];
	const ghosts = foreseen.shots.filter((shot) => shot.color === color);
	const then = [...film, ...ghosts.map(({ value, blur }) => (blur === null ? value : -value))];
	const fresh = shots.filter((shot) => shot.seat === seat);
	const owner = view.goodShots[color];
	const needs = tableSize(view.seats).goodShotNeeds;
	const goodShot = goodShotName(owner, { seat, film, needs, names });
	const said = t('films.row', {
		color: colorName(color),
		film: filmName(film, memoryAid),
		fits: fitName(film),
		points: t('films.points', { points: score.points }),
		shot: goodShot,
	});
	const isMissed = foreseen.missed === color;
	return (
		<li class={classNames('film-row', ghosts.length > 0 && 'aimed', isMissed && 'missed')} data-suit={COLORS[color]}>
			<span class="aloud">{said}</span>
			<span class="suit-tab" aria-hidden="true">
				<Suit color={color} />
			</span>
			<div class="film" aria-hidden="true">
				<span class="way">
					<Direction direction={directionOf(then)} />
				</span>
				{film.map((value) => (
					<Frame
						key={Math.abs(value)}
						card={photo(color, Math.abs(value))}
						isSharp={value > 0}
						recall={memoryAid}
						shot={fresh.find((shot) => shot.card === photo(color, Math.abs(value)))}
					/>
				))}
				{ghosts.map(({ card, blur }) => (
					<Frame key={`ghost ${card}`} card={card} isSharp={blur === null} isGhost />
				))}
				<Fits key={then.join()} film={then} />
			</div>
			<Short film={film} then={then} color={color} owner={owner} seat={seat} />
			<span class={classNames('film-points', score.points < 0 && 'negative')} aria-hidden="true">
				{isMissed ? '−3' : signed(score.points)}
			</span>
			<Rosette {...{ owner, seat, needs, names }} have={sharpCount(film)} title={goodShot} isNew={won.has(color)} />
		</li>
	);
}

function Fits({ film }: { film: readonly number[] }) {
	const fit = fitsNext(film);
	if (film.length === 0) {
		return (
			<span class="fits any">
				{t('fits.any')} <small>{t('fits.starts')}</small>
			</span>
		);
	}
	return (
		<span class={classNames('fits', fit.type !== 'values' && 'words')}>
			{fit.type === 'values' ? fit.values.map((value) => <em key={value}>{value}</em>) : fitName(film)}
		</span>
	);
}

/** The same film where there is no room for frames: its last value, its blurs, what fits. */
function Short(props: {
	film: readonly number[];
	then: readonly number[];
	color: ColorIndex;
	owner: number;
	seat: Seat;
}) {
	const { film, then, color, owner, seat } = props;
	const blurred = film.length - sharpCount(film);
	return (
		<div class="short" aria-hidden="true">
			<span class="head">
				<Suit color={color} />
				{owner === seat && <i class="star">★</i>}
			</span>
			<b>
				{film.length === 0 ? '–' : lastSharp(film)}
				<Direction direction={directionOf(film)} />
				{blurred > 0 && <i class="cost">−{2 * blurred}</i>}
			</b>
			<em key={shortFit(then)}>{shortFit(then)}</em>
		</div>
	);
}

function shortFit(film: readonly number[]): string {
	const fit = fitsNext(film);
	if (fit.type === 'any') return '1–12';
	if (fit.type === 'none') return '×';
	if (fit.type !== 'values') return `${fit.type === 'above' ? '>' : '<'} ${fit.value}`;
	const [low, high] = [Math.min(...fit.values), Math.max(...fit.values)];
	return low === high ? String(low) : `${low}–${high}`;
}

interface RosetteProps {
	owner: number;
	seat: Seat;
	have: number;
	needs: number;
	names: readonly string[];
	title: string;
	isNew: boolean;
}

function Rosette({ owner, seat, have, needs, names, title, isNew }: RosetteProps) {
	const look = owner === seat ? 'yours' : owner >= 0 ? 'theirs' : 'free';
	return (
		<span class={classNames('rosette', look, isNew && 'won')} title={title} aria-hidden="true">
			<RosetteShape />
			{look === 'yours' && <b>+5</b>}
			{look === 'theirs' && <b>{initialOf(names[owner])}</b>}
			{look === 'free' && (
				<b>
					{Math.min(have, needs)}
					<i>/{needs}</i>
				</b>
			)}
		</span>
	);
}
