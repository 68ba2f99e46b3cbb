import { area, language } from '../../../i18n/area.ts';
import { TELLING as EN } from './telling.en.ts';
import { TELLING as RU } from './telling.ru.ts';
import type { Joints, Telling } from './telling.ts';

/** What an album says. The words are here as soon as this module is. */
const words = area({
	en: () => import('./messages/en.ts'),
	ru: () => import('./messages/ru.ts'),
});
await words.load();
export const { t } = words;

/** The stories in the page's language. */
export function telling(): Telling {
	return language() === 'ru' ? RU : EN;
}

export function joints(): Joints {
	return {
		backwards: t('joint.backwards'),
		blurred: t('joint.blurred'),
		and: [t('joint.two'), t('joint.more')],
		nothing: t('joint.nothing'),
	};
}
