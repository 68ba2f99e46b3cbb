import { type Animal, animalNamed, NO_ANIMAL, REROLL_PRICE } from '../rules/components.ts';
import { rerolls } from '../rules/explore.ts';
import type { Reroll } from '../rules/move.ts';
import { OPEN, type State } from '../rules/state.ts';
import { exploreOdds, photoOdds } from './odds.ts';
import { type Prospect, planOdds, prospectOf } from './plan-odds.ts';
import { prestigeOf } from './promise.ts';

/** Who could pay for a re-roll, and at what cost. */
export interface Payer {
	/** NO_ANIMAL for the supply. */
	readonly animal: Animal;
	readonly tokens: number;
	/** By tokens taken, none first: the chance of its shot. Nothing is shot from the supply. */
	readonly shots: readonly number[];
}

/** The chance that the die rolled again explores the habitat. */
export function rerollOdds({ current }: State): number {
	return exploreOdds(current, 1);
}

/** The supply first, then every open target with tokens. */
export function payers(view: State): Payer[] {
	const supply = view.tokens[view.active];
	return [
		...(supply > 0 ? [{ animal: NO_ANIMAL, tokens: supply, shots: [] }] : []),
		...view.targets.flatMap((animal, i) => {
			const tokens = view.targetTokens[i];
			if (view.targetStatus[i] !== OPEN || tokens === 0) return [];
			const most = Math.min(tokens, REROLL_PRICE);
			const shots = Array.from({ length: most + 1 }, (_, taken) =>
				photoOdds(animal, view.targetDice[i], tokens - taken),
			);
			return [{ animal, tokens, shots }];
		}),
	];
}

/** As much as there is from the supply, the rest from where it costs least prestige on average; null if nobody can pay. */
export function plainPayment(view: State): Reroll | null {
	let best: Reroll | null = null;
	let most = Number.NEGATIVE_INFINITY;
	const spared = Math.min(REROLL_PRICE, view.tokens[view.active]);
	for (const payment of rerolls(view)) {
		if (payment.supply < spared) continue;
		const left = prestigeOf(planOdds(afterPaying(prospectOf(view), payment)));
		if (left <= most) continue;
		best = payment;
		most = left;
	}
	return best;
}

/** What is left when a re-roll is paid: one die is rolled, and the tokens are gone from where they were. */
export function afterPaying({ supply, habitats }: Prospect, payment: Reroll): Prospect {
	const taken = (animal: Animal) => payment.animals.find(({ id }) => animalNamed(id) === animal)?.tokens ?? 0;
	return {
		supply: supply - payment.supply,
		habitats: habitats.map((prospect, i) => ({
			...prospect,
			...(i === 0 && { dice: 1, paid: prospect.paid + REROLL_PRICE }),
			targets: prospect.targets.map((target) => ({ ...target, tokens: target.tokens - taken(target.animal) })),
		})),
	};
}
