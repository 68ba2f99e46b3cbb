import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as forest from '../src/sasquatch-snap.ts';
import * as wild from '../src/snapshot.ts';
import { visit } from '../src/visit.ts';
import * as park from '../src/wildlife-park.ts';

const SIZES = [
	['a large screen', 1920, 1080],
	['a tablet', 768, 1024],
	['a phone on its side', 844, 390],
	['the smallest phone', 320, 640],
] as const;

/** On the smallest ones the table is scrolled; the decision stays at the foot. */
const SCROLLS = 651;

test.for(SIZES)('on %s everything of Snapshot that is pressed is within reach', async ([name, width, height]) => {
	const page = await visit({ viewport: { width, height }, ...(width < 900 && { hasTouch: true, isMobile: true }) });
	await page.goto('/play/snapshot');
	await page.getByRole('button', { name: 'Begin', exact: true }).click();
	for (let decisions = 0; decisions < 12; decisions++) {
		const question = await wild.asked(wild.tableOn(page));
		if (question === 'end') break;
		await keepsItsPlace(page, '.snapshot', height <= SCROLLS && width < height, `${question} on ${name}`);
		await wild.play(page, wild.byKeys, 1);
	}
});

/** How many squares the forest has on each side there: all of them are seen on something large and something small. */
const FORESTS = { 1920: 7, 768: 9, 844: 11, 320: 7 } as const;

test.for(SIZES)(
	'on %s everything of Sasquatch Snap! that is pressed is within reach',
	async ([name, width, height]) => {
		const page = await visit({ viewport: { width, height }, ...(width < 900 && { hasTouch: true, isMobile: true }) });
		await page.goto('/play/sasquatch-snap?setup');
		await page.getByText('Variants and house rules').click();
		const sides = FORESTS[width];
		await page
			.getByRole('radiogroup', { name: 'Forest' })
			.getByRole('radio', { name: `${sides} × ${sides}` })
			.check();
		await page.getByRole('button', { name: /^Start the match/ }).click();
		await forest.asked(forest.tableOn(page));
		expect(await page.locator('.forest').getByRole('gridcell').count()).toBe(sides * sides);
		for (let decisions = 0; decisions < 8; decisions++) {
			const question = await forest.asked(forest.tableOn(page));
			if (question === 'end') break;
			await keepsItsPlace(page, '.sasquatch', height <= SCROLLS && width < height, `${question} on ${name}`);
			await forest.play(page, { ...forest.byKeys, commit: (at) => forest.byKeys.commit(at, 2) }, 1);
		}
	},
);

/** As long as names may be, in letters that are wide. */
const NAMES = [
	'Wilhelmina Mammmmmmmmmmm',
	'Максимилиан Щщщщщщщщщщщщ',
	'WWWWWWWWWWWWWWWWWWWWWWWW',
	'Anastasiya Pavlovna W.W.',
	'Ann',
	'MMMMMMMMMMMM MMMMMMMMMMM',
];

test.for([...SIZES, ['a phone', 390, 844]] as const)(
	'on %s everything of Wildlife Park that is pressed is within reach, alone and with six long names',
	async ([name, width, height]) => {
		const page = await visit({ viewport: { width, height }, ...(width < 900 && { hasTouch: true, isMobile: true }) });
		await page.goto('/play/wildlife-park?pass');
		await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '6', exact: true }).check();
		for (const [i, called] of NAMES.entries()) {
			await page.getByRole('combobox', { name: `Seat ${i + 1}`, exact: true }).selectOption('person');
			await page.getByRole('textbox', { name: `Name on seat ${i + 1}` }).fill(called);
		}
		await page.getByRole('button', { name: /^Start the match/ }).click();
		await page.getByRole('button', { name: /^I am/ }).click();
		await park.asked(park.tableOn(page));
		await keepsItsPlace(page, '.wildlife', false, `six on ${name}`);
		await expect.poll(() => outOfCards(page)).toEqual([]);
		// A neighbour's park lies over the table, and pushes nothing of it away.
		const map = page.locator('.own-park');
		const before = await map.boundingBox();
		await page.keyboard.press('1');
		await page.locator('.enlarged .big-park').waitFor();
		await keepsItsPlace(page, '.wildlife', false, `a neighbour of six on ${name}`);
		expect((await page.locator('.enlarged .big-park').boundingBox())?.height).toBeGreaterThan(height / 4);
		expect(await map.boundingBox()).toEqual(before);

		await park.openMatch(page, { seats: 1, side: true });
		for (let decisions = 0; decisions < 7; decisions++) {
			const question = await park.asked(park.tableOn(page));
			await keepsItsPlace(page, '.wildlife', false, `${question} on ${name}`);
			await park.play(page, park.byKeys, 1);
		}
	},
);

/** What reaches out of the card of a neighbour, or over what stands beside it. */
async function outOfCards(page: Page): Promise<string[]> {
	return await page.locator('.wildlife .neighbour').evaluateAll((cards) =>
		cards.flatMap((card) => {
			const room = card.getBoundingClientRect();
			const told = [...card.querySelectorAll('.top > *, .lamp, .low > *, .number-tab')]
				// On phones the name of a small card is only heard.
				.filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath === 'none')
				.map((one) => [one.className || one.tagName, one.getBoundingClientRect()] as const)
				.filter(([, { width }]) => width > 0);
			const slack = 2;
			return told.flatMap(([what, box], i) => {
				const isIn =
					box.left >= room.left - slack &&
					box.right <= room.right + slack &&
					box.top >= room.top - slack &&
					box.bottom <= room.bottom + slack;
				const over = told.slice(i + 1).filter(([, other]) => {
					const [wide, high] = [
						Math.min(box.right, other.right) - Math.max(box.left, other.left),
						Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top),
					];
					return wide > slack && high > slack;
				});
				return [...(isIn ? [] : [`${what} out of its card`]), ...over.map(([beside]) => `${what} over ${beside}`)].map(
					(fault) => `${fault}: ${card.textContent}`,
				);
			});
		}),
	);
}

/** Nothing is scrolled sideways, nothing that is pressed reaches out of the window, and the decision is in it. */
async function keepsItsPlace(page: Page, board: string, scrolls: boolean, when: string): Promise<void> {
	const out = () =>
		page.evaluate(
			([root, mayScroll]) => {
				const { scrollWidth, scrollHeight } = document.documentElement;
				const wide = scrollWidth > innerWidth ? [`scrolls sideways: ${scrollWidth}`] : [];
				const high = !mayScroll && scrollHeight > innerHeight ? [`scrolls: ${scrollHeight}`] : [];
				const slack = 10;
				const things = [...document.querySelectorAll(`${root} button, ${root} .prompt-region`)]
					.filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
					.filter((one) => one.closest('.side, .turn-film, .aloud') === null)
					.map((one) => [one, one.getBoundingClientRect()] as const)
					.filter(([one, { left, right, top, bottom, width }]) => {
						if (width === 0) return false;
						const isAside = left < -slack || right > innerWidth + slack;
						const isBeyond = top < -slack || bottom > innerHeight + slack;
						return isAside || (isBeyond && (!mayScroll || one.matches('.prompt-region')));
					})
					.map(
						([one, { left, top, right, bottom }]) => `${one.className}: ${[left, top, right, bottom].map(Math.round)}`,
					);
				return [...wide, ...high, ...things];
			},
			[board, scrolls] as const,
		);
	await expect.poll(out, { message: when }).toEqual([]);
}
