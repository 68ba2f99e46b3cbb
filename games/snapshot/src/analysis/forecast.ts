import { exploreOdds, photoOdds } from './odds.ts';
import { promiseOfPlan } from './promise.ts';
import { spookRisk } from './spook-risk.ts';

/** All that forecasts are worded from. */
export const odds = { spookRisk, exploreOdds, photoOdds, promiseOf: promiseOfPlan };
