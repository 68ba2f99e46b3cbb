import {
	ANIMAL_IDS,
	type AnimalId,
	animalName,
	HABITAT_IDS,
	habitatName,
	habitatOf,
	type Move,
	type State,
} from '@shutterbox/snapshot/client';
import { useId } from 'preact/hooks';
import type { BoardProps } from '../game-ui.ts';
import { type OrderKind, orderKind, orderOf, toggledWish, wishesIn } from './standing.ts';
import { t, voice } from './words.ts';

const KINDS: readonly OrderKind[] = ['askMe', 'never', 'onAssignment', 'wishlist'];

/** What the table answers to offers in the viewer's name, so that nobody has to be asked each time. */
export function StandingOrder({ order, setOrder }: Required<Pick<BoardProps<State, Move>, 'order' | 'setOrder'>>) {
	const id = useId();
	const kind = orderKind(order);
	const wishes = wishesIn(order);
	return (
		<section class="standing" aria-labelledby={id}>
			<h2 id={id}>{t('order.title')}</h2>
			<details>
				<summary>{t(`order.${kind}`)}</summary>
				<p>{t('order.text')}</p>
				<fieldset class="options">
					<legend class="aloud">{t('order.title')}</legend>
					{KINDS.map((one) => (
						<label key={one}>
							<input type="radio" name={id} checked={one === kind} onChange={() => setOrder(orderOf(one, wishes))} />
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
												onToggle={() => setOrder(toggledWish(wishes, animal as AnimalId))}
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
