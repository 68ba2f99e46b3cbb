import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { personOf, playRated } from '../../apps/web/scripts/people.ts';
import { violationsOn } from '../src/axe.ts';
import { keyringFor } from '../src/passkeys.ts';
import { savedBy } from '../src/records.ts';
import { visit } from '../src/visit.ts';

/** Passkeys belong to names, not to addresses of machines. */
const address = inject('address').replace('127.0.0.1', 'localhost');

/** What a browser says by itself when the server does not know who asks. */
const STRANGER = /status of 401/;

test('a guest with a passkey is found again on another device with all matches, and is forgotten when they say so', async () => {
	const page = await visit({ address, expected: [STRANGER] });
	await page.goto('/me');
	await page.getByRole('button', { name: 'Become a guest' }).click();
	await page.getByLabel('What others see').fill('Ines of the Darkroom');
	await page.getByLabel('What others see').press('Enter');
	await page.getByRole('heading', { name: 'Ines of the Darkroom', level: 1 }).waitFor();
	const keyring = await keyringFor(page);
	await page.getByRole('button', { name: 'Add a passkey' }).click();
	await page.getByText('The passkey is kept. This account lasts now.').waitFor();

	const ines = await personOf(page.context(), inject('address'));
	for (const [i, game] of ['photograph', 'photograph', 'snapshot'].entries())
		await playRated(inject('address'), ines, game, 10 * i);

	const other = await visit({ address, expected: [STRANGER] });
	await keyringFor(other, keyring);
	await other.goto('/me');
	await other.getByRole('heading', { name: 'No profile yet' }).waitFor();
	expect(await violationsOn(other), 'axe on the profile of nobody').toEqual([]);
	await other.getByRole('button', { name: 'Sign in with a passkey' }).click();
	await other.getByRole('heading', { name: 'Ines of the Darkroom', level: 1 }).waitFor();
	const finished = other.getByRole('region', { name: 'Finished matches' });
	await expect.poll(() => finished.getByRole('link', { name: /Replay/ }).count()).toBe(3);
	await other.getByRole('img', { name: 'Photograph: scores, match by match' }).waitFor();
	await other.getByText('2 rated matches').waitFor();
	expect(await violationsOn(other), 'axe on the profile').toEqual([]);

	await other.getByRole('link', { name: 'Photograph', exact: true }).first().click();
	await other.getByRole('row', { name: /Ines of the Darkroom you/ }).waitFor();
	expect(await violationsOn(other), 'axe on the best players').toEqual([]);
	await other.goBack();

	const data = await savedBy(other.getByRole('link', { name: 'Save my data' }));
	expect(JSON.stringify(JSON.parse(readFileSync(data, 'utf8')))).toContain('Ines of the Darkroom');

	await other.getByRole('button', { name: 'Link another device' }).click();
	await other.getByRole('dialog', { name: 'Link another device' }).locator('code').waitFor();
	expect(await violationsOn(other), 'axe on the code for another device').toEqual([]);
	await other.keyboard.press('Escape');

	await page.getByRole('button', { name: 'Sign out' }).last().click();
	await page.getByText('You are signed out.').waitFor();

	await other.getByRole('button', { name: 'Delete me' }).click();
	const question = other.getByRole('dialog', { name: 'Delete this account?' });
	await question.waitFor();
	expect(await violationsOn(other), 'axe on the question before deleting').toEqual([]);
	await question.getByRole('button', { name: 'Delete me for good' }).click();
	await other.getByText('Everything about you was deleted.').waitFor();
	await other.goto('/me');
	await other.getByRole('button', { name: 'Sign in with a passkey' }).click();
	await other.getByRole('alert').getByText('The server did not accept this passkey.').waitFor();
});

test('where nothing can wake the page, switching notices on says so in words', async () => {
	const page = await visit({ address, expected: [STRANGER, /does not support the Push API in incognito mode/] });
	await page.context().grantPermissions(['notifications']);
	await page.goto('/me');
	await page.getByRole('button', { name: 'Become a guest' }).click();
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.reload();
	const notices = page.getByRole('region', { name: 'Notices' });
	const push = notices.getByRole('switch', { name: 'On this device' });
	await push.click();
	await notices.getByText('The browser did not allow it.').waitFor();
	expect(await push.isChecked()).toBe(false);
});
