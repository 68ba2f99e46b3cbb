/** Walks through the built site as a reader does, by keyboard and by pointer, and fails where it does not behave. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { visit } from './browser.ts';

const { browser, address, close } = await visit();

const WALKS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
	async 'a link goes to a page without a reload, moves the focus to its heading and names the tab'(page) {
		await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
		await page.getByRole('link', { name: 'Settings' }).click();
		await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
		assert.equal(await focused(page), 'Settings');
		await titled(page, 'Settings · Shutterbox');
		assert.equal(await page.evaluate(() => 'isSamePage' in globalThis), true);
	},
	async 'going back finds the page where it was left'(page) {
		await page.evaluate(() => scrollTo(0, 300));
		// Pressed by script: a pointer would scroll to the link first.
		await page.getByRole('link', { name: 'About and credits' }).evaluate((link: HTMLElement) => link.click());
		await page.getByRole('heading', { name: 'About Shutterbox' }).waitFor();
		assert.equal(await page.evaluate(() => scrollY), 0);
		await page.goBack();
		await page.getByRole('heading', { name: 'Five photography games' }).waitFor();
		await page.waitForFunction(() => scrollY === 300);
	},
	async 'the reel is a radio group: arrow keys pick the next game, and the button follows'(page) {
		await page.getByRole('radio', { name: /Photograph/ }).focus();
		await page.keyboard.press('ArrowRight');
		await page
			.getByRole('link', { name: /Play Snapshot now/ })
			.first()
			.waitFor();
	},
	async 'the language changes at once and is there on the next visit'(page) {
		await page.getByRole('button', { name: 'RU' }).click();
		await page.getByRole('heading', { name: 'Пять игр о фотографии за одним столом' }).waitFor();
		assert.equal(await page.evaluate(() => document.documentElement.lang), 'ru');
		await page.reload();
		await page.getByRole('heading', { name: 'Пять игр о фотографии за одним столом' }).waitFor();
	},
	async 'the darkroom is there on the next visit before anything is drawn'(page) {
		await page.getByRole('button', { name: 'Switch to the darkroom' }).click();
		assert.equal(await background(page), 'rgb(20, 11, 10)');
		await page.reload();
		await page.getByRole('button', { name: 'Switch to paper' }).waitFor();
		assert.equal(await background(page), 'rgb(20, 11, 10)');
	},
	async 'a dialog takes the focus, closes on Escape and gives the focus back'(page) {
		await page.goto(`${address}gallery`);
		await page.getByRole('button', { name: 'Open a dialog' }).first().click();
		await page.getByRole('dialog', { name: 'Leave the table?' }).waitFor();
		assert.equal(await page.evaluate(() => document.activeElement?.closest('dialog') !== null), true);
		await page.keyboard.press('Escape');
		await page.getByRole('dialog').waitFor({ state: 'detached' });
		assert.equal(await focused(page), 'Open a dialog');
	},
	async 'your turn is said by the bar, the tab and its icon, until it is over'(page) {
		const icon = () => page.locator('link[rel="icon"]').getAttribute('href');
		const pass = page.getByRole('button', { name: 'Pass the turn' }).first();
		await page.goto(`${address}gallery`);
		await titled(page, 'Gallery · Shutterbox');
		assert.equal(await icon(), '/icon.svg');
		await pass.click();
		await page.getByRole('status').getByRole('link', { name: 'Your turn' }).waitFor();
		await titled(page, '● Your turn · Gallery · Shutterbox');
		assert.equal(await icon(), '/icon-turn.svg');
		await pass.click();
		await titled(page, 'Gallery · Shutterbox');
		assert.equal(await icon(), '/icon.svg');
	},
	async 'arrow keys go along the tabs'(page) {
		await page.goto(`${address}gallery`);
		await page.getByRole('tab', { name: 'Scores' }).first().focus();
		await page.keyboard.press('ArrowLeft');
		assert.equal(await focused(page), 'Proof');
		await page.getByText('Why the dice were fair.').first().waitFor();
	},
	async 'settings last for the visit when the browser keeps nothing, and the page says so'(page) {
		await page.addInitScript(() => {
			Object.defineProperty(globalThis, 'localStorage', {
				get() {
					throw new DOMException('blocked', 'SecurityError');
				},
			});
		});
		await page.goto(`${address}settings`);
		await page.getByRole('radio', { name: 'Darkroom' }).check();
		assert.equal(await background(page), 'rgb(20, 11, 10)');
		await page.getByRole('status').getByText('This browser keeps nothing for this page').waitFor();
	},
	async 'a part that does not arrive says so, and the next try brings it'(page) {
		await page.route('**/About-*.js', (route) => route.abort());
		await page.getByRole('link', { name: 'About and credits' }).click();
		await page.getByRole('heading', { name: 'This page did not arrive' }).waitFor();
		await page.unroute('**/About-*.js');
		await page.getByRole('button', { name: 'Load again' }).click();
		await page.getByRole('heading', { name: 'About Shutterbox' }).waitFor();
	},
	async 'a screen that throws leaves a message and a way on, never a blank page'(page) {
		await page.addInitScript(() => {
			Intl.ListFormat.prototype.format = () => {
				throw new Error('a jam in the film');
			};
		});
		await page.goto(`${address}about`);
		await page.getByRole('heading', { name: 'This page came out blurred' }).waitFor();
		await page.getByRole('link', { name: 'Back to the start' }).click();
		await page.getByRole('heading', { name: 'Five photography games' }).waitFor();
	},
};

let failures = 0;
for (const [fact, walk] of Object.entries(WALKS)) {
	const context = await browser.newContext({
		viewport: { width: 1366, height: 768 },
		locale: 'en',
		colorScheme: 'light',
	});
	const page = await context.newPage();
	page.setDefaultTimeout(8000);
	await page.goto(address, { waitUntil: 'networkidle' });
	try {
		await walk(page);
		console.log(`fine    ${fact}`);
	} catch (problem) {
		failures++;
		console.error(`FAILED  ${fact}\n${problem instanceof Error ? problem.message : problem}`);
	}
	await context.close();
}
await close();
process.exitCode = failures === 0 ? 0 : 1;

async function titled(page: Page, title: string): Promise<void> {
	await page.waitForFunction((wanted) => document.title === wanted, title);
}

function focused(page: Page): Promise<string | undefined> {
	return page.evaluate(() => document.activeElement?.textContent?.trim());
}

function background(page: Page): Promise<string> {
	return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}
