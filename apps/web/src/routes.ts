import type { ComponentType } from 'preact';
import { partsOf } from './router.ts';
import * as Home from './screens/Home.tsx';
import { TABLE_ROUTES } from './table/routes.ts';

export interface ScreenProps {
	/** The named parts of the path. */
	readonly parts: Readonly<Record<string, string>>;
	readonly path: string;
}

export interface Route {
	readonly pattern: string;
	/** Each screen but the first is a chunk of its own. */
	readonly load: () => Promise<{ readonly Screen: ComponentType<ScreenProps> }>;
	/** A table fills the window: no bar above it, nothing below. */
	readonly isTable?: boolean;
}

export const ROUTES: readonly Route[] = [
	{ pattern: '/', load: async () => Home },
	...TABLE_ROUTES,
	{ pattern: '/rules', load: () => import('./screens/Rules.tsx') },
	{ pattern: '/rules/:game', load: () => import('./screens/RulesOfGame.tsx') },
	{ pattern: '/matches', load: () => import('./screens/HomeMatches.tsx') },
	{ pattern: '/me', load: () => import('./screens/Profile.tsx') },
	{ pattern: '/link', load: () => import('./screens/ProfileLink.tsx') },
	{ pattern: '/leaders', load: () => import('./screens/Leaderboard.tsx') },
	{ pattern: '/leaders/:game', load: () => import('./screens/Leaderboard.tsx') },
	{ pattern: '/settings', load: () => import('./screens/Settings.tsx') },
	{ pattern: '/about', load: () => import('./screens/About.tsx') },
	{ pattern: '/gallery', load: () => import('./screens/Gallery.tsx') },
];

const MISSING: Route = { pattern: '', load: () => import('./screens/NotFound.tsx') };

/** The route for a path, and the named parts in it. */
export function routeTo(path: string): { readonly route: Route; readonly parts: Readonly<Record<string, string>> } {
	for (const route of ROUTES) {
		const parts = partsOf(route.pattern, path);
		if (parts) return { route, parts };
	}
	return { route: MISSING, parts: {} };
}
