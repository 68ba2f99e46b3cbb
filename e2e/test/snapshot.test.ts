import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { resultOn } from '../src/result.ts';
import { shiftsOn, watchShifts } from '../src/shifts.ts';
import { asked, byKeys, byMouse, byTouch, play, playTogether, tableOn } from '../src/snapshot.ts';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
import { PHONE, visit } from '../src/visit.ts';

const FINGERS = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test('a whole match is played with the mouse: dice dragged onto animals, cards into the bag', async () => {
	const page = await visit({ reducedMotion: 'no-preference' });
	await page.goto('/');
	await page.getByRole('radio', { name: /^Snapshot/ }).check({ force: true });
	await page.getByRole('link', { name: 'Play Snapshot now' }).first().click();
	await page.getByRole('button', { name: 'Begin', exact: true }).click();
	expect(await play(page, byMouse)).toBeGreaterThan(10);
	await resultOn(page, '.snapshot-result .result-card');
});

test('a whole match is played on a phone with fingers', async () => {
	const page = await visit({ ...FINGERS, settings: { speed: 'fast' } });
	await watchShifts(page);
	await page.goto('/play/snapshot');
	await page.getByRole('button', { name: 'Begin', exact: true }).tap();
	expect(await play(page, byTouch)).toBeGreaterThan(10);
	await nothingMoved(page);
	await page.getByRole('heading', { name: 'Where the prestige came from' }).waitFor();
});

test('a whole match is played with the keyboard alone, and its replay is wound through a photo', async () => {
	const page = await visit({ settings: { speed: 'fast' } });
	await watchShifts(page);
	await page.goto('/play/snapshot');
	await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
	await page.keyboard.press('Escape');
	expect(await play(page, byKeys)).toBeGreaterThan(10);
	await nothingMoved(page);
	await page.getByRole('link', { name: 'Watch the replay' }).press('Enter');
	const moment = page.getByRole('slider', { name: 'Moment of the match' });
	await moment.waitFor();
	// Whatever moment is wound to, the board shows its end.
	const photos = page.locator('.snapshot .rival .photo:not(.no)');
	expect(await photos.count()).toBe(0);
	await moment.press('End');
	await page.locator('.snapshot .result-card').first().waitFor();
	for (let i = 0; i < 6; i++) await moment.press('ArrowLeft');
	await expect.poll(() => photos.count()).toBeGreaterThan(5);
	// Assignments are nobody's but their owners', until everything lies open.
	const assigned = page.locator('.snapshot .rival .assigned');
	expect(await assigned.count()).toBe(0);
	await page.getByRole('combobox', { name: 'Seen by' }).selectOption('all cards open');
	await expect.poll(() => assigned.count()).toBe(await page.locator('.snapshot .rival').count());
	await moment.focus();
	await expect.poll(() => page.locator('.snapshot').getAttribute('data-playing')).toBeNull();
});

test('two people: what is drawn is offered, claimed and sold on the board, and assignments stay secret', async () => {
	const [ada, ben] = await Promise.all([visit(), visit()]);
	await openTable(ada, 'Snapshot', 2, 'Ada');
	await sitDownByInvitation(ada, ben);
	await ada.getByRole('button', { name: /^Start the match/ }).click();
	for (const page of [ada, ben]) await page.getByRole('button', { name: 'Begin', exact: true }).click();
	const notes = await Promise.all([ada, ben].map((page) => page.locator('.note h2').innerText()));
	const placing = { ...byKeys, fate: ({ page }: { page: Page }) => page.keyboard.press('l') };
	expect(
		await playTogether(
			[
				[ada, placing],
				[ben, placing],
			],
			40,
		),
	).toBe(40);
	// Nobody's page has ever had the other's note on it.
	for (const [page, other] of [
		[ada, notes[1]],
		[ben, notes[0]],
	] as const)
		expect(await page.content()).not.toContain(other);
});

test('every chance on the board is the exact one, to the digit shown', async () => {
	const page = await visit();
	await page.goto('/play/snapshot');
	await page.getByRole('button', { name: 'Begin', exact: true }).click();
	const table = tableOn(page);
	const seen = new Set<string>();
	let isPromised = false;
	while ((seen.size < 5 || !isPromised) && (await asked(table)) !== 'end') {
		if ((await asked(table)) === 'research') {
			await riskIsExact(table.board);
			isPromised ||= await promiseIsExact(table.board);
			const animals = table.board.locator('.animal .stand');
			const left = () => table.board.locator('.tray .pooled').count();
			const count = await animals.count();
			// By keys: dice that lie on an animal take presses on its middle.
			for (let i = 0; count > 0 && (await left()) > 0 && i < 12; i++) await animals.nth(i % count).press('+');
			for (const { label, shown } of await pills(page, '.animal.planned', '.stand')) {
				const [need, dice, tokens, chance] = numbersIn(
					label,
					/needs (\d+).*; (\d+) (?:die|dice), (\d+) tokens?; (\d+) %/,
				);
				expect(chance, label).toBe(whole(sumAtLeast(dice, need - tokens)));
				expect(shown, label).toBe(`${chance}%`);
				seen.add(label);
			}
			for (const { label, shown } of await pills(page, '.head-line:has(.laid)', '.head')) {
				const [need, dice, chance] = numbersIn(label, /with (\d+) or more; (\d+) (?:die|dice); (\d+) %/);
				expect(chance, label).toBe(whole(1 - ((need - 1) / 6) ** dice));
				expect(shown, label).toBe(`${chance}%`);
			}
		}
		// Animals gather until two stand together.
		const press = (key: string) => () => page.keyboard.press(key);
		const canDraw = !isPromised && (await table.board.locator('.risk.none').count()) === 0;
		const way = canDraw ? { research: press('d'), fate: press('l') } : {};
		await play(page, { ...byKeys, research: (at) => byKeys.research(at, 1), ...way }, 1);
	}
	expect(seen.size).toBeGreaterThanOrEqual(4);
	expect(isPromised).toBe(true);
});

/** The next card spooks in some habitat: as likely as the feet of all say that cards would. */
async function riskIsExact(board: Locator): Promise<void> {
	const deck = Number(await board.locator('.deck .count').innerText());
	if (deck === 0) return;
	const spooking = (await board.locator('.foot .short').allInnerTexts()).reduce((sum, count) => sum + Number(count), 0);
	await expect.poll(() => board.locator('.risk .chance').textContent()).toBe(`${whole(spooking / deck)}%`);
}

/** A plan for all animals of one habitat, in the lines beside the tray; false where no two stand in one. */
async function promiseIsExact(board: Locator): Promise<boolean> {
	const hung = board.locator('.hung', { has: board.page().locator('.animal + .animal') }).first();
	if ((await hung.count()) === 0) return false;
	const animals = hung.locator('.animal .stand');
	const left = () => board.locator('.tray .pooled').count();
	const startOver = board.getByRole('button', { name: 'Start over' });
	if (await startOver.isVisible()) await startOver.click();
	await expect.poll(left).toBe(6);
	for (let i = 0; (await left()) > 0; i++) {
		const before = await left();
		await animals.nth(i % (await animals.count())).press('+');
		await expect.poll(left).toBeLessThan(before);
	}
	const page = board.page();
	const [{ label }] = await pills(page, '.head-line:has(.laid)', '.head');
	const [value, explorers] = numbersIn(label, /with (\d+) or more; (\d+) (?:die|dice)/);
	const again = Math.floor(Number(await board.locator('.pool.toks b').innerText()) / 2);
	// A failed roll is followed by one die each, as long as tokens last.
	const found = 1 - ((value - 1) / 6) ** (explorers + again);
	const targets = (await pills(page, '.animal.planned', '.stand')).map(({ label }) => {
		const [need, prestige, dice, tokens] = numbersIn(label, /needs (\d+), (\d+) prestige.*; (\d+) (?:die|dice), (\d+)/);
		return { prestige, hit: sumAtLeast(dice, need - tokens) };
	});
	expect(await board.locator('.ledger li > b:last-child').allTextContents()).toEqual(
		targets.map(({ hit }) => `${whole(found * hit)}%`),
	);
	const none = targets.reduce((chance, { hit }) => chance * (1 - hit), 1);
	const all = targets.reduce((chance, { hit }) => chance * hit, 1);
	const average = targets.reduce((sum, { hit, prestige }) => sum + found * hit * prestige, 0);
	expect(await board.locator('.ledger .sum-up b').allTextContents()).toEqual([
		`${whole(found * (1 - none))}%`,
		`${whole(found * all)}%`,
		average.toFixed(1),
	]);
	await startOver.click();
	return true;
}

test.for([
	['a laptop', 1366, 768],
	['a phone', 390, 844],
	['a phone on its side', 844, 390],
] as const)('%s shows four seats without scrolling, and nothing runs out of its place', async ([, width, height]) => {
	const page = await visit({ viewport: { width, height } });
	await page.goto('/play/snapshot?setup');
	await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '4', exact: true }).check();
	await page.getByRole('button', { name: /^Start the match/ }).click();
	const table = tableOn(page);
	await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
	for (const part of ['.start-note', '.start-note *']) await isInside(part);
	await page.getByRole('button', { name: 'Begin', exact: true }).click();
	await asked(table);
	for (const part of ['.rival', '.habitat', '.deck', '.note', '.mysheet', '.bag', '.tray', '.prompt-bar'])
		await isInside(part);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
	// Sentences of two lines, as there are in Russian, move nothing.
	const heights = await table.board.evaluate((board) => {
		const wild = () => board.querySelector('.wild')?.getBoundingClientRect().height;
		const say = board.querySelector('.prompt-bar .say p');
		const before = wild();
		if (say) say.textContent = 'Оставить можно, только взяв в сумку или пообещав снять. '.repeat(2);
		return [before, wild()];
	});
	expect(heights[1]).toBe(heights[0]);
	expect(await violationsOn(page), 'axe on the table').toEqual([]);

	/** Wherever it comes from: what is laid down comes from above the window, if only for one picture. */
	async function isInside(part: string): Promise<void> {
		const parts = table.board.locator(part);
		const outside = () =>
			parts.evaluateAll(
				(all, [width, height]) => {
					const boxes = all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
					if (boxes.length === 0) return ['nothing of it is there'];
					return boxes
						.filter(({ left, top, right, bottom }) => left < -2 || top < 0 || right > width + 2 || bottom > height + 1)
						.map((box) => JSON.stringify(box));
				},
				[width, height] as const,
			);
		await expect.poll(outside, { message: part }).toEqual([]);
	}
});

/** In the whole match, but for what a press explains. */
async function nothingMoved(page: Page): Promise<void> {
	const { sum, worst } = await shiftsOn(page);
	expect(sum, JSON.stringify(worst, null, 1)).toBeLessThan(0.001);
}

/** What pills show, and what is said of them. */
async function pills(page: Page, where: string, what: string): Promise<{ label: string; shown: string }[]> {
	return await page.locator(`.snapshot ${where}`).evaluateAll(
		(all, button) =>
			all.map((one) => ({
				label: one.querySelector(`${button} .aloud`)?.textContent ?? '',
				shown: one.querySelector('.chance')?.textContent ?? '',
			})),
		what,
	);
}

function numbersIn(label: string, pattern: RegExp): number[] {
	const found = pattern.exec(label);
	if (found === null) throw new Error(`not understood: ${label}`);
	return found.slice(1).map(Number);
}

/** The chance that dice show at least so much in sum, by trying every roll. */
function sumAtLeast(dice: number, need: number): number {
	let sums = [0];
	for (let i = 0; i < dice; i++) sums = sums.flatMap((sum) => [1, 2, 3, 4, 5, 6].map((face) => sum + face));
	return sums.filter((sum) => sum >= need).length / sums.length;
}

/** In whole percent; only what is certain is 0 or 100. */
function whole(chance: number): number {
	if (chance === 0 || chance === 1) return 100 * chance;
	return Math.min(99, Math.max(1, Math.round(100 * chance)));
}
