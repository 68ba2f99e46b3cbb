import { type Animal, DICE, DIFFICULTY, EXPLORE_VALUES, FACES, HARDEST, type Habitat } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import { unseenAnimals } from '../rules/view.ts';

// Exact odds of single rolls and draws; `plan-odds.ts` puts them together.

/** The chance that so many dice explore a habitat; every re-roll counts as one more die (SNP-41, 42). */
export function exploreOdds(habitat: Habitat, dice: number): number {
	return dice <= DICE ? EXPLORE_ODDS[habitat][dice] : 1 - failOdds(habitat) ** dice;
}

const EXPLORE_ODDS: readonly (readonly number[])[] = EXPLORE_VALUES.map((_, habitat) =>
	Array.from({ length: DICE + 1 }, (_, dice) => 1 - failOdds(habitat) ** dice),
);

/** The chance that one die fails to explore a habitat. */
export function failOdds(habitat: Habitat): number {
	return (EXPLORE_VALUES[habitat] - 1) / FACES;
}

/** The chance that so many dice and tokens are enough for an animal (SNP-48). */
export function photoOdds(animal: Animal, dice: number, tokens: number): number {
	const need = DIFFICULTY[animal] - tokens;
	return need <= dice ? 1 : SUM_ODDS[dice][need];
}

/** The cards the next draw may bring, each as likely as the others (SNP-28). */
export function nextCards(state: State): readonly Animal[] {
	return state.deck.length > 0 ? unseenAnimals(state) : state.discard;
}

/** By number of dice, then by need: the chance of a sum of at least that. */
const SUM_ODDS: readonly (readonly number[])[] = sumOdds();

function sumOdds(): number[][] {
	let ways = [1];
	const odds: number[][] = [];
	for (let dice = 0; dice <= DICE; dice++) {
		const total = FACES ** dice;
		odds.push(Array.from({ length: HARDEST + 1 }, (_, need) => waysAtLeast(ways, need) / total));
		ways = withOneMoreDie(ways);
	}
	return odds;
}

/** Ways to reach each sum, the sum as the index. */
function withOneMoreDie(ways: readonly number[]): number[] {
	const more = new Array<number>(ways.length + FACES).fill(0);
	ways.forEach((count, sum) => {
		for (let face = 1; face <= FACES; face++) more[sum + face] += count;
	});
	return more;
}

function waysAtLeast(ways: readonly number[], need: number): number {
	return ways.reduce((sum, count, value) => (value >= need ? sum + count : sum), 0);
}
