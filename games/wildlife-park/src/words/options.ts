import type { Voice } from '@shutterbox/kernel';
import type { Key } from './names.ts';

const VALUES = ['symmetric', 'asymmetric', 'combined', 'stepwise', 'ordered', 'on', 'off'] as const;

/** A value of an option in words; null where it says it itself. */
export function optionValue({ say }: Voice<Key>, _name: string, value: unknown): string | null {
	const known = VALUES.find((one) => one === value);
	return known === undefined ? null : say(`value.${known}`);
}
