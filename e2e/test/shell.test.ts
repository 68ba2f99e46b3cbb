import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../src/visit.ts';

const START = 'Five photography games';

test('a link goes to a page without a reload, moves the focus to its heading and names the tab', async () => {
	const page = await start();
	await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
	await page.getByRole('link', { name: 'Settings' }).click();
	await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
	expect(await focused(page)).toBe('Settings');
	await expect.poll(() => page.title()).toBe('Settings · Shutterbox');
	expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

test('going back finds the page where it was left', async () => {
	const page = await start();
	await page.evaluate(() => scrollTo(0, 300));
	// Pressed by script: a pointer would scroll to the link first.
	await page.getByRole('link', { name: 'About and credits' }).evaluate((link: HTMLElement) => link.click());
	await page.getByRole('heading', { name: 'About Shutterbox' }).waitFor();
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await page.goBack();
	await page.getByRole('heading', { name: START }).waitFor();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test('arrow keys pick the next game on the reel, and the button follows', async () => {
	const page = await start();
	await page.getByRole('radio', { name: /Photograph/ }).focus();
	await page.keyboard.press('ArrowRight');
	await page
		.getByRole('link', { name: /Play Snapshot now/ })
		.first()
		.waitFor();
});

test('a dialog takes the focus, closes on Escape and gives the focus back', async () => {
	const page = await visit();
	await page.goto('/gallery');
	await page.getByRole('button', { name: 'Open a dialog' }).first().click();
	await page.getByRole('dialog', { name: 'Leave the table?' }).waitFor();
	expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
	await page.keyboard.press('Escape');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	expect(await focused(page)).toBe('Open a dialog');
});

test('your turn is said by the bar, the tab and its icon, until it is over', async () => {
	const page = await visit();
	const tab = async () => ({
		title: await page.title(),
		icon: await page.locator('link[rel="icon"]').getAttribute('href'),
	});
	const quiet = { title: 'Gallery · Shutterbox', icon: '/icon.svg' };
	const pass = page.getByRole('button', { name: 'Pass the turn' }).first();
	await page.goto('/gallery');
	await expect.poll(tab).toEqual(quiet);
	await pass.click();
	await page.getByRole('status').getByRole('link', { name: 'Your turn' }).waitFor();
	await expect.poll(tab).toEqual({ title: '● Your turn · Gallery · Shutterbox', icon: '/icon-turn.svg' });
	await pass.click();
	await expect.poll(tab).toEqual(quiet);
});

test('arrow keys go along the tabs', async () => {
	const page = await visit();
	await page.goto('/gallery');
	await page.getByRole('tab', { name: 'Scores' }).first().focus();
	await page.keyboard.press('ArrowLeft');
	expect(await focused(page)).toBe('Proof');
	await page.getByText('Why the dice were fair.').first().waitFor();
});

test('settings last for the visit when the browser keeps nothing, and the page says so', async () => {
	const page = await visit();
	await page.addInitScript(() => {
		Object.defineProperty(globalThis, 'localStorage', {
			get() {
				throw new DOMException('blocked', 'SecurityError');
			},
		});
	});
	await page.goto('/settings');
	await page.getByRole('radio', { name: 'Darkroom' }).check();
	await page.locator('html[data-theme="dark"]').waitFor();
	await page.getByRole('status').getByText('This browser keeps nothing for this page').waitFor();
});

test('a part that does not arrive says so, and the next try brings it', async () => {
	const page = await visit({ expected: [/net::ERR_FAILED/, /Failed to fetch dynamically imported module/] });
	await page.goto('/');
	await page.route('**/About-*.js', (route) => route.abort());
	await page.getByRole('link', { name: 'About and credits' }).click();
	await page.getByRole('heading', { name: 'This page did not arrive' }).waitFor();
	await page.unroute('**/About-*.js');
	await page.getByRole('button', { name: 'Load again' }).click();
	await page.getByRole('heading', { name: 'About Shutterbox' }).waitFor();
});

test('the bar stands while the screen is on its way', async () => {
	const page = await visit();
	const { promise: isAwaited, resolve: begin } = Promise.withResolvers<void>();
	const { promise: isLate, resolve: arrive } = Promise.withResolvers<void>();
	await page.route('**/About-*.js', async (route) => {
		begin();
		await isLate;
		await route.continue();
	});
	await page.goto('/about', { waitUntil: 'domcontentloaded' });
	await isAwaited;
	await page.locator('.top-bar .logo').waitFor();
	arrive();
	await page.getByRole('heading', { name: 'About Shutterbox' }).waitFor();
});

test('a screen that throws leaves a message and a way on, never a blank page', async () => {
	const page = await visit({ expected: [/a jam in the film/] });
	await page.addInitScript(() => {
		Intl.ListFormat.prototype.format = () => {
			throw new Error('a jam in the film');
		};
	});
	await page.goto('/about');
	await page.getByRole('heading', { name: 'This page came out blurred' }).waitFor();
	await page.getByRole('link', { name: 'Back to the start' }).click();
	await page.getByRole('heading', { name: START }).waitFor();
});

async function start(): Promise<Page> {
	const page = await visit();
	await page.goto('/', { waitUntil: 'networkidle' });
	return page;
}

function focused(page: Page): Promise<string | undefined> {
	return page.evaluate(() => document.activeElement?.textContent?.trim());
}
