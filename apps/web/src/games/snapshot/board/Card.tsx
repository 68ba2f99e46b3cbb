import { type Animal, DIFFICULTY, HABITAT_IDS, habitatOf } from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';
import { AnimalPicture, Thing } from '../pictures.tsx';
import { Sign } from '../Sign.tsx';
import { nameOfAnimal } from './names.ts';
import { Prestige, Signs } from './Signs.tsx';
import type { Wants } from './wants.ts';

interface Props {
	animal: Animal;
	wants: Wants;
	/** With its name below the picture. */
	isLarge?: boolean;
	class?: string;
}

/** A card in somebody's hands is a print: the animal before its habitat, what it needs in the corner. */
export function Card({ animal, wants, isLarge = false, class: look }: Props) {
	const habitat = HABITAT_IDS[habitatOf(animal)];
	return (
		<span class={classNames('card', isLarge && 'large-card', look)} data-h={habitat} aria-hidden="true">
			<span class="picture">
				<AnimalPicture animal={animal} look="card" class="pict" />
			</span>
			<span class="index">
				<b>{DIFFICULTY[animal]}</b>
				<Sign id={habitat} class="place-sign" />
			</span>
			<span class="card-foot">
				{isLarge && <em>{nameOfAnimal(animal)}</em>}
				<span>
					<Signs animal={animal} wanted={wants.article} />
					<Prestige animal={animal} />
				</span>
			</span>
			{wants.isCover(animal) && <CoverClip />}
		</span>
	);
}

export function CardBack({ class: look }: { class?: string }) {
	return (
		<span class={classNames('card back', look)} aria-hidden="true">
			<Thing id="card-back" />
		</span>
	);
}

/** It would make the own cover. */
export function CoverClip() {
	return (
		<span class="onclip" aria-hidden="true">
			<Sign id="clip" />
		</span>
	);
}
