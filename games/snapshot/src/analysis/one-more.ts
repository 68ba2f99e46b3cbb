import {
	ANIMAL_IDS,
	type Animal,
	animalNamed,
	HABITAT_IDS,
	type Habitat,
	habitatNamed,
	NO_ANIMAL,
} from '../rules/components.ts';
import type { Prepare } from '../rules/move.ts';
import { NO_HABITAT, type State } from '../rules/state.ts';
import { exploreOdds, photoOdds } from './odds.ts';
import { promiseOfPlan } from './promise.ts';

// What one more die or token does to a plan that is being made.

/** The chance of a roll without and with it. */
export interface Change {
	readonly before: number;
	readonly after: number;
}

/** A shot that is not planned has no chance. */
export function oneMoreDie({ animals }: Prepare, animal: Animal): Change {
	const { dice = 0, tokens = 0 } = animals.find(({ id }) => id === ANIMAL_IDS[animal]) ?? {};
	return { before: dice === 0 ? 0 : photoOdds(animal, dice, tokens), after: photoOdds(animal, dice + 1, tokens) };
}

/** Null where there is no die yet: tokens alone take no photo. */
export function oneMoreToken({ animals }: Prepare, animal: Animal): Change | null {
	const target = animals.find(({ id }) => id === ANIMAL_IDS[animal]);
	if (target === undefined) return null;
	const { dice, tokens } = target;
	return { before: photoOdds(animal, dice, tokens), after: photoOdds(animal, dice, tokens + 1) };
}

export function oneMoreExplorer({ habitats }: Prepare, habitat: Habitat): Change {
	const dice = habitats.find(({ id }) => id === HABITAT_IDS[habitat])?.dice ?? 0;
	return { before: exploreOdds(habitat, dice), after: exploreOdds(habitat, dice + 1) };
}

/** A die on an animal or a habitat of the plan; the other is NO_ANIMAL or NO_HABITAT. */
export interface NextDie extends Change {
	readonly animal: Animal;
	readonly habitat: Habitat;
}

/** Where the next die raises the prestige on average most, among what is planned; null while nothing is. */
export function bestNextDie(view: State, plan: Prepare): NextDie | null {
	const { habitats, animals } = plan;
	let best: NextDie | null = null;
	let most = Number.NEGATIVE_INFINITY;
	const weigh = (changed: Prepare, next: NextDie) => {
		const { prestige } = promiseOfPlan(view, changed);
		if (prestige <= most) return;
		best = next;
		most = prestige;
	};
	animals.forEach((target, i) => {
		const animal = animalNamed(target.id);
		const changed = { ...plan, animals: animals.with(i, { ...target, dice: target.dice + 1 }) };
		weigh(changed, { animal, habitat: NO_HABITAT, ...oneMoreDie(plan, animal) });
	});
	habitats.forEach((each, i) => {
		const habitat = habitatNamed(each.id);
		const changed = { ...plan, habitats: habitats.with(i, { ...each, dice: each.dice + 1 }) };
		weigh(changed, { animal: NO_ANIMAL, habitat, ...oneMoreExplorer(plan, habitat) });
	});
	return best;
}
