import { exploreOdds, photoOdds } from '../analysis/odds.ts';
import { ANIMALS, type Animal, DICE, HABITATS, type Habitat } from '../rules/components.ts';

const SIZES = DICE + 1;
const EXPLORE = Float64Array.from({ length: HABITATS * SIZES }, (_, i) => exploreOdds((i / SIZES) | 0, i % SIZES));
const HIT = Float64Array.from({ length: ANIMALS * SIZES }, (_, i) => photoOdds((i / SIZES) | 0, i % SIZES, 0));

/** What dice promise without tokens: in each habitat by number of dice, and all six in the best division. */
export class DiceWorth {
	/** By habitat, then by dice. */
	readonly #here = new Float64Array(HABITATS * SIZES);
	readonly #shots = new Float64Array(SIZES);
	readonly #all = new Float64Array(SIZES);

	/** Works out a habitat with these animals. */
	look(habitat: Habitat, animals: readonly Animal[], worth: ArrayLike<number>): void {
		const shots = this.#shots;
		shots.fill(0);
		for (const animal of animals) {
			const prize = worth[animal];
			for (let dice = DICE - 1; dice > 0; dice--) {
				let best = shots[dice];
				for (let own = 1; own <= dice; own++)
					best = Math.max(best, shots[dice - own] + HIT[animal * SIZES + own] * prize);
				shots[dice] = best;
			}
		}
		const begin = habitat * SIZES;
		for (let dice = 2; dice <= DICE; dice++) {
			let best = 0;
			for (let explore = 1; explore < dice; explore++)
				best = Math.max(best, EXPLORE[begin + explore] * shots[dice - explore]);
			this.#here[begin + dice] = best;
		}
	}

	promise(habitat: Habitat, dice: number): number {
		return this.#here[habitat * SIZES + dice];
	}

	best(): number {
		const all = this.#all;
		all.fill(0);
		for (let habitat = 0; habitat < HABITATS; habitat++) {
			for (let dice = DICE; dice > 1; dice--) {
				let best = all[dice];
				for (let own = 2; own <= dice; own++)
					best = Math.max(best, all[dice - own] + this.#here[habitat * SIZES + own]);
				all[dice] = best;
			}
		}
		return all[DICE];
	}
}

/** The chance that so many dice alone photograph an animal. */
export function hitOdds(animal: Animal, dice: number): number {
	return HIT[animal * SIZES + dice];
}
