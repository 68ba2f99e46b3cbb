import type { Page } from 'playwright-core';

/** Where a name that somebody typed stands in the page without a direction of its own. */
export function looseNames(page: Page, name: string): Promise<string[]> {
	return page.evaluate(looseOn, name);
}

/** In text it has an element of its own or is isolated; in a label or a title only the latter is possible. Runs in the page. */
function looseOn(name: string): string[] {
	const isLoose = (text: string) => text.replaceAll(/\u2068[^\u2066-\u2069]*\u2069/g, '').includes(name);
	const loose: string[] = [];
	const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
		const { parentElement: around, textContent } = text;
		if (isLoose(textContent ?? '') && !around?.closest('bdi, script, style'))
			loose.push(`<${around?.localName} class="${around?.className}">: ${textContent}`);
	}
	for (const element of document.querySelectorAll('*'))
		for (const { name: attribute, value } of element.attributes)
			if (attribute !== 'value' && isLoose(value)) loose.push(`${element.localName} ${attribute}: ${value}`);
	return loose;
}
