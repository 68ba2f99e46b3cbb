import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { openHelps } from '../src/menu.ts';
import { asked, byKeys, play, type Table, tableOn, type Way } from '../src/sasquatch-snap.ts';
import { PHONE, visit } from '../src/visit.ts';

test('helps are switched at the table and kept: a hint that says why, lessons told once', async () => {
	const page = await visit();
	const table = await openAtCards(page);
	const hint = page.locator('.prompt-bar').getByText(/^Bot: /);
	await page.getByRole('button', { name: 'Hint' }).click();
	await hint.waitFor();
	await page.keyboard.press('Escape');
	await hint.waitFor({ state: 'detached' });
	await page.keyboard.press('h');
	await hint.waitFor();
	await expect.poll(() => table.release.getAttribute('aria-disabled')).not.toBe('true');
	const helps = await openHelps(page);
	expect(await violationsOn(page), 'axe on the helps').toEqual([]);
	await helps.getByRole('switch', { name: 'Hints' }).uncheck();
	await helps.getByRole('switch', { name: 'Teach me' }).check();
	await page.keyboard.press('Escape');
	await helps.waitFor({ state: 'hidden' });
	await page.getByRole('button', { name: 'Hint' }).waitFor({ state: 'detached' });
	await page.getByRole('button', { name: 'Clear' }).click();
	await page.getByText('You must move every turn').waitFor();
	await page.getByRole('button', { name: 'Got it' }).click();
	await page.getByText('You must move every turn').waitFor({ state: 'detached' });
	await page.reload();
	await asked(table);
	await table.release.waitFor();
	expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
	expect(await page.getByText('You must move every turn').count()).toBe(0);
});

test('after five matches it is asked once whether warnings stay', async () => {
	const page = await visit();
	const played = [1, 2, 3, 4, 5].map((match) => `sasquatch-snap/lesson/match-${match}`);
	await page.context().addInitScript((helps) => {
		// As five matches would have left it.
		const kept = JSON.parse(localStorage.getItem('shutterbox.settings') ?? '{}');
		if (!kept.helps) localStorage.setItem('shutterbox.settings', JSON.stringify({ ...kept, helps }));
	}, played);
	const table = await openAtCards(page);
	await page.getByText('Should the warnings stay?').waitFor();
	await page.getByRole('button', { name: 'Switch off' }).click();
	await page.getByText('Should the warnings stay?').waitFor({ state: 'detached' });
	const helps = await openHelps(page);
	expect(await helps.getByRole('switch', { name: 'Warnings' }).isChecked()).toBe(false);
	await page.reload();
	await asked(table);
	await table.release.waitFor();
	expect(await page.getByText('Should the warnings stay?').count()).toBe(0);
});

test('whatever a pointer rests on or the focus comes to says more about itself', async () => {
	const page = await visit();
	await page.goto('/play/sasquatch-snap');
	const table = tableOn(page);
	const slip = page.locator('.sasquatch .slip');
	// She leaves a trap on the way: then a square has something to tell.
	const withTrap: Way = { ...byKeys, commit: async (at) => byKeys.commit(at, 2) };
	const trapped = table.forest.getByRole('gridcell', { name: /\byour (?:basic|spike)/ }).first();
	while ((await asked(table)) !== 'commit' || !(await trapped.isVisible()))
		expect(await play(page, withTrap, 1)).toBe(1);
	await page.keyboard.press('Escape');
	await trapped.focus();
	await slip
		.getByText(/^You, (?:basic|spike), 1 snap$/)
		.first()
		.waitFor();
	await slip.getByText(/^set in turn \d+$/i).waitFor();
	await trapped.blur();
	await slip.waitFor({ state: 'detached' });
	await page.locator('.photo').first().hover({ force: true });
	await slip.getByText('You: choosing').waitFor();
	// A reporter is known by her plate, and her plate by where she is.
	const own = table.forest.getByRole('gridcell', { name: /, you\b/ });
	await page.locator('.plate.bottom-left header').hover();
	await page.locator('.forest .dotted').first().waitFor({ state: 'attached' });
	await page.mouse.move(2, 2);
	await own.focus();
	await page.keyboard.press('Alt+ArrowLeft');
	await page.keyboard.press('Alt+ArrowRight');
	await page.locator('.plate.bottom-left.looked').waitFor();
	// Without Alt arrows choose her way, though the grid has the focus.
	await page.keyboard.press('ArrowLeft');
	await table.forest.getByRole('radio', { name: /^West/, checked: true }).waitFor();
	expect(await own.evaluate((square) => square === document.activeElement)).toBe(true);
});

test('a finger that is held on something asks about it, and presses nothing', async () => {
	const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
	const table = await openAtCards(page);
	await expect.poll(() => table.board.getAttribute('data-playing')).toBeNull();
	const box = await table.forest.getByRole('gridcell', { name: /, you\b/ }).boundingBox();
	if (box === null) throw new Error('not on the page');
	const touch = await page.context().newCDPSession(page);
	const finger = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
	await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger });
	await page
		.locator('.slip')
		.getByText(/^you\b/)
		.waitFor();
	await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await touch.detach();
	expect(await table.board.getByRole('switch', { name: /Trap!/ }).isChecked()).toBe(false);
	expect(await page.locator('.refusal-note').innerText()).toBe('');
});

test('forecasts on his stops can be switched off', async () => {
	const page = await visit();
	await openAtCards(page);
	const forecasts = page.locator('.forest .chip[data-about]');
	// Until one of his lines has a stop that brings something.
	for (; (await forecasts.count()) === 0; await untilCards(page)) expect(await play(page, byKeys, 1)).toBe(1);
	const helps = await openHelps(page);
	await helps.getByRole('switch', { name: 'Forecasts' }).uncheck();
	await expect.poll(() => forecasts.count()).toBe(0);
	await helps.getByRole('switch', { name: 'Forecasts' }).check();
	await expect.poll(() => forecasts.count()).toBeGreaterThan(0);
});

test('where the host allows no helps, nothing of them is on the board', async () => {
	const page = await visit();
	await page.goto('/play/sasquatch-snap?setup');
	await page.getByText('Variants and house rules').click();
	const option = page.getByRole('radiogroup', { name: 'Helps on the drawn board' });
	await option.getByRole('radio', { name: /^None/i }).check();
	await page.getByRole('button', { name: /^Start the match/ }).click();
	const lines = page.getByRole('radiogroup', { name: 'His line' }).getByRole('radio');
	const told = () => lines.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
	const none = async () => {
		expect(await page.locator('.forest .chip[data-about]').count(), 'forecasts').toBe(0);
		expect(await page.locator('.forest .chip:has(.claw):not(:has(b))').count(), 'warnings').toBe(0);
		expect(await page.getByRole('button', { name: /^(?:Hint|Got it)$/ }).count()).toBe(0);
	};
	// Until one of his lines has a stop, where a forecast would lie.
	for (let stops: readonly string[] = []; stops.length === 0; ) {
		await untilCards(page);
		await none();
		expect(await play(page, byKeys, 1)).toBe(1);
		if ((await asked(tableOn(page))) !== 'lure') continue;
		await page.keyboard.press('Escape');
		await lines.first().waitFor();
		stops = (await told()).filter((line) => !line.includes('clear'));
		for (const line of stops) expect(line).toMatch(/^(?:North|East|South|West): \d+ squares? to [A-K]\d+$/);
		await none();
	}
});

async function openAtCards(page: Page): Promise<Table> {
	await page.goto('/play/sasquatch-snap');
	return await untilCards(page);
}

/** Plays until she is to lay cards, and everything was shown. */
async function untilCards(page: Page): Promise<Table> {
	const table = tableOn(page);
	while ((await asked(table)) !== 'commit') expect(await play(page, byKeys, 1)).toBe(1);
	await page.keyboard.press('Escape');
	await expect.poll(() => table.board.getAttribute('data-playing')).toBeNull();
	return table;
}
