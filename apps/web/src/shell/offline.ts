import { t, tableWords } from '../i18n/table.ts';
import { tell } from '../ui/Toast.tsx';

declare global {
	interface ImportMeta {
		/** What the bundler says of the build. */
		readonly env: { readonly PROD: boolean };
	}
}

/** How often a page that stays open looks for a new version. */
const LOOK = 60 * 60 * 1000;

/**
 * Makes the page work without a net, and offers a new version when there is one. Where service workers are not to be
 * had, as on a plain local address, the page works as any page does.
 */
export async function keepOffline(): Promise<void> {
	if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
	const { serviceWorker } = navigator;
	const isFirst = serviceWorker.controller === null;
	const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
	// A page must not go on with parts of another version: when the next one takes over, every tab is loaded again.
	let isLoading = false;
	serviceWorker.addEventListener('controllerchange', () => {
		if (isFirst || isLoading) return;
		isLoading = true;
		location.reload();
	});
	const offer = (waiting: ServiceWorker | null) => {
		if (waiting && serviceWorker.controller) offerUpdate(waiting).catch(console.error);
	};
	offer(registration.waiting);
	registration.addEventListener('updatefound', () => {
		const { installing } = registration;
		installing?.addEventListener('statechange', () => {
			if (installing.state === 'installed') offer(registration.waiting);
		});
	});
	const look = () => registration.update().catch(() => undefined);
	setInterval(look, LOOK);
	document.addEventListener('visibilitychange', () => !document.hidden && look());
}

async function offerUpdate(waiting: ServiceWorker): Promise<void> {
	await tableWords.load();
	tell({
		text: t('update.ready'),
		action: { label: t('update.load'), onPress: () => waiting.postMessage('take over') },
	});
}

/** Loads the page again, in the version the server has now. */
export async function loadAgain(): Promise<void> {
	const registration = await navigator.serviceWorker?.getRegistration();
	await registration?.update().catch(() => undefined);
	const next = registration?.waiting ?? registration?.installing;
	if (!next) {
		location.reload();
		return;
	}
	const takeOver = () => next.state === 'installed' && next.postMessage('take over');
	next.addEventListener('statechange', takeOver);
	takeOver();
}
