import { expect, test } from 'vitest';
import {
	ASSIGNMENT_IDS,
	ASSIGNMENTS,
	articlePrestige,
	hasCover,
	isOnCover,
	symbolsIn,
	symbolsOn,
} from '../../src/rules/assignments.ts';
import { ANIMAL_IDS, animalNamed } from '../../src/rules/components.ts';

const A01 = ASSIGNMENT_IDS.indexOf('a01');

test('[SNP-10] ten different assignments, each with two cover animals and two symbols', () => {
	expect(new Set(ASSIGNMENT_IDS).size).toBe(10);
	const all = [...ANIMAL_IDS.keys()];
	const covers = ASSIGNMENT_IDS.map((_, assignment) => all.filter((animal) => isOnCover(assignment, animal)));
	expect(covers.map((animals) => animals.length)).toEqual(new Array(ASSIGNMENTS).fill(2));
	expect(new Set(covers.flat()).size).toBe(20);
	// Symbols on all 36 cards, from the supply of each symbol.
	expect(ASSIGNMENT_IDS.map((_, assignment) => symbolsIn(assignment, all))).toEqual([
		19, 18, 19, 19, 20, 20, 18, 18, 17, 16,
	]);
});

test('[SNP-61] one cover animal is enough', () => {
	expect(hasCover(A01, [animalNamed('common-octopus')])).toBe(true);
	expect(hasCover(A01, [animalNamed('meerkat')])).toBe(false);
});

test('[SNP-62] symbols are counted one by one, and more than six pay no more', () => {
	const found = ['jaguar', 'meerkat', 'greater-flamingo'].map((id) => symbolsOn(A01, animalNamed(id)));
	expect(found).toEqual([0, 1, 2]);
	expect([0, 1, 2, 3, 4, 5, 6, 7, 12].map(articlePrestige)).toEqual([0, 1, 3, 6, 9, 12, 15, 15, 15]);
});
