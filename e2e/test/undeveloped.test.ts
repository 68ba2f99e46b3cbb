import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, visit } from '../src/visit.ts';

/** Boards by the classes with which they ask for something. */
const BOARDS = {
	photograph: '.photograph',
	snapshot: '.snapshot',
	'wildlife-park': '.wildlife',
	'sasquatch-snap': '.sasquatch',
	photoshoot: '.studio',
} as const;

/** What paints the pictures, and the parts of boards that come after the rest. */
const LATE = /darkroom-worker|assets\/(?:later|Detail|Sheets)-/;

test.for(
	Object.entries(BOARDS).flatMap(([game, board]) => [
		[game, 'a laptop', board, {}] as const,
		[game, 'a phone', board, { viewport: PHONE, hasTouch: true, isMobile: true }] as const,
	]),
)('%s on %s: nothing moves when pictures and late parts come, however late', async ([game, , board, device]) => {
	const page = await visit(device);
	let develop = () => {};
	const isTime = new Promise<void>((resolve) => {
		develop = resolve;
	});
	await page.route(LATE, async (route) => {
		await isTime;
		await route.continue();
	});
	await page.goto(`/play/${game}`);
	await page.locator(board).first().waitFor();
	await page.keyboard.press('Escape');
	await page.locator('[data-question]').waitFor();
	const before = await settledOn(page, board);
	expect(await page.locator(`${board} img[src^="blob:"]`).count(), 'pictures before').toBe(0);
	expect(await page.locator(`${board} .pin:empty`).count(), 'tiles that nobody can tell apart').toBe(0);
	develop();
	await expect.poll(() => page.locator(`${board} img[src^="blob:"]`).count()).toBeGreaterThan(4);
	await page.waitForTimeout(500);
	expect(await boxesOn(page, board)).toEqual(before);
});

/** Where everything lies once the bots have played and wait for the person. */
async function settledOn(page: Page, board: string): Promise<string[]> {
	for (let before = await boxesOn(page, board); ; ) {
		await page.waitForTimeout(1_500);
		const now = await boxesOn(page, board);
		if (now.join() === before.join()) return now;
		before = now;
	}
}

/** Where everything lies that can be pressed, taken, or flown to. */
function boxesOn(page: Page, board: string): Promise<string[]> {
	return page.locator(`${board} :is(button, [data-source], [data-target], [data-anchor])`).evaluateAll((all) =>
		all.map((one) => {
			const { x, y, width, height } = one.getBoundingClientRect();
			return `${one.className} ${[x, y, width, height].map(Math.round).join(' ')}`;
		}),
	);
}
