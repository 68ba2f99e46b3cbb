import { type AnyGame, isRealTime } from '@shutterbox/kernel';
import type { Pace } from '@shutterbox/table';
import { paceWords } from '../../i18n/pace-words.ts';
import { t } from '../../i18n/table.ts';

/** A table without a clock of ours leaves time to the game where it has its own. */
export function paceChoice(game: AnyGame, kind: Pace['kind']): Pace['kind'] | 'own' {
	return kind === 'untimed' && isRealTime(game) ? 'own' : kind;
}

/** The pace of a table as it was agreed on. */
export function agreedPace(game: AnyGame, pace: Pace): string {
	return paceChoice(game, pace.kind) === 'own' ? t('form.pace.own.help') : paceWords(pace);
}
