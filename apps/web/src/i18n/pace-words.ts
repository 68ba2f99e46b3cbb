import type { Pace } from '@shutterbox/table';
import { duration } from './format.ts';
import { t } from './shell.ts';

/** `1 min a turn`, `no clock`. */
export function paceWords(pace: Pace): string {
	return pace.kind === 'untimed' ? t('pace.untimed') : t(`pace.${pace.kind}`, { turn: duration(pace.turn) });
}
