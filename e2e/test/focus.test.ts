import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { asText } from '../src/menu.ts';
import { tabTo } from '../src/photograph.ts';
import { decideAside } from '../src/text-boards.ts';
import { PHONE, visit } from '../src/visit.ts';

const GAMES = ['snapshot', 'wildlife-park', 'sasquatch-snap', 'photoshoot'];

test('a table that is opened from another page begins at its heading, drawn or as text, and says once what to decide', async () => {
	const page = await visit();
	for (const game of ['photograph', ...GAMES]) {
		await page.goto(`/rules/${game}`);
		await page.getByRole('link', { name: 'Play it', exact: true }).press('Enter');
		await page.locator('[data-drawn]').waitFor();
		const heading = page.locator('main h1');
		await expect.poll(() => hasFocus(heading), { message: game }).toBe(true);
		await asText(page);
		// Until it is the reader's decision: while bots play, the line goes on.
		await page.locator('.turn-marker').waitFor();
		const sentence = page.locator('.prompt-bar .say p');
		const counted = async () => (await page.locator('main').innerText()).split(await sentence.innerText()).length - 1;
		await expect.poll(counted, { message: game }).toBe(1);
		// A button may be called by what it does, too.
		const verb = page.locator('main').getByText(await heading.innerText(), { exact: true });
		expect(await verb.and(page.locator(':not(button, button *)')).count(), game).toBe(1);
		await asText(page, false);
	}
});

test('who reads the supply of Wildlife Park by keyboard is still there when the turn has gone on', async () => {
	const page = await visit();
	await page.goto('/play/wildlife-park');
	await asText(page);
	const supply = page.getByRole('region', { name: 'Supply', exact: true });
	await supply.waitFor();
	const before = await supply.innerText();
	const around = page.getByRole('group', { name: 'Supply and other parks' });
	await tabTo(around);
	while ((await supply.innerText()) === before) await decideAside(page);
	expect(await hasFocus(around)).toBe(true);
});

test('a part of a board is a stop for the keyboard while it scrolls, and only then', async () => {
	const page = await visit();
	await page.goto('/play/snapshot');
	await asText(page);
	const everybody = page.getByRole('group', { name: 'What everybody has' });
	await tabTo(everybody);
	expect(await hasFocus(everybody)).toBe(true);

	// Who stands on it stays there when all of it fits.
	await page.setViewportSize({ width: 1366, height: 3000 });
	await expect.poll(() => everybody.getAttribute('tabindex')).toBe('-1');
	expect(await hasFocus(everybody)).toBe(true);
	await page.setViewportSize(PHONE);
	for (const game of GAMES) {
		await page.goto(`/play/${game}`);
		const board = page.getByRole('region', { name: 'The game' });
		await board.getByRole('button').or(board.getByRole('radio')).first().waitFor();
		expect.soft(await stopsIn(board), game).toEqual([]);
	}
});

test('the log is no stop before its lines are too many for its place', async () => {
	const page = await visit();
	await page.goto('/play/sasquatch-snap');
	await asText(page);
	const log = page.getByRole('region', { name: 'Log' });
	await log.getByRole('listitem').first().waitFor();
	expect(await log.getAttribute('tabindex')).toBe(null);
	const isFull = () => log.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
	while (!(await isFull())) await decideAside(page);
	await expect.poll(() => log.getAttribute('tabindex')).toBe('0');
});

test('who looks back on a phone winds by keys, and is back where they came from afterwards', async () => {
	const page = await visit({ viewport: PHONE });
	await page.goto('/play/wildlife-park');
	await asText(page);
	await decideAside(page);
	const log = page.getByRole('button', { name: 'Log', exact: true });
	await log.press('Enter');
	await page.getByRole('dialog', { name: 'Log' }).getByRole('listitem').getByRole('button').first().press('Enter');
	const bar = page.getByRole('region', { name: 'Looking back' });
	await expect.poll(() => hasFocus(bar)).toBe(true);
	await page.keyboard.press('Escape');
	await bar.waitFor({ state: 'detached' });
	await expect.poll(() => hasFocus(log)).toBe(true);
});

test('who looked back and came from nowhere goes on from the prompt', async () => {
	const page = await visit({ viewport: PHONE });
	await page.goto('/play/wildlife-park');
	await asText(page);
	await decideAside(page);
	// As a finger does it in browsers that give buttons no focus.
	await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
	await page.getByRole('button', { name: 'Log', exact: true }).dispatchEvent('click');
	const lines = page.getByRole('dialog', { name: 'Log' }).getByRole('listitem').getByRole('button');
	await lines.first().dispatchEvent('click');
	const bar = page.getByRole('region', { name: 'Looking back' });
	await bar.getByRole('button', { name: 'Back to now' }).press('Enter');
	await expect.poll(() => hasFocus(page.locator('.prompt-region'))).toBe(true);
});

/** What stops the keyboard there without being anything to press or fill in. */
function stopsIn(part: Locator): Promise<string[]> {
	const stops = part.locator('[tabindex="0"]:not(button, input, [role="gridcell"])');
	return stops.evaluateAll((all) => all.map(({ className }) => className));
}

function hasFocus(part: Locator): Promise<boolean> {
	return part.evaluate((element) => element.contains(document.activeElement));
}
