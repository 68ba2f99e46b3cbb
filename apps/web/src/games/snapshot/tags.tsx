/** What a line of the log names, small and with the shape of its habitat. */
import type { Reader, Seat } from '@shutterbox/kernel';
import {
	type Animal,
	animalName,
	HABITAT_IDS,
	type Habitat,
	habitatName,
	habitatOf,
	object,
	strengthWords,
} from '@shutterbox/snapshot/client';
import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { Typed } from '../../ui/Typed.tsx';
import { Sign } from './Sign.tsx';
import { voice } from './words.ts';

interface Strength {
	readonly dice: number;
	readonly tokens: number;
}

interface TagProps {
	habitat: Habitat;
	name: string;
	/** What lies on it, in a plan. */
	strength?: Strength;
}

function Tag({ habitat, name, strength }: TagProps) {
	return (
		<span class="tag" data-habitat={HABITAT_IDS[habitat]}>
			<Sign id={HABITAT_IDS[habitat]} class="glyph" />
			{name}
			{strength && (
				<>
					{' '}
					<span aria-hidden="true">{`${strength.dice}${strength.tokens === 0 ? '' : `+${strength.tokens}`}`}</span>
					<span class="aloud">{strengthWords(voice, strength.dice, strength.tokens)}</span>
				</>
			)}
		</span>
	);
}

export function AnimalTag({ animal, strength }: { animal: Animal; strength?: Strength }): JSX.Element {
	return <Tag habitat={habitatOf(animal)} name={animalName(voice, animal)} {...(strength && { strength })} />;
}

export function PlaceTag({ habitat, strength }: { habitat: Habitat; strength?: Strength }): JSX.Element {
	return <Tag habitat={habitat} name={habitatName(voice, habitat)} {...(strength && { strength })} />;
}

export function AnimalTags({ animals }: { animals: readonly Animal[] }): JSX.Element {
	return (
		<>
			{listed(
				animals.map((animal) => <AnimalTag key={animal} animal={animal} />),
				' ',
			)}
		</>
	);
}

export function SeatTag({ seat, ...reader }: Reader & { readonly seat: Seat }): JSX.Element {
	return (
		<b>
			<Typed>{object(voice, reader, seat)}</Typed>
		</b>
	);
}

export function listed(all: readonly ComponentChildren[], between = ', '): ComponentChildren {
	return all.map((each, i) => (
		<Fragment key={i}>
			{i > 0 && between}
			{each}
		</Fragment>
	));
}
