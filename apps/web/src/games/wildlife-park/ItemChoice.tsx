import type { Refusal } from '@shutterbox/kernel';
import { COLOURS, colourOf, type Item, itemName } from '@shutterbox/wildlife-park/client';
import { useId } from 'preact/hooks';
import { Ruled } from '../../table/RuleLink.tsx';
import { ItemPicture } from './Pictures.tsx';
import { reason, voice } from './words.ts';

interface Offer {
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
					<span>{itemName(voice, offer.item)}</span>
				</label>
			))}
			{refused && (
				<p class="refused">
					<Ruled game="wildlife-park">{reason(refused)}</Ruled>
				</p>
			)}
		</fieldset>
	);
}
