import { expect, test } from 'vitest';
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
