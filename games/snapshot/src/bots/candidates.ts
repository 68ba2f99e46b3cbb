import type { Seat } from '@shutterbox/kernel';
import { PRESTIGE } from '../rules/components.ts';
import { explorations, rerolls } from '../rules/explore.ts';
import type { Move } from '../rules/move.ts';
import { possibleTargets } from '../rules/prepare.ts';
import { shots } from '../rules/shoot.ts';
import type { State } from '../rules/state.ts';
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
