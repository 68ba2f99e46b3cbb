import type { Seat, View } from '@shutterbox/kernel';
import {
	ANIMAL_IDS,
	type AnimalId,
	HABITAT_IDS,
	HAND_LIMIT,
	type Habitat,
	habitatOf,
	orderKind,
	orderPrompt,
	type State,
	scoreSheet,
	toggledWish,
	UNKNOWN,
	wishesIn,
} from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { AnimalPicture, Thing } from '../pictures.tsx';
import { Sign } from '../Sign.tsx';
import { t, voice } from '../words.ts';
import { BigNote } from './BigNote.tsx';
import { Card } from './Card.tsx';
import { type ColumnProps, ColumnSheet } from './ColumnSheet.tsx';
import { Contact } from './Contact.tsx';
import { nameOfAnimal, nameOfHabitat, titleOf } from './names.ts';
import { OrderChoice } from './OrderChoice.tsx';
import { NOTHING } from './wants.ts';

/** What lies open over the table. */
export type Open =
	| { readonly kind: 'order' }
	| { readonly kind: 'discards' }
	| { readonly kind: 'note' }
	| { readonly kind: 'column'; readonly habitat: Habitat }
	| { readonly kind: 'person'; readonly seat: Seat };

interface Props extends ColumnProps {
	open: Open;
	view: View<State>;
	seat: Seat | null;
	names: readonly string[];
	order: unknown;
	setOrder: ((order: unknown) => void) | undefined;
	onClose: () => void;
}

/** The pages that open over the table: the standing order, the discards, the note, a column, a person. */
export function Sheets({ open, view, seat, names, order, setOrder, onClose, ...column }: Props) {
	return (
		<Dialog open onClose={onClose} title={headingOf(open, view, seat, names)}>
			<div class="snapshot-sheet">
				{open.kind === 'order' && seat !== null && setOrder && <Order {...{ view, seat, order, setOrder }} />}
				{open.kind === 'discards' && <Discards view={view} />}
				{open.kind === 'note' && seat !== null && <BigNote view={view} seat={seat} />}
				{open.kind === 'column' && <ColumnSheet {...column} habitat={open.habitat} onClose={onClose} />}
				{open.kind === 'person' && <Person view={view} seat={open.seat} />}
			</div>
		</Dialog>
	);
}

function headingOf(open: Open, view: View<State>, seat: Seat | null, names: readonly string[]): string {
	switch (open.kind) {
		case 'order':
			return t('order.title');
		case 'discards':
			return t('discard.label', { count: view.discard.length });
		case 'note':
			return seat === null ? '' : titleOf(view.assignments[seat]);
		case 'column':
			return nameOfHabitat(open.habitat);
		case 'person':
			return names[open.seat];
	}
}

type OrderProps = { view: View<State>; seat: Seat; order: unknown; setOrder: (order: unknown) => void };

/** The wishlist is edited on the pictures of the animals themselves. */
function Order({ view, seat, order, setOrder }: OrderProps) {
	const wishes = wishesIn(order) ?? [];
	return (
		<>
			<p>{orderKind(view, order) === 'wishlist' ? t('order.tap') : orderPrompt(voice).sentence}</p>
			<OrderChoice {...{ view, seat, order, setOrder }} />
			{orderKind(view, order) === 'wishlist' && (
				<div class="wishes">
					{HABITAT_IDS.map((id, habitat) => (
						<section key={id} data-h={id}>
							<h3>
								<Sign id={id} class="place-sign" />
								{nameOfHabitat(habitat)}
							</h3>
							<ul>
								{ANIMAL_IDS.map(
									(animal, index) =>
										habitatOf(index) === habitat && (
											<li key={animal}>
												<button
													type="button"
													class={classNames('wish', wishes.includes(animal) && 'on')}
													aria-pressed={wishes.includes(animal)}
													aria-label={nameOfAnimal(index)}
													title={nameOfAnimal(index)}
													onClick={() => setOrder(toggledWish(order, animal as AnimalId))}
												>
													<AnimalPicture animal={index} look="frame" class="pict" />
												</button>
											</li>
										),
								)}
							</ul>
						</section>
					))}
				</div>
			)}
			<p class="remark">{t('order.waits')}</p>
		</>
	);
}

function Discards({ view }: { view: View<State> }) {
	if (view.discard.length === 0) return <p>{t('habitats.noDiscard')}</p>;
	return (
		<ul class="discards">
			{view.discard.toReversed().map((animal) => (
				<li key={animal}>
					<Card animal={animal} wants={NOTHING} isLarge />
					<span class="aloud">{nameOfAnimal(animal)}</span>
				</li>
			))}
		</ul>
	);
}

/** What lies in front of somebody. */
function Person({ view, seat }: { view: View<State>; seat: Seat }) {
	const { total } = scoreSheet(view, seat);
	const hand = view.hands[seat];
	const isSecret = view.assignments[seat] === UNKNOWN;
	return (
		<div class="person-body">
			<Contact photos={view.photos[seat]} awards={view.awards} seat={seat} isOwn />
			<ul class="facts">
				<li>
					<Sign id="star" />
					{t(isSecret ? 'person.public' : 'person.all', { prestige: total })}
				</li>
				<li>
					<Thing id="token" class="token" />
					{t('person.tokens', { count: view.tokens[seat] })}
				</li>
				<li>
					<Sign id="bag" />
					{hand.length === 0
						? t('rival.reserved', { count: 0 })
						: t('person.bag', { animals: hand.map(nameOfAnimal).join(', '), count: hand.length, limit: HAND_LIMIT })}
				</li>
			</ul>
			{!isSecret && <BigNote view={view} seat={seat} />}
		</div>
	);
}
