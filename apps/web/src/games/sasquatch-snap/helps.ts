import type { Help } from '../game-ui.ts';
import { t } from './words.ts';

/** What the drawn board tells beyond the rules. */
export const HELPS: readonly Help[] = [
	{ id: 'forecasts', title: () => t('help.forecasts'), about: () => t('help.forecasts.about') },
	{ id: 'warnings', title: () => t('help.warnings'), about: () => t('help.warnings.about') },
	{ id: 'hints', title: () => t('help.hints'), about: () => t('help.hints.about'), isAdvice: true },
	{ id: 'lessons', title: () => t('help.lessons'), about: () => t('help.lessons.about'), isOff: true },
];
