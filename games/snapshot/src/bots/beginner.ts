import type { Policy, View } from '@shutterbox/kernel';
import { PRESTIGE, REROLL_PRICE } from '../rules/components.ts';
import { checkDraw } from '../rules/draw.ts';
import { explorations } from '../rules/explore.ts';
import type { Move } from '../rules/move.ts';
import { possibleTargets } from '../rules/prepare.ts';
import { shots } from '../rules/shoot.ts';
import { type State, wouldSpook } from '../rules/state.ts';
import { bestPlan, prepareMove, TOKEN_WORTH } from './plans.ts';

/** Animals to choose from that a beginner is content with. */
const ENOUGH = 3;

/** A beginner: looks at prestige alone, saves tokens for re-rolls, wants nothing on other players' turns. */
export const beginner: Policy<State, Move> = {
	choose(view, seat) {
		switch (view.phase) {
			case 'research':
				return research(view);
			case 'fate':
				return { type: wouldSpook(view, view.drawn) && view.hands[seat].length === 0 ? 'reserve' : 'place' };
			case 'claims':
				return { type: 'decline' };
			case 'deny':
				return { type: 'sell' };
			case 'explore':
				return explorations(view)[0];
			case 'reroll':
				return view.tokens[seat] < REROLL_PRICE
					? { type: 'abandon' }
					: { type: 'reroll', die: 0, supply: REROLL_PRICE, animals: [] };
			default:
				return shots(view)[0];
		}
	},
};

function research(view: View<State>): Move {
	const available = possibleTargets(view);
	if (available.length < ENOUGH && checkDraw(view) === null) return { type: 'draw' };
	const plan = bestPlan(available, { worth: PRESTIGE, tokenWorth: TOKEN_WORTH, supply: 0, required: view.committed });
	return plan === null ? { type: 'pass' } : prepareMove(plan);
}
