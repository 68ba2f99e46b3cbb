import { area } from '../../i18n/area.ts';

/** What only the text board says. */
export const words = area({
	en: () => import('./messages/text-en.ts'),
	ru: () => import('./messages/text-ru.ts'),
});
export const { t: say } = words;
