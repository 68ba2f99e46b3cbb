import { resolve } from 'node:path';

/** Where the server keeps its data unless told otherwise: `$SHUTTERBOX_DATA`, or `data` under the current folder. */
export function dataFolderFrom(environment: Readonly<Record<string, string | undefined>>): string {
	return resolve(environment.SHUTTERBOX_DATA?.trim() || 'data');
}
