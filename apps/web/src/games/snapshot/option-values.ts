import { t } from './words.ts';

const WORDS = ['random', 'everyCard', 'onlyPlaced', 'onRequest', 'upfront', 'faceDown', 'open'] as const;

/** A value of an option in words; null where it says it itself. */
export function optionValue(name: string, value: unknown): string | null {
	if (name === 'claimSeconds') return value === 0 ? t('value.noLimit') : t('value.seconds', { count: Number(value) });
	if (typeof value === 'number') return t('value.seat', { number: value + 1 });
	const known = WORDS.find((one) => one === value);
	return known === undefined ? null : t(`value.${known}`);
}
