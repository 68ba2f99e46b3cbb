import { expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { asText } from '../src/menu.ts';
import { byMouse, byText, playTogether, tableOn } from '../src/photograph.ts';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
import { STRANGER, visit } from '../src/visit.ts';

test('who wants to play again is seen by the other, whose one press opens a table with the same people and options', async () => {
	const [ada, ben] = [await visit(), await visit()];
	await openTable(ada, 'Photograph', 2, 'Ada', {
		async choose(page) {
			await page.getByText('Variants and house rules').click();
			await page.getByRole('switch', { name: 'Memory aid' }).check({ force: true });
		},
	});
	await sitDownByInvitation(ada, ben);
	await ada.getByRole('button', { name: /^Start the match/ }).click();
	await tableOn(ben).hand.waitFor();
	await asText(ben);
	await playTogether([
		[ada, byMouse],
		[ben, byText],
	]);
	const before = ada.url();

	await ada.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await ada.getByRole('button', { name: 'Link', exact: true }).click();
	await ada.getByRole('button', { name: 'Copied', exact: true }).waitFor();
	expect(await ada.evaluate(() => navigator.clipboard.readText())).toBe(before);

	await ada.getByRole('button', { name: 'Play again' }).click();
	const dialog = ada.getByRole('dialog', { name: 'Once more' });
	await dialog.getByText('Waiting for').waitFor();
	expect(await dialog.getByRole('listitem').count()).toBe(2);
	expect(await violationsOn(ada), 'axe on the question who comes along').toEqual([]);

	await ben.locator('.table-bar').getByText('Ada wants to play again').waitFor();
	await expect.poll(() => ben.title()).toBe('Ada wants to play again · Photograph · Shutterbox');
	await ben.locator('.next-steps .who-wants').getByText('Ada wants to').waitFor();

	await dialog.getByRole('button', { name: 'Not today' }).click();
	await expect.poll(() => ben.title()).toBe('Photograph · Shutterbox');
	await ada.getByRole('button', { name: 'Play again' }).click();
	await ben.getByRole('button', { name: 'Play again' }).click();
	for (const page of [ada, ben]) {
		await page.waitForURL((url) => url.pathname.startsWith('/tables/') && url.href !== before);
		await tableOn(page).hand.waitFor();
	}
	expect(ben.url()).toBe(ada.url());
	const again = ada.url().split('/').at(-1);
	const kept = await ada.request.get(`/api/tables/${again}`);
	expect(await kept.text()).toContain('"memoryAid":true');
});

test('a link to a match leads a stranger to its result, and one to nothing says what to do next', async () => {
	const stranger = await visit({ expected: [STRANGER, /status of 404/] });
	await stranger.goto('/replay/nosuchtable');
	await stranger.getByRole('heading', { name: 'There is no record here' }).waitFor();
	await stranger.getByRole('link', { name: 'To the lobby' }).waitFor();
});
