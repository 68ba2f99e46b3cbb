import { area } from './area.ts';

/** The words of tables, results and replays. */
export const tableWords = area({
	en: () => import('./table/en.ts'),
	ru: () => import('./table/ru.ts'),
});
export const { t, rich } = tableWords;
