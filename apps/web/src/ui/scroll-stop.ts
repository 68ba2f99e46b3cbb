/**
 * For `ref`: makes a part a stop for the keyboard while there is something in it to scroll, and only then. Whoever stands
 * on it when all of it fits again stays there.
 */
export function scrollStop(part: HTMLElement | null): (() => void) | undefined {
	if (part === null) return;
	const sizes = new ResizeObserver(() => {
		if (isScrolled(part)) part.tabIndex = 0;
		else if (part === document.activeElement) part.tabIndex = -1;
		else part.removeAttribute('tabindex');
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
