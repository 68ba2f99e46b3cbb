import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { PHONE } from '../src/visit.ts';
import { guestAt, hostTable, personOf } from './support/people.ts';

const GAMES = [
	['photograph', 2],
	['snapshot', 2],
	['wildlife-park', 2],
	['sasquatch-snap', 4],
	['photoshoot', 4],
] as const;

test('quick reactions lie over everything else on every board, on laptops and phones', async () => {
	const address = inject('address');
	const page = await guestAt(address);
	const person = await personOf(page.context(), address);
	const laptop = page.viewportSize();
	if (laptop === null) throw new Error('a page has a size');
	const open = page.getByRole('button', { name: 'Quick reactions' });
	const reactions = page.getByRole('group', { name: 'Quick reactions' }).getByRole('button');
	for (const [game, seats] of GAMES) {
		const bots = Array.from({ length: seats - 1 }, () => 'easy');
		const table = await hostTable(address, person, { game, bots, pace: { kind: 'untimed' } }, seats);
		for (const size of [laptop, PHONE]) {
			await page.setViewportSize(size);
			await page.goto(`/tables/${table}`);
			await page.locator('[data-drawn]').waitFor();
			if (!(await open.isVisible())) await page.getByRole('button', { name: 'Talk', exact: true }).click();
			await open.click();
			expect(await reactions.count()).toBe(8);
			for (const one of await reactions.all())
				expect(await isOnTop(one), `${await one.textContent()} in ${game} at ${size.width}`).toBe(true);
		}
		if (game === 'photograph') expect(await violationsOn(page), 'axe on the reactions').toEqual([]);
		await reactions.first().click();
		await page.locator('.chat .lines i').filter({ visible: true }).first().waitFor();
		expect(await reactions.first().isVisible()).toBe(false);
	}
});

/** Whether a press on its middle and on its corners would reach it. */
function isOnTop(thing: Locator): Promise<boolean> {
	return thing.evaluate((one) => {
		const { left, right, top, bottom } = one.getBoundingClientRect();
		const points = [
			[(left + right) / 2, (top + bottom) / 2],
			[left + 8, top + 8],
			[right - 8, bottom - 8],
		];
		return points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
	});
}
