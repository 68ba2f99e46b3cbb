import { expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { openMenu } from '../src/menu.ts';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
import { PHONE, visit } from '../src/visit.ts';

test('the host makes it a rated match, the guest sees what changed and agrees, and only then it can start; leaving it is asked twice', async () => {
	const [ada, ben] = [await visit(), await visit({ viewport: PHONE })];
	await openTable(ada, 'Photograph', 2, 'Ada');
	await sitDownByInvitation(ada, ben);
	const start = ada.getByRole('button', { name: /^Start the match/ });
	await start.and(ada.getByRole('button', { disabled: false })).waitFor();
	expect(await ben.getByRole('button', { name: /^Ready/ }).count()).toBe(0);

	await ada.getByText('Change the terms').click();
	await ada.getByRole('switch', { name: 'Rated' }).click();
	await ada.getByText('has not agreed to the new terms yet.').waitFor();
	await start.and(ada.getByRole('button', { disabled: true })).waitFor();
	await ada.getByRole('list', { name: 'Seats' }).getByText('not ready yet').waitFor();

	const changed = ben.getByRole('region', { name: 'The host has changed the terms' });
	await changed.getByText('Rated').waitFor();
	expect(await changed.locator('del').textContent()).toBe('no');
	expect(await changed.locator('ins').textContent()).toBe('yes');
	expect(await violationsOn(ben), 'axe on terms to agree to').toEqual([]);
	await changed.getByRole('button', { name: /^Ready/ }).click();
	await changed.waitFor({ state: 'hidden' });

	await start.and(ada.getByRole('button', { disabled: false })).click();
	for (const page of [ada, ben]) await page.getByRole('region', { name: 'Your hand' }).waitFor();

	const leave = async () => {
		await (await openMenu(ada)).getByRole('button', { name: 'Leave the table' }).click();
		await dialog.waitFor();
	};
	const dialog = ada.getByRole('dialog', { name: 'Leave a rated match?' });
	await leave();
	await dialog.getByText('Leaving is losing it').waitFor();
	expect(await violationsOn(ada), 'axe on the question whether to leave').toEqual([]);
	await dialog.getByRole('button', { name: 'Stay' }).click();
	await leave();
	await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
	await ada.getByRole('heading', { name: 'Your seat is held' }).waitFor();
	await ada.getByRole('timer').waitFor();
	expect(await violationsOn(ada), 'axe on the page of who has left').toEqual([]);
	await ada.keyboard.press('Enter');
	await ada.getByRole('region', { name: 'Your hand' }).waitFor();

	await leave();
	await ada.keyboard.press('Enter');
	await dialog.waitFor({ state: 'hidden' });
	expect(await ada.getByRole('region', { name: 'Your hand' }).count(), 'Enter stays').toBe(1);
	await leave();
	await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
	await ada.getByRole('heading', { name: /^[A-Z][a-z]+ plays for you$/ }).waitFor();
	await ada.getByRole('button', { name: 'Only watch' }).click();
	await ada.getByRole('button', { name: 'Take my seat back' }).click();
	await ada.getByRole('button', { name: 'Take my seat back' }).waitFor({ state: 'detached' });
	await leave();
});

test('a name stays though the server says only then who this is, and whatever game is chosen after it', async () => {
	const page = await visit();
	const typed = Promise.withResolvers<void>();
	await page.route('**/api/session?*', async (route) => {
		await typed.promise;
		await route.continue();
	});
	await page.goto('/tables/new');
	const name = page.getByRole('textbox', { name: 'Your name' });
	await name.fill('Ada');
	const heard = page.waitForResponse('**/api/session?*');
	typed.resolve();
	await (await heard).finished();
	await page.evaluate(() => new Promise(requestAnimationFrame));
	expect(await name.inputValue()).toBe('Ada');
	for (const title of ['Sasquatch Snap!', 'Wildlife Park']) {
		await page.getByRole('radiogroup', { name: 'Game' }).getByRole('radio', { name: title, exact: true }).check();
		await expect.poll(() => name.inputValue()).toBe('Ada');
	}
	await page.getByRole('button', { name: /^Open the table/ }).click();
	const own = page.getByRole('list', { name: 'Seats' }).getByRole('textbox');
	await expect.poll(() => own.inputValue()).toBe('Ada');
});
