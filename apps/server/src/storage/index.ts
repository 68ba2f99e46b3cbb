export * from './conduct.ts';
export type * from './contract.ts';
export * from './data.ts';
export * from './errors.ts';
export type { Membership } from './nodes.ts';
export { openDatabase, openShared } from './postgres/open.ts';
export { backupFolder } from './sqlite/backup.ts';
export { openFolder } from './sqlite/open-apart.ts';
export { restoreFolder } from './sqlite/restore.ts';
