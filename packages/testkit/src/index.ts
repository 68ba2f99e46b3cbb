export { type Conformance, conformance } from './conformance.ts';
export { mutant } from './mutants.ts';
export { type MutationTally, tryMutations } from './mutation-run.ts';
export { assertNoInterference } from './non-interference.ts';
export { type PlaythroughSetup, playthrough } from './playthrough.ts';
export { properties } from './properties.ts';
export { Table, tableAt } from './table.ts';
export type { Trial } from './trial.ts';
export { luckOf, type Step, type TestTable, walk } from './walk.ts';
