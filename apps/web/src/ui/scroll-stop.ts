/**
 * For `ref`: makes a part a stop for the keyboard while there is something in it to scroll, and only then. Whoever stands
 * on it when all of it fits again stays there.
 */
export function scrollStop(part: HTMLElement | null): (() => void) | undefined {
	if (part === null) return;
	const sizes = new ResizeObserver(() => {
		const stop = isScrolled(part) ? '0' : part === document.activeElement ? '-1' : null;
		// Written again, the same number would lay out the page again.
		if (stop === part.getAttribute('tabindex')) return;
		if (stop === null) part.removeAttribute('tabindex');
		else part.setAttribute('tabindex', stop);
	});
	const watch = () => {
		sizes.disconnect();
		for (const element of [part, ...part.children]) sizes.observe(element);
	};
	const contents = new MutationObserver(watch);
	contents.observe(part, { childList: true });
	watch();
	return () => {
		sizes.disconnect();
		contents.disconnect();
	};
}

/** Lengths are rounded to whole pixels, and one of them may be rounded away. */
const ROUNDED = 1;

function isScrolled(part: HTMLElement): boolean {
	const { overflowX, overflowY } = getComputedStyle(part);
	return (
		(scrolls(overflowX) && part.scrollWidth > part.clientWidth + ROUNDED) ||
		(scrolls(overflowY) && part.scrollHeight > part.clientHeight + ROUNDED)
	);
}

function scrolls(overflow: string): boolean {
	return overflow === 'auto' || overflow === 'scroll';
}
