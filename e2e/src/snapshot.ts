/** How people play Snapshot on its drawn board: by mouse, by fingers, by keys. */
import type { Locator, Page } from 'playwright-core';
import { carryOverAll as carry, playersOf, still, type Table, type Way as WayOf } from './drawn-board.ts';

const QUESTIONS = ['research', 'fate', 'claims', 'deny', 'explore', 'reroll', 'shoot'] as const;
export type Question = (typeof QUESTIONS)[number];
export type Way = WayOf<Question>;

export const { tableOn, asked, play, playTogether } = playersOf<Question>('.snapshot', QUESTIONS, 900);

/** Animals one may lay dice on: in the habitats, or reserved. */
const animals = ({ board }: Table): Locator => board.locator('.animal');
const reserved = ({ board }: Table): Locator => board.locator('.bag .pockets .stand');
const pooled = ({ board }: Table): Locator => board.locator('.tray .pooled');
/** Waits until one of the dice that were left lies elsewhere. */
const oneLess = (table: Table, left: number): Promise<void> =>
	pooled(table)
		.nth(left - 1)
		.waitFor({ state: 'detached' });
const prepare = ({ board }: Table): Locator => board.getByRole('button', { name: 'Prepare', exact: true });
/** A button by its whole name; a card in the bag is called after what was done with it. */
const action = ({ board }: Table, name: string | RegExp): Locator =>
	board.getByRole('button', { name, exact: true }).and(board.page().locator(':visible')).first();

/** Where a thing is seen, whatever hears it there. */
async function tapOn({ page, board }: Table, thing: string): Promise<void> {
	const box = await board.locator(thing).first().boundingBox();
	if (!box) throw new Error(`${thing} is not there`);
	await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Whether to draw another card: now and then, and whenever there is nothing to photograph. */
async function wantsCard(table: Table, turn: number): Promise<boolean> {
	const canDraw = (await table.board.locator('.risk.none').count()) === 0;
	const few = (await animals(table).count()) + (await reserved(table).count()) < 3;
	const isLaid = (await table.board.locator('.ledger li').count()) > 0;
	return canDraw && (few || (turn % 5 === 0 && !isLaid));
}

/** Whether there is an animal to lay dice on; where none stands in a habitat, a reserved one is brought there. */
async function hasTargets(table: Table, bring: (card: Locator) => Promise<void>): Promise<boolean> {
	if ((await animals(table).count()) > 0) return true;
	if ((await reserved(table).count()) === 0) return false;
	await bring(reserved(table).first());
	await animals(table).first().waitFor();
	return true;
}

/** Drags dice onto animals and their habitats, cards from the deck and to where they go, presses what rolls. */
export const byMouse: Way = {
	async research(table, turn) {
		await still(table);
		const { page, board } = table;
		if (await wantsCard(table, turn)) {
			if (turn % 2 === 0) return await carry(page, board.locator('.deck .top'), board.locator('.animals'));
			return await board.locator('.deck').click();
		}
		if (!(await hasTargets(table, (card) => card.click()))) return await action(table, /^Pass/).click();
		for (let left = await pooled(table).count(); left > 0; left = await pooled(table).count()) {
			await carry(page, pooled(table), animals(table).first());
			await oneLess(table, left);
		}
		await prepare(table).first().click();
	},
	async fate(table) {
		await still(table);
		const { page, board } = table;
		const isFull = (await board.locator('.bag .slot').count()) === 0;
		await carry(
			page,
			board.locator('.held .carried-card'),
			isFull ? board.locator('.held').locator('xpath=..') : board.locator('.bag'),
		);
	},
	async claims(table, turn) {
		await still(table);
		if (turn % 2 === 0)
			await carry(table.page, table.board.locator('.slip .carried-card'), table.board.locator('.bag'));
		else await action(table, 'Decline').click();
	},
	async deny(table) {
		await still(table);
		await action(table, /^Sell/).click();
	},
	async explore(table) {
		await still(table);
		await table.board.locator('.head.on').first().click();
	},
	async reroll(table, turn) {
		await still(table);
		if (turn % 3 === 0) await action(table, 'Give up').click();
		else await table.board.locator('.pressable').first().click();
	},
	async shoot(table) {
		await still(table);
		await table.board.locator('.animal.to-shoot .stand').first().click();
	},
};

/** A finger taps animals and heads; cards go where the buttons in thumb's reach say. */
export const byTouch: Way = {
	async research(table, turn) {
		await still(table);
		const { board } = table;
		if (await wantsCard(table, turn)) return await board.locator('.deck').tap();
		if (!(await hasTargets(table, (card) => card.tap()))) return await action(table, /^Pass/).tap();
		for (let left = await pooled(table).count(); left > 0; left = await pooled(table).count()) {
			await animals(table).first().tap();
			await oneLess(table, left);
		}
		await action(table, 'Prepare').tap();
	},
	async fate(table) {
		await still(table);
		const isFull = (await table.board.locator('.bag .slot').count()) === 0;
		await action(table, isFull ? /^Place/ : 'Reserve').tap();
	},
	async claims(table) {
		await still(table);
		await action(table, /^Claim/).tap();
	},
	async deny(table) {
		await still(table);
		await action(table, /^Sell/).tap();
	},
	async explore(table) {
		await still(table);
		await tapOn(table, '.head-line .release-dot');
	},
	async reroll(table) {
		await still(table);
		await table.board.locator('.pressable').first().tap();
	},
	async shoot(table) {
		await still(table);
		await tapOn(table, '.animal.to-shoot .release-dot');
	},
};

/** Letters count wherever the focus is; arrows lead to animals, and plus and minus lay dice there. */
export const byKeys: Way = {
	async research(table, turn) {
		const { page, board } = table;
		const { keyboard } = page;
		if (await wantsCard(table, turn)) return await keyboard.press('d');
		if (!(await hasTargets(table, (card) => card.press('Enter')))) return await keyboard.press('p');
		// From the head of the first habitat with animals down to the first of them.
		const hung = board.locator('.hung', { has: page.locator('.animal') }).first();
		await hung.locator('.head').focus();
		await keyboard.press('ArrowDown');
		for (let left = await pooled(table).count(); left > 0; left = await pooled(table).count()) {
			await keyboard.press('+');
			await oneLess(table, left);
		}
		await keyboard.press('t');
		await keyboard.press('Shift+T');
		await prepare(table).first().focus();
		await keyboard.press('Enter');
	},
	async fate({ page, board }) {
		await page.keyboard.press((await board.locator('.bag .slot').count()) === 0 ? 'l' : 'r');
	},
	async claims({ page }, turn) {
		await page.keyboard.press(turn % 2 === 0 ? 'y' : 'n');
	},
	async deny({ page }) {
		await page.keyboard.press('s');
	},
	async explore({ page, board }) {
		await board.focus();
		await page.keyboard.press(' ');
	},
	async reroll({ page }, turn) {
		await page.keyboard.press(turn % 3 === 0 ? 'g' : '1');
	},
	async shoot({ page, board }) {
		await board.focus();
		await page.keyboard.press(' ');
	},
};

/**
 * Draws no more than there has to be to photograph, puts every card down and wants nobody else's: with an empty bag one is
 * asked about every card.
 */
export const placing: Way = {
	...byKeys,
	research: (table) => byKeys.research(table, 1),
	fate: ({ page }) => page.keyboard.press('l'),
	claims: ({ page }) => page.keyboard.press('n'),
};

/** The same, drawing one card after the other. */
export const drawing: Way = { ...placing, research: ({ page }) => page.keyboard.press('d') };

/** Draws until the habitats are full and the bag is, before anything is photographed: there is more to see. */
export const fully: Way = {
	...byKeys,
	async research(table, turn) {
		const canDraw = (await table.board.locator('.risk.none').count()) === 0;
		if (canDraw && !(await isFull(table))) await table.page.keyboard.press('d');
		else await byKeys.research(table, turn * 5 + 1);
	},
	async fate({ page, board }) {
		const isSpooky = (await board.locator('.held.spooky').count()) > 0;
		const isRoomy = (await board.locator('.bag .slot').count()) > 0;
		const isLate = (await board.locator('.animal').count()) > 3;
		await page.keyboard.press(isRoomy && (isSpooky || isLate) ? 'r' : 'l');
	},
	async claims({ page }) {
		await page.keyboard.press('y');
	},
};

/** Alone against bots, with a plan to make. */
export async function atTheTable(page: Page): Promise<Table> {
	await page.goto('/play/snapshot');
	await page.getByRole('button', { name: 'Begin', exact: true }).click();
	const table = tableOn(page);
	while ((await asked(table)) !== 'research' || (await table.board.locator('.animal').count()) === 0)
		if ((await play(page, byKeys, 1)) === 0) throw new Error('the match was over before there was a plan to make');
	return table;
}

/** Much stands in the habitats, and the bag has no room. */
export async function isFull({ board }: Table): Promise<boolean> {
	const animals = await board.locator('.animal').count();
	return animals > 3 && (await board.locator('.bag .pockets .stand').count()) === 2;
}

/** One die after the other on another animal, until all lie. */
export async function layDice({ board }: Table): Promise<void> {
	const animals = board.locator('.animal .stand');
	const left = () => board.locator('.tray .pooled').count();
	const count = await animals.count();
	for (let i = 0; i < 3 * count && (await left()) > 0; i++) await animals.nth((2 * i) % count).press('+');
}
