import type { Seat } from '@shutterbox/kernel';
import { type Card, COLORS, type ColorIndex, photo, type State, sharpCount } from '@shutterbox/photograph/client';
import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { useRoving } from '../../../board/roving.ts';
import { classNames } from '../../../ui/class-names.ts';
import { MarkerLine } from '../../../ui/MarkerLine.tsx';
import { Typed } from '../../../ui/Typed.tsx';
import { watched } from '../../../ui/watched.ts';
import type { ResultProps } from '../../game-ui.ts';
import { Suit } from '../Card.tsx';
import { minus, signed } from '../names.ts';
import { storyOf, useDrawings, WidePicture } from '../pictures.tsx';
import { RosetteShape } from '../things.tsx';
import { type AlbumFilm, filmsOf, shotsOf, wayOf } from './films.ts';
import './result.css';
import { retold } from './telling.ts';
import { joints, t, telling } from './words.ts';

/** There is no room for every story beside its film: the best one is told, the others when they are asked for. */
const isNarrow = watched('(max-width: 899px)');

/** The album: every film as the story it tells, in the order of their points. */
export function Result(props: ResultProps<State>) {
	const { view, viewer, seat: first, names, outcome, history, momentAt, replayAt, parts } = props;
	const [seat, open] = useState(first);
	const films = useRef<HTMLElement>(null);
	const roving = useRoving(films);
	useDrawings();
	const { long, short } = filmsOf(view, seat);
	const shots = shotsOf(history, seat);
	const takenAt = (card: Card): Taken => {
		const n = shots.get(card);
		if (n === undefined) return { href: null, isMoment: false };
		return { href: replayAt?.(n) ?? null, isMoment: seat === first && n === momentAt };
	};
	return (
		<div class="photo-result">
			{parts.verdict}
			<section
				ref={films}
				class="stories"
				aria-label={t('label', { whose: seat === viewer ? 'you' : 'other', name: names[seat] })}
				{...roving}
			>
				<Whose {...{ names, seat, open }} places={outcome.places} scores={outcome.scores} />
				<ul class={classNames('lines', long.length > 4 && 'many')} key={seat}>
					{long.map((film, i) => (
						<Line key={film.color} order={i} {...film} {...{ takenAt }} />
					))}
				</ul>
				{short.length > 0 && (
					<ul class="shorts" key={`short ${seat}`}>
						{short.map((film, i) => (
							<Line key={film.color} order={long.length + i} isShort {...film} {...{ takenAt }} />
						))}
					</ul>
				)}
			</section>
			<div class="beside">
				{parts.places}
				{parts.moment}
				{parts.talk}
			</div>
		</div>
	);
}

interface WhoseProps {
	names: readonly string[];
	seat: Seat;
	open: (seat: Seat) => void;
	places: readonly number[];
	scores: readonly number[];
}

/** Everybody made an album. */
function Whose({ names, seat, open, places, scores }: WhoseProps) {
	const order = [...names.keys()].toSorted((a, b) => places[a] - places[b]);
	return (
		// biome-ignore lint/a11y/useSemanticElements: buttons that turn pages are no form.
		<div class="whose" role="group" aria-label={t('others')}>
			{order.map((one) => (
				<button key={one} type="button" class="button small" aria-pressed={one === seat} onClick={() => open(one)}>
					<Typed>{names[one]}</Typed> <b>{minus(scores[one])}</b>
				</button>
			))}
		</div>
	);
}

/** When a frame was shot. */
interface Taken {
	readonly href: string | null;
	/** Then everything was decided. */
	readonly isMoment: boolean;
}

interface LineProps extends AlbumFilm {
	isShort?: boolean;
	order: number;
	takenAt: (card: Card) => Taken;
}

function Line({ color, film, points, goodShot, missed, isBest, isShort = false, order, takenAt }: LineProps) {
	const suit = COLORS[color];
	const story = telling()[suit];
	const sharp = sharpCount(film);
	const name = t('film', {
		story: storyOf(color) ?? '',
		way: wayOf(film),
		sharp,
		blurred: film.length - sharp,
		points,
	});
	const [isTold, tell] = useState(isBest);
	const words = useId();
	const told = film.length === 0 ? t('empty') : retold(film, (value) => story[value - 1][1], joints());
	return (
		<li
			class={classNames('line', isBest && 'best', isTold && 'told', isShort && 'short')}
			data-suit={suit}
			style={{ '--order': order }}
		>
			<div class="tell">
				<h2>
					<Title isTold={isTold} tells={isNarrow.value && !isShort ? words : null} onPress={() => tell(!isTold)}>
						<Suit color={color} />
						<span>{storyOf(color)}</span>
					</Title>
				</h2>
				<p id={words}>{missed ? t('missed') : told}</p>
			</div>
			<ol class="film strip" aria-label={name} data-line>
				{film.map((value) => (
					<Frame
						key={value}
						{...{ color, value }}
						title={value > 0 ? story[value - 1][0] : t('blurred')}
						{...takenAt(photo(color, Math.abs(value)))}
					/>
				))}
			</ol>
			<div class="worth">
				<b class={classNames(points < 0 && 'negative')}>{signed(points)}</b>
				{goodShot && (
					<span class="rosette yours" role="img" aria-label={t('goodShot')} title={t('goodShot')}>
						<RosetteShape />
						<b>+5</b>
					</span>
				)}
				{isBest && <span class="gold-tag">{t('best')}</span>}
			</div>
		</li>
	);
}

interface TitleProps {
	isTold: boolean;
	/** The story that it shows and puts away; null where there is room for it anyway. */
	tells: string | null;
	onPress: () => void;
	children: ComponentChildren;
}

function Title({ isTold, tells, onPress, children }: TitleProps) {
	if (tells === null) return <>{children}</>;
	return (
		<button type="button" aria-expanded={isTold} aria-controls={tells} onClick={onPress}>
			{children}
		</button>
	);
}

interface FrameProps extends Taken {
	color: ColorIndex;
	value: number;
	title: string;
}

/** A frame leads back to where it was shot; the marker rings the one that decided. */
function Frame({ color, value, title, href, isMoment }: FrameProps) {
	const shown = (
		<>
			<span class="picture" aria-hidden="true">
				{value > 0 ? <WidePicture card={photo(color, value)} /> : <Suit color={color} />}
				<b>{value > 0 ? value : '−2'}</b>
			</span>
			<em>
				{value > 0 && <span class="aloud">{value}, </span>}
				{title}
				{isMoment && <span class="aloud">, {t('moment')}</span>}
			</em>
			{isMoment && <MarkerLine shape="loop" seed={value + 20} />}
		</>
	);
	return (
		<li class={classNames('shot', value < 0 && 'down')}>
			{href === null ? (
				<span class="of">{shown}</span>
			) : (
				<a class="of" href={href} data-cell={`${color}:${value}`}>
					{shown}
				</a>
			)}
		</li>
	);
}
