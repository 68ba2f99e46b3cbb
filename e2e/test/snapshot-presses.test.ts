import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { carry } from '../src/drawn-board.ts';
import { asked, byKeys, drawing, placing, play, tableOn } from '../src/snapshot.ts';
import { PHONE, visit } from '../src/visit.ts';

/** Everything is played as people see it; nobody waits for it to end. */
const MOVING = { reducedMotion: 'no-preference' } as const;
/** So many turns without a habitat that is found, and two animals in it, are not to be expected. */
const TURNS = 40;
/** Milliseconds that the turn of the other may take on a busy machine. */
const OTHERS = 120_000;

test('a press while something is played is not lost, held or not: it explores, and shoots one animal after the other', async () => {
	const page = await visit(MOVING);
	const { board } = await begin(page);
	let [shots, held] = [0, 0];
	for (let turn = 0; turn < TURNS && (shots < 6 || held < 3); turn++) {
		if (!(await planForTwo(page))) continue;
		await during(page, 'prepared', () => press(page, board.locator('.head-line:has(.laid) .head'), turn % 2 === 1));
		await board.and(page.locator('[data-playing="exploreRolled"], .for-reroll')).first().waitFor();
		const two = await board.locator('.animal.planned').evaluateAll((all) => all.map((one) => one.dataset.animal ?? ''));
		for (const [i, animal] of two.entries()) {
			const isFound = await board.locator('.stamp.ok').count();
			if (isFound === 0 || (await board.getAttribute('data-playing')) === null) break;
			const before = await question(page);
			const isLong = (turn + i) % 2 === 0;
			await press(page, board.locator(`.animal.planned[data-animal="${animal}"] .stand`), isLong);
			await expect.poll(() => question(page), { message: `shot ${animal}` }).not.toBe(before);
			shots++;
			if (isLong) held++;
		}
		await research(page);
	}
	expect(shots).toBeGreaterThanOrEqual(6);
	expect(held).toBeGreaterThanOrEqual(3);
});

test('dice are carried from the moment a card has been placed, while it still sinks', async () => {
	const page = await visit(MOVING);
	const { board } = await begin(page);
	let carried = 0;
	for (let turn = 0; turn < TURNS && carried === 0; turn++) {
		await research(page);
		await play(page, drawing, 1);
		if ((await asked(tableOn(page))) !== 'fate') continue;
		await page.keyboard.press('l');
		const sinking = board.and(page.locator('[data-playing="cardPlaced"]'));
		const next = board.and(page.locator('.for-research, .for-claims, .for-deny'));
		await sinking.or(next).first().waitFor();
		if ((await sinking.count()) === 0 || (await board.locator('.tray .pooled').count()) < 6) continue;
		await carry(page, board.locator('.tray .pooled'), board.locator('.animal').first());
		await expect.poll(() => board.locator('.tray .pooled').count()).toBe(4);
		carried++;
	}
	expect(carried).toBe(1);
});

test('a finger that ends a play presses nothing that comes to lie under it', async () => {
	const page = await visit({ ...MOVING, viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
	const { board } = await begin(page);
	const skip = board.getByRole('button', { name: 'Skip', exact: true });
	let ended = 0;
	for (let turn = 0; turn < TURNS && ended < 3; turn++) {
		await research(page);
		const passed = await question(page);
		await page.keyboard.press('p');
		// The own turn has come, and the bot's is still played.
		await page.waitForFunction(
			(last) => {
				const asked = document.querySelector<HTMLElement>('[data-question]')?.dataset.question;
				return asked !== last && document.querySelector('.turn-marker') !== null;
			},
			passed,
			{ timeout: OTHERS },
		);
		const box = await skip.boundingBox().catch(() => null);
		const before = await question(page);
		if (box === null || (await board.getAttribute('data-playing')) === null) continue;
		await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
		await asked(tableOn(page));
		await page.waitForTimeout(400);
		expect(await question(page)).toBe(before);
		ended++;
	}
	expect(ended).toBe(3);
});

test('a press beside the assignment only puts it away', async () => {
	const page = await visit();
	const { board } = tableOn(page);
	// A match in which nobody draws before.
	do {
		await page.goto('/play/snapshot?setup');
		await page.getByRole('button', { name: /^Start the match/ }).click();
		await board.locator('.start-note').waitFor();
	} while ((await asked(tableOn(page))) !== 'research');
	const before = await question(page);
	await board.locator('.deck').click({ force: true });
	await board.locator('.start-note').waitFor({ state: 'detached' });
	await page.waitForTimeout(400);
	expect(await question(page)).toBe(before);
	await board.locator('.deck').click();
	await expect.poll(() => question(page)).not.toBe(before);
});

test('nothing tells what the dice will show before they lie: not the line, not the voice, not the stamp, not the plan', async () => {
	const page = await visit(MOVING);
	await begin(page);
	const rolls = async () => (await recorded(page)).filter(({ playing }) => playing?.endsWith('olled'));
	const count = async (event: string) => (await rolls()).filter(({ playing }) => playing === event).length;
	while ((await count('exploreRolled')) < 4 || (await count('shotRolled')) < 4) {
		await research(page);
		await record(page);
		await play(page, byKeys, 1);
	}
	const all = await recorded(page);
	for (const [i, { playing, prompt, voice, stamps, plan }] of all.entries()) {
		if (playing === 'exploreRolled') {
			expect(prompt).toMatch(/^Rolling\s*(?:One|The) die has to show \d or more\.$/);
			expect(voice).not.toMatch(/explored with|not found with/);
			expect(stamps).not.toContain('1');
			expect(plan).toBe(all[i - 1].plan);
		} else if (playing === 'shotRolled') {
			expect(prompt).toMatch(/^Rolling\s*.+ needs \d+(?:, \d+ tokens? helps?)?\.$/);
			expect(voice).not.toMatch(/^Shot/);
		} else if (playing === 'photographed' || playing === 'escaped') {
			expect(prompt).toMatch(/^Got (?:it|away)\s*\d/);
			if (all[i - 1].playing === 'shotRolled')
				expect(voice).toMatch(/^Shot .+, needed \d+\. (?:Photographed|.+ got away)/);
		}
	}
	expect(all.filter(({ playing }) => playing === 'photographed' || playing === 'escaped').length).toBeGreaterThan(0);
});

interface Moment {
	readonly playing: string | null;
	readonly prompt: string;
	readonly voice: string;
	readonly stamps: readonly string[];
	readonly plan: string;
}

type Recording = typeof globalThis & { moments?: Moment[] };

/** Keeps what a person sees and hears at every change of what is played, from the first call in a match on. */
async function record(page: Page): Promise<void> {
	await page.evaluate(() => {
		if ((globalThis as Recording).moments) return;
		const moments: Moment[] = [];
		(globalThis as Recording).moments = moments;
		const text = (part: string) => document.querySelector(part)?.textContent ?? '';
		new MutationObserver(() => {
			const playing = document.querySelector<HTMLElement>('.snapshot')?.dataset.playing ?? null;
			const stamps = [...document.querySelectorAll('.rolling .stamp')].map((one) => getComputedStyle(one).opacity);
			moments.push({
				playing,
				stamps,
				prompt: text('.prompt-bar .say'),
				voice: text('.snapshot > .aloud[aria-live="polite"]'),
				plan: text('.ledger'),
			});
		}).observe(document.querySelector('.snapshot') as Element, { attributeFilter: ['data-playing'] });
	});
}

async function recorded(page: Page): Promise<Moment[]> {
	return await page.evaluate(() => (globalThis as Recording).moments ?? []);
}

async function begin(page: Page) {
	await start(page);
	await research(page);
	return tableOn(page);
}

/** Against one bot: what others do is played as people see it, and takes its time. */
async function start(page: Page): Promise<void> {
	await page.goto('/play/snapshot?setup');
	await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '2', exact: true }).check();
	await page.getByRole('button', { name: /^Start the match/ }).click();
	await page.getByRole('button', { name: 'Begin', exact: true }).click();
}

async function research(page: Page): Promise<void> {
	for (let at = await asked(tableOn(page)); at !== 'research'; at = await asked(tableOn(page))) {
		if (at === 'end') await start(page);
		else await play(page, placing, 1);
	}
}

/** Four dice look for a habitat, and two are for two animals in it; whether there are two. */
async function planForTwo(page: Page): Promise<boolean> {
	await research(page);
	const { board } = tableOn(page);
	const hung = board.locator('.hung', { has: page.locator('.animal + .animal') }).last();
	if ((await hung.count()) === 0) {
		await play(page, drawing, 1);
		return false;
	}
	const stands = hung.locator('.animal .stand');
	for (const [left, thing] of [
		[4, stands.nth(0)],
		[3, stands.nth(1)],
		[2, hung.locator('.head')],
		[1, hung.locator('.head')],
		[0, hung.locator('.head')],
	] as const) {
		await thing.press('+');
		await expect.poll(() => board.locator('.tray .pooled').count()).toBe(left);
	}
	await page.keyboard.press('Control+Enter');
	return true;
}

/** Does something while an event is played, or once it has been. */
async function during(page: Page, event: string, deed: () => Promise<void>): Promise<void> {
	await tableOn(page)
		.board.and(page.locator(`[data-playing="${event}"], .for-explore`))
		.first()
		.waitFor();
	await deed();
}

/** Where a thing is now; long enough for the table to be drawn anew meanwhile, or not. */
async function press(page: Page, thing: Locator, isLong: boolean): Promise<void> {
	const box = await thing.first().boundingBox();
	if (!box) throw new Error('nothing to press');
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	await page.mouse.down();
	if (isLong) await page.waitForTimeout(400);
	await page.mouse.up();
}

async function question(page: Page): Promise<string | null> {
	return await page.locator('[data-question]').getAttribute('data-question');
}
