/** What the map tells beyond what is printed on its things; each can be switched off. */
import type { Help } from '../../game-ui.ts';
import { t } from '../words.ts';

const IDS = ['gains', 'crosses', 'legend'] as const;

export const helps: readonly Help[] = IDS.map((id) => ({
	id,
	title: () => t(`help.${id}`),
	about: () => t(`help.${id}About`),
}));
