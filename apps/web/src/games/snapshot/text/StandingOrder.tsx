import type { Seat } from '@shutterbox/kernel';
import {
	ANIMAL_IDS,
	type AnimalId,
	animalName,
	HABITAT_IDS,
	habitatName,
	habitatOf,
	type Move,
	mayOrder,
	ORDER_KINDS,
	orderKind,
	orderOf,
	type State,
	toggledWish,
	wishesIn,
} from '@shutterbox/snapshot/client';
import { useId } from 'preact/hooks';
import type { BoardProps } from '../../game-ui.ts';
import { t, voice } from '../words.ts';

interface Props extends Required<Pick<BoardProps<State, Move>, 'view' | 'order' | 'setOrder'>> {
	seat: Seat;
}

/** What the table answers to offers in the viewer's name, so that nobody has to be asked each time. */
export function StandingOrder({ view, seat, order, setOrder }: Props) {
	const id = useId();
	const kind = orderKind(view, order);
	const wishes = wishesIn(order) ?? [];
	return (
		<section class="standing" aria-labelledby={id}>
			<h2 id={id}>{t('order.title')}</h2>
			<details>
				<summary>{t(`order.${kind}`)}</summary>
				<p>{t('order.text')}</p>
				<fieldset class="options">
					<legend class="aloud">{t('order.title')}</legend>
					{ORDER_KINDS.map((one) => (
						<label key={one}>
							<input
								type="radio"
								name={id}
								checked={one === kind}
								disabled={!mayOrder(view, seat, one)}
								onChange={() => setOrder(orderOf(view, seat, one, order))}
							/>
							<span>{t(`order.${one}`)}</span>
						</label>
					))}
				</fieldset>
				{kind === 'wishlist' && (
					<div class="wishlist">
						{HABITAT_IDS.map((habitat, i) => (
							<fieldset key={habitat}>
								<legend>{habitatName(voice, i)}</legend>
								{ANIMAL_IDS.map(
									(animal, index) =>
										habitatOf(index) === i && (
											<Wish
												key={animal}
												name={animalName(voice, index)}
												isWanted={wishes.includes(animal)}
												onToggle={() => setOrder(toggledWish(order, animal as AnimalId))}
											/>
										),
								)}
							</fieldset>
						))}
					</div>
				)}
			</details>
		</section>
	);
}

function Wish({ name, isWanted, onToggle }: { name: string; isWanted: boolean; onToggle: () => void }) {
	return (
		<label>
			<input type="checkbox" checked={isWanted} onChange={onToggle} />
			<span>{name}</span>
		</label>
	);
}
