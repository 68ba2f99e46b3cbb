import { tableWords } from '../i18n/table.ts';
import type { Route } from '../shell/routes.ts';

/** Everything about tables, results and records. A table fills the window. */
export const TABLE_ROUTES: readonly Route[] = [
	{ pattern: '/lobby', load: () => withWords(import('../screens/lobby/Lobby.tsx')) },
	{ pattern: '/tables/new', load: () => withWords(import('../screens/table/CreateTable.tsx')) },
	{ pattern: '/tables/:table', load: () => withWords(import('../screens/table/Table.tsx')), isTable: true },
	{ pattern: '/invite/:table/:token', load: () => withWords(import('../screens/table/Invite.tsx')), isTable: true },
	{ pattern: '/play/:game', load: () => withWords(import('../screens/table/Play.tsx')), isTable: true },
	{ pattern: '/local/:table', load: () => withWords(import('../screens/table/PlayLocal.tsx')), isTable: true },
	{ pattern: '/replay', load: () => withWords(import('../screens/replay/Replay.tsx')), isTable: true },
	{ pattern: '/replay/here/:local', load: () => withWords(import('../screens/replay/Replay.tsx')), isTable: true },
	{ pattern: '/replay/:table', load: () => withWords(import('../screens/replay/Replay.tsx')), isTable: true },
];

/** Tables have words of their own; they come together with the screen. */
export async function withWords<Screen>(screen: Promise<Screen>): Promise<Screen> {
	await tableWords.load();
	return await screen;
}
