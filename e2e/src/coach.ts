/** First matches with lessons: what points at what, and how people do what a lesson asks. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** How one does what a lesson asks; nothing where a press on the thing itself is all. */
export type Acts = Readonly<Record<string, ((page: Page, thing: Locator) => Promise<void>) | null>>;

type Onward = (lesson: string, note: Locator) => Promise<void>;

const noteOn = (page: Page, lesson: string) => page.locator(`[data-lesson="${lesson}"]:not(.unplaced)`);
const thingOn = (page: Page) => page.locator('[aria-describedby~="lesson-words"]');

export async function openCoached(page: Page, game: string): Promise<void> {
	await page.goto(`/play/${game}?coach`);
	await page.waitForURL(/\/local\//);
}

/** Waits for a lesson; what it speaks of has to be there, in the window, with the focus, and not under the note. */
export async function comes(page: Page, lesson: string): Promise<Locator> {
	const note = noteOn(page, lesson);
	await note.waitFor();
	const thing = thingOn(page);
	await expect.poll(() => thing.count(), { message: lesson }).toBe(1);
	const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
	const isShown = async () => {
		const [ring, paper] = await Promise.all([page.locator('.coach-ring').boundingBox(), note.boundingBox()]);
		if (ring === null || paper === null) return 'not there';
		const isInside =
			ring.x > -12 && ring.y > -12 && ring.x + ring.width < width + 12 && ring.y + ring.height < height + 12;
		if (!isInside) return `outside of the window: ${JSON.stringify(ring)}`;
		const middle = { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 };
		const isCovered =
			middle.x > paper.x && middle.x < paper.x + paper.width && middle.y > paper.y && middle.y < paper.y + paper.height;
		return isCovered ? 'under the note' : 'shown';
	};
	await expect.poll(isShown, { message: lesson }).toBe('shown');
	return thing;
}

/** Goes through the lessons as somebody with a mouse would. */
export async function learnByMouse(page: Page, acts: Acts): Promise<void> {
	for (const [lesson, act] of Object.entries(acts)) {
		const thing = await comes(page, lesson);
		if (act) await act(page, thing);
		else await thing.click();
		await noteOn(page, lesson).waitFor({ state: 'detached' });
	}
}

/** The same without a pointer: the focus is already where the lesson is. `onward` plays until one comes that is not next. */
export async function learnByKeys(page: Page, acts: Acts, look: () => Promise<void>, onward: Onward): Promise<void> {
	for (const [lesson, act] of Object.entries(acts)) {
		await onward(lesson, noteOn(page, lesson));
		const thing = await comes(page, lesson);
		await expect
			.poll(() => thing.evaluate((one) => one === document.activeElement), { message: `${lesson} has the focus` })
			.toBe(true);
		await look();
		if (act) await act(page, thing);
		else await page.keyboard.press('Enter');
		await noteOn(page, lesson).waitFor({ state: 'detached' });
	}
}
