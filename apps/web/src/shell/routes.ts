import type { ComponentType } from 'preact';
import { Screen as Home } from '../screens/home/Home.tsx';
import { TABLE_ROUTES, withWords } from '../table/routes.ts';
import { partsOf } from './router.ts';

export interface ScreenProps {
	/** The named parts of the path. */
	readonly parts: Readonly<Record<string, string>>;
	readonly path: string;
	/** What the address asked for when the screen was opened: while the next one is on its way, this one keeps its own. */
	readonly query: string;
}

export interface Route {
	readonly pattern: string;
	/** Each screen but the first is a chunk of its own. */
	readonly load: () => Promise<{ readonly Screen: ComponentType<ScreenProps> }>;
	/** A table fills the window: no bar above it, nothing below. */
	readonly isTable?: boolean;
}

export const ROUTES: readonly Route[] = [
	{ pattern: '/', load: async () => ({ Screen: Home }) },
	...TABLE_ROUTES,
	{ pattern: '/rules', load: () => import('../screens/rules/Rules.tsx') },
	{ pattern: '/rules/:game', load: () => import('../screens/rules/RulesOfGame.tsx') },
	{ pattern: '/matches', load: () => import('../screens/home/HomeMatches.tsx') },
	{ pattern: '/studio', load: () => import('../screens/studio/Studio.tsx') },
	{ pattern: '/me', load: () => import('../screens/profile/Profile.tsx') },
	{ pattern: '/link', load: () => import('../screens/profile/ProfileLink.tsx') },
	{ pattern: '/leaders', load: () => import('../screens/leaderboard/Leaderboard.tsx') },
	{ pattern: '/leaders/:game', load: () => import('../screens/leaderboard/Leaderboard.tsx') },
	{ pattern: '/settings', load: () => import('../screens/settings/Settings.tsx') },
	{ pattern: '/owner', load: () => import('../screens/owner/Owner.tsx') },
	{ pattern: '/about', load: () => import('../screens/about/About.tsx') },
	{ pattern: '/gallery', load: () => withWords(import('../screens/gallery/Gallery.tsx')) },
];

const MISSING: Route = { pattern: '', load: () => import('./NotFound.tsx') };

/** The route for a path, and the named parts in it. */
export function routeTo(path: string): { readonly route: Route; readonly parts: Readonly<Record<string, string>> } {
	for (const route of ROUTES) {
		const parts = partsOf(route.pattern, path);
		if (parts) return { route, parts };
	}
	return { route: MISSING, parts: {} };
}
