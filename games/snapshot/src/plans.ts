import {
	ANIMAL_IDS,
	type Animal,
	DICE,
	DIFFICULTY,
	HABITAT_IDS,
	HABITATS,
	type Habitat,
	habitatOf,
	REROLL_PRICE,
} from './components.ts';
import type { Prepare } from './move.ts';
import { exploreOdds, photoOdds } from './odds.ts';

// The search for good plans. Exact for dice: a plan's worth adds up over habitats, and within one over its animals.

/** About what a token is worth in prestige, as self-play shows. */
export const TOKEN_WORTH = 1.1;

/** What plans are judged by. */
export interface Terms {
	/** By animal: what its photo is worth. */
	readonly worth: readonly number[];
	readonly tokenWorth: number;
	/** Tokens that may be put on animals. */
	readonly supply: number;
	/** Animals that must be among the targets. */
	readonly required: readonly Animal[];
}

export interface Target {
	readonly animal: Animal;
	readonly dice: number;
	readonly tokens: number;
}

export interface Plan {
	/** Per habitat. */
	readonly habitatDice: readonly number[];
	readonly targets: readonly Target[];
	/** Expected worth of its photos, less that of the tokens it will cost. */
	readonly value: number;
}

const IMPOSSIBLE = Number.NEGATIVE_INFINITY;
/** How often the price of a token is raised when a plan would like more of them than there are; then it gets none. */
const PRICE_RISES = 6;

/** The best plan over some of these animals, or null if there is none. */
export function bestPlan(animals: readonly Animal[], terms: Terms): Plan | null {
	let price = terms.tokenWorth;
	for (let rise = 0; rise < PRICE_RISES; rise++) {
		const plan = planAtPrice(animals, terms, price, terms.supply);
		if (plan === null || tokensOf(plan) <= terms.supply) return plan;
		price *= 1.6;
	}
	return planAtPrice(animals, terms, price, 0);
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

function tokensOf({ targets }: Plan): number {
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
	for (let i = 0; i < shares.length; i++) best.push(convolved(best[i], shares[i].value));
	const value = best[shares.length][DICE];
	if (value === IMPOSSIBLE) return null;

	const habitatDice = new Array<number>(HABITATS).fill(0);
	const targets: Target[] = [];
	let left = DICE;
	for (let i = shares.length - 1; i >= 0; i--) {
		const share = shares[i];
		const own = splitBehind(best[i], share.value, left);
		habitatDice[share.habitat] = share.explorers[own];
		share.addTargets(own, targets);
		left -= own;
	}
	targets.sort((a, b) => a.animal - b.animal);
	return { habitatDice, targets, value };
}

/** The best sums of two tables by dice, for every number of dice between them. */
function convolved(one: readonly number[], other: readonly number[]): number[] {
	const sums = new Array<number>(one.length);
	for (let dice = 0; dice < one.length; dice++) {
		let best = IMPOSSIBLE;
		for (let own = 0; own <= dice; own++) best = Math.max(best, one[dice - own] + other[own]);
		sums[dice] = best;
	}
	return sums;
}

/** How many dice the second table has in the best sum. */
function splitBehind(one: readonly number[], other: readonly number[], dice: number): number {
	let best = 0;
	for (let own = 1; own <= dice; own++) if (one[dice - own] + other[own] > one[dice - best] + other[best]) best = own;
	return best;
}

/** The best use of 0 to 6 dice in one habitat. */
class HabitatShare {
	readonly habitat: Habitat;
	/** By dice spent here. */
	readonly value: number[] = [];
	/** By dice spent here: how many of them explore. */
	readonly explorers: number[] = [];
	readonly #shots: Shots[] = [];
	/** By number of animals considered, then by dice on them. */
	readonly #best: number[][] = [[0, IMPOSSIBLE, IMPOSSIBLE, IMPOSSIBLE, IMPOSSIBLE, IMPOSSIBLE]];

	constructor(habitat: Habitat, animals: readonly Animal[], terms: Terms, price: number, most: number) {
		this.habitat = habitat;
		for (const animal of animals) {
			if (habitatOf(animal) !== habitat) continue;
			const shots = new Shots(animal, terms, price, most);
			this.#best.push(convolved(this.#best[this.#shots.length], shots.value));
			this.#shots.push(shots);
		}
		const worth = this.#best[this.#shots.length];
		const rerollPrice = most >= REROLL_PRICE ? price : null;
		for (let dice = 0; dice <= DICE; dice++) {
			let best = dice === 0 ? worth[0] : IMPOSSIBLE;
			let explorers = 0;
			for (let explore = 1; explore < dice; explore++) {
				const value = exploredValue(habitat, explore, worth[dice - explore], rerollPrice);
				if (value > best) {
					best = value;
					explorers = explore;
				}
			}
			this.value.push(best);
			this.explorers.push(explorers);
		}
	}

	get hasAnimals(): boolean {
		return this.#shots.length > 0;
	}

	addTargets(dice: number, targets: Target[]): void {
		let left = dice - this.explorers[dice];
		for (let i = this.#shots.length - 1; i >= 0; i--) {
			const { animal, value, tokens } = this.#shots[i];
			const own = splitBehind(this.#best[i], value, left);
			if (own > 0) targets.push({ animal, dice: own, tokens: tokens[own] });
			left -= own;
		}
	}
}

/** With tokens at hand a failed roll is worth one re-roll, whose price is lost only if it succeeds (SNP-45, 46). */
function exploredValue(habitat: Habitat, dice: number, worth: number, price: number | null): number {
	const odds = exploreOdds(habitat, dice);
	const again = price === null ? 0 : Math.max(0, worth - REROLL_PRICE * price);
	return odds * worth + (1 - odds) * exploreOdds(habitat, 1) * again;
}

/** The best number of tokens for an animal by dice on it, 0 to 5. They are lost on a hit only (SNP-49, 50). */
class Shots {
	readonly animal: Animal;
	readonly value: number[];
	readonly tokens: number[] = [0];

	constructor(animal: Animal, { worth, required }: Terms, price: number, most: number) {
		this.animal = animal;
		this.value = [required.includes(animal) ? IMPOSSIBLE : 0];
		for (let dice = 1; dice < DICE; dice++) {
			let best = IMPOSSIBLE;
			let bestTokens = 0;
			const useful = Math.min(most, Math.max(0, DIFFICULTY[animal] - dice));
			for (let tokens = 0; tokens <= useful; tokens++) {
				const value = photoOdds(animal, dice, tokens) * (worth[animal] - price * tokens);
				if (value > best) {
					best = value;
					bestTokens = tokens;
				}
			}
			this.value.push(best);
			this.tokens.push(bestTokens);
		}
	}
}
