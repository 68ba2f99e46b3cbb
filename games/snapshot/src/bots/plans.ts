import { photoOdds } from '../analysis/odds.ts';
import { ANIMAL_IDS, type Animal, DICE, HABITAT_IDS, HABITATS, habitatOf, REROLL_PRICE } from '../rules/components.ts';
import type { Prepare } from '../rules/move.ts';
import {
	combined,
	exploredValue,
	HabitatShare,
	IMPOSSIBLE,
	shareInBest,
	type Target,
	type Terms,
} from './habitat-share.ts';

// The search for good plans. Exact for dice: a plan's worth adds up over habitats, and within one over its animals.

/** About what a token is worth in prestige, as self-play shows. */
export const TOKEN_WORTH = 1.1;

export interface Plan {
	/** Per habitat. */
	readonly habitatDice: readonly number[];
	readonly targets: readonly Target[];
	/** Expected worth of its photos, less that of the tokens it will cost. */
	readonly value: number;
}

/** How often the price of a token is raised when a plan would like more of them than there are; then it gets none. */
const PRICE_RISES = 6;
const PRICE_RISE = 1.6;
/** Tokens may be of use to an animal only together. */
const MOST_AT_ONCE = 3;

/** The best plan over some of these animals, or null if there is none. Exact but for the sharing of scarce tokens. */
export function bestPlan(animals: readonly Animal[], terms: Terms): Plan | null {
	let price = terms.tokenWorth;
	for (let rise = 0; rise <= PRICE_RISES; rise++) {
		const most = rise < PRICE_RISES ? terms.supply : 0;
		const plan = planAtPrice(animals, terms, price, most);
		if (plan === null) return null;
		if (tokensOf(plan) <= terms.supply) return rise === 0 ? plan : withTokensLeft(plan, terms);
		price *= PRICE_RISE;
	}
	throw new Error('a plan without tokens spends some');
}

/** Puts tokens that a high price left over where they add most, a few at a time, until one more would only cost. */
function withTokensLeft({ habitatDice, targets }: Plan, terms: Terms): Plan {
	const valued = (some: readonly Target[]): Plan => ({
		habitatDice,
		targets: some,
		value: planValue(habitatDice, some, terms),
	});
	let best = valued(targets);
	const left = terms.supply - tokensOf(best);
	for (let more = 1; more <= Math.min(MOST_AT_ONCE, left); more++) {
		for (let i = 0; i < targets.length; i++) {
			const plan = valued(targets.with(i, { ...targets[i], tokens: targets[i].tokens + more }));
			if (plan.value > best.value) best = plan;
		}
	}
	return best.targets === targets ? best : withTokensLeft(best, terms);
}

function planValue(habitatDice: readonly number[], targets: readonly Target[], terms: Terms): number {
	const worth = new Array<number>(HABITATS).fill(0);
	for (const { animal, dice, tokens } of targets) {
		worth[habitatOf(animal)] += photoOdds(animal, dice, tokens) * (terms.worth[animal] - terms.tokenWorth * tokens);
	}
	const rerollPrice = terms.supply >= REROLL_PRICE ? terms.tokenWorth : null;
	let value = 0;
	for (let habitat = 0; habitat < HABITATS; habitat++) {
		if (habitatDice[habitat] > 0) value += exploredValue(habitat, habitatDice[habitat], worth[habitat], rerollPrice);
	}
	return value;
}

/** The best plan for every set of targets that six dice can cover. */
export function plansByTargets(animals: readonly Animal[], terms: Terms): Plan[] {
	const plans: Plan[] = [];
	const grow = (from: number, targets: readonly Animal[]) => {
		if (targets.length > 0 && terms.required.every((animal) => targets.includes(animal))) {
			const plan = bestPlan(targets, { ...terms, required: targets });
			if (plan !== null) plans.push(plan);
		}
		for (let i = from; i < animals.length; i++) {
			const more = [...targets, animals[i]];
			if (more.length + new Set(more.map(habitatOf)).size <= DICE) grow(i + 1, more);
		}
	};
	grow(0, []);
	return plans;
}

export function prepareMove({ habitatDice, targets }: Plan): Prepare {
	return {
		type: 'prepare',
		habitats: HABITAT_IDS.flatMap((id, habitat) =>
			habitatDice[habitat] > 0 ? [{ id, dice: habitatDice[habitat] }] : [],
		),
		animals: targets.map(({ animal, dice, tokens }) => ({ id: ANIMAL_IDS[animal], dice, tokens })),
	};
}

export function tokensOf({ targets }: Plan): number {
	return targets.reduce((sum, { tokens }) => sum + tokens, 0);
}

function planAtPrice(animals: readonly Animal[], terms: Terms, price: number, most: number): Plan | null {
	const shares: HabitatShare[] = [];
	for (let habitat = 0; habitat < HABITATS; habitat++) {
		const share = new HabitatShare(habitat, animals, terms, price, most);
		if (share.hasAnimals) shares.push(share);
	}
	// best[i][dice]: the first i habitats with exactly so many dice between them.
	const best: number[][] = [[0, IMPOSSIBLE, IMPOSSIBLE, IMPOSSIBLE, IMPOSSIBLE, IMPOSSIBLE, IMPOSSIBLE]];
	for (let i = 0; i < shares.length; i++) best.push(combined(best[i], shares[i].value));
	const value = best[shares.length][DICE];
	if (value === IMPOSSIBLE) return null;

	const habitatDice = new Array<number>(HABITATS).fill(0);
	const targets: Target[] = [];
	let left = DICE;
	for (let i = shares.length - 1; i >= 0; i--) {
		const share = shares[i];
		const own = shareInBest(best[i], share.value, left);
		habitatDice[share.habitat] = share.explorers[own];
		share.addTargets(own, targets);
		left -= own;
	}
	targets.sort((a, b) => a.animal - b.animal);
	return { habitatDice, targets, value };
}
