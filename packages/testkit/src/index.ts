export { argumentsOf, audit } from './audit.ts';
export { describeCatalogues } from './catalogues.ts';
export { conformance } from './conformance.ts';
export { tryMutations } from './mutation-run.ts';
export { playthrough } from './playthrough.ts';
export { properties } from './properties.ts';
export { Table, tableAt } from './table.ts';
export { voiceOf } from './voice.ts';
export { luckOf, type TestTable, walk } from './walk.ts';
