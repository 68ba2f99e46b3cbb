/** What things of the table are called, in the page's voice. */
import {
	type Animal,
	animalName,
	assignmentTitle,
	awardName,
	type Habitat,
	habitatName,
	symbolNames,
} from '@shutterbox/snapshot/client';
import { voice } from '../words.ts';

export const nameOfAnimal = (animal: Animal): string => animalName(voice, animal);
export const nameOfHabitat = (habitat: Habitat): string => habitatName(voice, habitat);
export const nameOfAward = (category: number): string => awardName(voice, category);
export const titleOf = (assignment: number): string => assignmentTitle(voice, assignment);
export const namesOfSigns = (bits: number): string => symbolNames(voice, bits).join(', ');
