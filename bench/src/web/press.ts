/** Presses as they are made by a person at rest. */
import type { Page } from 'playwright-core';

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** Milliseconds: nobody presses what they have not looked at, nor moves on before they have seen what came of it. */
const LOOK = 150;
const PRESS = 60;
const SEE = 150;

/** A drag takes a quarter of a second, and a hand sees where it is. */
const STEPS = 12;
const STEP = 20;

/** A table that has just been laid is looked at first. */
const FIRST_LOOK = 3000;

export async function lookAround(page: Page): Promise<void> {
	await page.locator('.playing').waitFor();
	await page.waitForTimeout(FIRST_LOOK);
}

export async function pressAt(page: Page, { x, y }: Point): Promise<void> {
	await page.mouse.move(x, y);
	await page.waitForTimeout(LOOK);
	await page.mouse.down();
	await page.waitForTimeout(PRESS);
	await page.mouse.up();
	await page.waitForTimeout(SEE);
}

/** What is grabbed is carried there, not flung, and held for a moment before it is let go. */
export async function dragFrom(page: Page, from: Point, to: Point): Promise<void> {
	await page.mouse.move(from.x, from.y);
	await page.waitForTimeout(LOOK);
	await page.mouse.down();
	await page.waitForTimeout(PRESS);
	for (let step = 1; step <= STEPS; step++) {
		const share = step / STEPS;
		await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
		await page.waitForTimeout(STEP);
	}
	await page.waitForTimeout(PRESS);
	await page.mouse.up();
	await page.waitForTimeout(SEE);
}

/** A finger rests on the glass for a moment, as the mouse's button stays down. */
export async function tapAt(page: Page, { x, y }: Point): Promise<void> {
	const glass = await page.context().newCDPSession(page);
	await page.waitForTimeout(LOOK);
	await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
	await page.waitForTimeout(PRESS);
	await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await page.waitForTimeout(SEE);
	await glass.detach();
}
