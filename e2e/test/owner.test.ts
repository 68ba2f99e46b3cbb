import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Device } from '../../apps/server/test/support/player.ts';
import { violationsOn } from '../src/axe.ts';
import { keyringFor } from '../src/passkeys.ts';
import { TestServer } from '../src/server.ts';
import { STRANGER, UNREACHABLE, visit } from '../src/visit.ts';
import { guestAt, hostTable, personOf } from './support/people.ts';

/** With settings of its own. */
const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.discard());

/** Passkeys belong to names, not to addresses of machines. */
const address = () => server.address.replace('127.0.0.1', 'localhost');

/** An account with a passkey that the settings of the server name, signed in with it. */
async function ownerOf(): Promise<Page> {
	const page = await guestAt(address(), { expected: [STRANGER, /status of 404/, ...UNREACHABLE] });
	await keyringFor(page);
	await page.getByRole('button', { name: 'Add a passkey' }).click();
	await page.getByText('The passkey is kept. This account lasts now.').waitFor();
	const { id } = await personOf(page.context(), address());
	await server.stop();
	await server.start({ SHUTTERBOX_OWNERS: id });
	// The account is an owner's, but this session was not begun with the passkey.
	await page.goto('/owner');
	await page.getByRole('heading', { name: 'Nothing in this frame' }).waitFor();
	await page.goto('/me');
	await page.getByRole('button', { name: 'Sign out' }).last().click();
	await page.getByText('You are signed out.').waitFor();
	await page.goto('/me');
	await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
	await page.getByRole('heading', { name: 'Profile' }).or(page.getByText('This account lasts')).first().waitFor();
	return page;
}

test('a guest reports a line, and the owner removes the line and the name and bans the person, whose page says so', async () => {
	const owner = await ownerOf();
	const rude = await guestAt(address(), { expected: [/status of 403/, STRANGER, ...UNREACHABLE] });
	await rude.getByLabel('What others see').fill('Loud Mouth');
	await rude.getByLabel('What others see').press('Enter');
	await rude.getByRole('heading', { name: 'Loud Mouth', level: 1 }).waitFor();
	const host = await guestAt(address());
	const table = await hostTable(address(), await personOf(host.context(), address()), { game: 'photograph' }, 3);
	await host.goto(`/tables/${table}`);
	await rude.goto(`/tables/${table}`);
	await rude.getByRole('button', { name: 'Only watch' }).click();
	await rude.getByLabel('Say something').fill('You are all blind');
	await rude.getByLabel('Say something').press('Enter');

	const talk = host.getByRole('region', { name: 'Talk' });
	await talk.getByRole('button', { name: /^Report/ }).click();
	const form = host.getByRole('dialog', { name: 'Report to the owner of this server' });
	await form.getByRole('radio', { name: 'Hatred, threats' }).check({ force: true });
	await form.getByLabel('In your own words').fill('At a family table!');
	expect(await violationsOn(host), 'axe on the report').toEqual([]);
	await form.getByRole('button', { name: 'Report it' }).click();
	await host.getByText('Thank you. The owner of this server will look at it.').waitFor();

	await owner.goto('/owner');
	const report = owner.getByRole('article', { name: 'Loud Mouth' });
	await report.getByText('You are all blind').waitFor();
	await report.getByText('At a family table!').waitFor();
	expect(await violationsOn(owner), 'axe on the desk').toEqual([]);
	const dialog = owner.getByRole('dialog');
	await report.getByRole('button', { name: 'Remove the line' }).click();
	await dialog.getByLabel('Why').fill('Insults everybody');
	await dialog.getByRole('button', { name: 'Remove the line' }).click();
	await owner.getByText('This line was removed.').waitFor();
	await talk.getByText('You are all blind').waitFor({ state: 'detached' });
	await rude.getByText('You are all blind').waitFor({ state: 'detached' });

	await owner.getByRole('button', { name: 'Remove the name' }).click();
	await dialog.getByRole('button', { name: 'Remove the name' }).click();
	await owner.getByRole('heading', { name: /^Guest \d{4}$/ }).waitFor();

	await owner.getByRole('button', { name: 'Ban', exact: true }).click();
	await dialog.getByRole('radio', { name: 'for good' }).check({ force: true });
	expect(await violationsOn(owner), 'axe on the ban').toEqual([]);
	await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
	await rude.getByRole('alert').getByText('You are banned from this server for good.').waitFor();
	await rude.goto('/lobby');
	await rude.getByRole('alert').getByText('You are banned from this server for good.').waitFor();
	expect(await violationsOn(rude), 'axe on the note of a ban').toEqual([]);

	await owner.getByRole('button', { name: 'Done with it' }).click();
	await dialog.getByRole('button', { name: 'Done with it' }).click();
	await owner.getByText('Nobody has reported anything that is still open.').waitFor();
	const deeds = owner.getByRole('region', { name: 'What was done' });
	await expect.poll(() => deeds.getByRole('listitem').count()).toBe(4);
	await deeds.getByText('Insults everybody').waitFor();
	expect(await violationsOn(owner), 'axe on what was done').toEqual([]);

	const stranger = await visit({ address: address(), expected: [STRANGER, /status of 404/] });
	for (const page of ['/owner', '/no-such-page']) {
		await stranger.goto(page);
		await stranger.getByRole('heading', { name: 'Nothing in this frame' }).waitFor();
		await expect.poll(() => stranger.title(), { message: page }).toBe('Nothing in this frame · Shutterbox');
	}
});

test('a host sends somebody away and lets them back in, and reports names from the seats and from the menu', async () => {
	const url = inject('address');
	const host = await guestAt(url);
	const table = await hostTable(url, await personOf(host.context(), url), { game: 'photograph' }, 3);
	const [ben, cleo] = [await Device.open(url), await Device.open(url)];
	for (const device of [ben, cleo]) {
		await device.watch(table);
		await device.must({ type: 'sit', table });
	}
	await host.goto(`/tables/${table}`);
	await host.getByRole('button', { name: `Send ${cleo.person.name} away from this table` }).click();
	const away = host.getByRole('region', { name: 'Sent away' });
	await away.getByText(cleo.person.name).first().waitFor();
	expect(await violationsOn(host), 'axe on who was sent away').toEqual([]);
	expect(await cleo.ask({ type: 'sit', table })).toMatchObject({ code: 'SENT_AWAY' });
	await away.getByRole('button', { name: /^Let back in/ }).click();
	await away.waitFor({ state: 'detached' });
	await cleo.must({ type: 'sit', table });

	const form = host.getByRole('dialog', { name: 'Report to the owner of this server' });
	await host.getByRole('button', { name: `Report the name ${ben.person.name}` }).click();
	await form.getByRole('button', { name: 'Report it' }).click();
	await form.waitFor({ state: 'detached' });
	await host
		.getByRole('button', { name: /^Start/ })
		.first()
		.click();
	await host.getByRole('button', { name: 'Menu' }).first().click();
	await host.getByRole('button', { name: /Report a name/ }).click();
	await form.getByRole('radio', { name: cleo.person.name }).check({ force: true });
	expect(await violationsOn(host), 'axe on the report of a name').toEqual([]);
	await form.getByRole('button', { name: 'Report it' }).click();
	await host.getByText('Thank you. The owner of this server will look at it.').first().waitFor();
	for (const device of [ben, cleo]) device.close();
});
