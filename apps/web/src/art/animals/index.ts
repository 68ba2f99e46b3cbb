import type { Draw } from './habitat.ts';
import { mountain } from './mountain.ts';
import { rainforest } from './rainforest.ts';
import { savannah } from './savannah.ts';
import { shoreline } from './shoreline.ts';

export const HABITATS = { savannah, rainforest, mountain, shoreline };
export type HabitatName = keyof typeof HABITATS;

const ANIMALS = { ...savannah.animals, ...rainforest.animals, ...mountain.animals, ...shoreline.animals };
export type AnimalName = keyof typeof ANIMALS;
export const ANIMAL_NAMES = Object.keys(ANIMALS) as AnimalName[];

/** SVG content for the view box 0 0 240 240; the animal stands on y = 220. */
export function animalArt(animal: AnimalName, id = `animal-${animal}`): string {
	const draw: Draw = ANIMALS[animal];
	return draw(id);
}

/** SVG content for the view box 0 0 300 300. */
export function habitatArt(habitat: HabitatName, id = `habitat-${habitat}`): string {
	return HABITATS[habitat].background(id);
}

export function habitatOf(animal: AnimalName): HabitatName {
	const names = Object.keys(HABITATS) as HabitatName[];
	const home = names.find((name) => Object.hasOwn(HABITATS[name].animals, animal));
	if (home === undefined) throw new RangeError(`no animal "${animal}"`);
	return home;
}
