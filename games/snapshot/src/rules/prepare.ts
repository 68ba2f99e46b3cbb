import type { PlayContext, Refusal } from '@shutterbox/kernel';
import { ANIMAL_IDS, type Animal, animalNamed, DICE, HABITAT_IDS, habitatNamed, habitatOf } from './components.ts';
import type { Event } from './events.ts';
import { isWhole, type Prepare } from './move.ts';
import { refuse } from './refusals.ts';
import { isFaceUp, OPEN, remove, type State } from './state.ts';
import { changeTokens } from './tokens.ts';
import { endTurn } from './turn-end.ts';

// Preparation: SNP-29 to SNP-38.

export function checkPass({ committed }: State): Refusal | null {
	return committed.length === 0 ? null : refuse('MUST_SHOOT_COMMITTED', { animals: idsOf(committed) }, 'SNP-37');
}

export function pass(state: State, ctx: PlayContext<Event>): void {
	ctx.emit?.({ type: 'passed', seat: state.active });
	endTurn(state, ctx);
}

/** SNP-30: what the active seat could photograph this turn, its own reserved cards last. */
export function possibleTargets(state: State): Animal[] {
	return [...state.table.flat(), ...state.hands[state.active]];
}

export function checkPrepare(state: State, move: Prepare): Refusal | null {
	if (move.animals.length === 0) return refuse('NO_TARGETS');
	return (
		checkHabitats(move) ??
		checkAnimals(state, move) ??
		checkPairing(move) ??
		checkTotals(state, move) ??
		checkCommitted(state, move)
	);
}

function checkHabitats({ habitats }: Prepare): Refusal | null {
	for (let i = 0; i < habitats.length; i++) {
		const { id, dice } = habitats[i];
		if (isListedBefore(habitats, i)) return refuse('DUPLICATE_CARD', { habitat: id });
		if (!isWhole(dice, 1)) return refuse('BAD_DICE', { habitat: id, dice });
	}
	return null;
}

function checkAnimals(state: State, { animals }: Prepare): Refusal | null {
	for (let i = 0; i < animals.length; i++) {
		const { id, dice, tokens } = animals[i];
		if (isListedBefore(animals, i)) return refuse('DUPLICATE_CARD', { animal: id });
		if (!isAvailable(state, animalNamed(id))) return refuse('NOT_AVAILABLE', { animal: id });
		if (!isWhole(dice, 1)) return refuse('BAD_DICE', { animal: id, dice });
		if (!isWhole(tokens, 0)) return refuse('BAD_TOKENS', { animal: id, tokens });
	}
	return null;
}

function isAvailable(state: State, animal: Animal): boolean {
	return animal >= 0 && (isFaceUp(state, animal) || state.hands[state.active].includes(animal));
}

/** SNP-31: targets and habitats need one another. */
function checkPairing({ habitats, animals }: Prepare): Refusal | null {
	let listed = 0;
	for (const { id } of habitats) listed |= 1 << habitatNamed(id);
	let needed = 0;
	for (const { id } of animals) needed |= 1 << habitatOf(animalNamed(id));
	if (needed & ~listed) return refuse('HABITAT_WITHOUT_DIE', { habitat: habitatIn(needed & ~listed) });
	if (listed & ~needed) return refuse('HABITAT_WITHOUT_TARGET', { habitat: habitatIn(listed & ~needed) });
	return null;
}

function habitatIn(bits: number): string {
	return HABITAT_IDS[31 - Math.clz32(bits & -bits)];
}

function checkTotals(state: State, { habitats, animals }: Prepare): Refusal | null {
	let dice = 0;
	let tokens = 0;
	for (const entry of habitats) dice += entry.dice;
	for (const entry of animals) {
		dice += entry.dice;
		tokens += entry.tokens;
	}
	if (dice !== DICE) return refuse('DICE_TOTAL', { dice, expected: DICE });
	const supply = state.tokens[state.active];
	return tokens > supply ? refuse('NOT_ENOUGH_TOKENS', { tokens, supply }) : null;
}

function checkCommitted({ committed }: State, { animals }: Prepare): Refusal | null {
	const isTarget = (animal: Animal) => animals.some(({ id }) => id === ANIMAL_IDS[animal]);
	if (committed.every(isTarget)) return null;
	return refuse('MUST_SHOOT_COMMITTED', { animals: idsOf(committed) });
}

/** SNP-35: from here on the plan is fixed and lies open, in data-file order. */
export function prepare(state: State, { habitats, animals }: Prepare, ctx: PlayContext<Event>): void {
	for (const { id, dice } of habitats) state.habitatDice[habitatNamed(id)] = dice;
	let spent = 0;
	for (const { id, dice, tokens } of animals) {
		insertTarget(state, animalNamed(id), dice, tokens);
		spent += tokens;
	}
	const fromHand = layReserved(state);
	announce(state, fromHand, ctx);
	changeTokens(state, state.active, -spent, 'planned', ctx);
	state.phase = 'explore';
}

function insertTarget(state: State, animal: Animal, dice: number, tokens: number): void {
	let index = state.targets.length;
	while (index > 0 && state.targets[index - 1] > animal) index--;
	state.targets.splice(index, 0, animal);
	state.targetDice.splice(index, 0, dice);
	state.targetTokens.splice(index, 0, tokens);
	state.targetStatus.push(OPEN);
}

/** SNP-33: no spook, no order of difficulty, and the card is not reserved any more. */
function layReserved(state: State): Animal[] {
	const hand = state.hands[state.active];
	const fromHand = state.targets.filter((animal) => hand.includes(animal));
	for (const animal of fromHand) {
		remove(hand, animal);
		state.table[habitatOf(animal)].push(animal);
	}
	return fromHand;
}

function announce(state: State, fromHand: readonly Animal[], ctx: PlayContext<Event>): void {
	ctx.emit?.({
		type: 'prepared',
		habitats: state.habitatDice.flatMap((dice, habitat) => (dice > 0 ? [{ habitat, dice }] : [])),
		animals: state.targets.map((animal, i) => ({
			animal,
			dice: state.targetDice[i],
			tokens: state.targetTokens[i],
		})),
		fromHand,
	});
}

function isListedBefore(entries: readonly { readonly id: string }[], index: number): boolean {
	for (let i = 0; i < index; i++) if (entries[i].id === entries[index].id) return true;
	return false;
}

function idsOf(animals: readonly Animal[]): string[] {
	return animals.map((animal) => ANIMAL_IDS[animal]);
}
