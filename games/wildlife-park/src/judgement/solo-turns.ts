import type { Chance, Seat, Turn, View } from '@shutterbox/kernel';
import { appraise } from '../bots/appraisal.ts';
import { type Plan, Planner } from '../bots/plans.ts';
import { oldAcquaintances } from '../bots/policies.ts';
import { RIGHT_COLOURS, SOLO_SPACES, WORKERS, type Worker } from '../rules/components.ts';
import { NO_ITEM, RIGHT } from '../rules/items.ts';
import type { Declare, Move, Protect, SoloDiscard } from '../rules/move.ts';
import { hitBy, protectors } from '../rules/solo.ts';
import { clone, NO_HIT, type State, soloOf } from '../rules/state.ts';
import { sample } from '../rules/view.ts';
import { workersIn } from '../rules/workers.ts';
import { rolls } from './rolls.ts';
import { Trial } from './trial.ts';

type Turns = Generator<Turn<State, Move>>;

/** Pairs of items in their places that are looked at for every token. */
const FEW = 8;
/** Draws that are guessed. */
const DRAWS = 6;

/** Every set of dice on the left worth another roll. */
export function* soloRerolls(view: View<State>, seat: Seat, chance: Chance): Turns {
	const after = clone(view);
	const supply = after.supply[seat];
	const moveOf = (slots: number[]): Move => ({ type: 'soloReroll', spaces: slots.map((slot) => slot + 1) });
	yield* rolls(supply, supply.slice(0, SOLO_SPACES), after, moveOf, chance);
}

/** Every set of those tiles on the right whose species are known already, with some draws in their place. */
export function* soloDiscards(view: View<State>, seat: Seat, chance: Chance): Turns {
	const worlds = Array.from({ length: DRAWS }, () => sample(view, seat, chance).stacks);
	const known = oldAcquaintances(view, seat);
	for (let set = 0; set < 1 << known.length; set++) {
		const spaces = known.filter((_, i) => (set & (1 << i)) !== 0);
		const move: SoloDiscard = { type: 'soloDiscard', spaces };
		for (let guess = 0; guess < (set === 0 ? 1 : DRAWS); guess++) {
			const after = clone(view);
			const drawn = [0, 0, 0, 0];
			for (const space of spaces) {
				const colour = RIGHT_COLOURS[space - 1];
				after.supply[seat][RIGHT + space - 1] = worlds[guess][colour][drawn[colour]++];
			}
			yield { move, guess, after: after as View<State>, points: null };
		}
	}
}

/** Either side, with every token that may come. */
export function* declarations(view: View<State>, seat: Seat): Turns {
	const { drawn } = soloOf(view);
	for (const kind of ['die', 'tile'] as const) {
		const move: Declare = { type: 'declare', kind };
		const state = clone(view);
		soloOf(state).side = kind === 'die' ? 'left' : 'right';
		const plans = new Planner(state, seat, appraise).ranked(FEW);
		for (let token = 1; token <= SOLO_SPACES; token++) {
			if (drawn.includes(token)) continue;
			const hit = clone(state);
			hit.supply[seat][hitBy(hit.supply[seat], kind, token)] = NO_ITEM;
			yield* followed(hit as View<State>, seat, plans, move, token);
		}
	}
}

/** The item hit lost, or saved by either worker. */
export function* protections(view: View<State>, seat: Seat): Turns {
	const tokens: (Worker | null)[] = [null, ...workersIn(view.workers[seat] & protectors(view))];
	for (const token of tokens) {
		const move: Protect = { type: 'protect', token };
		const state = clone(view);
		const solo = soloOf(state);
		if (token === null) state.supply[seat][solo.hit] = NO_ITEM;
		else state.workers[seat] &= ~(1 << WORKERS.indexOf(token));
		solo.hit = NO_HIT;
		yield* followed(state as View<State>, seat, new Planner(state, seat, appraise).ranked(FEW), move, 0);
	}
}

function* followed(view: View<State>, seat: Seat, plans: readonly Plan[], move: Move, guess: number): Turns {
	const trial = new Trial(view, seat);
	for (const plan of plans) {
		yield { move, guess, after: trial.carryOut(plan), points: null };
		trial.takeBack(plan);
	}
}
