import { area } from '../../../i18n/area.ts';

/** What is said to newcomers: many words that most boards do without. */
export const words = area({
	en: () => import('./messages/en.ts'),
	ru: () => import('./messages/ru.ts'),
});
export const { t } = words;
