import type { Voice } from '@shutterbox/kernel';
import { type Options, optionsSchema } from '../rules/options.ts';
import type { Key } from './phrases.ts';

/** An option of the table; null for one the game does not have. */
export function option({ say }: Voice<Key>, name: string): { readonly title: string; readonly help: string } | null {
	return isOption(name) ? { title: say(`option.${name}`), help: say(`option.${name}.help`) } : null;
}

function isOption(name: string): name is keyof Options {
	return Object.hasOwn(optionsSchema, name);
}

const WORDS = [
	'hourglass',
	'untimed',
	'judge',
	'assist',
	'named',
	'quick',
	'auto',
	'callable',
	'muted',
	'engine',
	'players',
	'discard',
	'keep',
	'random',
	'custom',
	'start',
	'at5',
	'at15',
	'blue',
	'orange',
] as const;

/** A value of an option in words; null where it says it itself. */
export function optionValue({ say }: Voice<Key>, name: string, value: unknown): string | null {
	if (name === 'level' && typeof value === 'number') return say('value.level', { level: value });
	if (value === 'A' || value === 'B') return say(`team.${value}`, { form: 'nom' });
	const known = WORDS.find((one) => one === value);
	return known === undefined ? null : say(`value.${known}`);
}
