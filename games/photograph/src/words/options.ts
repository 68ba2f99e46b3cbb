import type { Voice } from '@shutterbox/kernel';
import { COLORS } from '../rules/components.ts';
import { type Options, optionsSchema } from '../rules/options.ts';
import type { Key } from './en.ts';

/** An option of the table; null for one the game does not have. */
export function option({ say }: Voice<Key>, name: string): { readonly title: string; readonly help: string } | null {
	return isOption(name) ? { title: say(`option.${name}`), help: say(`option.${name}.help`) } : null;
}

function isOption(name: string): name is keyof Options {
	return Object.hasOwn(optionsSchema, name);
}

const VALUES = ['random', 'open', 'exact', 'faceUp', 'all'] as const;

/** A value of an option in words; null where yes and no say it. */
export function optionValue({ say }: Voice<Key>, _name: string, value: unknown): string | null {
	if (typeof value === 'number') return say('value.seat', { number: value + 1 });
	const known = VALUES.find((one) => one === value);
	if (known !== undefined) return say(`value.${known}`);
	const color = COLORS.find((one) => one === value);
	return color === undefined ? null : say('color', { color });
}
