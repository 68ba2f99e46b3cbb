import { type Animal, DICE, type Habitat } from '../rules/components.ts';
import { exploreOdds, photoOdds } from './odds.ts';

// The chances a card has by itself, as its detail shows them.

const MOST_SHOT_DICE = 4;
const MOST_SHOT_TOKENS = 2;
/** A target needs a die, too. */
const MOST_EXPLORE_DICE = DICE - 1;

/** By tokens, 0 first, then by dice, 1 first: the chance of the shot. */
export function shotTable(animal: Animal): readonly (readonly number[])[] {
	return Array.from({ length: MOST_SHOT_TOKENS + 1 }, (_, tokens) =>
		Array.from({ length: MOST_SHOT_DICE }, (_, i) => photoOdds(animal, i + 1, tokens)),
	);
}

/** By dice, 1 first: the chance of exploring. */
export function exploreTable(habitat: Habitat): readonly number[] {
	return Array.from({ length: MOST_EXPLORE_DICE }, (_, i) => exploreOdds(habitat, i + 1));
}
