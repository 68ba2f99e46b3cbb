import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { carryOverAll as carry, still } from '../src/drawn-board.ts';
import { asked, atTheTable, byKeys, play, playTogether, tableOn, type Way } from '../src/snapshot.ts';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
import { PHONE, visit } from '../src/visit.ts';

/** Three matches without a failed roll of somebody who lays tokens are not to be expected. */
const MATCHES = 3;

test('a token is dragged off an animal to pay for a re-roll', async () => {
	const page = await visit();
	let paid = 0;
	const way: Way = {
		...byKeys,
		async research(table, turn) {
			const { board, page } = table;
			const animal = board.locator('.animal').first();
			if ((await animal.count()) === 0) return await byKeys.research(table, turn);
			await still(table);
			const left = () => board.locator('.tray .pooled').count();
			await board.locator('.animal .stand').first().focus();
			while ((await left()) > 0) {
				const before = await left();
				await page.keyboard.press('+');
				await expect.poll(left).toBeLessThan(before);
			}
			const tokens = Number(await board.locator('.pool.toks b').innerText());
			for (let i = 0; i < Math.min(2, tokens); i++) await page.keyboard.press('t');
			await page.keyboard.press('Control+Enter');
		},
		async reroll(table) {
			await still(table);
			const token = table.board.locator('.animal [data-source^="pay"]').first();
			if ((await token.count()) > 0) {
				const payer = table.board.locator('.source').last();
				const before = await payer.innerText();
				await carry(table.page, token, table.board.locator('.slots'));
				// It pays already where the supply does not reach.
				if (!/−/.test(before)) await expect.poll(() => payer.innerText()).toMatch(/−1/);
				await expect.poll(() => payer.getAttribute('aria-pressed')).toBe('true');
				paid++;
			}
			await table.page.keyboard.press('1');
		},
	};
	for (let match = 0; match < MATCHES && paid === 0; match++) {
		await page.goto('/play/snapshot?setup');
		await page.getByRole('button', { name: /^Start the match/ }).click();
		await page.getByRole('button', { name: 'Begin', exact: true }).click();
		while (paid === 0 && (await asked(tableOn(page))) !== 'end') await play(page, way, 1);
	}
	expect(paid).toBeGreaterThan(0);
});

test('the keyboard stops at the habitats once; Home leads to the deck, End to the bag, and ? tells all keys', async () => {
	const page = await visit();
	const { board } = await atTheTable(page);
	expect(await board.locator('.wild [tabindex="0"]').count()).toBe(1);
	const focused = (part: string) => expect.poll(() => hasFocus(board.locator(part))).toBe(true);
	await page.keyboard.press('Home');
	await focused('.deck');
	await page.keyboard.press('ArrowLeft');
	await focused('.habitat[data-h="shoreline"]');
	await page.keyboard.press('End');
	await focused('.bag');
	await page.keyboard.press('?');
	const keys = page.getByRole('dialog', { name: 'Keys' });
	await keys.getByText('prepare the plan').waitFor();
	expect(await violationsOn(page), 'axe on the keys').toEqual([]);
	await page.keyboard.press('Escape');
	await keys.waitFor({ state: 'hidden' });

	// The board as text is two letters away from anywhere: T alone lays a token here.
	await page.keyboard.press('m');
	await page.keyboard.press('t');
	await page.keyboard.press('Escape');
	await page.getByRole('region', { name: 'Your decision' }).waitFor();
	await page.keyboard.press('t');
	await board.waitFor();
});

test('who rests on something is told more: an animal, a habitat, the deck', async () => {
	const page = await visit();
	const { board } = await atTheTable(page);
	const detail = board.getByRole('tooltip');
	await board.locator('.animal .stand').first().hover();
	await detail.getByText(/1 token/).waitFor();
	await board.locator('.head').first().hover();
	await detail.getByText('explored').waitFor();
	await board.locator('.deck').hover();
	await detail.getByText(/cards may come/).waitFor();
	const inDeck = await board.locator('.deck .count').innerText();
	expect(await detail.locator('.pictures li').count()).toBe(Number(inDeck));
	await page.mouse.move(4, 4);
	await detail.waitFor({ state: 'hidden' });
});

test('a finger that holds an animal is told more and lays nothing; the next touch ends it', async () => {
	const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
	const { board } = await atTheTable(page);
	const box = await board.locator('.animal .stand').first().boundingBox();
	if (!box) throw new Error('no animal stands there');
	const detail = board.getByRole('tooltip');
	const fingers = await page.context().newCDPSession(page);
	const at = [{ x: box.x + 20, y: box.y + 30 }];
	await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
	await detail.getByText(/1 token/).waitFor();
	await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await board.locator('.foot').first().tap();
	await detail.waitFor({ state: 'hidden' });
	expect(await board.locator('.tray .pooled').count()).toBe(6);
	await board.locator('.animal .stand').first().tap();
	await expect.poll(() => board.locator('.tray .pooled').count()).toBe(4);
});

test('a finger that taps a row too low for it gets the column with room, and lays dice there', async () => {
	const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
	const { board } = await atTheTable(page);
	const row = board.locator('.animal').first();
	// As low as in a column of nine, the most there can be.
	await row.evaluate((element) => {
		element.style.height = '34px';
	});
	await row.locator('.stand').tap();
	const sheet = page.getByRole('dialog');
	await sheet.locator('.column-row').first().waitFor();
	expect(
		await sheet
			.locator('.column-row')
			.first()
			.evaluate((one) => one.clientHeight),
	).toBeGreaterThanOrEqual(64);
	expect(await board.locator('.tray .pooled').count()).toBe(6);
	for (const left of [4, 3, 2, 1, 0]) {
		await sheet.locator('.column-row').first().tap();
		await expect.poll(() => board.locator('.tray .pooled').count()).toBe(left);
	}
	expect(await violationsOn(page), 'axe on the sheet').toEqual([]);
	// There is no seventh die, and the table says so.
	await sheet.locator('.column-row').first().tap();
	await sheet.waitFor({ state: 'hidden' });
	await board.locator('.refusal-note').waitFor();
});

test('an earlier moment is looked at, keys do nothing meanwhile, and a plan lies as it was left', async () => {
	const page = await visit();
	const { board } = await atTheTable(page);
	const drawing = { ...byKeys, research: ({ page }: { page: Page }) => page.keyboard.press('d') };
	const cards = async () => Number(await board.locator('.deck .count').innerText());
	const isReady = async () => (await cards()) < 30 && (await board.locator('.animal').count()) > 0;
	while ((await asked(tableOn(page))) !== 'research' || !(await isReady()))
		expect(await play(page, drawing, 1)).toBe(1);
	await board.locator('.animal .stand').first().click();
	await expect.poll(() => board.locator('.tray .pooled').count()).toBe(4);
	const deck = await board.locator('.deck .count').innerText();
	await page.locator('.side').getByRole('listitem').getByRole('button').first().click();
	const bar = page.getByRole('region', { name: 'Looking back' });
	await bar.waitFor();
	await expect.poll(() => page.locator('.snapshot:visible .deck .count').innerText()).not.toBe(deck);
	await page.keyboard.press('d');
	await bar.getByRole('button', { name: 'Back to now' }).click();
	await bar.waitFor({ state: 'detached' });
	expect(await board.locator('.deck .count').innerText()).toBe(deck);
	expect(await board.locator('.tray .pooled').count()).toBe(4);
});

test('around one device nobody’s note is in the page before they hold it', async () => {
	const page = await visit();
	await page.goto('/play/snapshot?pass');
	await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '2', exact: true }).check();
	await page.getByRole('button', { name: /^Start the match/ }).click();
	const notes: string[] = [];
	for (let turn = 0; turn < 4; turn++) {
		const take = page.getByRole('button', { name: /^I am/ });
		const pass = page.getByRole('button', { name: /^Pass to/ });
		await take.or(pass).first().waitFor();
		if (await pass.isVisible()) await pass.click();
		await take.waitFor();
		const covered = await page.content();
		for (const note of notes) expect(covered).not.toContain(note);
		await take.click();
		const title = page.locator('.snapshot .note h2').first();
		await title.waitFor();
		const note = (await title.textContent()) ?? '';
		if (turn < 2) {
			// Everybody reads their own assignment first.
			await page.getByRole('button', { name: 'Begin', exact: true }).click();
			notes.push(note);
		} else expect(note).toBe(notes[turn % 2]);
		const others = notes.filter((one) => one !== note);
		expect(covered).not.toContain(note);
		for (const other of others) expect(await page.content()).not.toContain(other);
		await asked(tableOn(page));
		await page.keyboard.press('p');
	}
	expect(new Set(notes).size).toBe(2);

	// What one draws and puts down is offered to the other, who has the device for the answer.
	for (const [question, key] of [
		['research', 'd'],
		['fate', 'l'],
		['claims', 'y'],
		['deny', 's'],
	] as const) {
		if (question === 'research' || question === 'claims' || question === 'deny') await takeDevice(page);
		await expect.poll(() => asked(tableOn(page))).toBe(question);
		await page.keyboard.press(key);
	}
	await page
		.getByText(/bought|came to/)
		.first()
		.waitFor();
});

test('who watches sees every seat, the tray and the plan, and nobody’s note or bag', async () => {
	const [ada, ben, cleo] = [await visit(), await visit(), await visit()];
	await openTable(ada, 'Snapshot', 2, 'Ada');
	await sitDownByInvitation(ada, ben);
	await ada.getByRole('button', { name: /^Start the match/ }).click();
	for (const page of [ada, ben]) await page.getByRole('button', { name: 'Begin', exact: true }).click();
	const notes = await Promise.all([ada, ben].map((page) => page.locator('.note h2').innerText()));
	await cleo.goto(ada.url());
	await cleo.getByText('You are watching').waitFor();
	await playTogether(
		[
			[ada, byKeys],
			[ben, byKeys],
		],
		12,
	);
	const { board } = tableOn(cleo);
	await expect.poll(() => board.locator('.rival').count()).toBe(2);
	for (const part of ['.note', '.bag', '.mysheet', '.start-note', 'button.drop', '.pooled'])
		expect(await board.locator(part).count(), part).toBe(0);
	await board.locator('.tray').waitFor();
	const deck = () => board.locator('.deck .count').innerText();
	await expect.poll(deck).toBe(await ada.locator('.snapshot .deck .count').innerText());
	const content = await cleo.content();
	for (const note of notes) expect(content).not.toContain(note);
	expect(await violationsOn(cleo), 'axe on a table that is watched').toEqual([]);
});

/** From whoever has it. */
async function takeDevice(page: Page): Promise<void> {
	const take = page.getByRole('button', { name: /^I am/ });
	const pass = page.getByRole('button', { name: /^Pass to/ });
	await take.or(pass).first().waitFor();
	if (await pass.isVisible()) await pass.click();
	await take.click();
}

function hasFocus(part: Locator): Promise<boolean> {
	return part.first().evaluate((element) => element.contains(document.activeElement));
}
