import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { carry, type Table } from '../src/drawn-board.ts';
import { netOf } from '../src/net.ts';
import { asked, atTheTable, drawing, placing, play, type Question, tableOn } from '../src/snapshot.ts';
import { openTable } from '../src/tables.ts';
import { UNREACHABLE, visit } from '../src/visit.ts';

test.for<[string, Question, string, (table: Table) => Promise<boolean>]>([
	['the deck while a card is in the air', 'fate', 'SNP-3', ({ board }) => press(board.locator('.deck'))],
	['a habitat while a card is in the air', 'fate', 'SNP-3', ({ board }) => press(board.locator('.head').first())],
	[
		'a habitat without a plan for it',
		'explore',
		'SNP-39',
		({ board }) => press(board.locator('.head:not(.on)').first()),
	],
	['an animal before its habitat is found', 'explore', 'SNP-3', ({ board }) => press(board.locator('.stand').first())],
])('a press on %s says why, with its rule', async ([, question, rule, tried]) => {
	const page = await visit();
	await page.goto('/play/snapshot');
	await page.getByRole('button', { name: 'Begin', exact: true }).click();
	const note = page.locator('.refusal-note');
	const table = tableOn(page);
	for (;;) {
		const now = await asked(table);
		expect(now, 'the question that was waited for').not.toBe('end');
		await expect.poll(() => table.board.getAttribute('data-playing')).toBeNull();
		if (now === question && (await tried(table))) break;
		await play(page, question === 'fate' ? drawing : placing, 1);
	}
	await note.getByText(/[a-z]{4}.*\./).waitFor();
	await note.getByRole('link', { name: rule, exact: true }).waitFor();
	expect(await asked(table), 'nothing was handed in').toBe(question);
});

test('a plan that is not complete says what it lacks, with its rule', async () => {
	const { board } = await atTheTable(await visit());
	await board.locator('.animal .stand').first().click();
	await board
		.getByRole('button', { name: /^Prepare, 4 dice left/ })
		.first()
		.click();
	await board.getByText(/A plan has 6 dice, and 4 still lie in the tray/).waitFor();
	await board.getByRole('link', { name: 'SNP-31' }).waitFor();
});

test('words that are selected on the page do not keep dice from being carried', async () => {
	const page = await visit();
	const { board } = await atTheTable(page);
	await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
	await carry(page, board.locator('.tray .pooled'), board.locator('.animal'));
	await expect.poll(() => board.locator('.tray .pooled').count()).toBe(4);
});

test('a connection that is lost in the middle of an act ends it, and the match goes on when it is back', async () => {
	const page = await visit({ expected: UNREACHABLE, reducedMotion: 'no-preference' });
	const net = await netOf(page);
	const { board } = await withBots(page);
	// What three others do meanwhile is played for seconds.
	while ((await asked(tableOn(page))) !== 'research') await play(page, placing, 1);
	await page.keyboard.press('p');
	await board.and(page.locator('[data-playing]')).waitFor();
	await net.cut();
	await expect.poll(() => board.getAttribute('data-playing'), { timeout: 5000 }).toBeNull();
	await net.mend();
	expect(await play(page, placing, 2)).toBe(2);
});

test('who was away for turns is told by the log where the match is, and sees no replay of it', async () => {
	const page = await visit({ expected: UNREACHABLE, reducedMotion: 'no-preference' });
	const net = await netOf(page);
	await withBots(page);
	await play(page, placing, 1);
	await net.cut();
	const elsewhere = await page.context().newPage();
	await elsewhere.goto(page.url());
	await play(elsewhere, placing, 24);
	// Until nothing more happens by itself: an offer has a clock.
	while (['fate', 'claims', 'deny', 'explore', 'reroll', 'shoot'].includes(await asked(tableOn(elsewhere))))
		await play(elsewhere, placing, 1);
	await elsewhere.keyboard.press('Escape');
	await net.mend();
	const log = (at: Page) => at.getByRole('region', { name: 'Log' }).getByRole('listitem').allInnerTexts();
	await expect.poll(async () => (await log(page)).length).toBeGreaterThan(3);
	await expect.poll(async () => await log(page)).toEqual(await log(elsewhere));
	// All of it would be played for minutes.
	await expect.poll(() => page.locator('.snapshot').getAttribute('data-playing')).toBeNull();
});

/** At a table of the server, with nobody but bots. */
async function withBots(page: Page): Promise<Table> {
	await openTable(page, 'Snapshot', 4, 'Ada');
	await page.getByRole('button', { name: /^Start with photographers/ }).click();
	await page.getByRole('button', { name: 'Begin', exact: true }).click();
	return tableOn(page);
}

/** It may be off, and is tried all the same; whether there is such a thing. */
async function press(thing: Locator): Promise<boolean> {
	if ((await thing.count()) === 0) return false;
	await thing.click({ force: true });
	return true;
}
