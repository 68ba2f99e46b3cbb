import { accessSync, constants, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { printable } from './text.ts';
import { fileReason, UsageError } from './usage.ts';

/** Whether a file can be written there, found out before the work that will fill it. */
export function checkFolderOf(flag: string, file: string): void {
	try {
		accessSync(dirname(file), constants.W_OK);
	} catch (error) {
		throw new UsageError(`--${flag} ${printable(file)}: ${fileReason(error)}`);
	}
}

export function writeReport(file: string, text: string): void {
	try {
		writeFileSync(file, text);
	} catch (error) {
		throw new UsageError(`--report ${printable(file)}: ${fileReason(error)}`);
	}
}
