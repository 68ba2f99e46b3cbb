import type { Language } from '../../i18n/area.ts';

/** The text of the rules page, in Markdown: each rule with its number. */
export const rules: Readonly<Record<Language, () => Promise<string>>> = {
	en: async () => (await import('../../../../../games/photograph/RULES.md?raw')).default,
	ru: async () => (await import('./messages/rules.ru.md?raw')).default,
};
