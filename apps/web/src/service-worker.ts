/** What the build is made of; put here by the build itself (`scripts/precache.ts`). */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

/** The part of a service worker's world that is used here; the page's own types know nothing of it. */
interface Scope {
	readonly clients: { claim(): Promise<void> };
	skipWaiting(): Promise<void>;
	addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
	addEventListener(type: 'fetch', listen: (event: Asked) => void): void;
	addEventListener(type: 'message', listen: (event: MessageEvent) => void): void;
}
interface Lasting {
	waitUntil(work: Promise<void>): void;
}
interface Asked {
	readonly request: Request;
	respondWith(response: Promise<Response>): void;
}

const worker = self as unknown as Scope;
const PREFIX = 'shutterbox-';
const OWN = `${PREFIX}${PRECACHE.version}`;
const PAGE = '/index.html';
const FILES = new Set(PRECACHE.files);
/** What only a server can answer. */
const SERVER = /^\/(?:api|ws|healthz|readyz|metrics)(?:\/|$)/;

/*
 * One version at a time: everything of a build is fetched before it is used, a page and all its parts come out of the
 * same build, and the next build waits until the reader asks for it.
 */
worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== 'GET' || url.origin !== location.origin || SERVER.test(url.pathname)) return;
	const isPage = request.mode === 'navigate' && !url.pathname.includes('.');
	if (isPage) event.respondWith(kept(PAGE, request));
	else if (FILES.has(url.pathname)) event.respondWith(kept(url.pathname, request));
});
worker.addEventListener('message', ({ data }) => {
	if (data === 'take over') worker.skipWaiting();
});

async function fill(): Promise<void> {
	const cache = await caches.open(OWN);
	await cache.addAll(PRECACHE.files.map((path) => new Request(path, { cache: 'reload' })));
}

async function takeOver(): Promise<void> {
	const names = await caches.keys();
	await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== OWN).map((name) => caches.delete(name)));
	await worker.clients.claim();
}

async function kept(path: string, request: Request): Promise<Response> {
	const cache = await caches.open(OWN);
	return (await cache.match(path)) ?? (await fetch(request));
}
