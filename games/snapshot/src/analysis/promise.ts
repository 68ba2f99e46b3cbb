import { type Animal, type Habitat, habitatOf, PRESTIGE } from '../rules/components.ts';
import type { Prepare } from '../rules/move.ts';
import { ESCAPED, EXPLORED, FAILED, PHOTOGRAPHED, type State } from '../rules/state.ts';
import { exploreOdds, photoOdds } from './odds.ts';
import { type PlanOdds, planOdds, prospectOf, prospectOfPlan } from './plan-odds.ts';

/**
 * What a plan promises. `roll` is the chance of that roll alone, the others count everything before it and re-rolls paid
 * from the supply. What is done has 0 or 1.
 */
export interface PlanPromise {
	readonly habitats: readonly { readonly habitat: Habitat; readonly roll: number; readonly explored: number }[];
	readonly targets: readonly { readonly animal: Animal; readonly roll: number; readonly photographed: number }[];
	/** Of at least one photo, of all of them, and the prestige of the photos on average. */
	readonly any: number;
	readonly all: number;
	readonly prestige: number;
}

/** Of a plan that has not been sent; it need not be complete. */
export function promiseOfPlan(view: State, plan: Prepare): PlanPromise {
	const prospect = prospectOfPlan(view, plan);
	const odds = planOdds(prospect);
	const { habitats, photos } = odds;
	return {
		habitats: prospect.habitats.map(({ habitat, dice }, i) => ({
			habitat,
			roll: exploreOdds(habitat, dice),
			explored: habitats[i].explored,
		})),
		targets: prospect.habitats.flatMap(({ targets }, i) =>
			targets.map(({ animal, dice, tokens }, j) => ({
				animal,
				roll: photoOdds(animal, dice, tokens),
				photographed: habitats[i].targets[j].photographed,
			})),
		),
		any: 1 - photos[0],
		all: photos[photos.length - 1],
		prestige: prestigeOf(odds),
	};
}

/** Of the plan on the table, with what has become of it so far. */
export function promiseOf(view: State): PlanPromise {
	const odds = planOdds(prospectOf(view));
	const { habitats, photos } = odds;
	const { targets, targetStatus, targetDice, targetTokens } = view;
	const isTaken = targetStatus.includes(PHOTOGRAPHED);
	const isLost = targetStatus.includes(ESCAPED);
	const taken = targets.filter((_, i) => targetStatus[i] === PHOTOGRAPHED);
	return {
		habitats: view.habitatDice.flatMap((dice, habitat) => {
			if (dice === 0) return [];
			const left = habitats.find((each) => each.habitat === habitat);
			return [{ habitat, roll: rollIn(view, habitat), explored: left?.explored ?? rollIn(view, habitat) }];
		}),
		targets: targets.map((animal, i) => {
			if (targetStatus[i] === PHOTOGRAPHED) return { animal, roll: 1, photographed: 1 };
			if (targetStatus[i] === ESCAPED) return { animal, roll: 0, photographed: 0 };
			const here = habitats.find((each) => each.habitat === habitatOf(animal));
			return {
				animal,
				roll: photoOdds(animal, targetDice[i], targetTokens[i]),
				photographed: here?.targets.find((each) => each.animal === animal)?.photographed ?? 0,
			};
		}),
		any: isTaken ? 1 : 1 - photos[0],
		all: isLost ? 0 : photos[photos.length - 1],
		prestige: taken.reduce((sum, animal) => sum + PRESTIGE[animal], prestigeOf(odds)),
	};
}

/** The next roll there; a failed one is followed by that of a single die. */
function rollIn(view: State, habitat: Habitat): number {
	if (view.habitatStatus[habitat] === EXPLORED) return 1;
	if (view.habitatStatus[habitat] === FAILED) return 0;
	return exploreOdds(habitat, view.current === habitat ? 1 : view.habitatDice[habitat]);
}

/** On average, of all that is still to be rolled. */
export function prestigeOf({ habitats }: PlanOdds): number {
	return habitats
		.flatMap(({ targets }) => targets)
		.reduce((sum, { animal, photographed }) => sum + photographed * PRESTIGE[animal], 0);
}
