import { padEnd, wrap } from './text.ts';
import type { Args, Flag } from './usage.ts';

/** 0 fine, 1 the thing checked is wrong, 2 bad usage. */
export type ExitCode = 0 | 1 | 2;

export interface Command {
	readonly name: string;
	/** What follows the name, e.g. `<game> [options]`. */
	readonly operands: string;
	readonly summary: string;
	/** One paragraph per entry. */
	readonly about: readonly string[];
	readonly flags: readonly Flag[];
	readonly examples: readonly string[];
	run(args: Args): Promise<ExitCode>;
}

export function helpOf(command: Command): string {
	const { name, operands, about, flags, examples } = command;
	const shown = [...flags, { name: 'help', help: 'show this help' }];
	const labels = shown.map(({ name: flag, value }) => `--${flag}${value === undefined ? '' : ` ${value}`}`);
	const width = Math.max(...labels.map((label) => label.length)) + 4;
	return [
		`Usage: shutterbox ${name}${operands === '' ? '' : ` ${operands}`}`,
		'',
		...about.flatMap((paragraph) => [wrap(paragraph, 0), '']),
		'Options:',
		...shown.map(({ help }, i) => wrap(padEnd(`  ${labels[i]}`, width) + help, width)),
		'',
		'Examples:',
		...examples.map((example) => `  shutterbox ${example}`),
		'',
	].join('\n');
}
