import type { Voice } from '@shutterbox/kernel';
import { type Options, optionsSchema } from '../rules/options.ts';
import type { Key } from './names.ts';

const VALUES = ['symmetric', 'asymmetric', 'combined', 'stepwise', 'ordered', 'on', 'off'] as const;

/** An option of the table; null for one the game does not have. */
export function option({ say }: Voice<Key>, name: string): { readonly title: string; readonly help: string } | null {
	return isOption(name) ? { title: say(`option.${name}`), help: say(`option.${name}.help`) } : null;
}

function isOption(name: string): name is keyof Options {
	return Object.hasOwn(optionsSchema, name);
}

/** A value of an option in words; null where it says it itself. */
export function optionValue({ say }: Voice<Key>, _name: string, value: unknown): string | null {
	const known = VALUES.find((one) => one === value);
	return known === undefined ? null : say(`value.${known}`);
}
