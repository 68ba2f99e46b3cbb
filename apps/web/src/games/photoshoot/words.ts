import { area } from '../../i18n/area.ts';

/** The words of Photoshoot. */
export const words = area({
	en: () => import('./messages/en.ts'),
	ru: () => import('./messages/en.ts'),
});
export const { t } = words;
