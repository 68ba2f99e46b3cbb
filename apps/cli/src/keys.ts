import { readFileSync } from 'node:fs';
import { printable } from './text.ts';
import { type Args, type Flag, fileReason, UsageError } from './usage.ts';

// The key of backups: never in the line itself, where everybody on the machine could read it.

export const KEY_FLAG: Flag = {
	name: 'key-file',
	value: 'FILE',
	help: 'what seals the backup: all that is in FILE; $SHUTTERBOX_BACKUP_KEY_FILE, or the words in $SHUTTERBOX_BACKUP_KEY, unless given',
};

/** Shorter ones are guessed. */
const SHORTEST = 12;

/** The key that is set, without the end of its line; null for none. */
export function keyOf(args: Args): Buffer | null {
	const [file, words] = [
		args.text('key-file') ?? process.env.SHUTTERBOX_BACKUP_KEY_FILE?.trim() ?? '',
		process.env.SHUTTERBOX_BACKUP_KEY ?? '',
	];
	if (file === '' && words === '') return null;
	const key = file === '' ? Buffer.from(words) : contentOf(file);
	if (key.length >= SHORTEST) return key;
	throw new UsageError(`the key of backups has fewer than ${SHORTEST} letters; choose one that nobody guesses`);
}

function contentOf(file: string): Buffer {
	try {
		const content = readFileSync(file);
		const end = /\r?\n$/.exec(content.toString('latin1'));
		return end === null ? content : content.subarray(0, end.index);
	} catch (error) {
		throw new UsageError(`${printable(file, 4096)}, the key of backups: ${fileReason(error)}`);
	}
}
