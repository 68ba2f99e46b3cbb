import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { latinOn } from '../src/latin.ts';
import {
	asked,
	byMouse,
	openBetween,
	pad,
	play,
	pressDown,
	slide,
	stageOn,
	swapByKeys,
	tableOn,
	tileAt,
	unhurried,
} from '../src/photoshoot.ts';
import { answered, questionOn } from '../src/question.ts';
import { PHONE, visit } from '../src/visit.ts';

const FINGERS = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const SIDE = 3;
const PAD = '789456123';

test('tiles are lifted, slid and pushed by pointer and keys, and everything can be taken back', async () => {
	const page = await visit();
	await openBetween(page, 2, async (form) => {
		await unhurried(form);
		await form.getByRole('radio', { name: 'The players' }).check();
		await allOrange(form);
	});
	const table = tableOn(page);
	if ((await asked(table)) === 'repair') await page.locator('.tile.can').first().waitFor();
	while ((await asked(table)) === 'repair') await play(page, byMouse, 1);
	let start = await stageOn(page);
	const joe = () => start.split(' ').indexOf('joe');
	const beside = (cell: number) => (cell % SIDE === 0 ? cell + 1 : cell - 1);
	const below = (cell: number) => (cell < 6 ? cell + SIDE : cell - SIDE);
	/** So many tiles stand elsewhere; that is taken back, or found fine. */
	const done = async (count: number, answer: 'Backspace' | 'o') => {
		await expect.poll(async () => movedBetween(start, await stageOn(page))).toBe(count);
		await page.keyboard.press(answer);
		await expect.poll(() => asked(table)).toBe('act');
		if (answer === 'Backspace') await expect.poll(() => stageOn(page)).toBe(start);
		start = await stageOn(page);
	};

	// Joe's line follows him.
	await slide(table, joe(), beside(joe()));
	await done(3, 'Backspace');
	await page.keyboard.press(PAD[joe()]);
	await page.keyboard.press(joe() % SIDE === 0 ? 'ArrowRight' : 'ArrowLeft');
	await done(3, 'Backspace');
	await tileAt(table, joe()).click();
	await page.getByRole('button', { name: 'Push left with Joe' }).click();
	await done(3, 'o');

	// Lifted: by two taps or two digits, and let go by Escape, by the same again, by the paper or by the other button.
	await swapByKeys(page, joe(), below(joe()));
	await done(2, 'Backspace');
	const lifted = page.locator('.tile.lifted');
	for (const letGo of [
		() => page.keyboard.press('Escape'),
		() => tileAt(table, 4).click(),
		() => page.locator('.studio .wanted').click(),
		() => tileAt(table, 0).click({ button: 'right' }),
	]) {
		await tileAt(table, 4).click();
		await lifted.waitFor();
		await letGo();
		await expect.poll(() => lifted.count()).toBe(0);
	}
	expect(await stageOn(page)).toBe(start);

	// Slid: dragged over the paper, or two digits while Shift is held; the evidence tells it.
	const other = joe() === 8 ? 2 : 8;
	await slide(table, other, beside(other) === joe() ? below(other) : beside(other));
	await done(2, 'o');
	const one = joe() === 0 ? 8 : 0;
	await page.keyboard.down('Shift');
	await page.keyboard.press(PAD[one]);
	await lifted.waitFor();
	await page.keyboard.press(PAD[beside(one)]);
	await page.keyboard.up('Shift');
	await expect.poll(async () => movedBetween(start, await stageOn(page))).toBe(2);
	await page.keyboard.press('m');
	await expect.poll(() => asked(table)).toBe('called');
	await page.locator('.exhibit.deed').getByText(/^slid/).waitFor();
	const focus = () => page.evaluate(() => document.activeElement?.closest('.reasons, .stage, .pad')?.className);
	await expect.poll(focus).toContain('reasons');
	const reasons = page.locator('.pad .reason');
	const isOn = (index: number) => reasons.nth(index).evaluate((reason) => reason === document.activeElement);
	await page.keyboard.press('ArrowRight');
	expect(await isOn(1)).toBe(true);
	await page.keyboard.press('ArrowDown');
	expect(await isOn(4)).toBe(true);
	await page.keyboard.press('Enter');
	await expect.poll(() => asked(table)).not.toBe('called');
	await expect.poll(focus).toBeTruthy();
});

test('[PST-15, 44] a table that assists says why with the rule, nothing has moved, and who comes to their place is ticked', async () => {
	const page = await visit();
	await openBetween(page, 2, async (form) => {
		await unhurried(form);
		await form.getByRole('radio', { name: 'Assist', exact: true }).check();
	});
	const table = tableOn(page);
	expect(await asked(table)).toBe('act');
	const start = await stageOn(page);
	const [olivia, alice, chloe] = ['olivia', 'alice', 'chloe'].map((who) => start.split(' ').indexOf(who));
	const first = [0, 1, 2].find((cell) => ![olivia, alice, chloe].includes(cell)) ?? 0;
	await tileAt(table, first).click();
	const barred = page.locator('.tile.cannot').first();
	await barred.click();
	const note = page.locator('.refusal-note');
	await note.getByText(/^Swap two side by side/).waitFor();
	expect(await note.getByRole('link').getAttribute('href')).toBe('/rules/photoshoot#PST-15');
	expect(await stageOn(page)).toBe(start);
	await tileAt(table, first).click();

	const { who, way } = await shortestWay(page);
	for (const [i, cell] of way.slice(1).entries()) {
		const before = await stageOn(page);
		await tileAt(table, way[i]).click();
		await tileAt(table, cell).click();
		await expect.poll(() => stageOn(page)).not.toBe(before);
	}
	await page.locator(`.wanted .nine > :nth-child(${(way.at(-1) ?? 0) + 1}).in-place`).waitFor();
	expect(await page.locator(`[data-character="${who}"]`).textContent()).toContain('in place');
});

test('[PST-45] on a phone a photo that can be called is looked at beside its card, says so to those who hear it, and is called', async () => {
	const page = await visit(FINGERS);
	await openBetween(page, 2, async (form) => {
		await unhurried(form);
		await form.getByRole('radio', { name: 'The players' }).check();
	});
	const table = tableOn(page);
	expect(await asked(table)).toBe('act');
	const before = (await stageOn(page)).split(' ');
	await pressDown(pad(table).locator('.release-disc'));
	await expect.poll(() => asked(table)).toBe('judge');
	await page.getByRole('button', { name: /^P\d\d: card and picture$/ }).tap();
	const picture = page.locator('.looked-at figure').nth(1);
	await picture.waitFor();
	const names = (await picture.innerText()).toLowerCase();
	expect(before.map((who) => names.indexOf(who))).toEqual(before.map((who) => names.indexOf(who)).toSorted(byNumber));
	expect(await violationsOn(page)).toEqual([]);

	// A slow finger is lifted where a reason has come to lie: it names none.
	const box = await pad(table).locator('.paddle').boundingBox();
	if (!box) throw new Error('no paddle');
	const finger = await page.context().newCDPSession(page);
	const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
	const reason = pad(table).locator('.reason').last();
	await reason.waitFor();
	await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await reason.tap();
	await page.locator('.verdict').waitFor();
});

test('[PST-28, 31] hands on people: who is wiggled is shaken, a raised hand that is tapped is answered', async () => {
	const page = await visit();
	await openBetween(page, 2, async (form) => {
		await unhurried(form);
		await blueFor(form, 10);
	});
	const table = tableOn(page);
	expect(await asked(table)).toBe('act');
	const rows = page.locator('.team-card.shooting .player');
	const bubbles = page.locator('.team-card.shooting .bubble');
	const said = () => bubbles.allInnerTexts();
	await wiggle(page, rows.nth(1).locator('.seat-sign').first());
	await expect.poll(said).toContainEqual(expect.stringMatching(/Shake /));
	await pad(table)
		.getByRole('button', { name: /^High five/ })
		.first()
		.click();
	await page.locator('.key.asked').waitFor();
	await rows.nth(0).click();
	await expect.poll(() => page.locator('.key.asked').count()).toBe(0);
});

test('steady hands press when the finger is lifted, and once', async () => {
	const page = await visit({ settings: { helps: ['photoshoot/steady'] } });
	await openBetween(page, 2, async (form) => {
		await unhurried(form);
		await form.getByRole('radio', { name: 'The players' }).check();
	});
	const table = tableOn(page);
	expect(await asked(table)).toBe('act');
	const release = pad(table).locator('.release-disc');
	await release.hover();
	await page.mouse.down();
	await page.waitForTimeout(300);
	expect(await asked(table)).toBe('act');
	await page.mouse.up();
	await expect.poll(() => asked(table)).toBe('judge');
	await page.keyboard.press('Backspace');
	await expect.poll(() => asked(table)).toBe('act');
	await tileAt(table, 4).dblclick();
	await page.locator('.tile.lifted').waitFor();
});

test.for([
	['a laptop', {}],
	['a phone', FINGERS],
] as const)(
	'%s in Russian: every word is, axe finds nothing, and nothing scrolls, from an action to its verdict',
	async ([, device]) => {
		const page = await visit({ ...device, locale: 'ru', colorScheme: 'dark' });
		await page.goto('/play/photoshoot?setup');
		await page.getByRole('radiogroup', { name: 'Места' }).getByRole('radio', { name: '4', exact: true }).check();
		await page.getByText('Варианты и домашние правила').click();
		for (const choice of ['Уровень 4: Хаос на площадке', 'Лиловые', 'Без спешки'])
			await page.getByRole('radio', { name: choice, exact: true }).check();
		await page.getByRole('button', { name: /^Начать партию/ }).click();
		const names = ['Photoshoot', 'Shutterbox', 'Bot', 'Enter', 'Escape', /P\d\d/, /PST-\d+/, /f\/\d+/];
		const faultsNow = async () => [
			...(await latinOn(page, names)),
			...(await violationsOn(page)),
			...(await page.evaluate(() => (document.documentElement.scrollHeight <= innerHeight ? [] : ['it scrolls']))),
		];
		const { board, end } = tableOn(page);
		const paddle = pad(tableOn(page)).locator('.paddle');
		const reason = pad(tableOn(page)).locator('.reason').first();
		// Whoever else controls may answer first; then another moment was looked at, and the next action is judged.
		for (let tries = 0; tries < 12; tries++) {
			await board.and(page.locator('.for-judge')).or(reason).first().waitFor({ timeout: 120_000 });
			if (await reason.isVisible()) break;
			const question = (await questionOn(page, end)) ?? '';
			const faults = await faultsNow();
			if (question !== (await questionOn(page, end))) continue;
			expect.soft(faults, 'an action is judged').toEqual([]);
			await pressDown(paddle);
			await answered(page, question);
		}
		await reason.waitFor();
		expect(await faultsNow(), 'a mistake is named').toEqual([]);
		await reason.click();
		await page.locator('.verdict').waitFor();
		expect(await latinOn(page, names), 'it is judged').toEqual([]);
	},
);

/** Somebody wanted who is not in place yet, and the cells that lead there. */
async function shortestWay(page: Page): Promise<{ who: string; way: number[] }> {
	const rows = await page.locator('.wanted td').allTextContents();
	const wanted = rows.flatMap((row) => row.toLowerCase().split(', '));
	const stage = (await stageOn(page)).split(' ');
	const ways = wanted.flatMap((who, to) => {
		const from = stage.indexOf(who);
		if (from === -1 || from === to) return [];
		const way = [from];
		for (let at = from; at !== to; way.push(at)) {
			const [x, goal] = [at % SIDE, to % SIDE];
			at += x === goal ? Math.sign(to - at) * SIDE : Math.sign(goal - x);
		}
		return [{ who, way }];
	});
	const [shortest] = ways.toSorted((a, b) => a.way.length - b.way.length);
	if (!shortest) throw new Error('all are in place already');
	return shortest;
}

/** All four orange cards bind from the start. */
async function allOrange(form: Page): Promise<void> {
	await form.getByRole('radio', { name: 'Your own' }).check();
	const part = (title: string) => form.locator('.field', { has: form.getByText(title, { exact: true }) }).last();
	const late = part('At 15 points');
	await late.getByRole('button', { name: 'Remove 1' }).click();
	const start = part('At the start');
	for (let i = 0; i < 4; i++) {
		await start.getByRole('button', { name: 'Add one' }).click();
		await start.getByRole('radio', { name: 'Orange' }).nth(i).check();
	}
}

/** So many blue cards bind from the start, and no others. */
async function blueFor(form: Page, count: number): Promise<void> {
	await form.getByRole('radio', { name: 'Your own' }).check();
	const part = (title: string) => form.locator('.field', { has: form.getByText(title, { exact: true }) }).last();
	for (const title of ['At 5 points', 'At 15 points'])
		while (
			(await part(title)
				.getByRole('button', { name: /^Remove/ })
				.count()) > 0
		)
			await part(title)
				.getByRole('button', { name: /^Remove/ })
				.last()
				.click();
	const start = part('At the start');
	while ((await start.getByRole('button', { name: /^Remove/ }).count()) < count)
		await start.getByRole('button', { name: 'Add one' }).click();
}

/** To and fro, with a thing in hand. */
async function wiggle(page: Page, thing: Locator): Promise<void> {
	await thing.hover();
	const box = await thing.boundingBox();
	if (!box) throw new Error('nothing to take hold of');
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await page.mouse.down();
	for (const dx of [16, -8, 16, -8]) await page.mouse.move(x + dx, y, { steps: 3 });
	await page.mouse.up();
}

const byNumber = (a: number, b: number) => a - b;

/** How many tiles stand elsewhere. */
function movedBetween(before: string, after: string): number {
	const [was, is] = [before.split(' '), after.split(' ')];
	return was.filter((who, cell) => is[cell] !== who).length;
}
