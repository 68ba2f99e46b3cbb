import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { netOf } from '../src/net.ts';
import { asked, byKeys, play, type Question, type Table, tableOn, type Way } from '../src/sasquatch-snap.ts';
import { openTable } from '../src/tables.ts';
import { UNREACHABLE, visit } from '../src/visit.ts';

/** She plays Trap! every turn, so that she is asked to set one. */
const withTraps: Way = { ...byKeys, commit: async (table) => byKeys.commit(table, 2) };

test.for<[string, Question, string, (table: Table) => Promise<boolean>]>([
	['an uneven scale', 'whistle', 'SSQ-13', pressUneven],
	['a square she cannot walk to', 'commit', 'SSQ-25', (table) => pressAside(table, 'you')],
	['a trap elsewhere than where she stands', 'set', 'SSQ-22', (table) => pressAside(table, 'you')],
	['a square off his lines', 'lure', 'SSQ-52', (table) => pressAside(table, 'the Sasquatch')],
	['a square before the stop of his line', 'lure', 'SSQ-53', pressBeforeStop],
])('a press on %s says why, with its rule', async ([, question, rule, press]) => {
	const page = await visit();
	await page.goto('/play/sasquatch-snap');
	const table = tableOn(page);
	const note = page.locator('.refusal-note');
	for (let isPressed = false; !isPressed; ) {
		const now = await asked(table);
		expect(now, 'the question that was waited for').not.toBe('end');
		if (now === question) {
			await settled(table);
			expect(await note.innerText()).toBe('');
			isPressed = await press(table);
		}
		if (!isPressed) await play(page, withTraps, 1);
	}
	await note.getByText(/[a-z]{4}.*[.:]/).waitFor();
	await note.getByRole('link', { name: rule, exact: true }).waitFor();
	expect(await asked(table), 'nothing was handed in').toBe(question);
});

test('who was away for turns is told by the film where the match is, and sees no replay of it', async () => {
	const page = await visit({ expected: UNREACHABLE, reducedMotion: 'no-preference' });
	const net = await netOf(page);
	await openTable(page, 'Sasquatch Snap!', null, 'Ada');
	await page.getByRole('button', { name: /^Start with bots/ }).click();
	await play(page, byKeys, 2);
	await settled(tableOn(page));
	const before = await filmOn(page);
	await net.cut();
	const elsewhere = await page.context().newPage();
	await elsewhere.goto(page.url());
	await play(elsewhere, byKeys, 8);
	await asked(tableOn(elsewhere));
	await elsewhere.keyboard.press('Escape');
	const now = await filmOn(elsewhere);
	expect(now).not.toBe(before);
	await net.mend();
	await expect.poll(() => filmOn(page)).toBe(now);
	// Three turns would be played for most of a minute.
	await expect.poll(() => page.locator('.sasquatch').getAttribute('data-playing'), { timeout: 6000 }).toBeNull();
	expect(await play(page, byKeys, 2)).toBe(2);
});

async function settled({ board, page }: Table): Promise<void> {
	await page.keyboard.press('Escape');
	await expect.poll(() => board.getAttribute('data-playing')).toBeNull();
}

async function pressUneven({ page, release }: Table): Promise<boolean> {
	await page.keyboard.press('1');
	await expect.poll(() => release.getAttribute('aria-disabled')).toBe('true');
	// It is off, and is tried all the same.
	await release.click({ force: true });
	return true;
}

/** Three squares across and four down from somebody: on no line with them. */
async function pressAside({ page, forest }: Table, who: string): Promise<boolean> {
	const names = await namesOf(forest);
	const at = names.findIndex((name) => name.split(', ').includes(who));
	const size = Math.sqrt(names.length);
	await pressSquare(page, forest, ((Math.floor(at / size) + 4) % size) * size + ((at + 3) % size));
	return true;
}

/** Whether he has a line with a stop so far off that a square before it is free of handles. */
async function pressBeforeStop({ page, forest }: Table): Promise<boolean> {
	const lines = forest.getByRole('radiogroup', { name: 'His line' }).getByRole('radio');
	const told = await lines.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
	const names = await namesOf(forest);
	for (const line of told.filter((name) => !name.includes('clear'))) {
		const along = `on his line ${line.split(':')[0].toLowerCase()}`;
		const squares = names.flatMap((name, square) => (name.endsWith(along) ? [square] : []));
		if (squares.length < 3) continue;
		await pressSquare(page, forest, squares[1]);
		return true;
	}
	return false;
}

async function namesOf(forest: Locator): Promise<string[]> {
	const cells = forest.getByRole('gridcell');
	return await cells.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
}

async function pressSquare(page: Page, forest: Locator, square: number): Promise<void> {
	const box = await forest.locator(`[data-square="${square}"]`).boundingBox();
	if (box === null) throw new Error('not on the page');
	await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The log of this board: what the turn's frames say. */
async function filmOn(page: Page): Promise<string> {
	return (await page.locator('.turn-film').textContent()) ?? '';
}
