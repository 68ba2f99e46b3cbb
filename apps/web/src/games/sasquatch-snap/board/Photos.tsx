import type { Seat } from '@shutterbox/kernel';
import { Photo } from './Photo.tsx';
import { actOfPhoto } from './photo-motion.ts';
import { photoOf } from './photo-states.ts';
import { cornerOf, orderOf, seatsFrom } from './places.ts';
import type { Scene } from './scene.ts';

interface Props extends Pick<Scene, 'shown' | 'act' | 'seat' | 'names' | 'asked' | 'draft'> {
	/** Whose cards the clock laid this turn; told from the reveal on. */
	byClock?: readonly Seat[];
}

/** What everybody has laid, or is about to lay. */
export function Photos({ byClock = [], ...scene }: Props) {
	const { shown, seat: viewer, names } = scene;
	return (
		<div class="photos">
			{seatsFrom(viewer).map((seat) => (
				<Photo
					key={seat}
					seat={seat}
					{...photoOf(scene, seat)}
					corner={cornerOf(seat, viewer)}
					order={orderOf(shown, seat)}
					name={names[seat]}
					isYou={seat === viewer}
					isByClock={byClock.includes(seat)}
					act={actOfPhoto(scene.act, seat, viewer)}
				/>
			))}
		</div>
	);
}
