import { expect, test } from 'vitest';
import { exploreOdds, photoOdds } from '../../src/analysis/odds.ts';
import type { Terms } from '../../src/bots/habitat-share.ts';
import { bestPlan, type Plan, plansByTargets, prepareMove } from '../../src/bots/plans.ts';
import { type Animal, animalNamed, DICE, HABITATS, habitatOf, PRESTIGE } from '../../src/rules/components.ts';
import { at } from '../table.ts';

const named = (...ids: string[]) => ids.map(animalNamed);
const terms = (more: Partial<Terms> = {}): Terms => ({
	worth: PRESTIGE,
	tokenWorth: 1.1,
	supply: 0,
	required: [],
	...more,
});

/** Expected prestige of a plan without tokens. */
function expectation(habitatDice: readonly number[], dice: ReadonlyMap<Animal, number>): number {
	let sum = 0;
	for (const [animal, count] of dice) {
		sum +=
			exploreOdds(habitatOf(animal), habitatDice[habitatOf(animal)]) * photoOdds(animal, count, 0) * PRESTIGE[animal];
	}
	return sum;
}

/** The best of all divisions of six dice, tried one by one. */
function bruteForce(animals: readonly Animal[]): number {
	let best = 0;
	const dice = new Map<Animal, number>();
	const habitatDice = new Array<number>(HABITATS).fill(0);
	const tryHabitats = (habitat: number, left: number) => {
		if (habitat === HABITATS) {
			if (left === 0) best = Math.max(best, expectation(habitatDice, dice));
			return;
		}
		const isNeeded = [...dice.keys()].some((animal) => habitatOf(animal) === habitat);
		for (let own = isNeeded ? 1 : 0; own <= (isNeeded ? left : 0); own++) {
			habitatDice[habitat] = own;
			tryHabitats(habitat + 1, left - own);
		}
	};
	const tryAnimals = (i: number, left: number) => {
		if (i === animals.length) {
			tryHabitats(0, left);
			return;
		}
		tryAnimals(i + 1, left);
		for (let own = 1; own < left; own++) {
			dice.set(animals[i], own);
			tryAnimals(i + 1, left - own);
		}
		dice.delete(animals[i]);
	};
	tryAnimals(0, DICE);
	return best;
}

test.each([
	[named('meerkat')],
	[named('meerkat', 'lion')],
	[named('blue-morpho', 'guanaco', 'meerkat', 'ghost-crab')],
	[named('jaguar', 'snow-leopard', 'lion', 'polar-bear')],
	[named('plains-zebra', 'lilac-breasted-roller', 'nile-crocodile', 'sea-otter', 'harbour-seal', 'red-panda')],
])('[SNP-31] the best division of dice over %j is found', (animals) => {
	const plan = bestPlan(animals, terms());
	expect(plan?.value).toBeCloseTo(bruteForce(animals), 10);
	if (plan === null) throw new Error('no plan');
	expect(expectation(plan.habitatDice, new Map(plan.targets.map(({ animal, dice }) => [animal, dice])))).toBeCloseTo(
		plan.value,
		10,
	);
});

test('[SNP-34] tokens are put where they pay, and never more than there are', () => {
	const tokens = (plan: Plan | null) => plan?.targets.reduce((sum, target) => sum + target.tokens, 0);
	const animals = named('jaguar', 'king-cobra', 'snow-leopard');
	expect(tokens(bestPlan(animals, terms({ supply: 20, tokenWorth: 0.25 })))).toBeGreaterThan(0);
	for (const supply of [0, 1, 2, 3]) {
		expect(tokens(bestPlan(animals, terms({ supply, tokenWorth: 0.1 })))).toBeLessThanOrEqual(supply);
	}
	expect(tokens(bestPlan(animals, terms({ supply: 20, tokenWorth: 9 })))).toBe(0);
});

test('[SNP-36] required animals are among the targets; with nothing to shoot there is no plan', () => {
	const plan = bestPlan(named('ghost-crab', 'snow-leopard', 'lion'), terms({ required: named('snow-leopard') }));
	expect(plan?.targets.map(({ animal }) => animal)).toContain(animalNamed('snow-leopard'));
	expect(bestPlan([], terms())).toBeNull();
});

test('[SNP-31] every plan by targets is a legal preparation', () => {
	const table = at('2p research 0 | savannah meerkat lion | shoreline ghost-crab sea-otter | 0: tokens 2; hand jaguar');
	const plans = plansByTargets(named('meerkat', 'lion', 'ghost-crab', 'sea-otter', 'jaguar'), terms({ supply: 2 }));
	expect(plans.length).toBeGreaterThan(20);
	for (const plan of plans) expect(table.refused(0, prepareMove(plan))).toBeNull();
});
