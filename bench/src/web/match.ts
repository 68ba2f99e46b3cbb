import { asked, decide, middlesOf, type Table, type Way } from '@shutterbox/e2e/photograph';
import type { Browser, Page } from 'playwright-core';
import { seenOn, watchedPage } from './watch.ts';

export interface MatchFigures {
	readonly decisions: number;
	/** The sum of all layout shifts during the match that no press explains. */
	readonly layoutShift: number;
	/** Milliseconds from a press to the next picture: the longest, and the 75th of 100. */
	readonly slowest: number;
	readonly usual: number;
	readonly presses: number;
}

/** A whole match of Photograph by mouse on a processor that is so many times slower. */
export async function measureMatch(browser: Browser, address: string, slowDown: number): Promise<MatchFigures> {
	const page = await watchedPage(browser, { baseURL: address, viewport: { width: 1366, height: 768 } });
	const debug = await page.context().newCDPSession(page);
	await page.goto('/play/photograph');
	await debug.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
	const decisions = await playCalmly(page);
	const { layoutShift, presses } = await seenOn(page);
	await page.context().close();
	return {
		decisions,
		layoutShift,
		slowest: presses.at(-1) ?? 0,
		usual: presses[Math.floor(presses.length * 0.75)] ?? 0,
		presses: presses.length,
	};
}

/** Nobody presses what they have not looked at. */
const LOOK = 150;
const PRESS = 60;

/** Plays a match as a person at rest does. Cards are found by plain selectors: to look for roles would slow the page itself. */
async function playCalmly(page: Page): Promise<number> {
	const field = page.locator('.photo-field');
	const hand = page.locator('.hand');
	const table: Table = {
		field,
		hand,
		picks: field.locator('[data-place]:not([aria-disabled=true])'),
		winds: hand.locator('button:not([aria-disabled=true])'),
		end: page.locator('a[href^="/replay/"]'),
	};
	for (let made = 0; ; made++) {
		const question = await asked(table);
		if (question === 'end') return made;
		await decide(table, question, calmly, made);
	}
}

/** By turns a card is lifted and put down by two presses, or dragged. */
const calmly: Way = {
	async pick({ picks }, turn) {
		const places = await middlesOf(picks);
		await pressAt(picks.page(), places[turn % places.length]);
	},
	async wind({ winds }, turn) {
		const page = winds.page();
		const places = await middlesOf(winds);
		const from = turn % (places.length - 1);
		const [card, goal] = [places[from], places[from + 1]];
		if (turn % 4 < 2) {
			await pressAt(page, card);
			await pressAt(page, goal);
		} else {
			await page.mouse.move(card.x, card.y);
			await page.waitForTimeout(LOOK);
			await page.mouse.down();
			await page.mouse.move(goal.x, goal.y, { steps: 8 });
			await page.waitForTimeout(PRESS);
			await page.mouse.up();
		}
	},
};

async function pressAt(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
	await page.mouse.move(x, y);
	await page.waitForTimeout(LOOK);
	await page.mouse.down();
	await page.waitForTimeout(PRESS);
	await page.mouse.up();
}
