import { resolve } from 'node:path';

/** Where the server keeps its data unless told otherwise: `$SHUTTERBOX_DATA`, or `data` under the current folder. */
export function defaultDataFolder(): string {
	return resolve(process.env.SHUTTERBOX_DATA || 'data');
}
