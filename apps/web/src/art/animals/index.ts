/** The door to the animals: each habitat comes late, in a chunk of its own, whichever game asks for it. */
import type { Draw, Habitat } from './habitat.ts';
import type { mountain } from './mountain.ts';
import type { rainforest } from './rainforest.ts';
import type { savannah } from './savannah.ts';
import type { shoreline } from './shoreline.ts';

export const HABITAT_NAMES = ['savannah', 'rainforest', 'mountain', 'shoreline'] as const;
export type HabitatName = (typeof HABITAT_NAMES)[number];

export const HABITAT_ART: Readonly<Record<HabitatName, () => Promise<Habitat>>> = {
	savannah: async () => (await import('./savannah.ts')).savannah,
	rainforest: async () => (await import('./rainforest.ts')).rainforest,
	mountain: async () => (await import('./mountain.ts')).mountain,
	shoreline: async () => (await import('./shoreline.ts')).shoreline,
};

type AnimalsOf<Art extends Habitat> = keyof Art['animals'];
export type AnimalName =
	| AnimalsOf<typeof savannah>
	| AnimalsOf<typeof rainforest>
	| AnimalsOf<typeof mountain>
	| AnimalsOf<typeof shoreline>;

/** Those who live in a habitat. */
export function animalsOf({ animals }: Habitat): readonly (readonly [name: AnimalName, draw: Draw])[] {
	return Object.entries(animals) as [AnimalName, Draw][];
}
