import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { FINGERS, fingers, middleOf } from '../src/fingers.ts';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
import { visit } from '../src/visit.ts';
import { asked, byKeys, byMouse, play, tableOn } from '../src/wildlife-park.ts';

test('around one device nobody finds the draft of the one before', async () => {
	const page = await visit({ reducedMotion: 'no-preference' });
	await page.goto('/play/wildlife-park?pass');
	await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '2', exact: true }).check();
	await page.getByRole('button', { name: /^Start the match/ }).click();
	// Both roll again and swap; then the first one builds. Whoever holds the device goes on as long as there is something to decide.
	await handOver(page);
	for (let question = await asked(tableOn(page)); question !== 'turn'; question = await asked(tableOn(page))) {
		await play(page, byMouse, 1);
		if (await mustGoOn(page)) await handOver(page);
	}
	await play(page, byMouse, 1);
	await page.locator('.wildlife.closed .own-park .planned').first().waitFor();
	const between = await handOver(page);
	expect(between).not.toContain('wildlife-park');
	// The map unfolds for whoever holds the device now, and nothing of the plan lies on it.
	await page.locator('.wildlife .map-sheet').waitFor();
	expect(await asked(tableOn(page))).toBe('turn');
	expect(await page.locator('.planned, .thing.used').count()).toBe(0);
});

test('who watches sees one table whole, and goes from seat to seat', async () => {
	const [ada, ben, cleo] = await Promise.all([visit(), visit(), visit()]);
	await openTable(ada, 'Wildlife Park', 2, 'Ada', { isPublic: true });
	await sitDownByInvitation(ada, ben);
	await cleo.goto(ada.url());
	await ada.getByRole('button', { name: /^Start the match/ }).click();
	await cleo.locator('.wildlife.watching').waitFor();
	for (const _ of ['reroll', 'swap']) await Promise.all([play(ada, byKeys, 1), play(ben, byKeys, 1)]);
	await play(ada, byMouse, 1);
	await ada.locator('.own-park .planned').first().waitFor();
	// She knows who is ready, and nobody's plan.
	const whose = cleo.locator('.mount.mine small');
	await expect.poll(() => whose.innerText()).toContain('Ada');
	expect(await cleo.locator('.planned, .thing.used').count()).toBe(0);
	await cleo.getByRole('button', { name: /^Follow/ }).click();
	await expect.poll(() => whose.innerText()).not.toContain('Ada');
	await cleo.locator('.neighbour .lamp.ok').waitFor();
	expect(await violationsOn(cleo), 'axe on a table that is watched').toEqual([]);
});

test.for([
	['the mouse', {}],
	['a finger', FINGERS],
] as const)('a part is dragged from corner to corner with %s', async ([, options]) => {
	const page = await visit(options);
	await page.goto('/play/wildlife-park');
	await play(page, byKeys, 2);
	await asked(tableOn(page));
	await page.locator('.wildlife:not([data-playing])').waitFor();
	const chosen = page.locator('.handle.on');
	// Most tiles have a part, and no display is without one.
	for (const tile of await page.locator('.mount .tile-thing').all()) {
		await tile.press('Enter');
		await page.locator('.own-park .hit.fits').first().press('Enter');
		await page.locator('.own-park .planned').waitFor();
		if ((await chosen.count()) > 0) break;
		await page.keyboard.press('Escape');
		await page.locator('.own-park .planned').waitFor({ state: 'detached' });
	}
	const before = await page.locator('.handle').evaluateAll((all) => all.findIndex((one) => one.matches('.on')));
	const opposite = (before + 3) % 6;
	const from = await middleOf(page, '.handle.on');
	const to = await middleOf(page, `.handle >> nth=${opposite}`);
	if ('hasTouch' in options) {
		const touch = await page.context().newCDPSession(page);
		await fingers(touch, 'touchStart', [from.x, from.y]);
		await fingers(touch, 'touchMove', [(from.x + to.x) / 2, (from.y + to.y) / 2 + 12]);
		await fingers(touch, 'touchMove', [to.x, to.y]);
		await fingers(touch, 'touchEnd');
		await touch.detach();
	} else {
		await page.mouse.move(from.x, from.y);
		await page.mouse.down();
		await page.mouse.move(to.x, to.y, { steps: 6 });
		await page.mouse.up();
	}
	await page.locator(`.handle >> nth=${opposite}`).and(page.locator('[aria-pressed=true]')).waitFor();
	// The tile stayed where it is.
	expect(await page.locator('.own-park .planned').count()).toBe(1);
});

test('the focus that rests on a thing is told about it, as a pointer is', async () => {
	const page = await visit();
	await page.goto('/play/wildlife-park');
	await play(page, byKeys, 2);
	await asked(tableOn(page));
	await page.locator('.wildlife:not([data-playing])').waitFor();
	await page.keyboard.press('ArrowDown');
	await page
		.locator('.about-card')
		.getByText(/^(?:Fits on|With a worker on|Fits nowhere)/)
		.first()
		.waitFor();
	await page.keyboard.press('Shift');
	await page.locator('.about-card').waitFor({ state: 'detached' });
});

test('a pointer that rests on a thing is told about it', async () => {
	const page = await visit();
	await page.goto('/play/wildlife-park');
	await play(page, byKeys, 2);
	await asked(tableOn(page));
	await page.locator('.wildlife:not([data-playing])').waitFor();
	await page.locator('.own-park .hit[aria-label*="star)"]').hover();
	const card = page.locator('.about-card');
	await card.getByText(/= \d+$/).waitFor();
	await page.locator('.mount.round .tile-thing').first().hover();
	await card.getByText(/^Fits on/).waitFor();
	await page.locator('.window.stack').hover();
	await card.getByText('Still face down').waitFor();
	await page.locator('.neighbour .points').first().hover();
	await card.getByText(/^Animals: \d/).waitFor();
	await page.keyboard.press('Escape');
	await expect.poll(() => card.count()).toBe(0);
});

test('a neighbour’s park is shown while Shift is held, and while a finger is', async () => {
	const page = await visit();
	await page.goto('/play/wildlife-park');
	await asked(tableOn(page));
	const { x, y } = await middleOf(page, '.neighbour >> nth=0');
	await page.keyboard.down('Shift');
	await page.mouse.move(x, y, { steps: 2 });
	await page.locator('.enlarged').waitFor();
	await page.keyboard.up('Shift');
	await page.locator('.enlarged').waitFor({ state: 'detached' });

	const phone = await visit(FINGERS);
	await phone.goto('/play/wildlife-park');
	await asked(tableOn(phone));
	const touch = await phone.context().newCDPSession(phone);
	const card = await middleOf(phone, '.neighbour .mini-park >> nth=0');
	await fingers(touch, 'touchStart', [card.x, card.y]);
	await phone.locator('.enlarged').waitFor();
	await fingers(touch, 'touchEnd');
	await phone.locator('.enlarged').waitFor({ state: 'detached' });
	// Letting go was no press.
	await phone.waitForTimeout(400);
	expect(await phone.locator('.enlarged').count()).toBe(0);
	await touch.detach();
});

test('a hint lays out a whole turn, which can be handed in', async () => {
	const page = await visit();
	await page.goto('/play/wildlife-park');
	await play(page, byKeys, 2);
	const table = tableOn(page);
	await asked(table);
	await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();
	await page.keyboard.press('h');
	await page.getByText('A bot would do this.').waitFor();
	await page.locator('.own-park .planned').first().waitFor();
	await table.ready.click();
	await page.waitForFunction(() => document.querySelector('.planned') === null);
});

/** Whether the device has to go on, once that is clear. */
async function mustGoOn(page: Page): Promise<boolean> {
	const another = page.getByRole('button', { name: /^(?:Pass to|I am)/ });
	await another.or(page.locator('.wildlife[class*="for-"]')).first().waitFor();
	return await another.first().isVisible();
}

/** Gives the device away and takes it again; what the page held between. */
async function handOver(page: Page): Promise<string> {
	const pass = page.getByRole('button', { name: /^Pass to/ });
	const take = page.getByRole('button', { name: /^I am/ });
	await pass.or(take).first().waitFor();
	if (await pass.isVisible()) await pass.click();
	await take.waitFor();
	const between = await page.evaluate(() => document.body.outerHTML);
	await take.click();
	return between;
}
