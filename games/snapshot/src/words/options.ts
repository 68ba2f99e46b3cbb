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
	'random',
	'everyCard',
	'onlyPlaced',
	'onRequest',
	'upfront',
	'faceDown',
	'open',
	'allowed',
	'none',
] as const;

/** A value of an option in words; null where it says it itself. */
export function optionValue({ say }: Voice<Key>, name: string, value: unknown): string | null {
	if (name === 'claimSeconds')
		return value === 0 ? say('value.noLimit') : say('value.seconds', { count: Number(value) });
	if (typeof value === 'number') return say('value.seat', { number: value + 1 });
	const known = WORDS.find((one) => one === value);
	return known === undefined ? null : say(`value.${known}`);
}
