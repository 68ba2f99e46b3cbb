/**
 * Complains on the console about every button of a drawn board that has no name for those who hear it, whatever hides its
 * words: some stand there for a moment only, or on phones alone. Runs in the page.
 */
export function complainOfNameless(): void {
	/** Milliseconds between two looks. */
	const often = 500;
	const told = new WeakSet<Element>();
	const nameOf = (node: Node): string => {
		if (node instanceof Text) return node.data;
		if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return '';
		const given = node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? '';
		return given || Array.from(node.childNodes, nameOf).join('') || (node.getAttribute('title') ?? '');
	};
	setInterval(() => {
		for (const button of document.querySelectorAll('[data-drawn] :is(button, a[href])')) {
			const isThere = button.checkVisibility({ visibilityProperty: true }) && !button.closest('[aria-hidden="true"]');
			if (told.has(button) || !isThere) continue;
			if (nameOf(button).trim() !== '') continue;
			told.add(button);
			console.error(`no name: ${button.outerHTML.slice(0, 160)}`);
		}
	}, often);
}
