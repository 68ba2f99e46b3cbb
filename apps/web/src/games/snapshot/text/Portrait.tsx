import { ANIMAL_IDS, type Animal, HABITAT_IDS, habitatOf } from '@shutterbox/snapshot/client';
import { animalId, bringAnimals, habitatId } from '../../../art/sketches.ts';
import { Sketch, useSketches } from '../../../ui/Picture.tsx';

/** An animal in its habitat, as small as a contact print. */
export function Portrait({ animal }: { animal: Animal }) {
	useSketches(bringAnimals);
	return (
		<span class="portrait">
			<Sketch id={habitatId(HABITAT_IDS[habitatOf(animal)])} />
			<Sketch id={animalId(ANIMAL_IDS[animal])} />
		</span>
	);
}
