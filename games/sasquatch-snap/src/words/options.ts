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

/** A value of an option in words; null where it says it itself. */
export function optionValue({ say }: Voice<Key>, name: string, value: unknown): string | null {
	switch (name) {
		case 'boardSize':
			return say('value.forest', { size: Number(value) });
		case 'target':
			return say('goods.snaps', { count: Number(value) });
		case 'firstWhistle':
			return value === 'random' ? say('value.random') : say('value.seat', { number: Number(value) + 1 });
		case 'trapChoice':
			return say(value === 'with-card' ? 'value.withCard' : 'value.atResolution');
		case 'helps':
			return say(value === 'none' ? 'value.none' : 'value.allowed');
		case 'turnLimit':
			return value === 0 ? say('value.noLimit') : say('value.turn', { turn: Number(value) });
		default:
			return null;
	}
}
