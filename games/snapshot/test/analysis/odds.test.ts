import { describe, expect, test } from 'vitest';
import { exploreOdds, photoOdds } from '../../src/analysis/odds.ts';
import { ANIMAL_IDS, animalNamed, DIFFICULTY } from '../../src/rules/components.ts';
import { MOUNTAIN, RAINFOREST, SAVANNAH, SHORELINE } from '../table.ts';

const percent = (odds: number) => +(100 * odds).toFixed(1);

/** All rolls of so many dice. */
function rolls(dice: number): number[][] {
	if (dice === 0) return [[]];
	return rolls(dice - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]));
}

test.each([
	[RAINFOREST, 5, [33.3, 55.6, 70.4, 80.2, 86.8]],
	[MOUNTAIN, 4, [50, 75, 87.5, 93.8, 96.9]],
	[SAVANNAH, 3, [66.7, 88.9, 96.3, 98.8, 99.6]],
	[SHORELINE, 2, [83.3, 97.2, 99.5, 99.9, 100]],
])('[SNP-41] exploring habitat %i, by dice, as printed and as counted', (habitat, value, printed) => {
	expect(printed.map((_, i) => percent(exploreOdds(habitat, i + 1)))).toEqual(printed);
	for (let dice = 1; dice <= 5; dice++) {
		const all = rolls(dice);
		const successes = all.filter((roll) => roll.some((face) => face >= value)).length;
		expect(exploreOdds(habitat, dice)).toBeCloseTo(successes / all.length, 12);
	}
});

describe('[SNP-48] photographing an animal', () => {
	test('as printed for the golden eagle and the jaguar', () => {
		const shots = (id: string) => [1, 2, 3, 4, 5].map((dice) => percent(photoOdds(animalNamed(id), dice, 0)));
		expect(shots('golden-eagle')).toEqual([0, 41.7, 83.8, 97.3, 99.7]);
		expect(shots('jaguar')).toEqual([0, 8.3, 50, 84.1, 96.8]);
	});

	test('as counted for every animal, number of dice and of tokens', () => {
		for (let dice = 1; dice <= 5; dice++) {
			const sums = rolls(dice).map((roll) => roll.reduce((sum, face) => sum + face, 0));
			for (let animal = 0; animal < ANIMAL_IDS.length; animal++) {
				for (const tokens of [0, 1, 4, 12]) {
					const hits = sums.filter((sum) => sum + tokens >= DIFFICULTY[animal]).length;
					expect(photoOdds(animal, dice, tokens)).toBeCloseTo(hits / sums.length, 12);
				}
			}
		}
	});
});
