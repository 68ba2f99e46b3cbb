import { expect, test } from 'vitest';
import { byKeys, byMouse, byTouch, play, tabTo } from '../src/photograph.ts';
import { PHONE, visit } from '../src/visit.ts';

test('a guest comes from the first page to the table in two taps and plays a whole match with the mouse', async () => {
	const page = await visit({ reducedMotion: 'no-preference' });
	await page.goto('/');
	await page.getByRole('radio', { name: /^Photograph/ }).check();
	await page.getByRole('link', { name: 'Play Photograph now' }).first().click();
	expect(await play(page, byMouse)).toBeGreaterThan(10);
	await page.getByRole('region', { name: 'Places' }).getByRole('listitem').first().waitFor();
});

test('a match is played on a phone with fingers', async () => {
	const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
	await page.goto('/');
	await page.getByRole('link', { name: 'Play Photograph now' }).locator('visible=true').tap();
	expect(await play(page, byTouch)).toBeGreaterThan(10);
});

test('a whole match is played with the keyboard alone', async () => {
	const page = await visit();
	await page.goto('/');
	await tabTo(page.getByRole('radio', { name: /^Photograph/ }));
	await tabTo(page.getByRole('link', { name: 'Play Photograph now' }).first());
	await page.keyboard.press('Enter');
	expect(await play(page, byKeys)).toBeGreaterThan(10);
	await tabTo(page.getByRole('link', { name: 'Watch the replay' }));
	await page.keyboard.press('Enter');
	await tabTo(page.getByRole('slider', { name: 'Moment of the match' }));
});
