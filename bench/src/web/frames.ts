import { asked, byKeys, play, tableOn } from '@shutterbox/e2e/sasquatch-snap';
import type { Browser } from 'playwright-core';
import { makeRoom } from './watch.ts';

/** Milliseconds: 60 pictures a second, and a picture that comes later than the next one was due. */
const LATE = 25;
const DECISIONS = 24;

export interface Frames {
	/** Pictures drawn while something was played. */
	readonly drawn: number;
	readonly late: number;
}

/** How smoothly a board plays what happens, at the machine's own speed: everything is watched to its end. */
export async function measureFrames(browser: Browser, address: string): Promise<Frames> {
	const context = await browser.newContext({ baseURL: address, locale: 'en', viewport: { width: 1366, height: 768 } });
	const page = await context.newPage();
	await makeRoom(page);
	await page.addInitScript(() => {
		const pictures: number[] = [];
		Object.assign(globalThis, { pictures });
		let last: number | null = null;
		const tick = (now: number) => {
			const isPlaying = document.querySelector('[data-playing]') !== null;
			if (isPlaying && last !== null) pictures.push(now - last);
			last = isPlaying ? now : null;
			requestAnimationFrame(tick);
		};
		requestAnimationFrame(tick);
	});
	await page.goto('/play/sasquatch-snap');
	const table = tableOn(page);
	for (let made = 0; made < DECISIONS && (await asked(table)) !== 'end'; made++) {
		await page.waitForFunction(() => document.querySelector('[data-playing]') === null);
		await play(page, byKeys, 1);
	}
	const pictures = await page.evaluate(() => (globalThis as unknown as { pictures: number[] }).pictures);
	await context.close();
	return { drawn: pictures.length, late: pictures.filter((length) => length > LATE).length };
}
