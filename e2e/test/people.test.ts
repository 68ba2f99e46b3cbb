import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { arrive, call } from '../../apps/server/test/support/player.ts';
import { violationsOn } from '../src/axe.ts';
import { keyringFor } from '../src/passkeys.ts';
import { savedBy } from '../src/records.ts';
import { STRANGER, visit } from '../src/visit.ts';
import { guestAt, personOf, playRated } from './support/people.ts';

/** Passkeys belong to names, not to addresses of machines. */
const address = inject('address').replace('127.0.0.1', 'localhost');

test('a guest with a passkey is found again on another device with all matches, and is forgotten when they say so', async () => {
	const page = await guestAt(address);
	await page.getByLabel('What others see').fill('Ines of the Darkroom');
	await page.getByLabel('What others see').press('Enter');
	await page.getByRole('heading', { name: 'Ines of the Darkroom', level: 1 }).waitFor();
	const keyring = await keyringFor(page);
	await page.getByRole('button', { name: 'Add a passkey' }).click();
	await page.getByText('The passkey is kept. This account lasts now.').waitFor();
	await page.getByRole('button', { name: 'Add a passkey' }).click();
	await page.getByRole('alert').filter({ hasText: 'already has a passkey' }).waitFor();

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
	expect(await violationsOn(other), 'axe on the profile').toEqual([]);
	await other.getByRole('link', { name: 'My studio' }).last().click();
	const finished = other.getByRole('list', { name: 'Finished' });
	await expect.poll(() => finished.getByRole('link', { name: /Replay/ }).count()).toBe(3);
	await other.getByRole('img', { name: /^Photograph: scores of the last 2 matches/ }).waitFor();
	await other.getByText('2 rated matches').waitFor();
	expect(await violationsOn(other), 'axe on the studio').toEqual([]);

	await other.getByRole('link', { name: 'Photograph', exact: true }).first().click();
	await other.getByRole('row', { name: /Ines of the Darkroom you/ }).waitFor();
	expect(await violationsOn(other), 'axe on the best players').toEqual([]);
	await other.goto('/me');

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
	const page = await guestAt(address, {
		expected: [/does not support the Push API in incognito mode/],
		keepsCopy: true,
	});
	await page.context().grantPermissions(['notifications']);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.reload();
	const notices = page.getByRole('region', { name: 'Notices' });
	const push = notices.getByRole('switch', { name: 'On this device' });
	await push.click();
	await notices.getByText('The browser did not allow it.').waitFor();
	expect(await push.isChecked()).toBe(false);
});

test('a name that cannot be had is refused beside its field, and the old one stays', async () => {
	const page = await guestAt(address);
	const field = page.getByLabel('What others see');
	const before = await field.inputValue();
	// Nothing, what nobody sees, what turns the text around, and too much.
	for (const [name, why] of [
		['   ', 'Write a name first'],
		['\u2800\u3164', 'There is a hidden sign in this name'],
		['A\u202eda', 'or one that turns the text around'],
		['Anastasia Konstantinopolskaya', 'This name is 5 signs too long: 24 is the most. Shorten it.'],
	]) {
		await field.fill(name);
		await field.press('Enter');
		await page.getByRole('alert').filter({ hasText: why }).waitFor();
		expect(await field.inputValue(), 'nothing is cut').toBe(name);
	}
	await page.reload();
	await page.getByRole('heading', { name: before, level: 1 }).waitFor();
});

test('a code signs one more device in, once, and it can be signed out from afar', async () => {
	const page = await guestAt(address);
	const name = await page.getByRole('heading', { level: 1 }).innerText();
	await page.getByRole('button', { name: 'Link another device' }).click();
	const code = await page.getByRole('dialog').locator('code').innerText();
	await page.keyboard.press('Escape');

	const other = await visit({ address, expected: [STRANGER] });
	await other.goto(`/link#${code}`);
	await expect.poll(() => new URL(other.url()).hash).toBe('');
	await other.getByRole('button', { name: 'Sign in' }).click();
	await other.getByRole('heading', { name, level: 1 }).waitFor();

	const late = await visit({ address, expected: [STRANGER, /status of 40[034]/] });
	await late.goto(`/link#${code}`);
	await late.getByRole('button', { name: 'Sign in' }).click();
	await late.getByRole('alert').filter({ hasText: 'unknown, used, or too old' }).waitFor();

	await page.reload();
	await page
		.getByRole('region', { name: 'Devices' })
		.getByRole('button', { name: /Sign out/ })
		.click();
	await page
		.getByRole('region', { name: 'Devices' })
		.getByRole('button', { name: /Sign out/ })
		.waitFor({ state: 'detached' });
	await other.reload();
	await other.getByRole('heading', { name: 'No profile yet' }).waitFor();
});

test('somebody blocked is listed, and the block can be lifted', async () => {
	const page = await guestAt(address);
	const other = await arrive(inject('address'));
	const person = await personOf(page.context(), inject('address'));
	await call(inject('address'), person, 'PUT', `/api/me/blocks/${other.id}`, { kind: 'block' });
	await page.reload();
	const blocks = page.getByRole('region', { name: 'Muted and blocked' });
	await blocks.getByRole('listitem').filter({ hasText: other.name }).waitFor();
	await blocks.getByRole('button', { name: /Unblock/ }).click();
	await blocks.getByText('Nobody.').waitFor();
});

test('an address for notices is checked, and its secret is shown once', async () => {
	const page = await guestAt(address, { expected: [/status of 400/] });
	const notices = page.getByRole('region', { name: 'Notices' });
	const field = notices.getByLabel('Post to an address of yours');
	await field.fill('http://1.1.1.1/hook');
	await field.press('Enter');
	await notices.getByRole('alert').filter({ hasText: 'https address on the public net' }).waitFor();
	await field.fill('https://1.1.1.1/hook');
	await field.press('Enter');
	const secret = notices.getByText('It is shown this once');
	await secret.waitFor();
	await page.reload();
	const none = notices.getByRole('button', { name: 'Post nothing any more' });
	await none.waitFor();
	expect(await secret.count()).toBe(0);
	await none.click();
	await none.waitFor({ state: 'detached' });
});
