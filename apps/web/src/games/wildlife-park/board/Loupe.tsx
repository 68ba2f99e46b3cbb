import { type HexPreview, type Item, layoutOf, type Park } from '@shutterbox/wildlife-park/client';
import { middleOf } from './geometry.ts';
import { InHand } from './InHand.tsx';
import { NO_LOOKS, ParkPlane } from './ParkPlane.tsx';

interface Props {
	park: Park;
	item: Item;
	offers: readonly HexPreview[];
	aim: string | null;
	/** The finger is at the left: the loupe is at the right. */
	isLeft: boolean;
}

/** What a finger hides: the hex it aims at, larger, in the corner away from it. */
export function Loupe({ park, item, offers, aim, isLeft }: Props) {
	const layout = layoutOf(park);
	const hex = layout.names.findIndex((name) => aim === `hex ${name}`);
	if (hex === -1) return null;
	const [x, y] = middleOf(layout, hex);
	return (
		<div class={isLeft ? 'loupe at-right' : 'loupe at-left'} style={{ '--ax': x, '--ay': y }} aria-hidden="true">
			<ParkPlane park={park} looks={NO_LOOKS}>
				<InHand {...{ park, item, offers }} aimed={aim} />
			</ParkPlane>
		</div>
	);
}
