import { area } from '../i18n/area.ts';

export const words = area({ en: () => import('./messages/en.ts'), ru: () => import('./messages/ru.ts') });
export const { t } = words;
