/** How people play Photograph on its drawn board. */
import type { Locator, Page } from 'playwright-core';

/** A match is 40 decisions or so for each seat. */
const MOST_DECISIONS = 120;

export interface Table {
	/** Cards of the field, while one is asked to take some. */
	readonly picks: Locator;
	/** Cards of the hand, while one is asked to wind one. */
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
		picks: field.getByRole('button', { name: /take \d cards? from/ }),
		winds: hand.getByRole('button', { disabled: false }),
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
	const table = tableOn(page);
	for (let turn = 0; turn < most; turn++) {
		const now = await asked(table);
		if (now === 'end') return turn;
		await way[now](table, turn);
		await answered(table, now);
	}
	if (most === MOST_DECISIONS) throw new Error(`no end after ${most} decisions`);
	return most;
}

/** A question is gone once its cards do not ask any more: a hand-in is never made twice. */
async function answered(table: Table, question: 'pick' | 'wind'): Promise<void> {
	if (question === 'pick') await table.winds.or(table.end).first().waitFor();
	else await table.winds.first().waitFor({ state: 'hidden' });
}

export const byMouse: Way = {
	async pick({ picks }, turn) {
		await picks.nth(turn % (await picks.count())).click();
	},
	async wind({ winds }, turn) {
		const last = (await winds.count()) - 1;
		const from = turn % last;
		await winds.nth(from).click();
		await winds.nth(from + 1).click();
	},
};

export const byTouch: Way = {
	async pick({ picks }, turn) {
		await picks.nth(turn % (await picks.count())).tap();
		await picks.page().getByRole('button', { name: /^Take \d$/ }).tap();
	},
	async wind({ winds }) {
		await winds.nth(0).tap();
		await winds.nth(1).tap();
		await winds.page().getByRole('button', { name: /^(?:Wind|Commit)$/ }).tap();
	},
};
