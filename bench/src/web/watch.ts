import { type Shift, shiftsOn, watchShifts } from '@shutterbox/e2e/shifts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** What a page has seen since it was opened. */
export interface Seen {
	/** The sum of all layout shifts that no press explains. */
	readonly layoutShift: number;
	/** What moved most. */
	readonly worst: readonly Shift[];
	/** Milliseconds from each press to the next picture, the shortest first. */
	readonly presses: readonly number[];
}

/** A page that takes note of its shifts and presses. Close its context when it is done. */
export async function watchedPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
	const context = await browser.newContext({ locale: 'en', ...options });
	context.setDefaultTimeout(60_000);
	const page = await context.newPage();
	await makeRoom(page);
	await watchShifts(page);
	await page.addInitScript(() => {
		const presses = new Map<number, number>();
		Object.assign(globalThis, { presses });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
				const before = presses.get(entry.interactionId) ?? 0;
				if (entry.interactionId > 0) presses.set(entry.interactionId, Math.max(before, entry.duration));
			}
		}).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
	});
	return page;
}

/** Pixels: more than the bars around a page are high. */
const BARS = 120;

/**
 * Chromium counts its own bars into the height of a window, even where nobody sees it: what lies at the foot of a page
 * would never be drawn, and a press there would wait for a picture of something else.
 */
export async function makeRoom(page: Page): Promise<void> {
	const debug = await page.context().newCDPSession(page);
	const { windowId, bounds } = await debug.send('Browser.getWindowForTarget');
	const { width, height = 0 } = bounds;
	await debug.send('Browser.setWindowBounds', { windowId, bounds: { ...(width && { width }), height: height + BARS } });
	await debug.detach();
}

export async function seenOn(page: Page): Promise<Seen> {
	const { sum, worst } = await shiftsOn(page);
	const presses = await page.evaluate(() => [
		...(globalThis as unknown as { presses: Map<number, number> }).presses.values(),
	]);
	return { layoutShift: sum, worst, presses: presses.sort((a, b) => a - b) };
}
