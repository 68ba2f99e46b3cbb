import { NO_FACTS, type PlayContext, type Refusal } from '@shutterbox/kernel';
import {
	type Animal,
	animalNamed,
	EXPLORE_VALUES,
	FACES,
	type Habitat,
	habitatNamed,
	REROLL_PRICE,
} from './components.ts';
import type { Event } from './events.ts';
import { type Explore, isWhole, type Reroll } from './move.ts';
import { refuse } from './refusals.ts';
import { ESCAPED, EXPLORED, FAILED, isPlannedAndOpen, NO_HABITAT, openTarget, type State, spendable } from './state.ts';
import { changeTokens } from './tokens.ts';
import { endTurn } from './turn-end.ts';

// Photography, the exploring half: SNP-39 to SNP-47.

export function checkExplore(state: State, { habitat }: Explore): Refusal | null {
	return isPlannedAndOpen(state, habitatNamed(habitat)) ? null : refuse('NOT_PREPARED', { habitat });
}

export function explore(state: State, habitat: Habitat, ctx: PlayContext<Event>): void {
	state.current = habitat;
	for (let i = 0; i < state.habitatDice[habitat]; i++) state.roll.push(ctx.chance.die(FACES));
	const target = EXPLORE_VALUES[habitat];
	const success = isSuccess(state);
	ctx.emit?.({ type: 'exploreRolled', habitat, dice: state.roll.slice(), target, success }, { reveals: true });
	judge(state, success, ctx);
}

/** SNP-41: one die is enough; dice are never added. */
function isSuccess({ roll, current }: State): boolean {
	return roll.some((value) => value >= EXPLORE_VALUES[current]);
}

function judge(state: State, success: boolean, ctx: PlayContext<Event>): void {
	if (success) {
		state.habitatStatus[state.current] = EXPLORED;
		state.habitatTokens = 0; // SNP-45
		state.roll = [];
		state.phase = 'shoot';
	} else if (spendable(state) >= REROLL_PRICE) state.phase = 'reroll';
	else failHabitat(state, ctx); // SNP-47
}

export function checkReroll(state: State, { die, supply, animals }: Reroll): Refusal | null {
	if (!isWhole(die, 0) || die >= state.roll.length) return refuse('BAD_DIE', { die, dice: state.roll.length });
	if (!isWhole(supply, 0) || animals.some(({ tokens }) => !isWhole(tokens, 1))) return refuse('BAD_PAYMENT');
	let total = supply;
	let isCovered = supply <= state.tokens[state.active];
	for (let i = 0; i < animals.length; i++) {
		const { id, tokens } = animals[i];
		const index = openTarget(state, animalNamed(id));
		if (index === -1 || animals.findIndex((other) => other.id === id) < i)
			return refuse('NOT_AVAILABLE', { animal: id }, 'SNP-43');
		total += tokens;
		isCovered &&= tokens <= state.targetTokens[index];
	}
	if (!isCovered) return refuse('NOT_ENOUGH_TOKENS', NO_FACTS, 'SNP-43');
	return total === REROLL_PRICE ? null : refuse('BAD_PAYMENT', { total, expected: REROLL_PRICE });
}

export function reroll(state: State, { die, supply, animals }: Reroll, ctx: PlayContext<Event>): void {
	changeTokens(state, state.active, -supply, 'reroll', ctx);
	for (const { id, tokens } of animals) state.targetTokens[openTarget(state, animalNamed(id))] -= tokens;
	state.habitatTokens += REROLL_PRICE;
	const value = ctx.chance.die(FACES);
	state.roll[die] = value;
	const success = isSuccess(state);
	ctx.emit?.(
		{
			type: 'exploreRerolled',
			habitat: state.current,
			die,
			value,
			paidFrom: { supply, animals: animals.map(({ id, tokens }) => ({ animal: animalNamed(id), tokens })) },
			success,
		},
		{ reveals: true },
	);
	judge(state, success, ctx);
}

/** SNP-46: the animals are gone without a shot; every token comes back. */
export function failHabitat(state: State, ctx: PlayContext<Event>): void {
	const habitat = state.current;
	let refunded = state.habitatTokens;
	const cards: Animal[] = [];
	const staying: Animal[] = [];
	for (const animal of state.table[habitat]) {
		const index = openTarget(state, animal);
		if (index === -1) {
			staying.push(animal);
			continue;
		}
		refunded += state.targetTokens[index];
		state.targetTokens[index] = 0;
		state.targetStatus[index] = ESCAPED;
		cards.push(animal);
		state.discard.push(animal);
	}
	state.table[habitat] = staying;
	state.habitatStatus[habitat] = FAILED;
	state.habitatTokens = 0;
	state.roll = [];
	ctx.emit?.({ type: 'exploreFailed', habitat, cards, refunded });
	changeTokens(state, state.active, refunded, 'refund', ctx);
	leaveHabitat(state, ctx);
}

/** SNP-39, SNP-51: on to the next prepared habitat, or the turn ends. */
export function leaveHabitat(state: State, ctx: PlayContext<Event>): void {
	state.current = NO_HABITAT;
	const isMore = state.habitatDice.some((_, habitat) => isPlannedAndOpen(state, habitat));
	if (isMore) state.phase = 'explore';
	else endTurn(state, ctx);
}
