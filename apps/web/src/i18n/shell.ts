import { area } from './area.ts';

/** The words of everything around the games. */
export const shell = area({
	en: () => import('./shell/en.ts'),
	ru: () => import('./shell/ru.ts'),
});
export const { t, rich } = shell;
