export { botNames, policyOf, RANDOM } from './agent.ts';
export { Series, type SeriesSetup } from './series.ts';
export { Tally } from './tally.ts';
