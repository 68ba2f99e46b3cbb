import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { latinOn } from '../src/latin.ts';
import { resultOn } from '../src/result.ts';
import { asked, byKeys, byMouse, play, playTogether, tableOn, type Way } from '../src/sasquatch-snap.ts';
import { byTouch } from '../src/sasquatch-snap-fingers.ts';
import { shiftsOn, watchShifts } from '../src/shifts.ts';
import { openTable, seatPhotographers, sitDownByInvitation } from '../src/tables.ts';
import { PHONE, visit } from '../src/visit.ts';

test('a whole match is played with the mouse: dragging oneself and him, with everything in motion', async () => {
	const page = await visit({ reducedMotion: 'no-preference' });
	await page.goto('/');
	await page.getByRole('radio', { name: /^Sasquatch Snap!/ }).check({ force: true });
	await page.getByRole('link', { name: 'Play Sasquatch Snap! now' }).first().click();
	await page.locator('.forest img').first().waitFor();
	expect(await play(page, byMouse)).toBeGreaterThan(5);
	await resultOn(page, '.clearing .halftone');
});

test('a whole match is played on a phone with fingers', async () => {
	const page = await visit({
		viewport: PHONE,
		hasTouch: true,
		isMobile: true,
		deviceScaleFactor: 2,
		reducedMotion: 'no-preference',
		settings: { speed: 'fast' },
	});
	await watchShifts(page);
	await openShort(page);
	expect(await play(page, byTouch)).toBeGreaterThan(2);
	const { sum, worst } = await shiftsOn(page);
	expect(sum, JSON.stringify(worst, null, 1)).toBeLessThan(0.001);
	await page.getByRole('heading', { name: 'Where the snaps came from' }).waitFor();
});

test('a whole match is played with the keyboard alone, and its replay is wound through a catch', async () => {
	const page = await visit();
	await openShort(page);
	expect(await play(page, byKeys)).toBeGreaterThan(2);
	await page.getByRole('link', { name: 'Watch the replay' }).press('Enter');
	const moment = page.getByRole('slider', { name: 'Moment of the match' });
	await moment.waitFor();
	// Whatever moment is wound to, the board shows its end, and the forest says who is where.
	await page.locator('.log .gold').first().click();
	await page
		.locator('.forest')
		.getByRole('gridcell', { name: /the Sasquatch/ })
		.waitFor();
	await expect.poll(() => page.locator('.sasquatch').getAttribute('data-playing')).toBeNull();
	const before = await standing(page);
	await moment.press('ArrowLeft');
	await expect.poll(() => standing(page)).not.toBe(before);
	await moment.press('ArrowRight');
	await expect.poll(() => standing(page)).toBe(before);
});

test('two people with two bots: cards stay hidden until all lie, and can be taken back', async () => {
	const [ada, ben] = await Promise.all([visit(), visit()]);
	await openTable(ada, 'Sasquatch Snap!', null, 'Ada');
	await sitDownByInvitation(ada, ben);
	await seatPhotographers(ada, 'Bruno, bot, easy', 'Kofi, bot, easy');
	await ada.getByRole('button', { name: /^Start the match/ }).click();
	const people = [
		[ada, byKeys],
		[ben, byKeys],
	] as const;
	// Whoever has the first Whistle blows it; nobody has laid anything yet.
	await Promise.all(
		people.map(async ([page, way]) => (await asked(tableOn(page))) === 'whistle' && (await play(page, way, 1))),
	);
	for (const [page] of people) await page.locator('.sasquatch.for-commit').waitFor();
	const own = ada.locator('.photo.yours');
	await ada.keyboard.press('n');
	await ada.keyboard.press('Enter');
	await ada.getByRole('button', { name: 'Withdraw' }).waitFor();
	await own.locator('.image').waitFor();
	// Ben's page knows that she is ready, and nothing of what lies there.
	await ben.getByRole('img', { name: /^Ada: ready$/ }).waitFor();
	expect(await ben.locator('.photos .image').count()).toBe(0);
	// Nothing can be done in the forest now, and it says so.
	await ada.locator('.forest').click({ position: { x: 200, y: 200 } });
	await ada.locator('.refusal-note').getByRole('link', { name: 'SSQ-19', exact: true }).waitFor();
	await ada.getByRole('button', { name: 'Withdraw' }).click();
	await ada.locator('.sasquatch.for-commit').waitFor();
	expect(await playTogether(people, 12)).toBe(12);
});

test('while rivals lay their cards, whoever still chooses her way keeps it before her', async () => {
	const page = await visit({ reducedMotion: 'no-preference' });
	// Bots take their usual moment.
	await page.context().addInitScript(() => localStorage.setItem('shutterbox.settings', '{}'));
	await page.goto('/play/sasquatch-snap');
	const table = tableOn(page);
	while ((await asked(table)) !== 'commit') expect(await play(page, byKeys, 1)).toBe(1);
	const ways = table.forest.locator('.ways');
	await ways.evaluate((element) => element.setAttribute('data-known', ''));
	await expect.poll(() => page.getByRole('img', { name: /: ready$/ }).count()).toBe(3);
	expect(await ways.getAttribute('data-known'), 'the same handles').toBe('');
});

test('in Russian whatever is asked, answered and told is Russian', async () => {
	const page = await visit({ locale: 'ru' });
	await page.goto('/play/sasquatch-snap');
	const table = tableOn(page);
	const asks = new Set<string>();
	// Traps, walks and lures of several turns have been told by then.
	for (let made = 0; made < 24 && (await asked(table)) !== 'end'; made++) {
		asks.add(await asked(table));
		await page.locator('.refusal-note').waitFor({ state: 'attached' });
		expect(await latinOn(page, ['Shutterbox', 'Sasquatch Snap!', /SSQ-\d+/]), `decision ${made}`).toEqual([]);
		expect(await play(page, byKeys, 1)).toBe(1);
	}
	expect([...asks]).toEqual(expect.arrayContaining(['whistle', 'commit', 'lure']));
});

test('a match in Russian is over in Russian: the front page, then the result', async () => {
	const page = await visit({ locale: 'ru' });
	await page.goto('/play/sasquatch-snap?setup');
	await page.getByText('Варианты и домашние правила').click();
	await page.getByRole('radiogroup', { name: 'Снимков для победы' }).getByRole('radio', { name: /^5/ }).check();
	await page.getByRole('button', { name: /^Начать/ }).click();
	expect(await play(page, byKeys)).toBeGreaterThan(2);
	expect(await latinOn(page, ['Shutterbox', 'Sasquatch Snap!', /SSQ-\d+/])).toEqual([]);
});

test('a press where nothing can be done says why, with its rule', async () => {
	const page = await visit();
	await page.goto('/play/sasquatch-snap');
	const table = tableOn(page);
	// Until it is her trap to set: then a kind she has none of is asked for.
	const toSet: Way = { ...byKeys, commit: async (at) => byKeys.commit(at, 2) };
	while ((await asked(table)) !== 'set') expect(await play(page, toSet, 1)).toBe(1);
	await page.keyboard.press('4');
	await page.getByText(/You have no Super in hand/).waitFor();
	await page.getByRole('link', { name: 'SSQ-24' }).waitFor();
	// A kind is refused, not the square that has the focus.
	await table.forest.getByRole('gridcell', { name: /, you\b/ }).focus();
	await page.keyboard.press('Escape');
	await page.keyboard.press('4');
	await page.getByRole('link', { name: 'SSQ-24' }).waitFor();
	const hatched = () =>
		document
			.getAnimations()
			.filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.role === 'gridcell').length;
	expect(await page.evaluate(hatched)).toBe(0);
});

test.for([
	['a laptop', 1366, 768],
	['a phone', 390, 844],
] as const)('%s shows forest, plates, film and decision without scrolling', async ([, width, height]) => {
	const page = await visit({ viewport: { width, height } });
	await page.goto('/play/sasquatch-snap');
	const table = tableOn(page);
	await asked(table);
	for (const part of ['.forest', '.plate', '.turn-film', '.prompt-bar', '.dock .release']) {
		const boxes = await table.board
			.locator(part)
			.evaluateAll((all) =>
				all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().toJSON()),
			);
		expect(boxes.length, part).toBeGreaterThan(0);
		for (const { left, right, bottom } of boxes) {
			expect(left, part).toBeGreaterThanOrEqual(-10);
			expect(right, part).toBeLessThanOrEqual(width + 10);
			expect(bottom, part).toBeLessThanOrEqual(height);
		}
	}
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
});

/** A match to five snaps, which is over sooner. */
async function openShort(page: Page): Promise<void> {
	await page.goto('/play/sasquatch-snap?setup');
	await page.getByText('Variants and house rules').click();
	await page.getByRole('radiogroup', { name: 'Snaps to win' }).getByRole('radio', { name: /^5/ }).check();
	await page.getByRole('button', { name: /^Start the match/ }).click();
}

/** Who is where, as the grid tells it. */
async function standing(page: Page): Promise<string> {
	const cells = page.locator('.forest').getByRole('gridcell');
	return (await cells.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).join('|');
}
