import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { asked, byMouse, decide, tableOn } from '../src/photograph.ts';
import { recordOf } from '../src/records.ts';
import { shiftsOn, watchShifts } from '../src/shifts.ts';
import { PHONE, type VisitOptions, visit } from '../src/visit.ts';

test('a record is wound to any moment, seen by any seat or openly, and played on from there', async () => {
	const page = await replayOf(recordOf('photograph', 3));
	const moment = page.getByRole('slider', { name: 'Moment of the match' });
	const hand = page.getByRole('region', { name: 'Your hand' });
	await moment.fill('20');
	await page.getByText(/^20 of \d+$/).waitFor();
	await page.getByRole('button', { name: 'One forward' }).click();
	await page.getByText(/^21 of \d+$/).waitFor();
	expect(await hand.count()).toBe(0);
	expect(await violationsOn(page), 'axe in the middle').toEqual([]);

	const seenBy = page.getByRole('combobox', { name: 'Seen by' });
	await seenBy.selectOption({ index: 2 });
	await hand.waitFor();
	const seatSees = await page.getByRole('region', { name: 'The game' }).innerText();
	await seenBy.selectOption('all cards open');
	await expect.poll(() => page.getByRole('region', { name: 'The game' }).innerText()).not.toBe(seatSees);
	const held = page.locator('.opponents .held .tiny');
	expect(await held.count()).toBeGreaterThan(0);
	expect(await page.locator('.opponents .held .tiny:not(.open)').count(), 'closed cards in open hands').toBe(0);

	await page.getByRole('button', { name: 'Play on from here' }).click();
	const dialog = page.getByRole('dialog', { name: 'Play on from here' });
	await dialog.waitFor();
	expect(await violationsOn(page), 'axe on the question before playing on').toEqual([]);
	await dialog.getByRole('combobox', { name: 'Your seat' }).selectOption({ index: 0 });
	await dialog.getByRole('button', { name: 'Play on' }).click();
	await page.waitForURL('**/local/**');
	const table = tableOn(page);
	const question = await asked(table);
	if (question === 'end') throw new Error('a match that is played on is not over');
	await decide(table, question, byMouse, 0);
	await page
		.getByRole('region', { name: 'Log' })
		.getByRole('listitem')
		.filter({ has: page.locator('.who').getByText('You', { exact: true }), hasText: /took|shot/ })
		.first()
		.waitFor();
});

test('the log shows the line of the moment, beside the board and in the sheet of a phone, and leads to others', async () => {
	const page = await replayOf(recordOf('photograph', 3));
	const moment = page.getByRole('slider', { name: 'Moment of the match' });
	const shown = page.locator('.log [aria-current]').first();
	for (const n of ['40', '3', '21']) {
		await moment.fill(n);
		await expect.poll(() => shown.locator('.entry').textContent()).toBe(n);
		await expect.poll(() => isInSight(shown, '.scroll')).toBe(true);
	}

	await page.setViewportSize(PHONE);
	await page.getByRole('button', { name: 'Log', exact: true }).click();
	await expect.poll(() => isInSight(shown, 'dialog')).toBe(true);
	expect(await violationsOn(page), 'axe on the log').toEqual([]);
	await page.getByRole('dialog', { name: 'Log' }).getByRole('button', { name: / 23$/ }).first().click();
	await page.getByText(/^23 of \d+$/).waitFor();
	await page.getByRole('dialog', { name: 'Log' }).waitFor({ state: 'hidden' });
});

test('a record that runs by itself comes to its end', async () => {
	const page = await replayOf(recordOf('photograph', 2));
	const moment = page.getByRole('slider', { name: 'Moment of the match' });
	const length = Number(await moment.getAttribute('max'));
	await moment.fill(String(length - 3));
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await page.getByText(`${length} of ${length}`, { exact: true }).waitFor();
	await expect.poll(() => page.getByRole('button', { name: 'Play on from here' }).count()).toBe(0);
	expect(await violationsOn(page), 'axe at the end').toEqual([]);
});

test.for([
	['a laptop', {}],
	['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
] as const)(
	'on %s more photos than the film of a round has frames come and go, and no frame is laid out anew',
	async ([, device]) => {
		const page = await replayOf(recordOf('photoshoot', 4), device);
		const moment = page.getByRole('slider', { name: 'Moment of the match' });
		await page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
		const frames = page.locator('.round-film .frame:not(.empty)');
		// Three photos are taken; the sixth comes and is taken back before the last of these entries.
		await moment.fill('204');
		await expect.poll(() => frames.count()).toBe(3);
		await page.getByRole('button', { name: 'Play', exact: true }).click();
		await expect.poll(async () => Number(await moment.inputValue())).toBeGreaterThan(216);
		expect(await frames.count()).toBe(4);
		const { all } = await shiftsOn(page);
		expect(all.flatMap(({ moved }) => moved).filter((thing) => thing.startsWith('frame'))).toEqual([]);
	},
);

test('a broken record is refused with its line and the reason', async () => {
	const lines = recordOf('photograph', 2).split('\n');
	lines[6] = lines[6].replace(/"(.)(.{63})"\]$/, (_, digit, rest) => `"${digit === '0' ? '1' : '0'}${rest}"]`);
	const page = await replayOf(lines.join('\n'));
	const alert = page.getByRole('alert');
	await alert.getByText('This file cannot be played back.').waitFor();
	expect(await alert.innerText()).toContain('Line 7 was changed');
});

/** The page of replays, with a file chosen on it. */
async function replayOf(record: string, options?: VisitOptions): Promise<Page> {
	const page = await visit(options);
	await watchShifts(page);
	await page.goto('/replay');
	await page
		.getByLabel('Choose a file')
		.setInputFiles({ name: 'match.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(record) });
	return page;
}

/** Whether all of it is seen in the part that scrolls. */
function isInSight(thing: Locator, scroller: string): Promise<boolean> {
	return thing.evaluate((one, selector) => {
		const part = one.closest(selector)?.getBoundingClientRect();
		const { top, bottom } = one.getBoundingClientRect();
		return part !== undefined && top >= part.top && bottom <= part.bottom;
	}, scroller);
}
