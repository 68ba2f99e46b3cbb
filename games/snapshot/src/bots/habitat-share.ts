import { exploreOdds, photoOdds } from '../analysis/odds.ts';
import { type Animal, DICE, DIFFICULTY, type Habitat, habitatOf, REROLL_PRICE } from '../rules/components.ts';

// What one habitat adds to a plan, for every number of dice it may get.

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

export const IMPOSSIBLE = Number.NEGATIVE_INFINITY;

/** The best sums of two tables by dice, for every number of dice between them. */
export function combined(one: readonly number[], other: readonly number[]): number[] {
	const sums = new Array<number>(one.length);
	for (let dice = 0; dice < one.length; dice++) {
		let best = IMPOSSIBLE;
		for (let own = 0; own <= dice; own++) best = Math.max(best, one[dice - own] + other[own]);
		sums[dice] = best;
	}
	return sums;
}

/** How many dice the second table has in the best sum. */
export function shareInBest(one: readonly number[], other: readonly number[], dice: number): number {
	let best = 0;
	for (let own = 1; own <= dice; own++) if (one[dice - own] + other[own] > one[dice - best] + other[best]) best = own;
	return best;
}

/** The best use of 0 to 6 dice in one habitat. */
export class HabitatShare {
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
			this.#best.push(combined(this.#best[this.#shots.length], shots.value));
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
			const own = shareInBest(this.#best[i], value, left);
			if (own > 0) targets.push({ animal, dice: own, tokens: tokens[own] });
			left -= own;
		}
	}
}

/** With tokens at hand a failed roll is worth one re-roll, whose price is lost only if it succeeds (SNP-45, 46). */
export function exploredValue(habitat: Habitat, dice: number, worth: number, price: number | null): number {
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
