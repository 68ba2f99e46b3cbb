import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { visit } from '../src/visit.ts';

test('a rule is found by its number in the address, by a link to it, and by words', async () => {
	const page = await visit();
	await page.goto('/rules/photograph#PHO-40');
	const rule = page.locator('.sought#PHO-40');
	await rule.waitFor();
	await expect
		.poll(() =>
			rule.evaluate((one) => {
				const { top, bottom } = one.getBoundingClientRect();
				return top > 0 && bottom < innerHeight;
			}),
		)
		.toBe(true);
	await rule.getByRole('link', { name: 'PHO-42' }).click();
	await page.locator('.sought#PHO-42').waitFor();
	await page.goBack();
	await rule.waitFor();

	await page.keyboard.press('/');
	await page.keyboard.type('sunset refill');
	await page.getByText('places have these words').waitFor();
	expect(await page.locator('#PHO-1').count()).toBe(0);
	expect((await page.locator('#PHO-51 mark').allTextContents()).join(' ').toLowerCase()).toContain('sunset');
	expect(await violationsOn(page), 'axe on what was found').toEqual([]);
	await page.keyboard.press('Escape');
	await page.locator('#PHO-1').waitFor();
});

const GAMES = ['photograph', 'snapshot', 'wildlife-park', 'sasquatch-snap', 'photoshoot'];

/** Brings every figure into view, and waits until it is drawn with all its pictures. */
async function drawFigures(page: Page): Promise<number> {
	const figures = page.locator('.book-figure');
	await figures.first().waitFor();
	const count = await figures.count();
	for (let i = 0; i < count; i++) {
		const figure = figures.nth(i);
		const before = await figure.boundingBox();
		await figure.scrollIntoViewIfNeeded();
		await figure.locator('[data-drawn] img').first().waitFor({ state: 'attached' });
		await expect
			.poll(() =>
				figure.evaluate((one) => {
					const pictures = [...one.querySelectorAll('img')];
					return pictures.length > 0 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
				}),
			)
			.toBe(true);
		const after = await figure.boundingBox();
		// Its room was kept: nothing on the page has moved.
		expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
		const drawing = figure.getByRole('img').first();
		expect(await drawing.getAttribute('aria-labelledby')).toBe(await figure.locator('figcaption').getAttribute('id'));
	}
	return count;
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each(['en', 'ru'])('in the books in %s', (locale) => {
	test.each(GAMES)('the figures of %s are drawn by its board', async (game) => {
		const page = await visit({ locale });
		await page.goto(`/rules/${game}`);
		expect(await drawFigures(page)).toBeGreaterThanOrEqual(4);
		expect(await violationsOn(page), `axe on the rules of ${game}`).toEqual([]);
	});
	test('every book fits the narrowest screen', async () => {
		const page = await visit({ locale, viewport: { width: 320, height: 568 } });
		for (const game of GAMES) {
			await page.goto(`/rules/${game}`);
			await drawFigures(page);
			expect(await sideways(page), game).toBe(0);
		}
	});
	test('what is for machines is folded away, and opens by keyboard', async () => {
		const page = await visit({ locale });
		await page.goto('/rules/photograph');
		const name = locale === 'ru' ? 'Для машин' : 'For machines';
		const fold = page.locator('details.fold').filter({ hasText: 'informativeBacks' });
		const inside = fold.getByText('informativeBacks', { exact: true });
		await fold.getByText(name).waitFor();
		expect(await inside.isVisible()).toBe(false);
		await fold.getByText(name).focus();
		await page.keyboard.press('Enter');
		await inside.waitFor();
	});
});

test('a caption is found by its words, with its figure', async () => {
	const page = await visit();
	await page.goto('/rules/photograph');
	await page.getByRole('searchbox').fill('lone brown 12');
	await expect.poll(() => page.locator('.book-figure').count()).toBe(1);
	expect((await page.locator('.book-figure mark').allTextContents()).join(' ')).toContain('lone brown 12');
	// What a fold has is shown when it is looked for.
	await page.getByRole('searchbox').fill('informativeBacks');
	await page.getByText('informativeBacks').first().waitFor();
});
