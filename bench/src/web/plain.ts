import type { Browser, BrowserContextOptions } from 'playwright-core';
import { pressAt } from './press.ts';
import { type Seen, seenOn, watchedPage } from './watch.ts';

const PRESSES = 30;
const BUTTON = { x: 100, y: 100 };

/**
 * Presses on a page that has nothing to do but to count them: what a press takes on this machine, at this hour, whatever
 * the page.
 */
export async function pressPlainButton(
	browser: Browser,
	device: BrowserContextOptions,
	slowDown: number,
): Promise<Seen> {
	const page = await watchedPage(browser, device);
	const debug = await page.context().newCDPSession(page);
	await page.goto('data:text/html,<button style="width:200px;height:200px;margin:0">0</button>');
	await page.locator('button').evaluate((button) => {
		button.addEventListener('click', () => {
			button.textContent = String(Number(button.textContent) + 1);
		});
	});
	await debug.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
	for (let i = 0; i < PRESSES; i++) await pressAt(page, BUTTON);
	const seen = await seenOn(page);
	await page.context().close();
	return seen;
}
