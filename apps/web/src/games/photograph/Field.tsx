import type { View } from '@shutterbox/kernel';
import type { State } from '@shutterbox/photograph';
import { type Card, COLUMNS } from '@shutterbox/photograph/rules/components';
import type { Pick } from '@shutterbox/photograph/rules/move';
import { cardsInRow, NO_CARD, rowCount } from '@shutterbox/photograph/rules/state';
import { useRef } from 'preact/hooks';
import { classNames } from '../../ui/class-names.ts';
import { MarkerLine } from '../../ui/MarkerLine.tsx';
import { memo } from '../../ui/memo.tsx';
import { CardInside, lookOf, suitOf } from './Card.tsx';
import type { Decision } from './decision.ts';
import { type Check, type Draft, pickUpTo, placesTaken, type Side } from './draft.ts';
import type { Happenings } from './happenings.ts';
import { cardName } from './names.ts';
import { type Latest, PULLS, Pulls } from './Pulls.tsx';
import { titleOf } from './pictures.tsx';
import { useRoving } from './roving.ts';
import { useRowDrag } from './row-drag.ts';
import { useDealing } from './use-dealing.ts';
import { t } from './words.ts';

interface Props {
	view: View<State>;
	check: Check;
	decision: Decision;
	happenings: Happenings;
}

/** The field, top row first. Every card, and every number beside a row, is a pick. */
export function Field({ view, check, decision, happenings }: Props) {
	const field = useRef<HTMLDivElement>(null);
	const latest = useRef({ check, decision });
	latest.current = { check, decision };
	const roving = useRoving(field);
	const drag = useRowDrag(view, decision);
	const rows = Array.from({ length: rowCount(view) }, (_, i) => rowCount(view) - 1 - i);
	const shownIn = useDealing(view, happenings, rows);
	return (
		<section class="photo-field" aria-label={t('field.label')} ref={field} {...roving} {...drag}>
			{rows.map((row) => (
				<Row
					key={row}
					{...{ row, check, latest }}
					{...shownIn(row)}
					isAsked={decision.asked === 'pick'}
					draft={pickIn(row, decision.draft)}
					held={pickIn(row, decision.held)}
				/>
			))}
		</section>
	);
}

interface RowProps extends Omit<Props, 'decision'> {
	row: number;
	isAsked: boolean;
	/** What is aimed at in this row, and what waits for a second press in it. */
	draft: Pick | null;
	held: Pick | null;
	latest: Latest;
}

function pickIn(row: number, draft: Draft | null): Pick | null {
	return draft?.type === 'pick' && draft.row === row ? draft : null;
}

/** Only the rows that change are drawn again. */
const Row = memo<RowProps>(({ row, view, check, happenings, isAsked, draft, held, latest }) => {
	const taking = draft === null ? [] : placesTaken(view, draft);
	const columns = taking.map((place) => place % COLUMNS);
	const ring = { '--first': Math.min(...columns), '--span': Math.max(...columns) - Math.min(...columns) + 1 };
	const places = Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column);
	const pulls = (side: Side) => {
		const isOpen = (count: number) => isAsked && check({ type: 'pick', row, side, count }) === null;
		const most = PULLS.findLast(isOpen) ?? 0;
		const chosen = held?.side === side ? held.count : null;
		return <Pulls {...{ row, side, most, chosen, latest }} />;
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
			{places.map((place) => {
				const pick = pickUpTo(view, place);
				return (
					<Place
						key={place}
						place={place}
						card={view.field[place]}
						left={happenings.taken.get(place)}
						dealt={happenings.dealt.get(place)}
						isCarried={happenings.carried.has(place)}
						isTaken={taking.includes(place)}
						side={pick?.side}
						count={pick?.count}
						{...{ isAsked, latest }}
					/>
				);
			})}
			{pulls('right')}
			{taking.length > 0 && (
				<span class="ring" style={ring}>
					<MarkerLine shape="loop" seed={row + 1} />
				</span>
			)}
		</div>
	);
});

interface PlaceProps {
	place: number;
	card: Card;
	/** What lay here a moment ago. */
	left: Card | undefined;
	/** Its turn among the cards that are dealt just now. */
	dealt: number | undefined;
	isCarried: boolean;
	isTaken: boolean;
	/** The pick that ends with it, if there is one. */
	side: Side | undefined;
	count: number | undefined;
	isAsked: boolean;
	latest: Latest;
}

/** Only the places that change are drawn again. */
const Place = memo<PlaceProps>(({ place, card, left, dealt, isCarried, isTaken, side, count, isAsked, latest }) => {
	if (card === NO_CARD) {
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
	const row = Math.floor(place / COLUMNS);
	const pick = side && count ? ({ type: 'pick', row, side, count } as const) : null;
	const name = cardName(card, titleOf(card));
	const label =
		isAsked && pick
			? t('field.takes', { card: name, row: row + 1, count: pick.count, side: pick.side })
			: t('field.card', { card: name, row: row + 1 });
	const look = classNames(
		lookOf(card),
		'aim',
		isTaken && 'chosen',
		dealt !== undefined && 'dealt',
		isCarried && 'carried',
	);
	const aim = (draft: Draft | null) => latest.current.decision.aim(draft);
	return (
		<button
			type="button"
			class={look}
			data-suit={suitOf(card)}
			data-cell={`place ${place}`}
			data-place={place}
			style={dealt === undefined ? undefined : { '--order': dealt }}
			aria-label={label}
			aria-disabled={!isAsked}
			onPointerEnter={({ pointerType }) => pointerType === 'mouse' && isAsked && aim(pick)}
			onPointerLeave={() => aim(null)}
			onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && isAsked && aim(pick)}
			onBlur={() => aim(null)}
			onClick={() => pick && latest.current.decision.choose(pick)}
		>
			<CardInside card={card} />
		</button>
	);
});
