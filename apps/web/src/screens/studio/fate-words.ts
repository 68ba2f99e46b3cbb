import { list } from '../../i18n/format.ts';
import type { Fate } from './fate.ts';
import { t } from './words.ts';

/** How a match ended, in a few words: `won`, `4th of 4`. */
export function fateWords(fate: Fate, names: readonly string[], isStopped: boolean): string {
	switch (fate.is) {
		case 'won':
			if (fate.isTogether && names.length > 1) return t('fate.together');
			return t(fate.isShared ? 'fate.shared' : 'fate.won');
		case 'placed':
			return t(fate.isShared ? 'fate.placeShared' : 'fate.place', { place: fate.place, of: fate.of });
		case 'several':
			return t('fate.several', { names: list(fate.winners.map((seat) => names[seat])) });
		case 'unknown':
			return t(isStopped ? 'fate.stopped' : 'fate.over');
		case 'lost':
		case 'left':
			return t(`fate.${fate.is}`);
	}
}
