import { area } from '../../../i18n/area.ts';

/** What only the drawn board says. */
export const boardWords = area({
	en: () => import('./messages/en.ts'),
	ru: () => import('./messages/ru.ts'),
});
export const { t: say } = boardWords;
