import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { byMouse, play } from '../src/photograph.ts';
import { visit } from '../src/visit.ts';

test('the bar over the first line of the log keeps clear of the heading', async () => {
	const page = await visit();
	await page.goto('/play/photograph');
	await play(page, byMouse, 2);
	const bar = page.getByRole('region', { name: 'Log' }).locator('.now.barred');
	await bar.waitFor();
	const heading = page.getByRole('heading', { name: 'Log', exact: true });
	expect((await boxOf(bar)).top - (await wordsOf(heading)).bottom).toBeGreaterThanOrEqual(7);
});

interface Box {
	readonly top: number;
	readonly bottom: number;
}

function boxOf(part: Locator): Promise<Box> {
	return part.evaluate((element) => element.getBoundingClientRect().toJSON());
}

/** The place of its words alone. */
function wordsOf(part: Locator): Promise<Box> {
	return part.evaluate((element) => {
		const words = document.createRange();
		words.selectNodeContents(element);
		return words.getBoundingClientRect().toJSON();
	});
}
