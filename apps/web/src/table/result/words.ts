import { area } from '../../i18n/area.ts';

/** The words about how a match ended. They are here as soon as this module is. */
const words = area({
	en: () => import('./messages/en.ts'),
	ru: () => import('./messages/ru.ts'),
});
await words.load();
export const { rich, t } = words;
