import type { View } from '@shutterbox/kernel';
import {
	type Card,
	COLUMNS,
	cardsInRow,
	NO_CARD,
	type Pick,
	rowCount,
	type State,
} from '@shutterbox/photograph/client';
import { useRef } from 'preact/hooks';
import { useRoving } from '../../board/roving.ts';
import { classNames } from '../../ui/class-names.ts';
import { MarkerLine } from '../../ui/MarkerLine.tsx';
import { memo } from '../../ui/memo.tsx';
import { CardInside, lookOf, suitOf } from './Card.tsx';
import type { Decision } from './decision.ts';
import { type Check, type Draft, mostFrom, pickUpTo, placesTaken, type Side } from './draft.ts';
import type { Happenings } from './happenings.ts';
import { cardName } from './names.ts';
import { Pulls } from './Pulls.tsx';
import { titleOf } from './pictures.tsx';
import { useRowDrag } from './row-drag.ts';
import type { Marked } from './use-hint.ts';
import { t } from './words.ts';

interface Props extends Omit<Decision, 'refusal'> {
	view: View<State>;
	check: Check;
	happenings: Happenings;
	/** Good ways that are marked. */
	ways?: readonly Marked[] | null;
}

/** The field, top row first. Every card, and every number beside a row, is a pick. */
export const Field = memo<Props>(({ view, check, asked, draft, held, happenings, ways = null, deeds }) => {
	const field = useRef<HTMLDivElement>(null);
	const isAsked = asked === 'pick';
	const roving = useRoving(field);
	const drag = useRowDrag(view, isAsked, deeds);
	const rows = Array.from({ length: rowCount(view) }, (_, row) => row).reverse();
	return (
		<section class="photo-field" aria-label={t('field.label')} ref={field} {...roving} {...drag}>
			{rows.map((row) => (
				<Row
					key={row}
					{...{ row, view, check, happenings, isAsked, deeds }}
					draft={pickIn(row, draft)}
					held={pickIn(row, held)}
					ways={waysIn(row, ways)}
				/>
			))}
		</section>
	);
});

function pickIn(row: number, draft: Draft | null): Pick | null {
	return draft?.type === 'pick' && draft.row === row ? draft : null;
}

const NONE: readonly Marked[] = [];

function waysIn(row: number, ways: readonly Marked[] | null): readonly Marked[] {
	const found = ways?.filter(({ move }) => move.type === 'pick' && move.row === row) ?? NONE;
	return found.length === 0 ? NONE : found;
}

interface RowProps extends Omit<Props, 'asked' | 'draft' | 'held' | 'ways'> {
	ways: readonly Marked[];
	row: number;
	isAsked: boolean;
	/** What is aimed at in this row, and what waits for a second press in it. */
	draft: Pick | null;
	held: Pick | null;
}

const Row = memo<RowProps>(({ row, view, check, happenings, isAsked, draft, held, ways, deeds }) => {
	const taking = draft === null ? [] : placesTaken(view, draft);
	const places = Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column);
	const pulls = (side: Side) => {
		const most = isAsked ? mostFrom(check, row, side) : 0;
		return <Pulls {...{ row, side, most, deeds }} held={held?.side === side ? held.count : 0} />;
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a row of cards is no form.
		<div
			class="field-row"
			role="group"
			data-line
			aria-label={t('field.rowCards', { row: row + 1, count: cardsInRow(view, row) })}
		>
			{pulls('left')}
			{places.map((place) => (
				<Place key={place} {...{ view, place, happenings, isAsked, ways, deeds }} isTaken={taking.includes(place)} />
			))}
			{pulls('right')}
			{taking.length > 0 && (
				<span class="ring" style={spanOf(taking)}>
					<MarkerLine shape="loop" seed={row + 1} />
				</span>
			)}
			{ways.map(({ letter, move }) => (
				<span key={letter} class="hint-mark aim on" style={spanOf(placesTaken(view, move as Pick))} aria-hidden="true">
					<i class="letter">{letter}</i>
				</span>
			))}
		</div>
	);
});

/** From which column on, and how many. */
function spanOf(places: readonly number[]) {
	const columns = places.map((place) => place % COLUMNS);
	const first = Math.min(...columns);
	return { '--first': first, '--span': Math.max(...columns) - first + 1 };
}

interface PlaceProps extends Omit<RowProps, 'row' | 'check' | 'draft' | 'held'> {
	place: number;
	isTaken: boolean;
}

function Place({ view, place, happenings, isAsked, isTaken, ways, deeds }: PlaceProps) {
	const card = view.field[place];
	if (card === NO_CARD) return <Empty left={happenings.taken.get(place)} />;
	const row = Math.floor(place / COLUMNS) + 1;
	const dealt = happenings.dealt.get(place);
	/** The pick that ends with it, if there is one. */
	const pick = pickUpTo(view, place);
	const name = cardName(card, titleOf(card));
	const label =
		isAsked && pick
			? t('field.takes', { card: name, row, count: pick.count, side: pick.side })
			: t('field.card', { card: name, row });
	const hinted = ways.find(({ move }) => placesTaken(view, move as Pick).at(-1) === place);
	const look = classNames(
		lookOf(card),
		'aim',
		isTaken && 'chosen',
		dealt !== undefined && 'dealt',
		happenings.carried.has(place) && 'carried',
	);
	return (
		<button
			type="button"
			class={look}
			data-suit={suitOf(card)}
			data-cell={`place ${place}`}
			data-place={place}
			style={dealt === undefined ? undefined : { '--order': dealt }}
			aria-label={hinted ? `${label}, ${t('hint.mark', { letter: hinted.letter })}` : label}
			aria-disabled={!isAsked}
			onPointerEnter={({ pointerType }) => pointerType === 'mouse' && isAsked && deeds.aim(pick)}
			onPointerLeave={() => deeds.aim(null)}
			onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && isAsked && deeds.aim(pick)}
			onBlur={() => deeds.aim(null)}
			onClick={() => pick && deeds.choose(pick)}
		>
			<CardInside card={card} />
		</button>
	);
}

/** A place without a card, and what has just left it. */
function Empty({ left }: { left: Card | undefined }) {
	return (
		<span class="place" aria-hidden="true">
			{left !== undefined && (
				<span class={`${lookOf(left)} leaving`} data-suit={suitOf(left)}>
					<CardInside card={left} />
				</span>
			)}
		</span>
	);
}
