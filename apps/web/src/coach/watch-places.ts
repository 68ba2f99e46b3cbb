import type { Box } from './place.ts';

/** Milliseconds between two looks: boards move their things, and a note follows without haste. */
const EVERY = 160;

/** What was seen: where each element is, as far as it shows, and how large the window is. */
export interface Seen {
	boxOf(element: Element): Box | null;
	readonly screen: Pick<Box, 'width' | 'height'>;
}

/**
 * Looks again and again where things are, until it is called off. The browser tells it, after it has laid out the page for
 * its own sake: nothing is measured while a press is answered.
 */
export function watchPlaces(parts: () => readonly Element[], tell: (seen: Seen) => void): () => void {
	const listening = new AbortController();
	let observer: IntersectionObserver | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const look = () => {
		clearTimeout(timer);
		observer?.disconnect();
		const sought = parts();
		timer = setTimeout(look, EVERY);
		observer = new IntersectionObserver((entries, self) => {
			self.disconnect();
			tell(seenIn(entries));
		});
		for (const part of sought) observer.observe(part);
	};
	addEventListener('scroll', look, { capture: true, passive: true, signal: listening.signal });
	addEventListener('resize', look, { signal: listening.signal });
	look();
	return () => {
		listening.abort();
		clearTimeout(timer);
		observer?.disconnect();
	};
}

function seenIn(entries: readonly IntersectionObserverEntry[]): Seen {
	const boxes = new Map(entries.map(({ target, intersectionRect }) => [target, boxOf(intersectionRect)]));
	const { width, height } = entries[0].rootBounds ?? { width: innerWidth, height: innerHeight };
	return { boxOf: (element) => boxes.get(element) ?? null, screen: { width, height } };
}

/** Null for what does not show. */
function boxOf({ x, y, width, height }: DOMRectReadOnly): Box | null {
	if (width < 1 || height < 1) return null;
	return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}
