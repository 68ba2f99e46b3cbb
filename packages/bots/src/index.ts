export { botNames, policyOf, RANDOM } from './agent.ts';
export { intentionOf } from './intention.ts';
export { listingOf } from './listing.ts';
export { Series } from './series.ts';
export { Tally } from './tally.ts';
