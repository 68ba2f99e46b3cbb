import { expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { byKeys, byMouse, byTouch, play, tabTo } from '../src/photograph.ts';
import { PHONE, visit } from '../src/visit.ts';

test('a guest comes from the first page to the table in two taps and plays a whole match with the mouse', async () => {
	const page = await visit({ reducedMotion: 'no-preference' });
	await page.goto('/');
	await page.getByRole('radio', { name: /^Photograph/ }).check();
	await page.getByRole('link', { name: 'Play Photograph now' }).first().click();
	await page.locator('.hand img').first().waitFor();
	expect(await play(page, byMouse)).toBeGreaterThan(10);

	await page.getByRole('button', { name: 'Check it here' }).click();
	const proof = page.getByRole('region', { name: 'Was the luck fair?' });
	await proof.getByText('Nobody added a salt.').waitFor();
	expect(await proof.getByText('Holds:').count()).toBe(5);
	expect(await proof.getByText(/Fails:|Not reached:/).count()).toBe(0);
	await page.getByRole('img', { name: 'How the scores went' }).waitFor();
	expect(await violationsOn(page), 'axe on the result').toEqual([]);

	await page.getByRole('link', { name: 'Watch the replay' }).click();
	await page.getByRole('slider', { name: 'Moment of the match' }).waitFor();
	expect(await violationsOn(page), 'axe on the replay').toEqual([]);
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
