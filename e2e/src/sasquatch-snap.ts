/** How people play Sasquatch Snap! on its drawn board: by mouse and by keys. */
import type { Locator, Page } from 'playwright-core';
import { answered, questionOn, unlessOvertaken } from './question.ts';

/** A match of 80 turns has at most four decisions a turn for each seat. */
const MOST_DECISIONS = 320;

const QUESTIONS = ['whistle', 'commit', 'set', 'lure'] as const;
export type Question = (typeof QUESTIONS)[number];

export interface Table {
	readonly page: Page;
	readonly board: Locator;
	readonly forest: Locator;
	readonly release: Locator;
	readonly end: Locator;
}

export function tableOn(page: Page): Table {
	const board = page.locator('.sasquatch');
	return {
		page,
		board,
		forest: board.locator('.forest'),
		release: board.locator('.dock .release'),
		end: page.getByRole('link', { name: /^(?:Watch the replay|Смотреть повтор)/ }),
	};
}

/** One way to play: makes a draft for each question and hands it in. */
export type Way = Readonly<Record<Question, (table: Table, turn: number) => Promise<void>>>;

/** Waits until this person is asked for something, or the match is over. */
export async function asked({ board, end }: Table): Promise<Question | 'end'> {
	const open = board.and(board.page().locator(QUESTIONS.map((one) => `.for-${one}`).join()));
	await open.or(end).first().waitFor({ timeout: 120_000 });
	if (await end.isVisible()) return 'end';
	const look = (await board.first().getAttribute('class')) ?? '';
	return QUESTIONS.find((one) => look.includes(`for-${one}`)) ?? (await asked(tableOn(board.page())));
}

/** Plays until the match is over, or so many decisions have been made; the number made. */
export async function play(page: Page, way: Way, most = MOST_DECISIONS): Promise<number> {
	return await playTogether([[page, way]], most);
}

/** Plays for several people at one table: whoever is asked decides; cards are laid by all at once. */
export async function playTogether(people: readonly (readonly [Page, Way])[], most = MOST_DECISIONS): Promise<number> {
	const seated = people.map(([page, way]) => ({ table: tableOn(page), way }));
	for (let made = 0; made < most; made++) {
		const { table, way, question } = await Promise.any(
			seated.map(async (person) => ({ ...person, question: await asked(person.table) })),
		);
		if (question === 'end') {
			await Promise.all(seated.map(({ table: { end } }) => end.waitFor()));
			return made;
		}
		await decide(table, question, way, made);
	}
	if (most === MOST_DECISIONS) throw new Error(`no end after ${most} decisions`);
	return most;
}

/** Answers one question, and waits until the referee has taken the answer; so nothing is handed in twice. */
export async function decide(table: Table, question: Question, way: Way, turn: number): Promise<void> {
	const number = await questionOn(table.page, table.end);
	if (number === null) return;
	await unlessOvertaken(
		(signal) => answered(table.page, number, signal),
		async () => {
			await way[question](table, turn);
			await taken(table, question, number);
		},
	);
}

/** Another question is put, or this one is no longer hers: cards lie there until all have laid theirs. */
export async function taken({ page }: Table, question: Question, number: string, timeout = 30_000): Promise<void> {
	const isTaken = ([asked, was]: readonly [string, string]) =>
		document.querySelector<HTMLElement>('[data-question]')?.dataset.question !== was ||
		document.querySelector(`.sasquatch.for-${asked}`) === null;
	await page.waitForFunction(isTaken, [question, number] as const, { timeout });
}

/** A press ends what is played; then the board shows what is asked. */
export async function still({ board, forest, page }: Table): Promise<void> {
	while ((await board.getAttribute('data-playing')) !== null) {
		const box = await forest.boundingBox();
		if (box) await page.mouse.click(box.x + 4, box.y + 4);
	}
}

/** Where something is on the screen. */
export async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
	const box = await thing.first().boundingBox();
	if (box === null) throw new Error('not on the page');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export const DRAGS = [
	[1, 0],
	[0, 1],
	[-1, 0],
	[0, -1],
] as const;

/** Takes a figure and drags it one way; so far that it counts. */
async function drag(table: Table, figure: Locator, turn: number, far: number): Promise<void> {
	const { mouse } = table.page;
	const [dx, dy] = DRAGS[turn % DRAGS.length];
	const { x, y } = await middleOf(figure);
	await mouse.move(x, y);
	await mouse.down();
	await mouse.move(x + dx * 15, y + dy * 15, { steps: 2 });
	await mouse.move(x + dx * far, y + dy * far, { steps: 3 });
	await mouse.up();
}

/** Takes a thing with the mouse and lays it down somewhere else. */
export async function carry({ page }: Table, thing: Locator, place: Locator): Promise<void> {
	const [from, to] = await Promise.all([middleOf(thing), middleOf(place)]);
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(to.x, to.y, { steps: 4 });
	await page.mouse.up();
}

/** Her own figure. */
export function own({ forest }: Table): Locator {
	return forest.locator('.things .journalist.yours');
}

/** Drags and presses by turns; trades the first thing there is for its like in value. */
export const byMouse: Way = {
	async whistle(table, turn) {
		await still(table);
		const { board, release } = table;
		if (turn % 3 === 0) {
			const purse = board.locator('.purse.in-use').getByRole('button', { disabled: false });
			if ((await purse.count()) > 0) {
				await purse.first().click();
				await board.getByRole('button', { name: 'Clear the scale' }).click();
			}
		}
		await release.click();
	},
	async commit(table, turn) {
		await still(table);
		const figure = own(table);
		await drag(table, figure, turn, 60);
		if (turn % 2 === 0) {
			const { x, y } = await middleOf(figure);
			await table.page.mouse.click(x, y);
		}
		if (await isOff(table)) await table.board.getByRole('radio', { checked: false }).first().click();
		await table.release.click();
	},
	async set(table, turn) {
		await still(table);
		if (turn % 2 === 0) {
			await carry(table, table.board.locator('.purse.in-use .token:not([aria-disabled="true"]) .pin'), own(table));
			await table.release.click();
			return;
		}
		const kind = table.forest.locator('.fan .kind').first();
		await kind.click();
		await kind.click();
	},
	async lure(table, turn) {
		await still(table);
		await drag(table, table.forest.locator('.things .him'), turn, 130);
		await table.release.click();
	},
};

/** Keys count wherever the focus is, and end what is played. */
export const byKeys: Way = {
	async whistle({ page }, turn) {
		if (turn % 3 === 0) {
			await page.keyboard.press('1');
			await page.keyboard.press('Backspace');
		}
		await page.keyboard.press('Enter');
	},
	async commit(table, turn) {
		const { keyboard } = table.page;
		await keyboard.press(['ArrowRight', 's', 'ArrowLeft', 'n'][turn % 4]);
		if (turn % 2 === 0) await keyboard.press('t');
		await keyboard.press('Enter');
	},
	async set({ page }) {
		for (const digit of '1234') await page.keyboard.press(digit);
		await page.keyboard.press('Enter');
	},
	async lure({ page }, turn) {
		await page.keyboard.press(['ArrowUp', 'e', 's', 'ArrowLeft'][turn % 4]);
		await page.keyboard.press('+');
		await page.keyboard.press('Enter');
	},
};

async function isOff({ release }: Table): Promise<boolean> {
	return (await release.getAttribute('aria-disabled')) === 'true';
}
