import type { Route } from '../routes.ts';

/** Everything about tables, results and records. A table fills the window. */
export const TABLE_ROUTES: readonly Route[] = [
	{ pattern: '/lobby', load: () => import('../screens/Lobby.tsx') },
	{ pattern: '/tables/new', load: () => import('../screens/CreateTable.tsx') },
	{ pattern: '/tables/:table', load: () => import('../screens/Table.tsx'), isTable: true },
	{ pattern: '/invite/:table/:token', load: () => import('../screens/Invite.tsx'), isTable: true },
	{ pattern: '/play/:game', load: () => import('../screens/Play.tsx'), isTable: true },
	{ pattern: '/local/:table', load: () => import('../screens/PlayLocal.tsx'), isTable: true },
	{ pattern: '/replay', load: () => import('../screens/Replay.tsx'), isTable: true },
	{ pattern: '/replay/here/:local', load: () => import('../screens/Replay.tsx'), isTable: true },
	{ pattern: '/replay/:table', load: () => import('../screens/Replay.tsx'), isTable: true },
];
