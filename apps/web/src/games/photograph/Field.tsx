import type { View } from '@shutterbox/kernel';
import type { State } from '@shutterbox/photograph';
import { COLUMNS, MAX_TAKE } from '@shutterbox/photograph/components';
import { cardsInRow, NO_CARD, rowCount } from '@shutterbox/photograph/state';
import { useRef } from 'preact/hooks';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MarkerLine } from '../../ui/MarkerLine.tsx';
import { CardInside, lookOf, suitOf } from './Card.tsx';
import type { Decision } from './decision.ts';
import { type Check, oneMore, pickUpTo, placesTaken, type Side } from './draft.ts';
import type { Happenings } from './happenings.ts';
import { cardName } from './names.ts';
import { titleOf } from './pictures.tsx';
import { useRoving } from './roving.ts';
import { useRowDrag } from './row-drag.ts';
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
	const roving = useRoving(field);
	const drag = useRowDrag(view, decision);
	const rows = Array.from({ length: rowCount(view) }, (_, i) => rowCount(view) - 1 - i);
	return (
		<section class="photo-field" aria-label={t('field.label')} ref={field} {...roving} {...drag}>
			{rows.map((row) => (
				<Row key={row} {...{ row, view, check, decision, happenings }} />
			))}
		</section>
	);
}

function Row({ row, view, check, decision, happenings }: Props & { row: number }) {
	const { draft } = decision;
	const taking = draft?.type === 'pick' && draft.row === row ? placesTaken(view, draft) : [];
	const columns = taking.map((place) => place % COLUMNS);
	const ring = { '--first': Math.min(...columns), '--span': Math.max(...columns) - Math.min(...columns) + 1 };
	const count = cardsInRow(view, row);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a row of cards is no form.
		<div class="field-row" role="group" data-line aria-label={t('field.rowCards', { row: row + 1, count })}>
			<Pulls side="left" {...{ row, check, decision }} />
			{Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column).map((place) => (
				<Place key={place} isTaken={taking.includes(place)} {...{ place, view, decision, happenings }} />
			))}
			<Pulls side="right" {...{ row, check, decision }} />
			{taking.length > 0 && (
				<span class="ring" style={ring}>
					<MarkerLine shape="loop" seed={row + 1} />
				</span>
			)}
		</div>
	);
}

interface PlaceProps {
	place: number;
	isTaken: boolean;
	view: View<State>;
	decision: Decision;
	happenings: Happenings;
}

function Place({ place, isTaken, view, decision, happenings }: PlaceProps) {
	const card = view.field[place];
	const left = happenings.taken.get(place);
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
	const pick = pickUpTo(view, place);
	const row = Math.floor(place / COLUMNS) + 1;
	const name = cardName(card, titleOf(card));
	const label =
		decision.asked === 'pick' && pick
			? t('field.takes', { card: name, row, count: pick.count, side: pick.side })
			: t('field.card', { card: name, row });
	const dealt = happenings.dealt.get(place);
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
			aria-label={label}
			aria-disabled={decision.asked !== 'pick'}
			onPointerEnter={({ pointerType }) => pointerType === 'mouse' && decision.asked === 'pick' && decision.aim(pick)}
			onPointerLeave={() => decision.aim(null)}
			onFocus={({ currentTarget }) =>
				currentTarget.matches(':focus-visible') && decision.asked === 'pick' && decision.aim(pick)
			}
			onBlur={() => decision.aim(null)}
			onClick={() => pick && decision.choose(pick)}
		>
			<CardInside card={card} />
		</button>
	);
}

interface PullsProps {
	row: number;
	side: Side;
	check: Check;
	decision: Decision;
}

/** Beside a row: for pointers and keys one number per pick, for fingers one handle that takes one more at each touch. */
function Pulls({ row, side, check, decision }: PullsProps) {
	const counts = Array.from({ length: MAX_TAKE }, (_, i) => i + 1);
	const isOpen = decision.asked === 'pick' && check({ type: 'pick', row, side, count: 1 }) === null;
	const { held } = decision;
	const count = held?.type === 'pick' && held.row === row && held.side === side ? held.count : null;
	const more = t('field.more', { side, row: row + 1 });
	return (
		<span class={`pulls ${side}`} data-beside>
			{side === 'left' && <small aria-hidden="true">{row + 1}</small>}
			<span class="counts">
				{counts.map((many) => {
					const pick = { type: 'pick', row, side, count: many } as const;
					if (!isOpen || check(pick) !== null) return <i key={many} />;
					return (
						<button
							key={many}
							type="button"
							data-cell={`pull ${row} ${side} ${many}`}
							aria-label={t('field.pull', { count: many, side, row: row + 1 })}
							onPointerEnter={() => decision.aim(pick)}
							onPointerLeave={() => decision.aim(null)}
							onFocus={() => decision.aim(pick)}
							onBlur={() => decision.aim(null)}
							onClick={() => decision.choose(pick)}
						>
							{many}
						</button>
					);
				})}
			</span>
			<button
				type="button"
				class="handle"
				data-cell={`handle ${row} ${side}`}
				aria-label={count === null ? more : `${count}. ${more}`}
				aria-disabled={!isOpen}
				onClick={() => isOpen && decision.hold(oneMore(check, row, side, held))}
			>
				{count === null ? <Icon name={side === 'left' ? 'next' : 'back'} size={18} /> : <b>{count}</b>}
			</button>
		</span>
	);
}
