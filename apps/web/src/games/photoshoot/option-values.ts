import { t } from './words.ts';

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
	'A',
	'B',
	'custom',
	'start',
	'at5',
	'at15',
	'blue',
	'orange',
] as const;

/** A value of an option in words; null where it says it itself. */
export function optionValue(name: string, value: unknown): string | null {
	if (name === 'level' && typeof value === 'number') return t('value.level', { level: value });
	const known = WORDS.find((one) => one === value);
	return known === undefined ? null : t(`value.${known}`);
}
