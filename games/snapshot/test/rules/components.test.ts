import { expect, test } from 'vitest';
import {
	ANIMAL_IDS,
	ANIMALS_PER_HABITAT,
	animalNamed,
	DIFFICULTY,
	EXPLORE_VALUES,
	HABITAT_IDS,
	HABITATS,
	habitatNamed,
	habitatOf,
	PRESTIGE,
	photoTarget,
	SYMBOL_BITS,
	SYMBOLS,
} from '../../src/rules/components.ts';

test('[SNP-6] four habitats in descending explore value', () => {
	expect(HABITAT_IDS).toEqual(['rainforest', 'mountain', 'savannah', 'shoreline']);
	expect(EXPLORE_VALUES).toEqual([5, 4, 3, 2]);
});

test('36 different animals, nine in each habitat, harder ones later', () => {
	expect(new Set(ANIMAL_IDS).size).toBe(36);
	for (let habitat = 0; habitat < HABITATS; habitat++) {
		const here = [...ANIMAL_IDS.keys()].filter((animal) => habitatOf(animal) === habitat);
		expect(here).toHaveLength(ANIMALS_PER_HABITAT);
		expect(here.map((animal) => DIFFICULTY[animal])).toEqual(
			here.map((animal) => DIFFICULTY[animal]).toSorted((a, b) => a - b),
		);
	}
	expect([Math.min(...DIFFICULTY), Math.max(...DIFFICULTY)]).toEqual([2, 11]);
	expect(PRESTIGE.reduce((sum, prestige) => sum + prestige)).toBe(146);
});

test('every animal shows a class, a diet and a lifespan, in the numbers of the symbol supply', () => {
	const supply = SYMBOLS.map((_, symbol) => SYMBOL_BITS.filter((bits) => bits & (1 << symbol)).length);
	expect(supply).toEqual([19, 8, 5, 3, 1, 15, 11, 10, 8, 9, 9, 10]);
	for (const kind of [0b11111, 0b111 << 5, 0b1111 << 8]) {
		for (const bits of SYMBOL_BITS) expect(Math.log2(bits & kind) % 1).toBe(0);
	}
});

test('names lead to cards and habitats, other words to none', () => {
	expect([animalNamed('meerkat'), DIFFICULTY[animalNamed('meerkat')]]).toEqual([19, 3]);
	expect([animalNamed('unicorn'), animalNamed('constructor'), habitatNamed('desert')]).toEqual([-1, -1, -1]);
	expect(habitatNamed('shoreline')).toBe(3);
});

test('[SNP-57] the photo target falls with the number of players', () => {
	expect([2, 3, 4].map(photoTarget)).toEqual([9, 8, 7]);
});
