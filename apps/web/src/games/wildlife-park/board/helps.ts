/** What the map tells beyond what is printed on its things; each can be switched off, and in rated matches all are. */
import { hear, isHeard } from '../../../board/heard.ts';
import { settings } from '../../../settings/settings.ts';
import { onOf, switchedBy } from '../../../table/helps.ts';
import type { Help } from '../../game-ui.ts';
import { t } from '../words.ts';

const GAME = 'wildlife-park';
/** For those who are new to the game. */
const IDS = ['gains', 'crosses', 'legend', 'warnings'] as const;

const forNewcomers: readonly Help[] = IDS.map((id) => ({
	id,
	title: () => t(`help.${id}`),
	about: () => t(`help.${id}About`),
	isAdvice: true,
}));

export const helps: readonly Help[] = [
	...forNewcomers,
	{ id: 'hints', title: () => t('help.hints'), about: () => t('help.hintsAbout'), isAdvice: true },
];

/** Whoever has seen so many matches to their end knows the game: then the helps go off, and stay as they are switched. */
const MATCHES = 3;

export function matchSeen(): void {
	const unseen = Array.from({ length: MATCHES }, (_, i) => `match-${i + 1}`).filter((one) => !isHeard(GAME, one));
	if (unseen.length === 0) return;
	hear(GAME, unseen[0]);
	if (unseen.length > 1) return;
	let switched = settings.read().helps;
	for (const id of onOf({ game: GAME, helps: forNewcomers }, switched)) switched = switchedBy(GAME, id, switched);
	settings.change({ helps: switched });
}
