import type { Catalogues } from '@shutterbox/kernel';
import type { messages } from './en.ts';

export type TerminalKey = keyof typeof messages;

/** What the terminal itself says around a match. */
export const catalogues: Catalogues<TerminalKey> = {
	en: () => import('./en.ts'),
	ru: () => import('./ru.ts'),
};
