import type { Seat } from '@shutterbox/kernel';
import { ANIMAL_IDS, HABITAT_IDS, habitatOf, PRESTIGE, REROLL_PRICE } from '../rules/components.ts';
import { type Explore, type Move, ownMove, type Reroll, type Shoot } from '../rules/move.ts';
import { possibleTargets } from '../rules/prepare.ts';
import { isPlannedAndOpen, OPEN, type State } from '../rules/state.ts';
import { plainMoves, toMove } from '../rules/turn.ts';
import { plansByTargets, prepareMove, tokensOf } from './plans.ts';

/**
 * Every legal move but for two decisions, where a set of candidates stands for them. `prepare`: for every set of targets
 * the division of dice that promises most prestige, once without tokens and once with tokens wherever one adds
 * SPENDING_TOKEN_WORTH or more; best first. `reroll`: the first die stands for all, as every die of a failed roll failed.
 */
export function* moves(state: State, seat: Seat): Iterable<Move> {
	if (!(toMove(state) & (1 << seat))) return;
	yield* plainMoves(state);
	if (state.phase === 'research') yield* preparations(state);
	else if (state.phase === 'explore') yield* explorations(state);
	else if (state.phase === 'reroll') yield* rerolls(state);
	else if (state.phase === 'shoot') yield* shots(state);
}

/** Prestige alone is less than what a photo is worth, so tokens are spent more freely than by their full worth. */
const SPENDING_TOKEN_WORTH = 0.25;

function* preparations(state: State): Iterable<Move> {
	const terms = { worth: PRESTIGE, tokenWorth: SPENDING_TOKEN_WORTH, required: state.committed };
	const targets = possibleTargets(state);
	const plans = plansByTargets(targets, { ...terms, supply: 0 });
	const supply = state.tokens[state.active];
	if (supply > 0) plans.push(...plansByTargets(targets, { ...terms, supply }).filter((plan) => tokensOf(plan) > 0));
	plans.sort((a, b) => b.value - a.value);
	for (const plan of plans) yield prepareMove(plan);
}

const EXPLORATIONS: readonly Explore[] = HABITAT_IDS.map((habitat) => ownMove({ type: 'explore', habitat }));
const SHOTS: readonly Shoot[] = ANIMAL_IDS.map((animal) => ownMove({ type: 'shoot', animal }));

export function explorations(state: State): Explore[] {
	return EXPLORATIONS.filter((_, habitat) => isPlannedAndOpen(state, habitat));
}

/** In data-file order, which within a habitat is ascending difficulty. */
export function shots({ targets, targetStatus, current }: State): Shoot[] {
	const open = targets.filter((animal, i) => targetStatus[i] === OPEN && habitatOf(animal) === current);
	return open.map((animal) => SHOTS[animal]);
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
