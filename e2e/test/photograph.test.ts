import { expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import {
	asked,
	byKeys,
	byMouse,
	byTouch,
	decide,
	middlesOf,
	play,
	tableOn,
	tabTo,
	type Way,
} from '../src/photograph.ts';
import { noRoomForPictureOn, resultOn } from '../src/result.ts';
import { PHONE, visit } from '../src/visit.ts';

test('a guest comes from the first page to the table in two taps and plays a whole match with the mouse', async () => {
	const page = await visit({ reducedMotion: 'no-preference' });
	await page.goto('/');
	await page.getByRole('radio', { name: /^Photograph/ }).check();
	await page.getByRole('link', { name: 'Play Photograph now' }).first().click();
	await page.locator('.hand img').first().waitFor();
	expect(await play(page, byMouse)).toBeGreaterThan(10);

	await resultOn(page, '.photo-result .line img');
	await noRoomForPictureOn(page);
	// Frames lead back to where they were shot, and the one that counted is ringed.
	const frames = page.locator('.photo-result .strip a');
	await frames.first().focus();
	await page.keyboard.press('End');
	await page.keyboard.press('Home');
	expect(await frames.first().evaluate((one) => one === document.activeElement)).toBe(true);
	expect(await frames.first().getAttribute('href')).toMatch(/\?at=\d+$/);
	const isFound = (await page.getByRole('link', { name: 'See it' }).count()) > 0;
	expect((await page.locator('.photo-result .of .marker').count()) > 0).toBe(isFound);
	await page.getByRole('button', { name: 'Check it here' }).click();
	const proof = page.getByRole('region', { name: 'Was the luck fair?' });
	await proof.getByText('Nobody added a salt.').waitFor();
	expect(await proof.getByText('Holds:').count()).toBe(5);
	expect(await proof.getByText(/Fails:|Not reached:/).count()).toBe(0);
	await page.getByRole('img', { name: 'How the scores went' }).waitFor();

	await page.getByRole('link', { name: 'Watch the replay' }).click();
	await page.getByRole('slider', { name: 'Moment of the match' }).waitFor();
	expect(await violationsOn(page), 'axe on the replay').toEqual([]);
});

test('the lamp shows two good ways, on the table and in words; one is laid out and waits for the own word', async () => {
	const page = await visit({ hasTouch: true });
	await page.goto('/play/photograph');
	const { picks, hand } = tableOn(page);
	await picks.first().waitFor();
	await page.keyboard.press('h');
	const panel = page.getByRole('region', { name: 'Two good ways' });
	const ways = panel.getByRole('listitem').getByRole('button');
	await expect.poll(() => ways.first().evaluate((one) => one === document.activeElement)).toBe(true);
	expect(await ways.count()).toBe(2);
	expect(await page.locator('.hint-mark').allInnerTexts()).toEqual(expect.arrayContaining(['A', 'B']));
	expect(await page.getByRole('button', { name: /, hint [AB]$/ }).count()).toBe(2);
	expect(await violationsOn(page), 'axe on two good ways').toEqual([]);
	await page.keyboard.press('Escape');
	await panel.waitFor({ state: 'detached' });

	await page.setViewportSize(PHONE);
	await page.getByRole('button', { name: 'Hint', exact: true }).tap();
	await ways.nth(1).tap();
	await ways.nth(1).locator('.reasons').waitFor();
	await ways.nth(1).tap();
	await panel.waitFor({ state: 'detached' });
	await page.getByRole('button', { name: /^Take \d$/ }).click();
	await hand
		.getByRole('button', { name: /taken now/ })
		.first()
		.waitFor();
	await page.locator('.lamp button[aria-disabled="false"], .lamp button:not([aria-disabled])').waitFor();
});

test('cards that slide under a press do not lose it', async () => {
	const page = await visit({ reducedMotion: 'no-preference' });
	await page.goto('/play/photograph');
	const table = tableOn(page);
	await table.picks.first().waitFor();
	const slowly: Way = {
		...byMouse,
		async wind({ winds, hand }) {
			const [first, next] = await middlesOf(winds);
			await page.mouse.click(first.x, first.y);
			await hand.getByRole('button', { pressed: true }).waitFor();
			await page.mouse.move(next.x, next.y);
			await page.mouse.down();
			await hand.getByRole('button', { name: /2 of \d from the shutter.*lifted/ }).waitFor();
			await middlesOf(winds);
			await page.mouse.up();
		},
	};
	await decide(table, 'pick', slowly, 0);
	await table.winds.first().waitFor();
	await decide(table, 'wind', slowly, 1);
});

test('a card that is on its way up leaves its slot to the press', async () => {
	const page = await visit({ reducedMotion: 'no-preference' });
	await page.goto('/play/photograph');
	const table = tableOn(page);
	await table.picks.first().click();
	await table.winds.first().click();
	const lifted = table.hand.locator('.slot', { has: page.getByRole('button', { pressed: true }) });
	const slot = await lifted.boundingBox();
	if (slot === null) throw new Error('not on the page');
	await page.mouse.click(slot.x + slot.width / 2, slot.y + slot.height - 1);
	await lifted.waitFor({ state: 'detached' });
});

test('a match is played on a phone with fingers', async () => {
	const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
	await page.goto('/');
	await page.getByRole('link', { name: 'Play Photograph now' }).locator('visible=true').tap();
	expect(await play(page, byTouch)).toBeGreaterThan(10);
	// A film's title tells its story, and puts it away again.
	const [title, story] = ['h2 button', '.tell p'].map((part) => page.locator(`.photo-result .lines ${part}`).first());
	await title.waitFor();
	const isTold = await story.isVisible();
	for (const isNext of [!isTold, isTold]) {
		expect(await title.getAttribute('aria-expanded')).toBe(String(!isNext));
		await title.tap();
		await expect.poll(() => story.isVisible()).toBe(isNext);
	}
	// What phones have: a sheet that takes pictures.
	const given = page.evaluate(
		() =>
			new Promise((resolve) => {
				navigator.canShare = () => true;
				navigator.share = async (what) => resolve(what?.files?.map(({ type }) => type));
			}),
	);
	await page.getByRole('button', { name: 'Picture', exact: true }).tap();
	expect(await given).toEqual(['image/png']);
});

test.for([
	['a phone on its side', 844, 390],
	['the smallest phone', 320, 640],
	['a tablet', 820, 1180],
] as const)('%s shows field, films, hand and decision at once', async ([, width, height]) => {
	const page = await visit({ viewport: { width, height }, hasTouch: true, isMobile: true });
	await page.goto('/play/photograph');
	const table = tableOn(page);
	await table.picks.first().waitFor();
	const parts = [
		table.field.getByRole('button'),
		table.hand.getByRole('button'),
		page.locator('.film-row, .prompt-bar'),
	];
	for (const part of parts) {
		const boxes = await part.evaluateAll((all) =>
			all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().toJSON()),
		);
		expect(boxes.length).toBeGreaterThan(0);
		for (const { left, top, right, bottom } of boxes) {
			expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
			expect(right).toBeLessThanOrEqual(width);
			expect(bottom).toBeLessThanOrEqual(height);
		}
	}
	const [field, films] = [await table.field.boundingBox(), await page.locator('.films').boundingBox()];
	expect(overlap(field, films)).toBe(0);
});

test('a whole match is played with the keyboard alone, and one in which a hint was asked for says so', async () => {
	const page = await visit();
	await page.goto('/');
	await tabTo(page.getByRole('radio', { name: /^Photograph/ }));
	await tabTo(page.getByRole('link', { name: 'Play Photograph now' }).first());
	await page.keyboard.press('Enter');
	await asked(tableOn(page));
	await page.keyboard.press('h');
	await page.getByText('The match is marked “with hints”.').waitFor();
	await page.keyboard.press('Escape');
	expect(await play(page, byKeys)).toBeGreaterThan(10);
	await page.locator('.own-place').getByText('with hints', { exact: true }).waitFor();
	await tabTo(page.getByRole('link', { name: 'Watch the replay' }));
	await page.keyboard.press('Enter');
	await tabTo(page.getByRole('slider', { name: 'Moment of the match' }));
	await page.goto('/studio');
	await page.getByRole('list', { name: 'Finished' }).getByText('with hints', { exact: true }).waitFor();
});

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;

/** Pixels that two boxes share. */
function overlap(a: Box, b: Box): number {
	if (a === null || b === null) throw new Error('not on the page');
	const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
	const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	return Math.max(0, Math.floor(across)) * Math.max(0, Math.floor(down));
}
