import { asked, decide, middlesOf, type Table, type Way } from '@shutterbox/e2e/photograph';
import type { Page } from 'playwright-core';
import { dragFrom, lookAround, pressAt, tapAt } from './press.ts';

/** Plays a match as a person at rest does. Cards are found by plain selectors: to look for roles would slow the page itself. */
export async function playCalmly(page: Page, way: Way = byMouse): Promise<void> {
	const field = page.locator('.photo-field');
	const hand = page.locator('.hand');
	const table: Table = {
		field,
		hand,
		picks: field.locator('[data-place]:not([aria-disabled=true])'),
		winds: hand.locator('button:not([aria-disabled=true])'),
		end: page.locator('a[href^="/replay/"]').first(),
	};
	await lookAround(page);
	for (let made = 0; ; made++) {
		const question = await asked(table);
		if (question === 'end') return;
		await decide(table, question, way, made);
	}
}

/** By turns a card is lifted and put down by two presses, or dragged. */
const byMouse: Way = {
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
		} else await dragFrom(page, card, goal);
	},
};

/** A finger chooses first and confirms then. */
export const byFinger: Way = {
	async pick({ picks }, turn) {
		const places = await middlesOf(picks);
		await tapAt(picks.page(), places[turn % places.length]);
		await release(picks.page());
	},
	async wind({ winds }) {
		for (const place of (await middlesOf(winds)).slice(0, 2)) await tapAt(winds.page(), place);
		await release(winds.page());
	},
};

async function release(page: Page): Promise<void> {
	const button = page.locator('.prompt-bar .release');
	await button.waitFor();
	const [middle] = await middlesOf(button);
	await tapAt(page, middle);
}
