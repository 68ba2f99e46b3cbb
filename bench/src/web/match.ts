import type { Browser } from 'playwright-core';
import { byMouse, play } from '../../../e2e/src/photograph.ts';

export interface MatchFigures {
	readonly decisions: number;
	/** The sum of all layout shifts during the match that no press explains. */
	readonly layoutShift: number;
	/** Milliseconds from a press to the next picture: the longest, and the 75th of 100. */
	readonly slowest: number;
	readonly usual: number;
	readonly presses: number;
}

interface Watched {
	readonly shifts: number[];
	readonly presses: Map<number, number>;
}

/** A whole match of Photograph by mouse on a processor that is so many times slower. */
export async function measureMatch(browser: Browser, address: string, slowDown: number): Promise<MatchFigures> {
	const context = await browser.newContext({ baseURL: address, viewport: { width: 1366, height: 768 }, locale: 'en' });
	context.setDefaultTimeout(60_000);
	const page = await context.newPage();
	await page.addInitScript(() => {
		const watched: Watched = { shifts: [], presses: new Map() };
		Object.assign(globalThis, { watched });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
				if (!entry.hadRecentInput) watched.shifts.push(entry.value);
		}).observe({ type: 'layout-shift', buffered: true });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
				const before = watched.presses.get(entry.interactionId) ?? 0;
				if (entry.interactionId > 0) watched.presses.set(entry.interactionId, Math.max(before, entry.duration));
			}
		}).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
	});
	const debug = await context.newCDPSession(page);
	await page.goto('/play/photograph');
	await debug.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
	const decisions = await play(page, byMouse);
	const { shifts, presses } = await page.evaluate(() => {
		const { watched } = globalThis as unknown as { watched: Watched };
		return { shifts: watched.shifts, presses: [...watched.presses.values()] };
	});
	await context.close();
	presses.sort((a, b) => a - b);
	return {
		decisions,
		layoutShift: shifts.reduce((sum, shift) => sum + shift, 0),
		slowest: presses.at(-1) ?? 0,
		usual: presses[Math.floor(presses.length * 0.75)] ?? 0,
		presses: presses.length,
	};
}
