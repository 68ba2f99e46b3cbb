import type { Voice } from '@shutterbox/kernel';
import type { Key } from './phrases.ts';

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
	if (value === 'A' || value === 'B') return say(`team.${value}`);
	const known = WORDS.find((one) => one === value);
	return known === undefined ? null : say(`value.${known}`);
}
