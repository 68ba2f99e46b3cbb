import { afterOwnPress } from './after-press.ts';

/** Milliseconds; nothing waits longer than this, however much else there is to do. */
const PATIENCE = 250;

/**
 * Does something when the page has nothing better to do for the person in front of it; gives the way to call it off. It
 * comes in a hidden tab, too, where no pictures are drawn.
 */
export function whenQuiet(deed: () => void): () => void {
	let isWanted = true;
	const goOn = () => afterOwnPress(() => isWanted && deed());
	// Safari has no idle moments.
	if ('requestIdleCallback' in globalThis) requestIdleCallback(goOn, { timeout: PATIENCE });
	else setTimeout(goOn);
	return () => {
		isWanted = false;
	};
}
