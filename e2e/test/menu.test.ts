import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { openMenu } from '../src/menu.ts';
import { shiftsOn, watchShifts } from '../src/shifts.ts';
import { PHONE, visit } from '../src/visit.ts';
import { guestAt, hostTable, personOf } from './support/people.ts';

const GAMES = ['photograph', 'snapshot', 'wildlife-park', 'sasquatch-snap', 'photoshoot'] as const;
/** What each board keeps for itself, of the letters that count at every table. */
const TAKEN: Readonly<Record<(typeof GAMES)[number], string>> = {
	photograph: '',
	snapshot: 'TR',
	'wildlife-park': 'R',
	'sasquatch-snap': 'T',
	photoshoot: 'MR',
};

test('the menu says how it looks and sounds, helps, and lists the keys of every board; nothing on the table moves', async () => {
	const page = await visit({ settings: { sounds: true } });
	await watchShifts(page);
	for (const game of GAMES) {
		await page.goto(`/play/${game}`);
		await page.locator('[data-drawn]').waitFor();
		const menu = await openMenu(page);
		await menu.getByRole('radio', { name: 'Darkroom' }).check();
		await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
		await menu.getByRole('radio', { name: 'As the system' }).check();
		const sound = menu.getByRole('switch', { name: /^Sound/ });
		expect(await sound.isChecked()).toBe(true);
		await sound.uncheck();
		await page.getByRole('button', { name: 'Sounds', pressed: false }).waitFor();
		await sound.check();
		expect(await menu.getByRole('link', { name: /^Rules of/ }).getAttribute('href')).toBe(`/rules/${game}`);
		expect(await menu.getByRole('link', { name: /^Show me a turn/ }).getAttribute('href')).toBe(`/play/${game}?coach`);
		if (game === 'photograph') expect(await violationsOn(page), 'axe on the menu').toEqual([]);
		await menu.getByRole('button', { name: 'Keys' }).click();
		await menu.waitFor({ state: 'hidden' });
		const keys = page.getByRole('dialog', { name: 'Keys' });
		// It opens when the menu is shut.
		await keys.waitFor();
		const lists = keys.getByRole('heading', { level: 3 });
		await expect.poll(() => lists.count(), { message: `lists of keys of ${game}` }).toBe(2);
		expect(await violationsOn(page), `axe on the keys of ${game}`).toEqual([]);
		await page.keyboard.press('Escape');
		await keys.waitFor({ state: 'hidden' });
		await expect
			.poll(() => hasFocus(page.getByRole('button', { name: 'Menu', exact: true })), { message: game })
			.toBe(true);
	}
	expect((await shiftsOn(page)).sum).toBe(0);
});

test('the letters count where the board has no use for them, never while somebody writes, and in the menu always', async () => {
	const page = await visit();
	const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
	const board = page.locator('.board-region');
	const isText = async () => (await board.getAttribute('data-drawn')) === null;
	for (const game of GAMES) {
		await page.goto(`/play/${game}`);
		await page.locator('[data-drawn]').waitFor();
		const taken = TAKEN[game];
		await page.keyboard.press('?');
		await page.getByRole('dialog', { name: 'Keys' }).waitFor();
		await page.keyboard.press('Escape');
		if (taken.includes('M')) {
			await page.keyboard.press('m');
			expect(await menu.isVisible(), game).toBe(false);
			await openMenu(page);
		} else await page.keyboard.press('m');
		await menu.waitFor();
		await page.keyboard.press('t');
		await expect.poll(isText, { message: `T in the menu of ${game}` }).toBe(true);
		expect(await menu.isVisible()).toBe(true);
		await page.keyboard.press('t');
		await expect.poll(isText).toBe(false);
		expect(await rulesBy(page, 'r'), `R in the menu of ${game}`).toBe(`/rules/${game}`);
		await page.keyboard.press('Escape');
		await menu.waitFor({ state: 'hidden' });
		if (!taken.includes('R')) expect(await rulesBy(page, 'r'), `R at ${game}`).toBe(`/rules/${game}`);
		await page.keyboard.press('t');
		if (taken.includes('T')) expect(await isText(), `T at ${game}`).toBe(false);
		else {
			await expect.poll(isText, { message: `T at ${game}` }).toBe(true);
			await page.keyboard.press('t');
			await expect.poll(isText).toBe(false);
		}
	}
});

test('arrows go from row to row, and what is typed to the others opens nothing', async () => {
	const address = inject('address');
	const page = await guestAt(address);
	const person = await personOf(page.context(), address);
	const table = await hostTable(address, person, { game: 'photograph', bots: ['easy'], pace: { kind: 'untimed' } }, 2);
	await page.goto(`/tables/${table}`);
	const say = page.getByRole('textbox', { name: 'Say something' });
	await say.pressSequentially('more trams?');
	expect(await say.inputValue()).toBe('more trams?');
	expect(await page.getByRole('dialog').count()).toBe(0);
	expect(await page.locator('[data-drawn]').count()).toBe(1);
	const menu = await openMenu(page);
	const theme = menu.getByRole('radio', { name: 'As the system' });
	await expect.poll(() => hasFocus(theme)).toBe(true);
	await page.keyboard.press('ArrowDown');
	expect(await hasFocus(menu.getByRole('switch', { name: /^Sound/ }))).toBe(true);
	await page.keyboard.press('ArrowUp');
	expect(await hasFocus(theme)).toBe(true);
	await page.keyboard.press('ArrowUp');
	expect(await hasFocus(menu.getByRole('button', { name: 'Leave the table' }))).toBe(true);
	// With people at the table nothing is begun anew, and what others play is nobody's to discard.
	expect(await menu.getByRole('button', { name: /^(?:Start again|Discard)/ }).count()).toBe(0);
	await page.keyboard.press('Enter');
	await page.getByRole('dialog', { name: 'Leave the table?' }).waitFor();
	await page.keyboard.press('Escape');
	await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Menu', exact: true }))).toBe(true);
});

test('against bots a match begins again, with the same deal or a new one, in the place of the one before', async () => {
	const page = await visit();
	await page.goto('/play/photograph');
	const first = await dealtOn(page);
	await again(page, 'Same deal');
	expect(await dealtOn(page)).toEqual(first);
	await again(page, 'New deal');
	expect(await dealtOn(page)).not.toEqual(first);
	await page.goto('/matches');
	const matches = page.getByRole('region', { name: 'Your matches' }).getByRole('listitem');
	await matches.first().waitFor();
	expect(await matches.count()).toBe(1);
});

test('an unfinished match is discarded from the table or from the list, and left where it waits', async () => {
	const page = await visit();
	for (const game of ['photograph', 'snapshot']) {
		await page.goto(`/play/${game}`);
		await page.locator('[data-drawn]').waitFor();
		await (await openMenu(page)).getByRole('button', { name: 'Leave the table' }).click();
		await page.waitForURL('/');
	}
	const matches = page.getByRole('region', { name: 'Your matches' }).getByRole('listitem');
	await expect.poll(() => matches.count()).toBe(2);
	await matches
		.filter({ hasText: 'Photograph' })
		.getByRole('button', { name: /^Discard/ })
		.click();
	const dialog = page.getByRole('dialog', { name: 'Discard this match?' });
	expect(await violationsOn(page), 'axe on the question whether to discard').toEqual([]);
	await page.keyboard.press('Enter');
	await dialog.waitFor({ state: 'hidden' });
	expect(await matches.count(), 'Enter keeps it').toBe(2);
	await matches
		.filter({ hasText: 'Photograph' })
		.getByRole('button', { name: /^Discard/ })
		.click();
	await dialog.getByRole('button', { name: 'Discard it' }).click();
	await expect.poll(() => matches.count()).toBe(1);

	await matches.getByRole('link', { name: /^Play/ }).click();
	await page.locator('[data-drawn]').waitFor();
	const menu = await openMenu(page);
	await menu.getByRole('button', { name: 'Discard this match' }).click();
	await menu.getByRole('button', { name: 'Discard it' }).click();
	await page.waitForURL('/');
	await page.getByText('No matches yet').waitFor();
	await page.reload();
	await page.getByText('No matches yet').waitFor();
});

test('on a phone the mark opens the menu from below, and a finger pulls it away', async () => {
	const page = await visit({ viewport: PHONE, hasTouch: true });
	await page.goto('/play/wildlife-park');
	await page.locator('[data-drawn]').waitFor();
	const menu = await openMenu(page);
	const box = await menu.boundingBox();
	if (box === null) throw new Error('the menu is on the screen');
	expect(box).toMatchObject({ x: 0, width: PHONE.width });
	expect(Math.round(box.y + box.height)).toBe(PHONE.height);
	expect(await violationsOn(page), 'axe on the menu of a phone').toEqual([]);
	for (const row of await menu.getByRole('button').or(menu.getByRole('link')).all()) {
		const { height } = (await row.boundingBox()) ?? { height: 0 };
		expect(height, await row.innerText()).toBeGreaterThanOrEqual(44);
	}
	const touch = await page.context().newCDPSession(page);
	const at = (y: number) => ({ touchPoints: [{ x: PHONE.width / 2, y }] });
	await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(box.y + 16) });
	for (const y of [40, 80, 120])
		await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(box.y + 16 + y) });
	await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await menu.waitFor({ state: 'hidden' });
});

async function again(page: Page, deal: string): Promise<void> {
	const before = page.url();
	const menu = await openMenu(page);
	await menu.getByRole('button', { name: 'Start again' }).click();
	await menu.getByRole('button', { name: deal, exact: true }).click();
	await page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/local/'));
	// What is on the screen from now on is the match that has this address.
	await page.reload();
}

/** A hand of Photograph as it was dealt: others may have taken cards from the field by now, and what pictures show is told a moment later. */
async function dealtOn(page: Page): Promise<readonly string[]> {
	const cards = page.getByRole('region', { name: 'Your hand' }).getByRole('button');
	await expect.poll(() => cards.count()).toBe(5);
	const labels = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
	return labels.map((label) => label.split(', ')[0]);
}

/** Which rules a key opens in a new tab. */
async function rulesBy(page: Page, key: string): Promise<string> {
	const opened = page.context().waitForEvent('page');
	await page.keyboard.press(key);
	const rules = await opened;
	await rules.waitForURL('**/rules/**');
	const { pathname } = new URL(rules.url());
	await rules.close();
	return pathname;
}

function hasFocus(part: Locator): Promise<boolean> {
	return part.evaluate((element) => element.contains(document.activeElement));
}
