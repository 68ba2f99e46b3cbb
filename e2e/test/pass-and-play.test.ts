import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asText } from '../src/menu.ts';
import { asked, byMouse, byText, decide, tableOn, type Way } from '../src/photograph.ts';
import { visit } from '../src/visit.ts';

/** Far more than any match has, the device's ways included. */
const MOST_STEPS = 200;

test('around one device nobody’s cards are in the page before they hold it', async () => {
	const page = await visit();
	await page.goto('/play/photograph?pass');
	await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '2', exact: true }).check();
	await page.getByRole('textbox', { name: 'Name on seat 1' }).fill('Ada');
	await page.getByRole('textbox', { name: 'Name on seat 2' }).fill('Ben');
	await page.getByRole('button', { name: /^Start the match/ }).click();

	const before = await handOver(page);
	const first = await titlesIn(page);
	expect(first).toHaveLength(5);
	for (const title of first) expect(before).not.toContain(title);

	const seen = await wholePage(page);
	await takeTurn(page);
	await page.getByRole('heading', { name: /^Pass the device to (?:Ada|Ben)$/ }).waitFor();
	const between = await handOver(page);
	const second = await titlesIn(page);
	const taken = second.filter((title) => !seen.includes(title));
	expect(taken.length).toBe(5);
	for (const title of [...first, ...second]) expect(between).not.toContain(title);
	expect(await page.getByRole('region', { name: 'Your hand' }).count()).toBe(1);
});

test('the device goes to and fro to the last card, and everybody finds their own hand again', async () => {
	const page = await visit();
	await page.goto('/play/photograph?pass');
	await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '2', exact: true }).check();
	await page.getByRole('button', { name: /^Start the match/ }).click();
	const left: string[][] = [[], []];
	for (let turn = 0; turn < 6; turn++) {
		await handOver(page);
		const before = left[turn % 2];
		expect(await titlesIn(page)).toEqual(turn < 2 ? expect.any(Array) : before);
		await takeTurn(page);
		left[turn % 2] = await titlesIn(page);
	}
	// The text board is quicker to read.
	await asText(page);
	const { end, picks, winds } = tableOn(page);
	for (let step = 0; step < MOST_STEPS && !(await end.isVisible()); step++) {
		await handingOver(page).or(picks).or(winds).or(end).first().waitFor();
		if (await handingOver(page).first().isVisible()) await handOver(page);
		else await answer(page, byText);
	}
	await page.getByRole('region', { name: 'Places' }).getByText('Player 2').waitFor();
});

test('one match is begun, not a second one against bots beside it', async () => {
	const page = await visit();
	await page.goto('/play/photograph?pass');
	await page.getByRole('button', { name: /^Start the match/ }).click();
	await page.waitForURL('**/local/**');
	await handOver(page);
	await page.getByRole('link', { name: /Back to the start$/ }).click();
	const matches = page.getByRole('region', { name: 'Your matches' }).getByRole('listitem');
	await matches.first().waitFor();
	expect(await matches.count()).toBe(1);
	await page.getByText('Player 2').first().waitFor();
});

/** Waits for the screen between two hands, and takes the device; what the page held before. */
async function handOver(page: Page): Promise<string> {
	const pass = page.getByRole('button', { name: /^Pass to/ });
	const take = page.getByRole('button', { name: /^I am/ });
	await handingOver(page).first().waitFor();
	if (await pass.isVisible()) await pass.click();
	await take.waitFor();
	expect(await page.getByRole('region', { name: 'Your hand' }).count()).toBe(0);
	const before = await wholePage(page);
	await take.click();
	await page.getByRole('region', { name: 'Your hand' }).waitFor();
	return before;
}

/** What is pressed to give the device away, and to take it. */
function handingOver(page: Page): Locator {
	return page.getByRole('button', { name: /^(?:Pass to|I am)/ });
}

async function takeTurn(page: Page): Promise<void> {
	await answer(page, byMouse);
	await answer(page, byMouse);
}

async function answer(page: Page, way: Way): Promise<void> {
	const table = tableOn(page);
	const question = await asked(table);
	if (question !== 'end') await decide(table, question, way, 0);
}

function wholePage(page: Page): Promise<string> {
	return page.evaluate(() => document.documentElement.outerHTML);
}

/** What the pictures in the hand show: no two cards have the same. */
async function titlesIn(page: Page): Promise<string[]> {
	const cards = page.getByRole('region', { name: 'Your hand' }).getByRole('button');
	const titles = () =>
		cards.evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? '').split(', ')[1] ?? ''));
	// What pictures show is told a moment later than where they lie.
	await expect.poll(async () => (await titles()).filter((title) => /^$|^\d+ of \d/.test(title))).toEqual([]);
	return await titles();
}
