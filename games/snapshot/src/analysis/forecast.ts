import { PRESTIGE } from '../rules/components.ts';
import type { Prepare } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
import { exploreOdds, nextCards, photoOdds } from './odds.ts';
import { planOdds, prospectOfPlan } from './plan-odds.ts';

/** What a plan promises: by number of photos the chance of exactly so many, and the prestige of all on average. */
function promiseOf(view: State, plan: Prepare): { readonly photos: readonly number[]; readonly prestige: number } {
	const { habitats, photos } = planOdds(prospectOfPlan(view, plan));
	const targets = habitats.flatMap((each) => each.targets);
	return { photos, prestige: targets.reduce((sum, each) => sum + each.photographed * PRESTIGE[each.animal], 0) };
}

/** All that forecasts are worded from. */
export const odds = { nextCards, exploreOdds, photoOdds, promiseOf };
