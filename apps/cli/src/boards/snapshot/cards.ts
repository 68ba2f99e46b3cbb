import { styleText } from 'node:util';
import {
	ANIMAL_IDS,
	type Animal,
	DIFFICULTY,
	HABITAT_IDS,
	type Habitat,
	habitatOf,
	PRESTIGE,
	SYMBOL_BITS,
	SYMBOLS,
} from '@shutterbox/snapshot/client';
import { capitalised } from '../../text.ts';

const STYLES = ['greenBright', 'magentaBright', 'yellowBright', 'blueBright'] as const;

/** Names that are more than their id with capitals. */
const SPELLINGS: Readonly<Record<string, string>> = {
	'red-eyed-tree-frog': 'Red-eyed Tree Frog',
	'three-toed-sloth': 'Three-toed Sloth',
	'keel-billed-toucan': 'Keel-billed Toucan',
	'jacksons-chameleon': 'Jackson’s Chameleon',
	'lilac-breasted-roller': 'Lilac-breasted Roller',
};

const NAMES: readonly string[] = ANIMAL_IDS.map((id) => SPELLINGS[id] ?? id.split('-').map(capitalised).join(' '));

/** Colours the text for the eye; the words always say the same. */
export function paint(habitat: Habitat, text: string): string {
	return styleText(STYLES[habitat], text);
}

export function animalName(animal: Animal): string {
	return paint(habitatOf(animal), NAMES[animal]);
}

/** `Mountain`, as a heading. */
export function habitatName(habitat: Habitat): string {
	return paint(habitat, capitalised(HABITAT_IDS[habitat]));
}

/** `the mountain`, in a sentence. */
export function theHabitat(habitat: Habitat): string {
	return `the ${paint(habitat, HABITAT_IDS[habitat])}`;
}

/** Class, diet and lifespan in years; those among `wanted` (bits by SYMBOLS) get a star. */
export function symbolsOf(animal: Animal, wanted = 0): string[] {
	return SYMBOLS.flatMap((symbol, i) => {
		const bit = 1 << i;
		return SYMBOL_BITS[animal] & bit ? [wanted & bit ? `${symbol}*` : symbol] : [];
	});
}

export function diceWords(count: number): string {
	return count === 1 ? '1 die' : `${count} dice`;
}

/** All that its card tells: `Guanaco (mountain, needs 4, 2 prestige)`. */
export function cardWords(animal: Animal): string {
	const habitat = habitatOf(animal);
	const place = paint(habitat, HABITAT_IDS[habitat]);
	return `${animalName(animal)} (${place}, needs ${DIFFICULTY[animal]}, ${PRESTIGE[animal]} prestige)`;
}
