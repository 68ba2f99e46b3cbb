import type { Page } from 'playwright-core';

/** Attributes that people read or hear. */
const SPOKEN = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];

/** Everything on this page, seen or read aloud, that is written in Latin letters, except what may be. */
export async function latinOn(page: Page, may: readonly (string | RegExp)[]): Promise<string[]> {
	const texts = await page.evaluate((spoken) => {
		const found: string[] = [document.title];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
			if (node instanceof Element) {
				for (const name of spoken) found.push(node.getAttribute(name) ?? '');
			} else if (node.parentElement?.closest('script, noscript, style, code, [lang="en"]') === null)
				found.push(node.nodeValue ?? '');
		}
		return found;
	}, SPOKEN);
	const left = texts.map((text) => may.reduce<string>((rest, allowed) => rest.split(allowed).join(' '), text));
	return [...new Set(left.filter((text) => /[A-Za-z]{2,}/.test(text)).map((text) => text.trim()))];
}
