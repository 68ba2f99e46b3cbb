import type { Cut } from '../art/photographers/index.ts';
import type { Mood } from '../art/photographers/parts.ts';
import { drawings } from '../board/drawings.ts';
import { printOf } from '../darkroom/prints.ts';

/** How the photographers are drawn; their faces come late, in a chunk of their own. */
const portraits = drawings(() => import('../art/photographers/index.ts'));

/** For whatever shows a photographer first. */
export const usePortraits = portraits.use;

/** The address of a print; null until it is here and developed. */
export function printOfPortrait(id: string, cut: Cut, mood: Mood): string | null {
	const art = portraits.art.value;
	return art && printOf(`photographer-${id}-${cut}-${mood}`, () => art.portraitOf(id, cut, mood)).value;
}

export type { Mood } from '../art/photographers/parts.ts';
