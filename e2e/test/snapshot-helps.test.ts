import { expect, test } from 'vitest';
import { openHelps } from '../src/menu.ts';
import { atTheTable, byKeys, play, type Way } from '../src/snapshot.ts';
import { visit } from '../src/visit.ts';

test('what helps can be switched off: chances, risks, marks', async () => {
	const page = await visit();
	const { board } = await atTheTable(page);
	await board.locator('.animal .stand').first().click();
	await board.locator('.animal .chance').first().waitFor();
	await openHelps(page);
	for (const help of ['Odds', 'Spook risk', 'Assignment marks', 'Warnings'])
		await page.getByRole('switch', { name: help }).uncheck();
	await page.keyboard.press('Escape');
	for (const part of ['.chance', '.foot .short', '.animal.for-cover', '.wild .wanted-sign'])
		await expect.poll(() => board.locator(part).count(), { message: part }).toBe(0);
	// What is printed on things stays.
	expect(await board.locator('.animal .need').count()).toBeGreaterThan(0);
});

test('who asks for a hint has a plan laid, or is told what a bot would do; by key and by button', async () => {
	const page = await visit();
	const { board } = await atTheTable(page);
	const said = page.locator('.prompt-bar .say p');
	const left = () => board.locator('.tray .pooled').count();
	const move: Way['research'] = async () => {
		// What was laid before a card was drawn lies there still.
		const before = await left();
		await page.keyboard.press('h');
		await expect.poll(() => said.innerText()).toMatch(/^A bot would (?:draw|plan this|pass)\./);
		const isPlan = (await said.innerText()).startsWith('A bot would plan this.');
		await expect.poll(left).toBe(isPlan ? 0 : before);
		// What is changed is no longer what was hinted at.
		if (isPlan) await board.locator('.animal.planned .stand').first().press('-');
		else await board.locator('.animal .stand').first().press('+');
		await expect.poll(() => said.innerText()).not.toMatch(/^A bot/);
		await board.getByRole('button', { name: 'Hint', exact: true }).click();
		await expect.poll(() => said.innerText()).toMatch(/^A bot would/);
		// It is theirs to do.
		await page.keyboard.press(isPlan ? 'Control+Enter' : 'd');
	};
	const fate: Way['fate'] = async () => {
		await page.keyboard.press('h');
		await expect.poll(() => said.innerText()).toMatch(/^A bot would (?:put it into its bag|place it|commit to it)\.$/);
		await page.keyboard.press('l');
	};
	expect(await play(page, { ...byKeys, research: move, fate }, 4)).toBe(4);
});

test('Escape lets go of what is armed, and leaves a plan laid', async () => {
	const page = await visit();
	const { board } = await atTheTable(page);
	const tokens = board.locator('.pool.toks');
	await board.locator('.animal .stand').first().press('+');
	await expect.poll(() => board.locator('.tray .pooled').count()).toBe(4);
	await tokens.click();
	await expect.poll(() => tokens.getAttribute('aria-pressed')).toBe('true');
	await tokens.press('Escape');
	await expect.poll(() => tokens.getAttribute('aria-pressed')).toBe('false');
	expect(await board.locator('.tray .pooled').count()).toBe(4);
});

test('letters count where Russian ones are written', async () => {
	const page = await visit();
	const { board } = await atTheTable(page);
	const russian = (key: string, code: string, shiftKey = false) =>
		board
			.locator('.animal .stand')
			.first()
			.dispatchEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
	await board.locator('.animal .stand').first().press('+');
	await expect.poll(() => board.locator('.tray .pooled').count()).toBe(4);
	const tokens = async () => Number(await board.locator('.pool.toks b').innerText());
	const before = await tokens();
	await russian('е', 'KeyT');
	await expect.poll(tokens).toBe(before - 1);
	await russian('Е', 'KeyT', true);
	await expect.poll(tokens).toBe(before);
	const deck = await board.locator('.deck .count').innerText();
	await russian('в', 'KeyD');
	await expect.poll(() => board.locator('.deck .count').innerText()).not.toBe(deck);
});

test('a roll that is the only one left is made by itself, for who wants that', async () => {
	const page = await visit();
	await atTheTable(page);
	await openHelps(page);
	const fast = page.getByRole('switch', { name: 'Fast rolls' });
	expect(await fast.isChecked()).toBe(false);
	await fast.check();
	await page.keyboard.press('Escape');
	const question = () => page.locator('[data-question]').getAttribute('data-question');
	const byItself = async () => {
		const before = await question();
		await expect.poll(question).not.toBe(before);
	};
	// One animal in one habitat: nothing is left to choose, and nobody presses what rolls.
	const research: Way['research'] = (table) => byKeys.research(table, 1);
	const way: Way = { ...byKeys, research, explore: byItself, shoot: byItself };
	// A match may be over before.
	expect(await play(page, way, 8)).toBeGreaterThan(4);
});
