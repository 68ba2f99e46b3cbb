import type { Seat, View } from '@shutterbox/kernel';
import {
	COLORS,
	type ColorIndex,
	cardIn,
	directionOf,
	filmIndex,
	isSimultaneous,
	NOT_COMMITTED,
	OUT_OF_GAME,
	type State,
	shownBack,
} from '@shutterbox/photograph/client';
import { list } from '../../i18n/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { memo } from '../../ui/memo.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Typed } from '../../ui/Typed.tsx';
import { Direction, Suit, Tag, TinyBack } from './Card.tsx';
import type { SeenShot } from './happenings.ts';
import { blurredName, cardName, colorName, filmName, minus } from './names.ts';
import { score } from './scores.ts';
import { t } from './words.ts';

interface Props {
	view: View<State>;
	/** The viewer's own, which is not among them. */
	seat: Seat | null;
	names: readonly string[];
	bots: readonly (string | null)[] | undefined;
	toMove: readonly Seat[];
	last: ReadonlyMap<Seat, readonly SeenShot[]>;
	memoryAid: boolean;
}

/** The other players, each a contact sheet with the same seven columns, so that a colour can be compared down the page. */
export const Opponents = memo<Props>(({ seat, ...rest }) => {
	const { hands, seats } = rest.view;
	const others = hands.map((_, i) => (i + (seat ?? -1) + 1) % seats).filter((other) => other !== seat);
	return (
		<div class="opponents" style={{ '--seats': others.length }}>
			{others.map((other) => (
				<Miniature key={other} seat={other} {...rest} />
			))}
		</div>
	);
});

function hasChosen(view: View<State>, seat: Seat): boolean {
	return isSimultaneous(view) && view.commits[seat] !== NOT_COMMITTED;
}

function Miniature({ seat, view, names, bots, toMove, last, memoryAid }: Props & { seat: Seat }) {
	const hand = view.hands[seat];
	const bot = bots?.[seat];
	const shots = last.get(seat) ?? [];
	return (
		<article class={classNames('seat', toMove.includes(seat) && 'to-move')} aria-label={names[seat]}>
			<header>
				<SeatMark name={names[seat]} shape={seat % 2 === 0 ? 'round' : 'drop'} {...(bot && { bot })} silent />
				<h2>
					<Typed>{names[seat]}</Typed>
				</h2>
				{toMove.includes(seat) && <span class="aloud">{t('seat.thinking')}</span>}
				{hasChosen(view, seat) && (
					<span class="chosen-mark" title={t('seat.chosen')}>
						<Icon name="check" size={14} />
						<span class="aloud">{t('seat.chosen')}</span>
					</span>
				)}
				<b class="points">
					<span key={score(view, seat)} aria-hidden="true">
						{minus(score(view, seat))}
					</span>
					<span class="aloud">{t('seat.points', { points: score(view, seat) })}</span>
				</b>
			</header>
			<div class="backs">
				<span class="aloud">
					{t('seat.hand', { cards: list(hand.map((slot) => handName(view, slot, memoryAid))) })}
				</span>
				<span class="held" aria-hidden="true">
					<span class="eye" title={t('hand.shutter')} />
					{hand.map((slot, i) => {
						const card = memoryAid ? cardIn(slot) : shownBack(view, cardIn(slot));
						return <TinyBack key={`${i} ${card}`} card={card} />;
					})}
				</span>
				{shots.length > 0 && (
					<span class="last" key={`${hand.length} ${shots.map(({ card }) => card).join()}`}>
						<span class="aloud">{t('seat.last', { cards: list(shots.map(shotName)) })}</span>
						<span aria-hidden="true">
							{shots.map(({ card, isSharp }) => (
								<Tag key={card} card={card} blurred={!isSharp} />
							))}
						</span>
					</span>
				)}
			</div>
			<ol class="contact-sheet" aria-label={t('seat.sheet')}>
				{COLORS.map((suit, color) => (
					<Column key={suit} color={color} view={view} seat={seat} memoryAid={memoryAid} />
				))}
			</ol>
		</article>
	);
}

function shotName({ card, color, isSharp }: SeenShot): string {
	return isSharp ? cardName(card) : blurredName(color);
}

/** A card of another hand: by its back, unless the table helps the memory. */
function handName(view: View<State>, slot: number, memoryAid: boolean): string {
	return cardName(memoryAid ? cardIn(slot) : shownBack(view, cardIn(slot)));
}

const SHOWN = 4;

interface ColumnProps {
	color: ColorIndex;
	view: View<State>;
	seat: Seat;
	memoryAid: boolean;
}

/** The newest frames of a film, the older ones as a number. */
function Column({ color, view, seat, memoryAid }: ColumnProps) {
	if (view.goodShots[color] === OUT_OF_GAME) return <li class="film-column out" aria-hidden="true" />;
	const film = view.films[filmIndex(seat, color)];
	const older = film.length > SHOWN ? film.length - SHOWN + 1 : 0;
	const isWon = view.goodShots[color] === seat;
	return (
		<li class="film-column" data-suit={COLORS[color]}>
			<span class="aloud">
				{t('seat.column', { color: colorName(color), film: filmName(film, memoryAid) })}
				{isWon && `, ${t('album.goodShot')}`}
			</span>
			<span
				class={classNames('head', isWon && 'won')}
				title={isWon ? t('album.goodShot') : undefined}
				aria-hidden="true"
			>
				<Suit color={color} />
				<Direction direction={directionOf(film)} />
			</span>
			{older > 0 && (
				<span class="mini older" aria-hidden="true" title={t('seat.earlier', { count: older })}>
					+{older}
				</span>
			)}
			{film.slice(older).map((value, i) => (
				<span key={`${older} ${i} ${value}`} class={classNames('mini', value < 0 && 'down')} aria-hidden="true">
					{value > 0 ? value : memoryAid ? `×${-value}` : '×'}
				</span>
			))}
		</li>
	);
}
