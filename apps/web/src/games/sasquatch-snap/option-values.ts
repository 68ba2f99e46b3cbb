import { t } from './words.ts';

/** A value of an option in words; null where it says it itself. */
export function optionValue(name: string, value: unknown): string | null {
	switch (name) {
		case 'boardSize':
			return t('value.forest', { size: Number(value) });
		case 'target':
			return t('goods.snaps', { count: Number(value) });
		case 'firstWhistle':
			return value === 'random' ? t('value.random') : t('value.seat', { number: Number(value) + 1 });
		case 'trapChoice':
			return t(value === 'with-card' ? 'value.withCard' : 'value.atResolution');
		case 'turnLimit':
			return value === 0 ? t('value.noLimit') : t('value.turn', { turn: Number(value) });
		default:
			return null;
	}
}
