import type { Voice } from '@shutterbox/kernel';
import type { Key } from './phrases.ts';

const WORDS = ['random', 'everyCard', 'onlyPlaced', 'onRequest', 'upfront', 'faceDown', 'open'] as const;

/** A value of an option in words; null where it says it itself. */
export function optionValue({ say }: Voice<Key>, name: string, value: unknown): string | null {
	if (name === 'claimSeconds')
		return value === 0 ? say('value.noLimit') : say('value.seconds', { count: Number(value) });
	if (typeof value === 'number') return say('value.seat', { number: value + 1 });
	const known = WORDS.find((one) => one === value);
	return known === undefined ? null : say(`value.${known}`);
}
