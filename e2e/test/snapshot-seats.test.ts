import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { asked, byKeys, play, tableOn } from '../src/snapshot.ts';
import { PHONE, visit } from '../src/visit.ts';

/** As long as names may be, in letters that are wide. */
const NAMES = ['Wilhelmina Mammmmmmmmmmm', 'Максимилиан Щщщщщщщщщщщщ', 'WWWWWWWWWWWWWWWWWWWWWWWW', 'Ann'];

/** What lies in what; the first is as large as the second allows. */
const INSIDE: readonly (readonly [part: string, place: string])[] = [
	['.rival header > *', '.rival'],
	['.rival .goods > *', '.rival'],
	['.rival .contact', '.rival'],
	['.mysheet header > *', '.mysheet'],
	['.pockets', '.desk'],
	['.tray .pooled', '.tray'],
	['.pool.toks b', '.tray'],
	['.prompt-bar .say', '.prompt-region'],
	['.actions .button', '.prompt-region'],
	['.caption > *', '.animal'],
	['.laid > *', '.hung'],
	['.cup > *', '.tray'],
	['.source', '.tray'],
];

const SIZES = [{ width: 1366, height: 768 }, PHONE, { width: 844, height: 390 }];

test('four seats with long names and full bags keep to their places, on a laptop and on a phone', async () => {
	const page = await visit();
	await page.goto('/play/snapshot?pass');
	await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '4', exact: true }).check();
	for (const [i, name] of NAMES.entries()) {
		await page.getByRole('combobox', { name: `Seat ${i + 1}`, exact: true }).selectOption('person');
		await page.getByRole('textbox', { name: `Name on seat ${i + 1}` }).fill(name);
	}
	await page.getByRole('button', { name: /^Start the match/ }).click();
	for (const _ of NAMES) {
		await take(page);
		await page.getByRole('button', { name: 'Begin', exact: true }).click();
		for (const key of ['d', 'r', 'd', 'r', 'p'])
			await play(page, { ...byKeys, research: press(key), fate: press(key) }, 1);
	}
	await take(page);
	expect(await asked(tableOn(page))).toBe('research');
	expect(await page.locator('.snapshot .pockets .stand').count()).toBe(2);
	for (const size of SIZES) {
		await isIn(page, size);
		expect(await violationsOn(page), 'axe on the table').toEqual([]);
	}

	// As many dice as there can be in one place: on an animal, on a habitat, in the tray.
	const left = () => page.locator('.snapshot .tray .pooled').count();
	const animal = page.locator('.snapshot .animal.planned .stand');
	const head = page.locator('.snapshot .hung', { has: page.locator('.animal.planned') }).locator('.head');
	for (const place of [animal, head]) {
		await page.locator('.snapshot .pockets .stand').first().press('Enter');
		await expect.poll(left).toBe(4);
		for (const then of [3, 2, 1, 0]) {
			await place.press('+');
			await expect.poll(left).toBe(then);
		}
		for (const size of SIZES) await isIn(page, size);
		await page.setViewportSize(SIZES[0]);
		if (place === animal) await page.getByRole('button', { name: 'Start over' }).click();
	}
	// The animal can pay for a re-roll as well as the supply: two who may pay stand beside each other.
	await animal.press('t');
	await page.locator('.snapshot .animal .laid .token').first().waitFor();
	await page.keyboard.press('Control+Enter');
	await expect.poll(() => asked(tableOn(page))).toBe('explore');
	for (const size of SIZES) await isIn(page, size);
	await page.keyboard.press(' ');
	await page.locator('.snapshot:not([data-playing]) .cup .rolled').nth(4).waitFor();
	for (const size of SIZES) {
		await isIn(page, size);
		await hasRoomForOne(page);
	}
	for (const height of [104, 90, 60]) {
		await shootSurely(page, height);
		await isIn(page, PHONE);
	}
});

async function isIn(page: Page, size: { width: number; height: number }): Promise<void> {
	await page.setViewportSize(size);
	await expect.poll(() => outsideOf(page)).toEqual([]);
	const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
	expect(await pageHeight()).toBeLessThanOrEqual(size.height);
}

/** The tray is no lower for many dice than for a single large one: nothing would move when the next ones are rolled. */
async function hasRoomForOne(page: Page): Promise<void> {
	const heights = await page.locator('.snapshot .cup').evaluate((cup) => {
		const height = () => cup.getBoundingClientRect().height;
		const many = height();
		// The site allows no style written as an attribute.
		const { style } = cup as HTMLElement;
		const was = ['--dice', '--gaps'].map((name) => [name, style.getPropertyValue(name)] as const);
		style.setProperty('--dice', '1');
		style.setProperty('--gaps', '0');
		const one = height();
		for (const [name, value] of was) style.setProperty(name, value);
		return [many, one];
	});
	expect(heights[0]).toBeCloseTo(heights[1], 0);
}

/** The widest release there is, however many others stand in the column; luck seldom comes to it. */
async function shootSurely(page: Page, height: number): Promise<void> {
	const laid = page.locator('.snapshot .animal .laid', { has: page.locator('.token') }).first();
	await laid.evaluate((element, height) => {
		const chance = element.querySelector('.chance');
		if (!chance) throw new Error('it has no chance');
		chance.className = 'chance release-dot';
		chance.innerHTML = '100<small>%</small>';
		element.closest<HTMLElement>('.animal')?.style.setProperty('height', `${height}px`);
	}, height);
}

function press(key: string) {
	return ({ page }: { page: Page }) => page.keyboard.press(key);
}

/** Takes the device, from whoever has it. */
async function take(page: Page): Promise<void> {
	const mine = page.getByRole('button', { name: /^I am/ });
	const pass = page.getByRole('button', { name: /^Pass to/ });
	await mine.or(pass).first().waitFor();
	if (await pass.isVisible()) await pass.click();
	await mine.click();
}

/** Whatever reaches out of its place or of the window. */
async function outsideOf(page: Page): Promise<string[]> {
	return await page.locator('.snapshot').evaluate((board, inside) => {
		const slack = 2;
		const out: string[] = [];
		for (const [part, place] of inside) {
			const all = [...board.querySelectorAll(part)].filter((one) => one.checkVisibility());
			for (const one of all) {
				const [box, room] = [one.getBoundingClientRect(), one.closest(place)?.getBoundingClientRect()];
				if (!room || box.width === 0 || one.classList.contains('aloud')) continue;
				const isIn =
					box.left >= Math.max(0, room.left) - slack &&
					box.right <= Math.min(innerWidth, room.right) + slack &&
					box.top >= room.top - slack &&
					box.bottom <= Math.min(innerHeight, room.bottom) + slack;
				if (!isIn) out.push(`${part} in ${place}: ${JSON.stringify(box)} in ${JSON.stringify(room)}`);
			}
		}
		return out;
	}, INSIDE);
}
