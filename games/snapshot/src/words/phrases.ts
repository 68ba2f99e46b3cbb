import { type Reader, type Seat, type Voice, who } from '@shutterbox/kernel';
import { ASSIGNMENT_IDS, type Assignment, COVERS } from '../rules/assignments.ts';
import { EACH } from '../rules/awards.ts';
import { ANIMAL_IDS, type Animal, HABITAT_IDS, type Habitat, SYMBOLS } from '../rules/components.ts';
import type { messages } from './en.ts';

export type Key = keyof typeof messages;
type Words = Voice<Key>;

/** `You`, `Ann`. */
export function subject({ say }: Words, reader: Reader, seat: Seat): string {
	return say('seat.subject', who(reader, seat));
}

/** Within a sentence: `you`, `Ann`. */
export function object({ say }: Words, reader: Reader, seat: Seat): string {
	return say('seat.object', who(reader, seat));
}

export function animalName({ say }: Words, animal: Animal): string {
	return say(`animal.${ANIMAL_IDS[animal]}`);
}

export function animalNames(voice: Words, animals: readonly Animal[]): string {
	return voice.list(animals.map((animal) => animalName(voice, animal)));
}

/** As a heading. */
export function habitatName({ say }: Words, habitat: Habitat): string {
	return say(`habitat.${HABITAT_IDS[habitat]}`);
}

/** In a sentence. */
export function placeName({ say }: Words, habitat: Habitat): string {
	return say(`place.${HABITAT_IDS[habitat]}`);
}

export function assignmentTitle({ say }: Words, assignment: Assignment): string {
	return say(`assignment.${ASSIGNMENT_IDS[assignment]}`);
}

/** Either of two animals. */
export function coverWords(voice: Words, assignment: Assignment): string {
	const [one, other] = COVERS[assignment];
	return voice.say('either', { one: animalName(voice, one), other: animalName(voice, other) });
}

/** The symbols in a set of bits, in the order of SYMBOLS. */
export function symbolNames({ say }: Words, bits: number): string[] {
	return SYMBOLS.filter((_, i) => bits & (1 << i)).map((symbol) => say(`symbol.${symbol}`));
}

/** What the awards of a category are for. */
export function awardName(voice: Words, category: number): string {
	if (category === EACH) return voice.say('award.each');
	return voice.say('award.habitat', { place: placeName(voice, category) });
}

/** `2 dice and 1 token`. */
export function strengthWords({ say }: Words, dice: number, tokens: number): string {
	const diceWords = say('dice', { count: dice });
	return tokens === 0 ? diceWords : say('strength', { dice: diceWords, tokens: say('tokens', { count: tokens }) });
}

/** What sums of exact odds may miss 0 or 1 by. */
const ROUNDING = 1e-9;

/** To the nearest tenth, unless it is told otherwise. What is not certain never reads as 0 % or 100 %. */
export function percent({ say }: Words, chance: number, step = 0.001): string {
	if (chance < ROUNDING || chance > 1 - ROUNDING) return say('percent', { chance: Math.round(chance) });
	return say('percent', { chance: Math.min(Math.max(Math.round(chance / step) * step, step), 1 - step) });
}
