/** How people play Photograph, on its drawn board and by its text board. */
import type { Locator, Page } from 'playwright-core';
import { answered, questionOn } from './question.ts';

/** A match is 40 decisions or so for each seat. */
const MOST_DECISIONS = 120;

export interface Table {
	/** Cards of the field, while one is asked to take some; in text the one button. */
	readonly picks: Locator;
	/** Cards of the hand, while one is asked to wind one; in text the one button. */
	readonly winds: Locator;
	readonly field: Locator;
	readonly hand: Locator;
	readonly end: Locator;
}

export function tableOn(page: Page): Table {
	const field = page.getByRole('region', { name: 'The field' });
	const hand = page.getByRole('region', { name: 'Your hand' });
	return {
		field,
		hand,
		picks: field
			.getByRole('button', { name: /take \d cards? from/ })
			.or(page.getByRole('button', { name: 'Take the cards' })),
		winds: hand.getByRole('button', { disabled: false }).or(page.getByRole('button', { name: 'Wind the film' })),
		end: page.getByRole('link', { name: 'Watch the replay' }),
	};
}

export type Asked = 'pick' | 'wind' | 'end';

/** Waits until this person is asked for something, or the match is over. */
export async function asked({ picks, winds, end }: Table): Promise<Asked> {
	await picks.or(winds).or(end).first().waitFor();
	if (await end.isVisible()) return 'end';
	return (await picks.first().isVisible()) ? 'pick' : 'wind';
}

/** One way to play: by mouse, by keys, by fingers. */
export interface Way {
	pick(table: Table, turn: number): Promise<void>;
	wind(table: Table, turn: number): Promise<void>;
}

/** Plays until the match is over, or so many decisions have been made; the number made. */
export async function play(page: Page, way: Way, most = MOST_DECISIONS): Promise<number> {
	return await playTogether([[page, way]], most);
}

/** Plays for several people at one table, each on their own page in their own way: whoever is asked decides. */
export async function playTogether(
	people: readonly (readonly [page: Page, way: Way])[],
	most = MOST_DECISIONS,
): Promise<number> {
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
export async function decide(table: Table, question: 'pick' | 'wind', way: Way, turn: number): Promise<void> {
	const page = table.hand.page();
	const number = await questionOn(page, table.end);
	if (number === null) throw new Error('the match was over before its last question was answered');
	await way[question](table, turn);
	await answered(page, number);
}

/** By turns a card is lifted and put down by two clicks, or dragged. Cards make way under the pointer, so places are aimed at. */
export const byMouse: Way = {
	async pick({ picks }, turn) {
		await picks.nth(turn % (await picks.count())).click();
	},
	async wind(table, turn) {
		const { winds } = table;
		const places = await middlesOf(winds);
		const from = turn % (places.length - 1);
		const [{ x, y }, goal] = [places[from], places[from + 1]];
		const { mouse } = winds.page();
		await mouse.move(x, y);
		await mouse.down();
		if (turn % 4 < 2) {
			await mouse.up();
			await liftedIn(table).waitFor();
			await mouse.click(goal.x, goal.y);
		} else {
			await mouse.move(goal.x, goal.y, { steps: 4 });
			await mouse.up();
		}
	},
};

/** The form says what is chosen to begin with; its button hands that in. */
export const byText: Way = {
	pick: ({ picks }) => picks.click(),
	wind: ({ winds }) => winds.click(),
};

/** A finger chooses first and confirms then. */
export const byTouch: Way = {
	async pick({ picks }, turn) {
		await picks.nth(turn % (await picks.count())).tap();
		await picks
			.page()
			.getByRole('button', { name: /^Take \d$/ })
			.tap();
	},
	async wind(table) {
		const page = table.winds.page();
		const [from, to] = await middlesOf(table.winds);
		await page.touchscreen.tap(from.x, from.y);
		await liftedIn(table).waitFor();
		await page.touchscreen.tap(to.x, to.y);
		await page.getByRole('button', { name: /^(?:Wind|Commit)$/ }).tap();
	},
};

/** No pointer at all: the focus is led to the question, Enter answers it. */
export const byKeys: Way = {
	async pick({ field }, turn) {
		const { keyboard } = field.page();
		await tabTo(field);
		for (let i = 0; i < turn % 3; i++) await keyboard.press('ArrowRight');
		await keyboard.press('Enter');
	},
	async wind(table) {
		const { keyboard } = table.hand.page();
		await tabTo(table.hand);
		await keyboard.press('Home');
		await keyboard.press('Enter');
		await liftedIn(table).waitFor();
		await keyboard.press('ArrowRight');
		await keyboard.press('Enter');
	},
};

/** The card that is in the air. */
function liftedIn({ hand }: Table): Locator {
	return hand.getByRole('button', { pressed: true });
}

/** Where the cards lie: after all of them have come to rest, and before any of them makes way. */
export async function middlesOf(cards: Locator): Promise<{ x: number; y: number }[]> {
	await cards.first().scrollIntoViewIfNeeded();
	return await cards.evaluateAll(async (all) => {
		const motions = all.flatMap((one) => [one, one.parentElement]).flatMap((one) => one?.getAnimations() ?? []);
		await Promise.allSettled(motions.map(({ finished }) => finished));
		return all.map((one) => {
			const { x, y, width, height } = one.getBoundingClientRect();
			return { x: x + width / 2, y: y + height / 2 };
		});
	});
}

/** Presses Tab until the focus is in here. */
export async function tabTo(goal: Locator): Promise<void> {
	for (let presses = 0; presses < 100; presses++) {
		if (await goal.evaluate((part) => part.contains(document.activeElement))) return;
		await goal.page().keyboard.press('Tab');
	}
	throw new Error('Tab does not lead there');
}
