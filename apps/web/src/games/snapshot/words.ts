import {
	ANIMAL_IDS,
	type Animal,
	ASSIGNMENT_IDS,
	type Assignment,
	HABITAT_IDS,
	type Habitat,
	SYMBOL_BITS,
	SYMBOLS,
} from '@shutterbox/snapshot/client';
import { area } from '../../i18n/area.ts';
import { list, number } from '../../i18n/format.ts';

/** The words of Snapshot. */
export const words = area({
	en: () => import('./messages/en.ts'),
	ru: () => import('./messages/en.ts'),
});
export const { t } = words;

export function animalName(animal: Animal): string {
	return t(`animal.${ANIMAL_IDS[animal]}`);
}

export function animalNames(animals: readonly Animal[]): string {
	return list(animals.map(animalName));
}

/** As a heading. */
export function habitatName(habitat: Habitat): string {
	return t(`habitat.${HABITAT_IDS[habitat]}`);
}

/** In a sentence. */
export function placeName(habitat: Habitat): string {
	return t(`in.${HABITAT_IDS[habitat]}`);
}

export function assignmentTitle(assignment: Assignment): string {
	// The ids of the rules are a01 to a10; the catalogue has a title for each.
	return t(`assignment.${ASSIGNMENT_IDS[assignment]}` as 'assignment.a01');
}

/** The symbols in a set of bits, in the order of SYMBOLS. */
export function symbolNames(bits: number): string[] {
	return SYMBOLS.filter((_, i) => bits & (1 << i)).map((symbol) => t(`symbol.${symbol}`));
}

/** Class, diet and lifespan. */
export function symbolsOf(animal: Animal): string[] {
	return symbolNames(SYMBOL_BITS[animal]);
}

export function diceWords(count: number): string {
	return t('dice', { count });
}

export function tokenWords(count: number): string {
	return t('tokens', { count });
}

/** `2 dice and 1 token`. */
export function strengthWords(dice: number, tokens: number): string {
	return tokens === 0 ? diceWords(dice) : t('strength', { dice: diceWords(dice), tokens: tokenWords(tokens) });
}

/** What is not certain never reads as 0 % or 100 %. */
export function percent(chance: number, digits = 1): string {
	const smallest = 10 ** -(digits + 2);
	const shown = chance > 0 && chance < 1 ? Math.min(Math.max(chance, smallest), 1 - smallest) : chance;
	return number(shown, { style: 'percent', maximumFractionDigits: digits });
}
