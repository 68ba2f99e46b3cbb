import type { Refusal } from '@shutterbox/kernel';
import { COLOURS, colourOf, type Item } from '@shutterbox/wildlife-park/client';
import { useId } from 'preact/hooks';
import { ItemPicture } from './Pictures.tsx';
import { reason } from './refusals.ts';
import { itemName } from './words.ts';

export interface Offer {
	readonly key: string;
	readonly item: Item;
	readonly refused: Refusal | null;
}

interface Props {
	legend: string;
	type: 'radio' | 'checkbox';
	offers: readonly Offer[];
	chosen: readonly string[];
	isOpen: boolean;
	onChoose: (key: string) => void;
}

/** Items to choose from: one, or any number. */
export function ItemChoice({ legend, type, offers, chosen, isOpen, onChoose }: Props) {
	const id = useId();
	const [refused] = offers.flatMap((offer) => (offer.refused ? [offer.refused] : []));
	return (
		<fieldset class="items">
			<legend>{legend}</legend>
			{offers.map((offer) => (
				<label key={offer.key} data-colour={COLOURS[colourOf(offer.item)]}>
					<input
						type={type}
						name={id}
						checked={chosen.includes(offer.key)}
						disabled={offer.refused !== null}
						onChange={() => isOpen && onChoose(offer.key)}
					/>
					<ItemPicture item={offer.item} />
					<span>{itemName(offer.item)}</span>
				</label>
			))}
			{refused && <p class="refused">{reason(refused)}</p>}
		</fieldset>
	);
}
