import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { asked, byMouse, byTouch, play, tableOn } from '../src/photograph.ts';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
import { PHONE, visit } from '../src/visit.ts';
import * as table from '../src/wildlife-park.ts';
import { guestAt, hostTable, personOf } from './support/people.ts';

test('the bar over the first line of the log keeps clear of the heading', async () => {
	const page = await visit();
	await page.goto('/play/photograph');
	await play(page, byMouse, 2);
	await asked(tableOn(page));
	const bar = page.getByRole('region', { name: 'Log' }).locator('.now.barred');
	await bar.waitFor();
	const heading = page.getByRole('heading', { name: 'Log', exact: true });
	expect((await boxOf(bar)).top - (await wordsOf(heading)).bottom).toBeGreaterThanOrEqual(4);
});

test('on a phone the sky of Photograph has room for its words beside the memory aid', async () => {
	const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
	await page.goto('/play/photograph?setup');
	await page.getByText('Variants and house rules').tap();
	await page.getByRole('switch', { name: 'Memory aid' }).check({ force: true });
	await page.getByRole('button', { name: /^Start the match/ }).tap();
	const words = page.getByText(/with the next refill$/);
	const memory = page.getByText('Seen and gone');
	while ((await words.count()) === 0 || (await memory.count()) === 0)
		if ((await play(page, byTouch, 1)) === 0) throw new Error('the sun has never been low');
	const [said, sky] = [await wordsOf(words), await boxOf(page.locator('.gauge'))];
	expect(said.top).toBeGreaterThanOrEqual(sky.top);
	expect(said.bottom).toBeLessThanOrEqual(sky.bottom);
	expect(said.right).toBeLessThanOrEqual(sky.right);

	// The cards that are gone lie over the field, not under it.
	await page.locator('summary').filter({ has: memory }).tap();
	const card = page.locator('.memory .tag').first();
	const { top, right, bottom, left } = await boxOf(card);
	const there = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('.tag') !== null, [
		(left + right) / 2,
		(top + bottom) / 2,
	] as const);
	expect(there).toBe(true);
});

test('in Russian, too, the tables of Photograph’s text board fit a phone, and scroll by themselves on a smaller one', async () => {
	const page = await visit({ viewport: PHONE, locale: 'ru', settings: { textMode: true } });
	await page.goto('/play/photograph');
	const board = page.locator('.photograph-text');
	const field = board.getByRole('group', { name: 'Поле' });
	// Nothing changes on the field while the person is asked; how narrow it can be depends on the names of its cards.
	await board.locator('form').waitFor();
	expect(await hiddenWidthOf(board)).toBe(0);
	await page.setViewportSize({ width: await narrowestOf(field.locator('table')), height: PHONE.height });
	await expect.poll(() => hiddenWidthOf(field)).toBeGreaterThan(1);
	expect(await hiddenWidthOf(board)).toBe(0);
	await expect.poll(() => field.getAttribute('tabindex')).toBe('0');
});

test('on phones the own park stays where it is when a decision of Wildlife Park comes and goes', async () => {
	const [ada, ben] = [await visit({ viewport: PHONE }), await visit({ viewport: PHONE })];
	await openTable(ada, 'Wildlife Park', 2, 'Ada');
	await sitDownByInvitation(ada, ben);
	await ada.getByRole('button', { name: /^Start the match/ }).click();
	const park = ada.getByRole('region', { name: 'Your park' });
	await ada.locator('.wildlife.for-reroll').waitFor();
	const asked = await boxOf(park);
	await table.play(ada, table.byKeys, 1);
	await ada.locator('.wildlife.closed').waitFor();
	expect(await boxOf(park)).toEqual(asked);
	await table.play(ben, table.byKeys, 1);
	await ada.locator('.wildlife.for-swap').waitFor();
	expect(await boxOf(park)).toEqual(asked);
});

test('at twice the size the field is whole, and the others’ names and points stay readable, in Photograph', async () => {
	const page = await visit({ viewport: { width: 683, height: 384 } });
	await page.goto('/play/photograph');
	await asked(tableOn(page));
	const seats = await page.locator('.opponents .seat').all();
	expect(seats).toHaveLength(3);
	for (const seat of seats) {
		const [name, points, held] = await Promise.all([
			boxOf(seat.locator('h2')),
			boxOf(seat.locator('.points')),
			boxOf(seat.locator('.held')),
		]);
		expect(name.right - name.left, 'room for a name').toBeGreaterThan(40);
		const isClear = points.bottom <= held.top || points.right <= held.left || points.left >= held.right;
		expect(isClear, 'points beside the cards').toBe(true);
	}
	const [bar, prompt] = await Promise.all(['.table-bar', '.prompt-region'].map((part) => boxOf(page.locator(part))));
	const rows = await Promise.all((await page.locator('.field-row').all()).map(boxOf));
	expect(rows).toHaveLength(4);
	for (const row of rows) {
		expect(row.top, 'below the bar').toBeGreaterThanOrEqual(bar.bottom);
		expect(row.bottom, 'above the prompt').toBeLessThanOrEqual(prompt.top + 1);
	}
	for (const film of await page.locator('.film-row .short').all()) {
		const [box, fits] = [await boxOf(film), await wordsOf(film.locator('em'))];
		expect(fits.bottom - fits.top, 'what fits, on one line').toBeLessThan(20);
		expect(fits.right).toBeLessThanOrEqual(box.right);
	}
});

test.for([
	['photograph', 3],
	['snapshot', 3],
	['wildlife-park', 3],
	['sasquatch-snap', 3],
	// Those who watch are not told there.
	['photoshoot', 1],
] as const)('at twice the size the others’ names are whole in %s', async ([game, least]) => {
	const page = await visit({ viewport: { width: 683, height: 384 } });
	await page.goto(`/play/${game}`);
	const begin = page.getByRole('button', { name: 'Begin', exact: true });
	await page.locator('.turn-marker').waitFor();
	if (game === 'snapshot') await begin.click();
	const names = page
		.locator('.board-region')
		.getByText(/^(?:Zoya|Diego|Noor|Kofi|Sven|Amara|Margot|Otto|Bruno|Stella|Aiko)$/);
	const isWhole = (all: Element[]) =>
		all.flatMap((one) => {
			let box = one;
			while (getComputedStyle(box).display === 'inline' && box.parentElement) box = box.parentElement;
			const isSeen = one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.clientHeight !== 1;
			return isSeen ? [box.scrollWidth <= box.clientWidth + 1] : [];
		});
	await expect
		.poll(() => names.evaluateAll(isWhole))
		.toSatisfy((whole: boolean[]) => whole.length >= least && whole.every(Boolean));
});

test.for([
	['photograph', 2],
	['snapshot', 2],
	['wildlife-park', 2],
	['sasquatch-snap', 4],
] as const)('on a phone the bar of %s says whole whose turn it is and for how long', async ([game, seats]) => {
	const address = inject('address');
	const page = await guestAt(address, { viewport: PHONE });
	const pace = { kind: 'live', turn: 600_000, bank: 600_000 };
	const bots = Array.from({ length: seats - 1 }, () => 'easy');
	const opened = await hostTable(address, await personOf(page.context(), address), { game, bots, pace }, seats);
	await page.goto(`/tables/${opened}`);
	const bar = page.locator('.table-bar');
	// In the forest it depends on who has the Whistle.
	const [turn, clock] = [bar.getByText(/^(Your turn|Everyone chooses)$/), bar.getByRole('timer')];
	for (const part of [turn, clock]) await part.waitFor();
	const [said, room, left] = [await wordsOf(turn), await boxOf(bar.locator('.turn')), await boxOf(clock)];
	expect(said.right, 'the last letter').toBeLessThanOrEqual(room.right + 1);
	expect(said.right, 'beside the clock').toBeLessThanOrEqual(left.left);
	expect((await wordsOf(clock)).right, 'the last digit').toBeLessThanOrEqual(left.right);
	expect(left.right).toBeLessThanOrEqual(PHONE.width);
});

test.for([
	['en', 'Variants and house rules', 'First Whistle', /^Seat 2/, /^Start the match/, 'Everyone chooses'],
	['ru', 'Варианты и домашние правила', 'Первый свисток', /^Место 2/, /^Начать/, 'Выбирают все'],
] as const)(
	'beside the offer of lessons a phone says whole that everyone chooses: %s',
	async ([locale, variants, whistle, other, start, everyone]) => {
		const page = await visit({ viewport: PHONE, locale });
		await page.goto('/play/sasquatch-snap?setup');
		await page.getByText(variants).click();
		await page.getByRole('radiogroup', { name: whistle }).getByRole('radio', { name: other }).check();
		await page.getByRole('button', { name: start }).click();
		const said = page.locator('.turn-marker').getByText(everyone, { exact: true });
		const offer = page.locator('.coach-offer');
		for (const part of [said, offer]) await part.waitFor();
		const [words, room] = [await wordsOf(said), await boxOf(page.locator('.table-bar .turn'))];
		expect(words.right, 'the last letter').toBeLessThanOrEqual(room.right);
		expect(words.right, 'beside the offer').toBeLessThanOrEqual((await boxOf(offer)).left);
		expect(words.bottom, 'within the bar').toBeLessThanOrEqual((await boxOf(page.locator('.table-bar'))).bottom);
	},
);

test.for([
	['a laptop', 1366, 768],
	['half a laptop', 683, 384],
	['a phone', 390, 844],
] as const)('in Russian, too, %s says on one line that a seat is free', async ([, width, height]) => {
	const page = await visit({ viewport: { width, height }, locale: 'ru' });
	await page.goto('/tables/new');
	await page.getByRole('textbox', { name: 'Ваше имя' }).fill('Вера');
	await page.getByRole('radiogroup', { name: 'Места' }).getByRole('radio', { name: '4', exact: true }).check();
	await page.getByRole('button', { name: /^Открыть стол/ }).click();
	const free = page.getByRole('list', { name: 'Места' }).getByText('Свободно', { exact: true });
	await expect.poll(() => free.count()).toBe(3);
	for (const one of await free.all()) {
		const { top, bottom } = await wordsOf(one);
		expect(bottom - top, 'one line').toBeLessThan(40);
	}
});

/** How much of it can only be seen by scrolling sideways. */
function hiddenWidthOf(part: Locator): Promise<number> {
	return part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}

/** The width below which its words no longer fit. */
function narrowestOf(table: Locator): Promise<number> {
	return table.evaluate((element: HTMLElement) => {
		element.style.width = 'min-content';
		const width = Math.floor(element.getBoundingClientRect().width);
		element.style.removeProperty('width');
		return width;
	});
}

interface Box {
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
	readonly left: number;
}

function boxOf(part: Locator): Promise<Box> {
	return part.evaluate((element) => element.getBoundingClientRect().toJSON());
}

/** The place of its words alone, in their own letters. */
function wordsOf(part: Locator): Promise<Box> {
	return part.evaluate(async (element) => {
		await document.fonts.ready;
		const words = document.createRange();
		words.selectNodeContents(element);
		return words.getBoundingClientRect().toJSON();
	});
}
