import { byTouch, play } from '@shutterbox/e2e/photograph';
import { form, playByText, type Step, snapshot } from '@shutterbox/e2e/text-boards';
import type { Browser } from 'playwright-core';
import { seenOn, watchedPage } from './watch.ts';

const LAPTOP = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The boards that are text. Photoshoot is played against the clock, by hand. */
const TEXT_BOARDS: readonly (readonly [game: string, step: Step])[] = [
	['snapshot', snapshot],
	['wildlife-park', form],
	['sasquatch-snap', form],
];

/** How far the page moves by itself, summed over a match with bots at their usual pace. */
export async function* measureStillness(browser: Browser, address: string): AsyncGenerator<[string, number]> {
	const phone = await watchedPage(browser, { baseURL: address, ...PHONE });
	await phone.goto('/play/photograph');
	await play(phone, byTouch);
	yield ['photograph, phone', (await seenOn(phone)).layoutShift];
	await phone.context().close();
	for (const [game, step] of TEXT_BOARDS) {
		const page = await watchedPage(browser, { baseURL: address, ...LAPTOP });
		await page.goto(`/play/${game}`);
		await playByText(page, step);
		yield [`${game}, text board`, (await seenOn(page)).layoutShift];
		await page.context().close();
	}
}
