import { type Reader, type Seat, type Voice, who } from '@shutterbox/kernel';
import { ASSIGNMENT_IDS, type Assignment, COVERS } from '../rules/assignments.ts';
import { EACH } from '../rules/awards.ts';
import { ANIMAL_IDS, type Animal, HABITAT_IDS, type Habitat, SYMBOLS } from '../rules/components.ts';
import type { Key } from './en.ts';

export type { Key } from './en.ts';

type Words = Voice<Key>;

/** How an animal stands in a sentence, for languages that decline: alone or first, within, of, to and as an object. */
export type AnimalForm = 'name' | 'mid' | 'gen' | 'dat' | 'startDat' | 'acc' | 'startAcc';
/** What lies there, what is explored, of it, in it, to it, from it; `bare` before another noun. */
type PlaceForm = 'nom' | 'acc' | 'in' | 'to' | 'from' | 'bare';

/** In a list of seats: `You`, `Ann`. */
export function listed({ say }: Words, reader: Reader, seat: Seat): string {
	return say('seat.listed', who(reader, seat));
}

/** Within a sentence: `you`, `Ann`. */
export function object({ say }: Words, reader: Reader, seat: Seat): string {
	return say('seat.object', who(reader, seat));
}

export function animalName({ say }: Words, animal: Animal, form: AnimalForm = 'name'): string {
	return say(`animal.${ANIMAL_IDS[animal]}`, { form });
}

/** Only the first of a list begins a sentence. */
const NEXT: Readonly<Partial<Record<AnimalForm, AnimalForm>>> = { name: 'mid', startDat: 'dat', startAcc: 'acc' };

export function animalNames(voice: Words, animals: readonly Animal[], form: AnimalForm = 'name'): string {
	return voice.list(animals.map((animal, i) => animalName(voice, animal, i === 0 ? form : (NEXT[form] ?? form))));
}

/** As a heading. */
export function habitatName({ say }: Words, habitat: Habitat): string {
	return say(`habitat.${HABITAT_IDS[habitat]}`);
}

/** In a sentence. */
export function placeName({ say }: Words, habitat: Habitat, form: PlaceForm = 'acc'): string {
	return say(`place.${HABITAT_IDS[habitat]}`, { form });
}

export function assignmentTitle({ say }: Words, assignment: Assignment): string {
	return say(`assignment.${ASSIGNMENT_IDS[assignment]}`);
}

/** Either of two animals. */
export function coverWords(voice: Words, assignment: Assignment): string {
	const [one, other] = COVERS[assignment];
	return voice.say('either', { one: animalName(voice, one, 'mid'), other: animalName(voice, other, 'mid') });
}

/** The symbols in a set of bits, in the order of SYMBOLS. */
export function symbolNames({ say }: Words, bits: number): string[] {
	return SYMBOLS.filter((_, i) => bits & (1 << i)).map((symbol) => say(`symbol.${symbol}`));
}

/** What the awards of a category are for. */
export function awardName(voice: Words, category: number): string {
	if (category === EACH) return voice.say('award.each');
	return voice.say('award.habitat', { place: placeName(voice, category, 'from') });
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
	return say('percent', { chance: rounded(chance, step) });
}

/** In whole hundredths, by the same rule: 99.6 % is 99, 0.3 % is 1. */
export function wholePercent(chance: number): number {
	return Math.round(100 * rounded(chance, 0.01));
}

function rounded(chance: number, step: number): number {
	if (chance < ROUNDING || chance > 1 - ROUNDING) return Math.round(chance);
	return Math.min(Math.max(Math.round(chance / step) * step, step), 1 - step);
}
