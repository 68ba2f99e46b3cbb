import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { FINGERS } from '../src/fingers.ts';
import { resultOn } from '../src/result.ts';
import { shiftsOn, watchShifts } from '../src/shifts.ts';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
import { visit } from '../src/visit.ts';
import { asked, byKeys, byMouse, byTouch, openMatch, parkOn, play, tableOn } from '../src/wildlife-park.ts';

test('a whole match of three is played with the mouse, missions on, with everything in motion', async () => {
	const page = await visit({ reducedMotion: 'no-preference' });
	await watchShifts(page);
	await openMatch(page, { seats: 3, missions: true });
	await page.locator('.own-park img').first().waitFor();
	const made = await play(page, byMouse);
	await nothingMoved(page);
	expect(made.filter((question) => question === 'turn')).toHaveLength(15);
	await resultOn(page, '.printed .plane img');
});

test('a whole match of six on the other side of the boards is played on a phone with fingers', async () => {
	const page = await visit({ ...FINGERS, settings: { speed: 'fast' } });
	await watchShifts(page);
	await openMatch(page, { seats: 6, missions: true, side: true });
	const made = await play(page, byTouch);
	await nothingMoved(page);
	expect(made.filter((question) => question === 'turn')).toHaveLength(15);
	await page.getByRole('heading', { name: 'Where the points came from' }).waitFor();
});

test('the solo challenge is played on a phone with fingers', async () => {
	const page = await visit({ ...FINGERS, settings: { speed: 'fast' } });
	await watchShifts(page);
	await openMatch(page, { seats: 1 });
	const made = await play(page, byTouch);
	for (const question of ['soloReroll', 'soloDiscard', 'declare', 'protect', 'turn'] as const)
		expect(made).toContain(question);
	await nothingMoved(page);
});

test('the solo challenge is played with the keyboard alone, and its replay is wound', async () => {
	const page = await visit();
	await openMatch(page, { seats: 1 });
	const made = await play(page, byKeys);
	expect(made.filter((question) => question === 'declare')).toHaveLength(15);
	await page.getByRole('link', { name: 'Watch the replay' }).press('Enter');
	const moment = page.getByRole('slider', { name: 'Moment of the match' });
	await moment.waitFor();
	await moment.press('End');
	const before = await parkOn(page);
	for (let steps = 0; steps < 12; steps++) await moment.press('ArrowLeft');
	await expect.poll(() => parkOn(page)).not.toBe(before);
	await moment.press('End');
	await expect.poll(() => parkOn(page)).toBe(before);
});

test.for([
	['Ordered', byKeys, {}],
	['Stepwise', byMouse, {}],
	['Stepwise', byTouch, FINGERS],
] as const)('choosing and building apart, %s: both items wait on their tray', async ([tempo, way, options]) => {
	const page = await visit(options);
	await openMatch(page, { seats: 3, tempo: new RegExp(`^${tempo}`) });
	const made = await play(page, way, 8);
	expect(made).toContain('choose');
	expect(made).toContain('build');
});

test('a turn is composed, handed in, withdrawn and changed before the last seat is ready', async () => {
	const [ada, ben] = await Promise.all([visit(), visit()]);
	await openTable(ada, 'Wildlife Park', 2, 'Ada');
	await sitDownByInvitation(ada, ben);
	await ada.getByRole('button', { name: /^Start the match/ }).click();
	for (const _ of ['reroll', 'swap']) await Promise.all([play(ada, byKeys, 1), play(ben, byKeys, 1)]);
	const table = tableOn(ada);
	expect(await asked(table)).toBe('turn');
	await play(ada, byMouse, 1);
	await ada.locator('.wildlife.closed').waitFor();
	const planned = ada.locator('.own-park .planned');
	expect(await planned.count()).toBeGreaterThan(0);
	const first = await parkOn(ada);
	// Ben's page knows that she is ready, and nothing of what she plans.
	await ben.locator('.neighbour .lamp.ok').waitFor();
	expect(await ben.locator('.planned').count()).toBe(0);
	await ada.getByRole('button', { name: 'Withdraw' }).click();
	await ada.locator('.wildlife.for-turn').waitFor();
	// All is there as it was; then it is changed, and what was changed is built.
	expect(await parkOn(ada)).toBe(first);
	await ada.getByRole('button', { name: 'Start over' }).click();
	await expect.poll(() => planned.count()).toBe(0);
	await play(ada, (at, question) => byMouse(at, question, 2), 1);
	await ada.locator('.wildlife.closed').waitFor();
	const second = await parkOn(ada);
	expect(second).not.toBe(first);
	await play(ben, byKeys, 1);
	await ada.locator('.wildlife.for-turn:not([data-playing])').waitFor();
	expect(await parkOn(ada)).toBe(second.replaceAll(', planned', ''));
});

test('a die where it cannot stand says why, with its rule, and comes back to the hand', async () => {
	const page = await visit();
	await page.goto('/play/wildlife-park');
	await play(page, byMouse, 2);
	await asked(tableOn(page));
	await page.locator('.mount.mine .thing.die-thing').first().click();
	await page.locator('.wildlife.holding').waitFor();
	// Pointing at it is enough to read why; a press says it, too, and leads to the rule.
	const refused = page.locator('.own-park .hit:not(.fits)').first();
	const box = await refused.boundingBox();
	if (box === null) throw new Error('not on the page');
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
	await page
		.locator('.prompt-region')
		.getByText(/WPK-\d+/)
		.waitFor();
	await refused.dispatchEvent('click');
	await page.locator('.refusal-note').getByRole('link', { name: /^WPK-/ }).waitFor();
	await page.locator('.wildlife.holding').waitFor();
	// Escape lays it back, the other button, and a press beside everything.
	const ways = [
		() => page.keyboard.press('Escape'),
		() => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button: 'right' }),
		() => page.locator('.own-park').click({ position: { x: 4, y: 4 } }),
	];
	for (const back of ways) {
		if (back !== ways[0]) await page.locator('.mount.mine .thing.die-thing').first().click();
		await page.locator('.wildlife.holding').waitFor();
		await back();
		await page.locator('.wildlife:not(.holding)').waitFor();
		expect(await page.locator('.thing.used, .own-park .aim-brackets').count()).toBe(0);
	}
});

test('a die that a worker turns on its way shows the pin, and what it was and is', async () => {
	const page = await visit();
	await page.goto('/play/wildlife-park');
	await play(page, byMouse, 2);
	await asked(tableOn(page));
	const dice = page.locator('.mount button.die-thing');
	const helped = page.locator('.own-park .hit.fits[aria-label*="worker as"]');
	// Of twelve dice one at least is a step away from where it could stand.
	for (let n = 0; n < (await dice.count()); n++) {
		await dice.nth(n).click();
		await page.locator('.wildlife.holding').waitFor();
		if ((await helped.count()) > 0) break;
		await page.keyboard.press('Escape');
		await page.locator('.wildlife:not(.holding)').waitFor();
	}
	await helped.first().dispatchEvent('click');
	await page.locator('.own-park .planned').waitFor();
	await page
		.locator('.own-park .map-chip')
		.getByText(/^\d → \d$/)
		.waitFor();
	expect(await page.locator('.own-park .worker-steps .spot-pin').count()).toBeGreaterThan(0);
	await page.keyboard.press('Escape');
	await expect.poll(() => page.locator('.own-park .worker-steps .spot-pin').count()).toBe(0);
});

test('a neighbour’s park opens in place, and the draft waits', async () => {
	const page = await visit();
	await page.goto('/play/wildlife-park');
	await play(page, byMouse, 2);
	await asked(tableOn(page));
	await page.locator('.mount.round .thing.tile-thing').first().click();
	await page.locator('.own-park .hit.fits').first().click();
	await page.locator('.neighbour').nth(1).click();
	const slide = page.locator('.enlarged');
	await slide.waitFor();
	expect(await violationsOn(page), 'axe with a slide open').toEqual([]);
	await page.keyboard.press('Escape');
	await slide.waitFor({ state: 'detached' });
	// A press beside it puts it away, and presses nothing else.
	await page.keyboard.press('1');
	await slide.waitFor();
	await page.locator('.mount.mine .thing.die-thing').first().click();
	await slide.waitFor({ state: 'detached' });
	expect(await page.locator('.own-park .planned, .thing.used').count()).toBe(2);
});

test.for([
	['a laptop', 1366, 768],
	['a phone', 390, 844],
] as const)('%s shows park, mounts, others and decision without scrolling', async ([, width, height]) => {
	const page = await visit({ viewport: { width, height } });
	await page.goto('/play/wildlife-park');
	await page.locator('.wildlife .dock').waitFor();
	for (const part of ['.own-park .plane', '.mount', '.neighbour', '.prompt-bar', '.dock button']) {
		const boxes = await page
			.locator(`.wildlife ${part}`)
			.evaluateAll((all) =>
				all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().toJSON()),
			);
		expect(boxes.length, part).toBeGreaterThan(0);
		for (const { left, right, bottom } of boxes) {
			expect(left, part).toBeGreaterThanOrEqual(0);
			expect(right, part).toBeLessThanOrEqual(width);
			expect(bottom, part).toBeLessThanOrEqual(height);
		}
	}
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
});

/** By itself, from the form to the result. */
async function nothingMoved(page: Page): Promise<void> {
	const { sum, worst } = await shiftsOn(page);
	expect(sum, JSON.stringify(worst)).toBeLessThan(0.001);
}
