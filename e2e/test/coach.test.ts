import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { type Acts, comes, learnByKeys, learnByMouse, openCoached } from '../src/coach.ts';
import { latinOn } from '../src/latin.ts';
import { openMenu } from '../src/menu.ts';
import { middlesOf, tableOn } from '../src/photograph.ts';
import { shiftsOn, watchShifts } from '../src/shifts.ts';
import { PHONE, visit } from '../src/visit.ts';

const NAMES = [
	'Shutterbox',
	'Photograph',
	'Snapshot',
	'Wildlife Park',
	'Sasquatch Snap!',
	'Photoshoot',
	'Esc',
	'Enter',
	/SSQ-\d+/,
];

interface Course {
	readonly mouse: Acts;
	readonly keys: Acts;
}

const enter = (page: Page) => page.keyboard.press('Enter');
const click = (selector: string) => (page: Page) => page.locator(selector).first().click();
const keys =
	(...pressed: readonly string[]) =>
	async ({ keyboard }: Page) => {
		for (const key of pressed) await keyboard.press(key);
	};

/** What each lesson asks for, in the order in which they come; null where the thing is only pressed. */
const COURSES: Readonly<Record<string, Course>> = {
	photograph: {
		mouse: {
			subject: null,
			hand: null,
			async wind(page) {
				// Cards make way under the pointer: a place is aimed at, not a card.
				const [, { x, y }] = await middlesOf(tableOn(page).hand.getByRole('button'));
				await page.mouse.click(x, y);
			},
			shutter: null,
			fits: null,
			sunset: null,
		},
		keys: { subject: enter, hand: null, wind: keys('ArrowRight', 'Enter'), shutter: null, fits: null, sunset: null },
	},
	snapshot: {
		mouse: {
			assignment: click('.start-note button'),
			draw: null,
			line: click('.held .drop'),
			die: null,
			async plan(page, thing) {
				// By the head: dice that lie on it cover its middle, and a press on them takes one back.
				const position = { x: 24, y: 16 };
				for (let left = await page.locator('.tray .pooled').count(); left > 0; left--) await thing.click({ position });
				await page.getByRole('button', { name: 'Prepare', exact: true }).first().click();
			},
			explore: null,
			shoot: null,
		},
		keys: {
			assignment: enter,
			draw: keys('d'),
			line: keys('l'),
			die: keys('+'),
			plan: keys('+', '+', '+', '+', 'Control+Enter'),
			explore: enter,
			shoot: enter,
		},
	},
	'wildlife-park': {
		mouse: {
			reroll: click('.dock :is(.button.main, .release)'),
			swap: click('.dock :is(.button.main, .release)'),
			take: null,
			build: null,
			async own(page, thing) {
				await thing.click();
				await page.locator('.own-park .hit.fits').first().click();
			},
			score: null,
			done: null,
		},
		keys: {
			reroll: keys('Control+Enter'),
			swap: keys('Control+Enter'),
			take: enter,
			build: enter,
			own: keys('Enter', 'Enter'),
			score: null,
			done: keys('Control+Enter'),
		},
	},
	photoshoot: {
		mouse: {
			wanted: null,
			async swap(page, thing) {
				await page.locator('[data-character][data-cell="4"]').click();
				await thing.click();
			},
			photo: null,
		},
		keys: { wanted: null, swap: keys('5', '2'), photo: keys('Space'), watch: keys('o') },
	},
	'sasquatch-snap': {
		mouse: {
			whistle: null,
			walk: click('.ways .way'),
			trap: null,
			reveal: null,
			set: async (_, thing) => {
				await thing.click();
				await thing.click();
			},
			async lure(page) {
				await page.locator('.ways .way').first().click();
				await page.locator('.dock .release').click();
			},
		},
		keys: {
			whistle: enter,
			walk: enter,
			trap: null,
			reveal: enter,
			set: keys('1', 'Enter'),
			async lure(page) {
				await enter(page);
				await page.locator('.dock .release').press('Enter');
			},
		},
	},
};

/** The rest of a round of Photoshoot is played, until it is for the other team to photograph. */
function onwardOn(page: Page) {
	return async (lesson: string, note: Locator) => {
		for (let turns = 0; lesson === 'watch' && turns < 40; turns++) {
			await page.locator('.studio.for-act').or(note).first().waitFor();
			if ((await note.count()) > 0) return;
			const number = await page.locator('[data-question]').getAttribute('data-question');
			await keys('1', '2')(page);
			await page.locator(`[data-question]:not([data-question="${number}"])`).or(note).first().waitFor();
		}
	};
}

test.each(Object.keys(COURSES))(
	'a first match of %s is learnt by mouse, in English, and then goes on',
	async (game) => {
		const page = await visit({ settings: { speed: 'usual' } });
		await openCoached(page, game);
		await learnByMouse(page, COURSES[game].mouse);
		await page.locator('.lesson-note').waitFor({ state: 'detached' });
		await page.locator('[data-question]').waitFor();
	},
);

test.each(Object.keys(COURSES))(
	'a first match of %s is learnt by keys alone, in Russian, on the dark table',
	async (game) => {
		const page = await visit({ locale: 'ru', colorScheme: 'dark', settings: { speed: 'usual' } });
		await openCoached(page, game);
		await learnByKeys(
			page,
			COURSES[game].keys,
			async () => {
				expect.soft(await latinOn(page, NAMES)).toEqual([]);
			},
			onwardOn(page),
		);
		await page.locator('.lesson-note').waitFor({ state: 'detached' });
	},
);

test.each(Object.keys(COURSES))(
	'the first lesson of %s on a phone, in both themes, with nothing pushed aside',
	async (game) => {
		const page = await visit({ viewport: PHONE, hasTouch: true });
		await openCoached(page, game);
		const [first] = Object.keys(COURSES[game].mouse);
		await comes(page, first);
		expect(await violationsOn(page)).toEqual([]);
	},
);

test('lessons are offered once in the bar, skipped by Esc, had back, and kept over a reload', async () => {
	const page = await visit();
	await watchShifts(page);
	await page.goto('/play/photograph');
	await page.getByRole('button', { name: 'First time? Show me a turn' }).click();
	await comes(page, 'subject');
	expect(await violationsOn(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await page.locator('.lesson-note').waitFor({ state: 'detached' });
	await page.getByRole('button', { name: 'Show me a turn' }).click();
	await comes(page, 'subject');
	await page.keyboard.press('Escape');
	await page.locator('.lesson-note').waitFor({ state: 'detached' });
	await (await openMenu(page)).getByRole('button', { name: /^Show me a turn/ }).click();
	const thing = await comes(page, 'subject');
	expect(await (await openMenu(page)).getByText('Show me a turn').count(), 'offered while they are told').toBe(0);
	await page.keyboard.press('Escape');
	await thing.click();
	await comes(page, 'hand');
	await page.reload();
	await comes(page, 'hand');
	expect((await shiftsOn(page)).sum).toBeLessThan(0.01);
	await page.getByRole('button', { name: 'Skip' }).click();
	await page.goto('/');
	await page.getByText('With lessons, on this device').waitFor();
	expect(await page.locator('.match-row').count(), 'the match that was only looked at is not kept').toBe(1);
	await page.goto('/play/photograph');
	await page.locator('[data-question]').waitFor();
	expect(await page.getByRole('button', { name: /Show me a turn/ }).count()).toBe(0);
});

test('on the text board lessons stand above it and name what they speak of; the rules lead to them', async () => {
	const page = await visit({ settings: { textMode: true } });
	await page.goto('/rules/photograph');
	await page.getByRole('link', { name: 'Show me a turn' }).click();
	const note = page.getByRole('region', { name: 'Lesson 1 of 6: The field' });
	await note.getByText('The field', { exact: true }).waitFor();
	expect(await violationsOn(page)).toEqual([]);
	await page.getByRole('button', { name: 'Take the cards' }).click();
	await page.getByRole('region', { name: /^Lesson 2 of 6/ }).waitFor();
	await page.getByRole('button', { name: 'Seen' }).click();
	await page.getByRole('region', { name: /^Lesson 3 of 6/ }).waitFor();
});
