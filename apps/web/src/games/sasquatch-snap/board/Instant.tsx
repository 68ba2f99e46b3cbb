import type { Seat } from '@shutterbox/kernel';
import type { Direction } from '@shutterbox/sasquatch-snap/client';
import { Drawn } from './pictures.tsx';

interface Props {
	seat: Seat;
	/** Undeveloped; a latent picture that only its owner sees; or developed. */
	state: 'back' | 'latent' | 'done';
	/** What it shows. Of a photo that is not developed neither is known, nor in the page. */
	dir?: Direction;
	trap?: boolean;
}

/** The photo that a seat's cards are, as wide as its box. Its `.image` fades in over the blank paper. */
export function Instant({ seat, state, dir, trap = false }: Props) {
	return (
		<span class={`instant ${state}`}>
			<span class="blank">
				<Drawn id="undeveloped" />
			</span>
			{state !== 'back' && dir !== undefined && (
				<span class={`image to-${dir}`}>
					<Drawn id="instant-night" />
					<Drawn id={`arrow-${seat}`} class="arrow" />
					{trap && <Drawn id="trap-mark" class="trap-mark" />}
				</span>
			)}
		</span>
	);
}
