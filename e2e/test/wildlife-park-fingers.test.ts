import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { FINGERS, fingers, middleOf } from '../src/fingers.ts';
import { PHONE, visit } from '../src/visit.ts';
import { asked, byKeys, openMatch, play, tableOn } from '../src/wildlife-park.ts';

test('two fingers and a double tap make the map larger; a drop brings it back', async () => {
	const page = await visit(FINGERS);
	await page.goto('/play/wildlife-park');
	await play(page, byKeys, 2);
	await asked(tableOn(page));
	const whole = await planeWidth(page);
	const touch = await page.context().newCDPSession(page);
	const { x, y } = await middleOf(page, '.own-park');
	await fingers(touch, 'touchStart', [x - 30, y], [x + 30, y]);
	await fingers(touch, 'touchMove', [x - 45, y], [x + 45, y]);
	await fingers(touch, 'touchMove', [x - 150, y], [x + 150, y]);
	await fingers(touch, 'touchEnd');
	await expect.poll(() => planeWidth(page)).toBeCloseTo(2.2 * whole, -1);
	// Nothing was taken or put by it.
	expect(await page.locator('.wildlife.holding, .planned').count()).toBe(0);
	for (let taps = 0; taps < 2; taps++) {
		await fingers(touch, 'touchStart', [x, y]);
		await fingers(touch, 'touchEnd');
	}
	await expect.poll(() => planeWidth(page)).toBeCloseTo(whole, 0);
	await touch.detach();
});

test('two fingers that begin on what is planned make the map larger, and leave it where it is', async () => {
	const page = await visit(FINGERS);
	await page.goto('/play/wildlife-park');
	await play(page, byKeys, 2);
	await asked(tableOn(page));
	await page.getByRole('button', { name: 'Hint', exact: true }).click();
	const planned = page.locator('.own-park .hit[data-source]');
	await planned.first().waitFor();
	const names = () => planned.evaluateAll((all) => all.map((hex) => hex.getAttribute('aria-label')));
	const before = await names();
	const whole = await planeWidth(page);
	const touch = await page.context().newCDPSession(page);
	const { x, y } = await middleOf(page, '.own-park .hit[data-source] >> nth=0');
	const away = x < PHONE.width / 2 ? 60 : -60;
	await fingers(touch, 'touchStart', [x, y]);
	await fingers(touch, 'touchStart', [x, y], [x + away, y]);
	for (const far of [0.5, 1.5])
		await fingers(touch, 'touchMove', [x - far * (away / 3), y], [x + away + far * away, y]);
	await expect.poll(() => planeWidth(page)).toBeGreaterThan(1.5 * whole);
	expect(await page.locator('.wildlife.holding').count()).toBe(0);
	await fingers(touch, 'touchEnd');
	await touch.detach();
	expect(await names()).toEqual(before);
});

test('a finger that stays on a tile is told about it, and presses nothing', async () => {
	const page = await visit(FINGERS);
	await page.goto('/play/wildlife-park');
	await play(page, byKeys, 2);
	await asked(tableOn(page));
	await page.locator('.wildlife:not([data-playing])').waitFor();
	const touch = await page.context().newCDPSession(page);
	const { x, y } = await middleOf(page, '.mount.round .tile-thing >> nth=0');
	await fingers(touch, 'touchStart', [x, y]);
	await page
		.locator('.about-card')
		.getByText(/^Fits on/)
		.waitFor();
	await fingers(touch, 'touchEnd');
	await touch.detach();
	expect(await page.locator('.wildlife.holding').count()).toBe(0);
});

test('a finger pulls a neighbour’s park down and away', async () => {
	const page = await visit(FINGERS);
	await page.goto('/play/wildlife-park');
	await asked(tableOn(page));
	await page.locator('.neighbour').first().tap();
	const { x, y } = await middleOf(page, '.enlarged header h2');
	const touch = await page.context().newCDPSession(page);
	const pull = async (far: number) => {
		await fingers(touch, 'touchStart', [x, y]);
		for (const by of [0.5, 1]) await fingers(touch, 'touchMove', [x, y + by * far]);
		await fingers(touch, 'touchEnd');
	};
	await pull(30);
	expect(await page.locator('.enlarged').count()).toBe(1);
	await pull(200);
	await page.locator('.enlarged').waitFor({ state: 'detached' });
	await touch.detach();
});

test('on a phone’s side the first tap shows what lies in a window large enough, the next one takes it', async () => {
	const page = await visit({ ...FINGERS, viewport: { width: 844, height: 390 } });
	await page.goto('/play/wildlife-park');
	await play(page, byKeys, 2);
	await asked(tableOn(page));
	const die = page.locator('.mount.mine .window[data-h]:has(.die-thing ~ .die-thing) .die-thing').first();
	const name = await die.getAttribute('aria-label');
	await die.tap();
	const large = page.locator('.thumb.open .thing');
	await large.first().waitFor();
	expect(await page.locator('.wildlife.holding').count()).toBe(0);
	for (const { width, height } of await large.evaluateAll((all) =>
		all.map((one) => one.getBoundingClientRect().toJSON()),
	)) {
		expect(width).toBeGreaterThanOrEqual(44);
		expect(height).toBeGreaterThanOrEqual(44);
	}
	await large
		.and(page.getByRole('button', { name: name ?? '', exact: true }))
		.first()
		.tap();
	await page.locator('.wildlife.holding').waitFor();
	await page.locator('.thumb.open').waitFor({ state: 'detached' });
	await page.locator('.own-park .hit.fits, .crate').first().tap();
	await page.locator('.wildlife:not(.holding)').waitFor();
});

test('on a phone the strip opens the leaflet, row under row, the missions and the legend', async () => {
	const page = await visit(FINGERS);
	await openMatch(page, { seats: 3, missions: true });
	await page.locator('.wildlife .dock').waitFor();
	await page.locator('.score-strip').tap();
	const lines = page.locator('.wildlife-sheet').locator('.score-rows li, .ticket, .map-legend');
	await lines.first().waitFor();
	const boxes = await lines.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
	expect(boxes).toHaveLength(8 + 3 + 1);
	for (const { width, height, right } of boxes) {
		expect(height).toBeGreaterThanOrEqual(24);
		expect(width).toBeGreaterThan(80);
		expect(right).toBeLessThanOrEqual(PHONE.width);
	}
	expect(await violationsOn(page), 'axe with the leaflet open').toEqual([]);
});

async function planeWidth(page: Page): Promise<number> {
	return await page.locator('.own-park .plane').evaluate((plane) => plane.getBoundingClientRect().width);
}
