import { parseArgs } from 'node:util';
import { printable } from './text.ts';

/** Bad usage: one line on stderr, exit code 2, nothing done. */
export class UsageError extends Error {}

/** An option of a command. Without `value` it is a switch. */
export interface Flag {
	readonly name: string;
	/** What its value is called in the help, e.g. `N`. */
	readonly value?: string;
	readonly help: string;
	readonly repeats?: boolean;
}

/** What was typed after a command, checked against its flags. */
export class Args {
	readonly words: readonly string[];
	readonly #values: ReadonlyMap<string, readonly string[]>;

	constructor(words: readonly string[], values: ReadonlyMap<string, readonly string[]>) {
		this.words = words;
		this.#values = values;
	}

	has(name: string): boolean {
		return this.#values.has(name);
	}

	text(name: string): string | undefined {
		return this.#values.get(name)?.[0];
	}

	all(name: string): readonly string[] {
		return this.#values.get(name) ?? [];
	}

	/** A whole number within bounds, or undefined if it was not given. */
	whole(name: string, min: number, max: number): number | undefined {
		const text = this.text(name);
		if (text === undefined) return undefined;
		const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
		if (value >= min && value <= max) return value;
		throw new UsageError(`--${name} must be a whole number ${grouped(min)}…${grouped(max)}, not "${printable(text)}"`);
	}
}

const HELP: Flag = { name: 'help', help: 'show this help' };

export function parse(command: string, flags: readonly Flag[], args: readonly string[]): Args {
	const known = [...flags, HELP];
	const { tokens } = parseArgs({
		args: [...args],
		options: Object.fromEntries(
			known.map(({ name, value }) => [
				name,
				{ type: value === undefined ? 'boolean' : 'string', ...(name === 'help' && { short: 'h' }) },
			]),
		),
		strict: false,
		allowPositionals: true,
		tokens: true,
	});
	const words: string[] = [];
	const values = new Map<string, string[]>();
	for (const token of tokens) {
		if (token.kind === 'positional') words.push(token.value);
		if (token.kind !== 'option') continue;
		const flag = known.find(({ name }) => name === token.name);
		if (flag === undefined) {
			const names = known.map(({ name }) => `--${name}`);
			throw new UsageError(`${command} has no option ${printable(token.rawName)}${suggestion(token.rawName, names)}`);
		}
		values.set(flag.name, [...(values.get(flag.name) ?? []), flagValue(flag, token)]);
		if (!flag.repeats && values.get(flag.name)?.length === 2) throw new UsageError(`--${flag.name} is given twice`);
	}
	return new Args(words, values);
}

function flagValue(flag: Flag, token: { value?: string | undefined; inlineValue?: boolean | undefined }): string {
	if (flag.value === undefined) {
		if (token.value !== undefined) throw new UsageError(`--${flag.name} takes no value`);
		return '';
	}
	const isMissing = token.value === undefined || token.value === '';
	if (isMissing || (!token.inlineValue && token.value?.startsWith('--')))
		throw new UsageError(`--${flag.name} needs a value: --${flag.name} ${flag.value}`);
	return token.value ?? '';
}

/** `; did you mean "simulate"?`, or nothing when no name is near. */
export function suggestion(typed: string, names: readonly string[]): string {
	const ranked = names
		.map((name) => ({ name, distance: name.startsWith(typed) ? 0 : distance(typed.toLowerCase(), name.toLowerCase()) }))
		.sort((a, b) => a.distance - b.distance);
	const [best] = ranked;
	const isNear = best !== undefined && best.distance <= Math.max(1, Math.floor(best.name.length / 3));
	return isNear ? `; did you mean "${best.name}"?` : '';
}

/** Letters to insert, drop, change or swap with the next one to make one word the other. */
function distance(a: string, b: string): number {
	if (a.length > 40 || b.length > 40) return Number.POSITIVE_INFINITY;
	const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
	for (let i = 1; i <= a.length; i++) {
		rows[i] = [i];
		for (let j = 1; j <= b.length; j++) {
			const isSame = a[i - 1] === b[j - 1];
			rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (isSame ? 0 : 1));
			const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			if (isSwap) rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
		}
	}
	return rows[a.length][b.length];
}

function grouped(value: number): string {
	return value.toLocaleString('en');
}

const REASONS: Readonly<Record<string, string>> = {
	ENOENT: 'no such file or folder',
	EACCES: 'permission denied',
	EPERM: 'not permitted',
	EISDIR: 'is a folder',
	ENOTDIR: 'a part of the path is not a folder',
	EEXIST: 'exists already',
	ENOSPC: 'no space left on the disk',
	EROFS: 'the disk is read-only',
	ENAMETOOLONG: 'the name is too long',
};

/** What the file system said, as a few words; other errors are bugs and pass through. */
export function fileReason(error: unknown): string {
	if (!(error instanceof Error && 'code' in error && 'syscall' in error)) throw error;
	return REASONS[String(error.code)] ?? String(error.code);
}
