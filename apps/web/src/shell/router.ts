import { signal } from '@preact/signals';

/** Where the reader is: the path, and how they came there. */
export interface Place {
	readonly path: string;
	readonly query: string;
	/** Where the page was scrolled to when the reader left it; null on a fresh visit. */
	readonly scroll: number | null;
	/** The page was opened here: the browser has already put focus and scroll where they belong. */
	readonly isFirst: boolean;
}

const place = signal<Place>({ path: '/', query: '', scroll: null, isFirst: true });

/** Reading it in a component redraws that component on every visit. */
export function whereabouts(): Place {
	return place.value;
}

/** Goes to a page of ours, as pressing a link to it would. */
export function go(href: string): void {
	const to = new URL(href, location.href);
	history.replaceState({ scroll: scrollY }, '');
	history.pushState(null, '', to);
	arrive(null);
}

/** Turns presses on our own links into visits without a reload. Modified clicks, downloads and other sites stay links. */
export function startRouter(): void {
	history.scrollRestoration = 'manual';
	document.addEventListener('click', (event) => {
		const link = event.target instanceof Element ? event.target.closest('a') : null;
		const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
		if (!link || event.defaultPrevented || !isPlain || !isOurs(link)) return;
		event.preventDefault();
		if (link.href !== location.href) go(link.href);
	});
	addEventListener('popstate', (event) => {
		// Within a page the browser goes to an anchor by itself.
		const { path, query } = place.peek();
		const isHere = location.pathname === path && location.search === query;
		if (!isHere || location.hash === '') arrive(event.state?.scroll ?? 0);
	});
	addEventListener('pagehide', () => history.replaceState({ scroll: scrollY }, ''));
	place.value = {
		path: location.pathname,
		query: location.search,
		scroll: history.state?.scroll ?? null,
		isFirst: true,
	};
}

function arrive(scroll: number | null): void {
	place.value = { path: location.pathname, query: location.search, scroll, isFirst: false };
}

function isOurs(link: HTMLAnchorElement): boolean {
	const isPage = link.origin === location.origin && !link.pathname.includes('.');
	const isHere = link.pathname === location.pathname && link.search === location.search && link.hash !== '';
	return isPage && !isHere && !link.hasAttribute('download') && (link.target === '' || link.target === '_self');
}

/** The named parts of a path, `/rules/:game` against `/rules/snapshot`; null when it does not fit. */
export function partsOf(pattern: string, path: string): Readonly<Record<string, string>> | null {
	const wanted = pattern.split('/').filter(Boolean);
	const given = path.split('/').filter(Boolean);
	if (wanted.length !== given.length) return null;
	const parts: Record<string, string> = {};
	for (const [i, want] of wanted.entries()) {
		if (want.startsWith(':')) parts[want.slice(1)] = decoded(given[i]);
		else if (want !== given[i]) return null;
	}
	return parts;
}

function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}
