export { botNames, policyOf, RANDOM } from './agent.ts';
export { listingOf } from './listing.ts';
export { Series, type SeriesSetup } from './series.ts';
export { Tally } from './tally.ts';
