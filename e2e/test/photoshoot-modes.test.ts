import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
	asked,
	byKeys,
	byMouse,
	openAgainstBots,
	openBetween,
	pad,
	play,
	stageOn,
	tableOn,
	tileAt,
	unhurried,
} from '../src/photoshoot.ts';
import { openTable } from '../src/tables.ts';
import { visit } from '../src/visit.ts';

/** Milliseconds of a glass, and how late its end may be seen. */
const [GLASS, LATE] = [30_000, 60_000];

test('[PST-65] with children all cards are blue: those held, and those to come', async () => {
	const page = await visit();
	await openBetween(page, 2, async (form) => {
		await form.getByRole('radio', { name: 'With children' }).check();
		expect(await form.getByRole('switch', { name: 'Family' }).isChecked()).toBe(true);
		expect(await form.getByRole('spinbutton', { name: 'Seconds in the hourglass' }).inputValue()).toBe('120');
		expect(await form.getByRole('radio', { name: 'Assist', exact: true }).isChecked()).toBe(true);
		await form.getByRole('radio', { name: 'Level 4: Chaos on set' }).check();
		expect(await form.getByRole('radio', { name: 'With children' }).isChecked()).toBe(false);
		await unhurried(form);
	});
	const card = page.locator('.effect-reveal .effect-card');
	await card.waitFor();
	const held = page.locator('.team-card .held-cards li');
	expect(await held.count()).toBe(2);
	expect(await page.locator('.score-film .cards-at u').evaluateAll((all) => all.map((one) => one.className))).toEqual([
		'blue',
		'blue',
		'blue',
	]);
	// The card goes with the first press, which counts.
	await tileAt(tableOn(page), 4).click();
	await page.locator('.tile.lifted').waitFor();
	expect(await card.count()).toBe(0);
	await page.keyboard.press('Escape');
	await play(page, byMouse, 4);
	expect(await page.locator('.team-card .badge.orange').count()).toBe(0);
});

test('three a side: everybody has a row, and both roles come round', async () => {
	const page = await visit();
	await openAgainstBots(page, {
		seats: 6,
		options: async (form) => {
			await unhurried(form);
			await form.getByRole('radio', { name: 'Violet', exact: true }).check();
		},
	});
	const table = tableOn(page);
	const rows = () =>
		page.locator('.team-card').evaluateAll((all) => all.map((one) => one.querySelectorAll('.player').length));
	expect(await rows()).toEqual([3, 3]);
	const had = new Set<string>();
	for (let made = 0; made < 40 && !(had.has('act') && had.has('judge')); made++) {
		had.add(await asked(table));
		await play(page, byKeys, 1);
	}
	expect([...had]).toEqual(expect.arrayContaining(['act', 'judge']));
	expect(await rows()).toEqual([3, 3]);
	expect(await page.locator('.team-card.shooting').innerText()).toContain('Amber');
});

test('a table that assists against the glass: it tells the turn and the places, and the round ends with the sand', async () => {
	const page = await visit();
	await openAgainstBots(page, {
		options: async (form) => {
			await form.getByRole('radio', { name: 'First game' }).check();
			await form.getByRole('spinbutton', { name: 'Seconds in the hourglass' }).fill(String(GLASS / 1000));
		},
	});
	const table = tableOn(page);
	const counter = page.locator('.studio .counter');
	await expect.poll(() => counter.innerText()).toBe('0:30');
	const running = page.locator('.studio').and(page.locator('.for-act, .for-wait, .for-reply'));
	// The bot may be the one who turns the glass.
	for (let tries = 0; tries < 20 && (await running.count()) === 0; tries++) {
		const button = pad(table).locator('.action[aria-disabled=false]');
		await button.click({ timeout: 1_000 }).catch(() => undefined);
	}
	await running.waitFor();
	const begun = performance.now();
	await expect.poll(() => page.locator('.player .note').allInnerTexts()).toContain('to act');
	const before = await stageOn(page);
	await page.locator('.studio.for-act').waitFor();
	await tileAt(table, 0).click();
	await page.locator('.tile.lifted').waitFor();
	expect(await page.locator('.tile.can').count()).toBeGreaterThan(0);
	expect(await page.locator('.tile.cannot').count()).toBeGreaterThan(0);
	await page.locator('.tile.can:not(.lifted)').first().click();
	await expect.poll(() => stageOn(page)).not.toBe(before);
	await page.getByRole('dialog', { name: 'Round 1 is developed' }).waitFor({ timeout: GLASS + LATE });
	expect(performance.now() - begun).toBeGreaterThan(GLASS - 5_000);
});

test('[PST-20, 71] who watches sees what everybody sees, and neither page nor traffic knows more', async () => {
	const [ada, eve] = [await visit(), await visit()];
	const [said, heard] = [framesOf(ada, 'sent'), framesOf(eve, 'received')];
	await openTable(ada, 'Photoshoot', 2, 'Ada', {
		choose: async (form) => {
			// Nobody else photographs: the stage changes only by what Ada does.
			await form.getByRole('combobox', { name: 'Seat 2' }).selectOption({ index: 1 });
			await form.getByText('Variants and house rules').click();
			await unhurried(form);
		},
	});
	await ada.getByRole('button', { name: /^Start the match/ }).click();
	await ada.locator('.studio.for-act').waitFor();
	await eve.goto(ada.url());
	await eve.locator('.studio .wanted .filled').first().waitFor();
	expect(await eve.locator('.studio .pad button').count()).toBe(0);
	expect(await stageOn(eve)).toBe(await stageOn(ada));

	// A tile in somebody's hand is nobody else's business: not a word of it is said.
	const words = said.length;
	await tileAt(tableOn(ada), 0).click();
	await ada.locator('.tile.lifted').waitFor();
	await tileAt(tableOn(eve), 4).click();
	await ada.waitForTimeout(500);
	expect(said.length).toBe(words);
	expect(await eve.locator('.tile.lifted, .tile.can, .tile.cannot').count()).toBe(0);
	await ada.keyboard.press('Escape');
	await play(ada, byMouse, 3);
	await expect.poll(async () => (await stageOn(eve)) === (await stageOn(ada))).toBe(true);

	const views = heard.flatMap((text) => {
		const { type, view } = JSON.parse(text) as { type: string; view?: { view: Record<string, unknown> } };
		return type === 'fresh' && view?.view ? [view.view] : [];
	});
	expect(views.length).toBeGreaterThan(0);
	for (const view of views) {
		expect(view.judge).toBeNull();
		for (const deck of ['deck', 'blue', 'orange']) expect(new Set(view[deck] as number[]).size, deck).toBe(1);
	}
	expect(heard.filter((text) => /"(?:faults?|cases|owed|witness)"/.test(text) && !text.includes('"judged"'))).toEqual(
		[],
	);
	const ids = (await eve.content()).match(/\bP\d\d\b/g) ?? [];
	const shown = await eve.locator('.studio :is(.wanted, .round-film)').allInnerTexts();
	for (const id of new Set(ids)) expect(shown.join(' '), 'a card that nobody has seen').toContain(id);
});

/** What goes over a page's socket from now on. */
function framesOf(page: Page, way: 'sent' | 'received'): string[] {
	const frames: string[] = [];
	page.on('websocket', (socket) => {
		const note = ({ payload }: { payload: string | Buffer }) => frames.push(String(payload));
		if (way === 'sent') socket.on('framesent', note);
		else socket.on('framereceived', note);
	});
	return frames;
}
