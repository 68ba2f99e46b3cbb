import { area } from '../../i18n/area.ts';

/** The words of the owner's desk. They are here as soon as this module is. */
const words = area({
	en: () => import('./messages/en.ts'),
	ru: () => import('./messages/ru.ts'),
});
await words.load();
export const { t, rich } = words;
