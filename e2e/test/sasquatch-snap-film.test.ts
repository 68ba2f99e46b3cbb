import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, byKeys, play, playTogether, type Table, tableOn } from '../src/sasquatch-snap.ts';
import { openTable, seatPhotographers, sitDownByInvitation } from '../src/tables.ts';
import { PHONE, visit } from '../src/visit.ts';

test('a frame of the film that is held shows how the forest lay then', async () => {
	const page = await visit();
	const table = await afterTurn(page);
	const places = placesOn(table);
	const now = await places();
	await page.getByRole('button', { name: 'The turn before' }).click();
	const frame = table.board.locator('.turn-film button.frame').nth(1);
	await frame.hover();
	await page.mouse.down();
	await expect.poll(places).not.toBe(now);
	await page.mouse.up();
	await expect.poll(places).toBe(now);
	expect(await table.board.getAttribute('data-playing'), 'held, not pressed').toBeNull();
});

test('a mouse that is dragged along the film scrubs through the turn, and it plays on from where it is let go', async () => {
	const page = await visit();
	const table = await afterTurn(page);
	const places = placesOn(table);
	const now = await places();
	await page.getByRole('button', { name: 'The turn before' }).click();
	const { left, top, step } = await framesOf(page);
	const drag = async (from: number, to: number) => {
		await page.mouse.move(left, top + from * step);
		await page.mouse.down();
		const seen = new Set<string>();
		for (let frame = from; frame <= to; frame += 0.5) {
			await page.mouse.move(left, top + frame * step + 8);
			await page.locator('.playhead').waitFor();
			await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
			seen.add(await places());
		}
		return seen.size;
	};
	// Four walks and a lure.
	expect(await drag(0, 6)).toBeGreaterThan(4);
	expect(await table.board.getAttribute('data-playing'), 'nothing runs under the hand').toBeNull();
	await page.keyboard.press('Escape');
	await expect.poll(places, { message: 'given up' }).toBe(now);
	await page.mouse.up();
	expect(await page.locator('.playhead').isVisible()).toBe(false);
	expect(await table.board.getAttribute('data-playing')).toBeNull();
	expect(await drag(0, 2)).toBeGreaterThan(0);
	await page.mouse.up();
	await expect.poll(() => table.board.getAttribute('data-playing')).not.toBeNull();
	await page.getByRole('button', { name: 'Next frame' }).waitFor();
	await page.keyboard.press('Escape');
	await expect.poll(places).toBe(now);
	expect(await asked(table), 'nothing was handed in').toBe('commit');
});

test('a finger scrubs on a phone, where what happened is told in words; the film has a way to turns before', async () => {
	const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
	const table = await afterTurn(page);
	const places = placesOn(table);
	const now = await places();
	await page.getByRole('button', { name: 'The turn before' }).tap();
	const { left, top, step } = await framesOf(page);
	const touch = await page.context().newCDPSession(page);
	const at = (frame: number) => [{ x: left + frame * step, y: top }];
	await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
	const seen = new Set<string>();
	const said = new Set<string>();
	for (let frame = 0; frame <= 6; frame += 0.25) {
		await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(frame) });
		await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
		seen.add(await places());
		said.add(await page.locator('.prompt-bar .say').innerText());
	}
	expect(seen.size).toBeGreaterThan(4);
	expect(said.size).toBeGreaterThan(4);
	await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await touch.detach();
	await page.keyboard.press('Escape');
	await expect.poll(places).toBe(now);
	expect(await asked(table)).toBe('commit');
});

test('the wheel winds the film from turn to turn', async () => {
	const page = await visit();
	const table = await afterTurn(page);
	const title = table.board.locator('.turn-film h2');
	const now = await title.innerText();
	await table.board.locator('.turn-film').hover();
	await page.mouse.wheel(0, -100);
	await expect.poll(() => title.innerText()).not.toBe(now);
	// One turn at a time, however fast it is wound; beyond the newest there is none.
	const wound = async () => {
		await page.mouse.wheel(0, 100);
		return await title.innerText();
	};
	await expect.poll(wound).toBe(now);
});

test('how fast acts are played is chosen beside them and kept; at once means that nothing is played', async () => {
	const [ada, ben] = await Promise.all([visit({ reducedMotion: 'no-preference' }), visit()]);
	await openTable(ada, 'Sasquatch Snap!', null, 'Ada');
	await sitDownByInvitation(ada, ben);
	await seatPhotographers(ada, 'Bruno, bot, easy', 'Kofi, bot, easy');
	await ada.getByRole('button', { name: /^Start the match/ }).click();
	const people = [
		[ada, byKeys],
		[ben, byKeys],
	] as const;
	const { board } = tableOn(ada);
	const isFirstTurn = async () => /^Turn 1\b/.test(await board.locator('.turn-film h2').innerText());
	const isAsked = () => ada.locator('.sasquatch.for-commit').isVisible();
	for (await board.waitFor(); (await isFirstTurn()) || !(await isAsked()); ) await playTogether(people, 1);
	// Ben takes his time: nothing is asked of her meanwhile, and she looks at the cards of the turn before.
	for (const key of ['n', 'Enter']) await ada.keyboard.press(key);
	await ada.getByRole('button', { name: 'Withdraw' }).waitFor();
	await ada.getByRole('button', { name: 'The turn before' }).click();
	await board.locator('.turn-film button.frame').nth(1).click();
	const speed = ada.getByRole('group', { name: 'How fast it is played' });
	await speed.getByText('1×').waitFor();
	await speed.getByRole('button', { name: 'Faster' }).click();
	await speed.getByText('2×').waitFor();
	expect(await board.getAttribute('data-playing'), 'it goes on').not.toBeNull();
	const address = ada.url();
	await ada.goto('/settings');
	const setting = ada.getByRole('radiogroup', { name: 'Speed' });
	await expect.poll(() => setting.getByRole('radio', { name: '2 ×' }).isChecked()).toBe(true);
	await setting.getByRole('radio', { name: 'At once' }).check();
	await ada.goto(address);
	await board.waitFor();
	await board.evaluate((element) => {
		const played: string[] = [];
		Reflect.set(window, 'played', played);
		const note = () => played.push(element.getAttribute('data-playing') ?? '');
		new MutationObserver(note).observe(element, { attributeFilter: ['data-playing'] });
	});
	expect(await playTogether(people, 6)).toBe(6);
	expect(await ada.evaluate(() => Reflect.get(window, 'played'))).toEqual([]);
});

/** Where everything stands in the forest. */
function placesOn({ forest }: Table): () => Promise<string> {
	const things = forest.locator('.things .standing');
	return () => things.evaluateAll((all) => all.map((one) => (one as HTMLElement).style.transform).join());
}

/** The middle of the first frame, and how far it is to the next one along the film. */
async function framesOf(page: Page) {
	const frames = page.locator('.turn-film li');
	const [first, second] = [await frames.nth(0).boundingBox(), await frames.nth(1).boundingBox()];
	if (first === null || second === null) throw new Error('not on the page');
	const [left, top] = [first.x + first.width / 2, first.y + first.height / 2];
	return { left, top, step: Math.max(second.x - first.x, second.y - first.y) };
}

/** A turn was played, and cards are asked for again. */
async function afterTurn(page: Page): Promise<Table> {
	await page.goto('/play/sasquatch-snap');
	await untilCards(page);
	await play(page, byKeys, 1);
	return await untilCards(page);
}

/** Plays until she is to lay cards, and everything was shown. */
async function untilCards(page: Page): Promise<Table> {
	const table = tableOn(page);
	while ((await asked(table)) !== 'commit') expect(await play(page, byKeys, 1)).toBe(1);
	await page.keyboard.press('Escape');
	await expect.poll(() => table.board.getAttribute('data-playing')).toBeNull();
	return table;
}
