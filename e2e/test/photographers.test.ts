import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { asText, openMenu } from '../src/menu.ts';
import { byText, play } from '../src/photograph.ts';
import { openTable, seatPhotographers } from '../src/tables.ts';
import { PHONE, visit } from '../src/visit.ts';

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };
const seatsOf = (page: Page, name = 'Seats') => page.getByRole('list', { name, exact: true });

/** Beside what they do, on the drawn board. */
async function atTable(page: Page, ...names: readonly string[]): Promise<void> {
	for (const name of names) await page.locator('.board-region').getByText(name, { exact: true }).first().waitFor();
}

test('the host seats photographers, sends one away, nobody twice, and starts with those who are there', async () => {
	const page = await visit();
	await openTable(page, 'Photograph', 4, 'Ada');
	await page.getByRole('heading', { name: 'Three seats are free' }).waitFor();
	const cast = page.getByRole('region', { name: 'Photographers' });
	await cast.getByRole('button', { name: 'Noor, bot, medium' }).hover();
	await cast.getByText('Looks down into her camera').waitFor();
	await seatPhotographers(page, 'Noor, bot, medium', 'Zoya, bot, easy');
	await seatsOf(page).getByText('Noor, bot, medium').waitFor();
	await cast.getByRole('button', { name: 'Zoya, bot, easy' }).click();
	await seatsOf(page).getByText('Zoya, bot, easy').waitFor({ state: 'detached' });
	await page.getByRole('button', { name: 'Make free: Noor' }).click();
	await cast.getByRole('button', { name: 'Noor, bot, medium', pressed: false }).waitFor();
	await seatPhotographers(page, 'Noor, bot, medium', 'Diego, bot, medium', 'Zoya, bot, easy');
	await page.getByRole('heading', { name: 'Everybody is here' }).waitFor();
	await cast.getByRole('button', { name: 'Kofi, bot, easy', disabled: true }).waitFor();
	await cast.getByRole('button', { name: 'Diego, bot, medium' }).click();
	expect(await violationsOn(page), 'axe on the waiting room').toEqual([]);
	await page.emulateMedia({ colorScheme: 'dark' });
	expect(await violationsOn(page), 'axe on the waiting room in the dark').toEqual([]);

	const menu = await openMenu(page);
	for (const name of [/^Rules of Photograph/, /^Show me a turn/]) await menu.getByRole('link', { name }).waitFor();
	await page.keyboard.press('Escape');
	const start = page.getByRole('button', { name: /^Start with three/ });
	await start.getByText('The third seat closes.').waitFor();
	await start.click();
	await page.getByRole('region', { name: 'Your hand' }).waitFor();
	await atTable(page, 'Noor', 'Zoya');
	expect(await page.getByText('Diego', { exact: true }).count()).toBe(0);
});

test('alone at the table, the release names the photographers who come', async () => {
	const page = await visit();
	await openTable(page, 'Photograph', 3, 'Ada');
	const start = page.getByRole('button', { name: /^Start with photographers/ });
	await start.getByText('Zoya and Diego take the free seats.').waitFor();
	await start.click();
	await atTable(page, 'Zoya', 'Diego');
});

test('everywhere the same names and faces: at the table, in the log, in the list of matches, and in Russian', async () => {
	const page = await visit();
	await page.goto('/play/photograph');
	await atTable(page, 'Zoya', 'Diego', 'Noor');
	await expect.poll(() => page.locator('.board-region .likeness img').count()).toBeGreaterThanOrEqual(3);
	await asText(page);
	await play(page, byText, 4);
	const log = page.getByRole('region', { name: 'Log' });
	await log
		.getByText(/Zoya|Diego|Noor/)
		.first()
		.waitFor();
	await expect.poll(() => log.locator('.likeness img').count()).toBeGreaterThan(0);
	expect(await page.getByText(/f\/11|f\/5\.6|greedy|random/).count()).toBe(0);
	await page.goto('/');
	await page.getByText('Zoya, Diego, and Noor').first().waitFor();

	const russian = await visit({ locale: 'ru' });
	await russian.goto('/play/photograph');
	await atTable(russian, 'Зоя', 'Диего', 'Нур');
});

test('a form for one device offers everybody once, by strength', async () => {
	const page = await visit();
	await page.goto('/play/photograph?setup');
	const [second, third] = [2, 3].map((seat) => page.getByRole('combobox', { name: `Seat ${seat}`, exact: true }));
	expect(await second.inputValue()).toBe('zoya');
	expect(await second.locator('option', { hasText: 'Diego' }).count()).toBe(0);
	await third.selectOption({ label: 'Sven' });
	await second.selectOption({ label: 'Diego' });
	expect(
		await second.locator('optgroup').evaluateAll((groups) => groups.map((group) => group.getAttribute('label'))),
	).toEqual(['f/11 easy', 'f/5.6 medium', 'f/2 hard']);
	await page.getByRole('button', { name: /^Start the match/ }).click();
	await atTable(page, 'Diego', 'Sven');
});

test('who lost last comes back first, in the form and at once', async () => {
	const page = await visit();
	await page.goto('/settings');
	await page.evaluate(() => localStorage.setItem('shutterbox.beaten', '{"photograph":{"at":1,"bots":["sven"]}}'));
	await page.goto('/play/photograph?setup');
	const seat = (number: number) => page.getByRole('combobox', { name: `Seat ${number}`, exact: true });
	await expect.poll(() => seat(2).inputValue()).toBe('sven');
	expect(await seat(3).inputValue()).toBe('zoya');
	await page.goto('/play/photograph');
	await atTable(page, 'Sven', 'Zoya', 'Diego');
});

test('one greets in the log, unless the reader has silenced them', async () => {
	const page = await visit();
	await page.goto('/play/photograph?setup');
	await page.getByRole('button', { name: /^Start the match/ }).click();
	const said = page.getByRole('region', { name: 'Log' }).getByText(/“.+”$/);
	await page.getByRole('region', { name: 'Your hand' }).waitFor();
	await asText(page);
	await play(page, byText, 4);
	await said.first().waitFor();
	await page.goto('/settings');
	await page.getByRole('switch', { name: 'Photographers talk' }).click();
	await page.goBack();
	await page.getByRole('region', { name: 'Log' }).waitFor();
	expect(await said.count()).toBe(0);
});

test('from a link on a phone to a seat with a name: two taps and the name; names that do not do say why', async () => {
	const [host, guest] = [await visit(), await visit({ ...TOUCH, expected: [/status of 400/] })];
	await openTable(host, 'Photograph', 3, 'Vera');
	await guest.goto(host.url());
	const name = guest.getByRole('textbox', { name: 'What should they call you?' });
	const sit = guest.getByRole('button', { name: 'Sit down' });
	await guest.getByText('Vera').first().waitFor();
	await sit.waitFor();
	expect(await sit.count()).toBe(1);
	expect(await violationsOn(guest), 'axe on sitting down').toEqual([]);
	const alert = guest.getByRole('alert');
	for (const [given, why] of [
		['   ', 'Write a name first'],
		['x'.repeat(27), '3 signs too long'],
		['a\u202eb', 'hidden sign'],
		['Pa\u200bvel', 'hidden sign'],
		['?!', 'needs a letter'],
		['vera', 'is called Vera already'],
		['greedy', 'Choose another name'],
	] as const) {
		await name.fill(given);
		await sit.tap();
		await alert.getByText(why).waitFor();
	}
	await name.tap();
	await guest.keyboard.press('Control+A');
	await guest.keyboard.type('Павел');
	await sit.tap();
	await guest.getByRole('heading', { name: 'One seat is free' }).waitFor();
	await seatsOf(host).getByText('Павел').waitFor();
	await host.getByRole('status').getByText('Павел sat down.').waitFor({ state: 'attached' });
	expect(await violationsOn(guest), 'axe on the waiting room of a phone').toEqual([]);

	await guest.getByRole('button', { name: 'Stand up' }).tap();
	// The server says who this is a moment after the page.
	await expect.poll(() => name.inputValue(), { message: 'the name of last time' }).toBe('Павел');
	await guest.getByRole('button', { name: 'Only watch' }).tap();
	await guest.getByText('You are watching').first().waitFor();
	// Who presses before the server has said who this is takes the name it says.
	const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
	const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
	await guest.route('**/api/session?*', async (route) => {
		ask();
		await mayAnswer;
		await route.continue();
	});
	await guest.getByRole('button', { name: 'Sit down' }).tap();
	await sit.tap();
	await isAsked;
	expect(await name.inputValue()).toBe('');
	answer();
	await guest.getByRole('button', { name: 'Stand up' }).waitFor();
	await seatsOf(host).getByText('Павел').waitFor();
});

test('a full table says so, and a Russian guest has a Russian name', async () => {
	const [host, guest] = [await visit(), await visit({ ...TOUCH, locale: 'ru' })];
	await openTable(host, 'Photograph', 2, 'Vera');
	await guest.goto(host.url());
	const name = guest.getByRole('textbox', { name: 'Как вас называть?' });
	await expect.poll(() => name.inputValue()).toMatch(/^[А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+$/);
	await seatPhotographers(host, 'Zoya, bot, easy');
	await guest.getByText('Мест за столом нет.').waitFor();
	expect(await violationsOn(guest), 'axe on a full table').toEqual([]);
	await guest.getByRole('button', { name: 'Только смотреть' }).tap();
	await guest.getByRole('heading', { name: 'Все на месте' }).waitFor();
});

test('at a plain address, where pages have no clipboard, links are copied all the same, or it is said how', async () => {
	const page = await visit();
	await page.addInitScript(() => {
		Reflect.deleteProperty(Navigator.prototype, 'clipboard');
		// All pages here share one clipboard: what goes there is looked at on its way.
		document.addEventListener('copy', () => {
			Object.assign(globalThis, { copied: getSelection()?.toString() });
		});
	});
	const copied = () => page.evaluate(() => (globalThis as { copied?: string }).copied);
	await openTable(page, 'Photograph', 2, 'Ada');
	await page.getByRole('button', { name: 'Copy the link' }).click();
	await page.getByRole('button', { name: 'Copied' }).waitFor();
	expect(await copied()).toBe(page.url());
	await page.getByRole('button', { name: 'Invite', exact: true }).first().click();
	const dialog = page.getByRole('dialog', { name: 'A personal invitation' });
	const link = await dialog.getByRole('textbox', { name: 'The link' }).inputValue();
	await dialog.getByRole('button', { name: 'Copy the link' }).click();
	await dialog.getByRole('button', { name: 'Copied' }).waitFor();
	expect(await copied()).toBe(link);
	await page.keyboard.press('Escape');
	await page.evaluate(() => {
		document.execCommand = () => false;
	});
	await page.getByRole('button', { name: 'Copy the link' }).click();
	await page.getByText('copy it by hand').waitFor();
});

test('one’s own name is written where it stands', async () => {
	const page = await visit();
	await openTable(page, 'Photograph', 2, 'Ada');
	const own = seatsOf(page).getByRole('textbox', { name: 'Your name' });
	await own.fill('');
	await own.press('Enter');
	await page.getByRole('alert').getByText('Write a name first').waitFor();
	await own.fill('Ada Lovelace');
	await own.press('Enter');
	const other = await visit({ address: inject('address') });
	await other.goto(page.url());
	await other.getByText('Ada Lovelace').first().waitFor();
});
