export type * from './contract.ts';
export * from './data.ts';
export * from './errors.ts';
export { backupFolder } from './sqlite/backup.ts';
export { type FolderStorage, openFolder } from './sqlite/open.ts';
export { type Restored, restoreFolder } from './sqlite/restore.ts';
