import type { Pace } from '@shutterbox/table';
import { duration } from '../../i18n/format.ts';
import { t } from '../../i18n/table.ts';

/** `1 min a turn`, `no clock`. */
export function paceWords(pace: Pace): string {
	return pace.kind === 'untimed' ? t('pace.untimed') : t(`pace.${pace.kind}`, { turn: duration(pace.turn) });
}
