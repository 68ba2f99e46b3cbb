import { NO_FACTS, type PlayContext, type Refusal } from '@shutterbox/kernel';
import {
	ANIMAL_IDS,
	type Animal,
	animalNamed,
	EXPLORE_VALUES,
	FACES,
	HABITAT_IDS,
	type Habitat,
	habitatNamed,
	REROLL_PRICE,
} from './components.ts';
import type { Event } from './events.ts';
import { type Explore, isWhole, ownMove, type Reroll } from './move.ts';
import { refuse } from './refusals.ts';
import {
	ESCAPED,
	EXPLORED,
	FAILED,
	isPlannedAndOpen,
	NO_HABITAT,
	OPEN,
	openTarget,
	type State,
	spendable,
} from './state.ts';
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

const EXPLORATIONS: readonly Explore[] = HABITAT_IDS.map((habitat) => ownMove({ type: 'explore', habitat }));

export function explorations(state: State): Explore[] {
	return EXPLORATIONS.filter((_, habitat) => isPlannedAndOpen(state, habitat));
}

/** Every way to find two tokens in the supply and on open targets. */
export function* rerolls(state: State): Iterable<Reroll> {
	const supply = state.tokens[state.active];
	if (supply >= REROLL_PRICE) yield payment(REROLL_PRICE, []);
	const sources = state.targets.flatMap((animal, i) =>
		state.targetStatus[i] === OPEN && state.targetTokens[i] > 0
			? [{ id: ANIMAL_IDS[animal], tokens: state.targetTokens[i] }]
			: [],
	);
	for (let i = 0; i < sources.length; i++) {
		const { id, tokens } = sources[i];
		if (supply >= 1) yield payment(1, [{ id, tokens: 1 }]);
		if (tokens >= REROLL_PRICE) yield payment(0, [{ id, tokens: REROLL_PRICE }]);
		for (const other of sources.slice(i + 1))
			yield payment(0, [
				{ id, tokens: 1 },
				{ id: other.id, tokens: 1 },
			]);
	}
}

function payment(supply: number, animals: Reroll['animals']): Reroll {
	return { type: 'reroll', die: 0, supply, animals };
}
