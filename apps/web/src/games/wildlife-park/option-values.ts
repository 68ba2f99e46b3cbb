import { t } from './words.ts';

const WORDS = ['symmetric', 'asymmetric', 'combined', 'stepwise', 'ordered'] as const;

/** A value of an option in words; null where it says it itself. */
export function optionValue(name: string, value: unknown): string | null {
	if (name === 'missions') return t(value === 'on' ? 'value.on' : 'value.off');
	const known = WORDS.find((one) => one === value);
	return known === undefined ? null : t(`value.${known}`);
}
