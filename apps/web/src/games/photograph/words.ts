import { area } from '../../i18n/area.ts';

/** Everything Photograph says on the page. */
export const words = area({
	en: () => import('./messages/en.ts'),
	ru: () => import('./messages/ru.ts'),
});
export const { rich, t } = words;
