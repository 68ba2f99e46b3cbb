import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { netOf } from '../src/net.ts';
import { asked, byKeys, carry, play, type Question, type Table, tableOn, type Way } from '../src/sasquatch-snap.ts';
import { openTable } from '../src/tables.ts';
import { UNREACHABLE, visit } from '../src/visit.ts';

/** She plays Trap! every turn, so that she is asked to set one. */
const withTraps: Way = { ...byKeys, commit: async (table) => byKeys.commit(table, 2) };

test.for<[string, Question, string, (table: Table) => Promise<boolean>]>([
	['an uneven scale', 'whistle', 'SSQ-13', pressUneven],
	[
		'a kind she has none of',
		'whistle',
		'SSQ-14',
		(table) => press(purseOf(table).getByRole('button', { name: /Super/ })),
	],
	['the same kind in the bank as in her pan', 'whistle', 'SSQ-15', pressBothWays],
	['more than her bank has', 'whistle', 'SSQ-16', pressTooMany],
	['the forest before the Whistle', 'whistle', 'SSQ-10', (table) => pressAside(table, 'you')],
	['the release, without a way', 'commit', 'SSQ-17', ({ release }) => press(release)],
	['the release, without a tile', 'set', 'SSQ-24', ({ release }) => press(release)],
	['the release, without a line', 'lure', 'SSQ-51', ({ release }) => press(release)],
	['a square she cannot walk to', 'commit', 'SSQ-25', (table) => pressAside(table, 'you')],
	['a trap elsewhere than where she stands', 'set', 'SSQ-22', (table) => pressAside(table, 'you')],
	['a square off his lines', 'lure', 'SSQ-52', (table) => pressAside(table, 'the Sasquatch')],
	['a square before the stop of his line', 'lure', 'SSQ-53', pressBeforeStop],
])('a press on %s says why, with its rule', async ([, question, rule, tried]) => {
	const page = await visit();
	const note = page.locator('.refusal-note');
	let table = await untilAsked(page, question);
	for (; !(await tried(table)); table = await untilAsked(page, question)) await play(page, withTraps, 1);
	await note.getByText(/[a-z]{4}.*[.:]/).waitFor();
	await note.getByRole('link', { name: rule, exact: true }).waitFor();
	expect(await asked(table), 'nothing was handed in').toBe(question);
});

test.for<[string, string, string, string, string]>([
	['her own tile', 'her hand', 'Give a basic', '.pan.get', 'SSQ-16'],
	['a snap', 'her hand', 'Give a snap', '.pan.get', 'SSQ-15'],
	['a tile of the bank', 'the bank', 'Get a freeze', '.pan.give', 'SSQ-14'],
])('%s out of %s on the wrong pan goes back, and it is said why', async ([, , name, pan, rule]) => {
	const page = await visit();
	const table = await untilAsked(page, 'whistle');
	const token = table.board.getByRole('button', { name: new RegExp(`^${name}`) }).locator('.pin');
	await carry(table, token.filter({ visible: true }), table.board.locator(pan));
	await page.locator('.refusal-note').getByRole('link', { name: rule, exact: true }).waitFor();
	await table.board.getByText('You give 0, you get 0.').waitFor({ state: 'attached' });
	expect(await table.board.locator('.pan [data-kind]').count()).toBe(0);
});

test('who was away for turns is told by the film where the match is, and sees no replay of it', async () => {
	const page = await visit({ expected: UNREACHABLE, reducedMotion: 'no-preference' });
	const net = await netOf(page);
	await openTable(page, 'Sasquatch Snap!', null, 'Ada');
	await page.getByRole('button', { name: /^Start with photographers/ }).click();
	await play(page, byKeys, 2);
	await settled(tableOn(page));
	const before = await filmOn(page);
	await net.cut();
	const elsewhere = await page.context().newPage();
	await elsewhere.goto(page.url());
	await play(elsewhere, byKeys, 8);
	await asked(tableOn(elsewhere));
	await elsewhere.keyboard.press('Escape');
	expect(await filmOn(elsewhere)).not.toBe(before);
	await net.mend();
	// Who still lays cards does so on both.
	await expect.poll(async () => new Set(await Promise.all([page, elsewhere].map(filmOn))).size).toBe(1);
	// Three turns would be played for most of a minute.
	await expect.poll(() => page.locator('.sasquatch').getAttribute('data-playing'), { timeout: 20_000 }).toBeNull();
	expect(await play(page, byKeys, 2)).toBe(2);
});

test('a connection that is lost in the middle of an act ends it, and the match goes on when it is back', async () => {
	const page = await visit({ expected: UNREACHABLE, reducedMotion: 'no-preference' });
	const net = await netOf(page);
	await openTable(page, 'Sasquatch Snap!', null, 'Ada');
	await page.getByRole('button', { name: /^Start with photographers/ }).click();
	const { board } = await untilAsked(page, 'commit');
	for (const key of ['n', 'Enter']) await page.keyboard.press(key);
	await board.and(page.locator('[data-playing="revealed"]')).waitFor();
	await net.cut();
	// The cards would develop and four people walk for seconds.
	await expect.poll(() => board.getAttribute('data-playing'), { timeout: 1500 }).toBeNull();
	await net.mend();
	expect(await play(page, byKeys, 2)).toBe(2);
});

/** Plays until this is asked, with nothing in mind and nothing refused yet. */
async function untilAsked(page: Page, question: Question): Promise<Table> {
	const table = tableOn(page);
	if (page.url() === 'about:blank') await page.goto('/play/sasquatch-snap');
	for (let now = await asked(table); now !== question; now = await asked(table)) {
		expect(now, 'the question that was waited for').not.toBe('end');
		await play(page, withTraps, 1);
	}
	await settled(table);
	expect(await page.locator('.refusal-note').innerText()).toBe('');
	return table;
}

/** It may be off, and is tried all the same. */
async function press(thing: Locator): Promise<boolean> {
	await thing.filter({ visible: true }).click({ force: true });
	return true;
}

function purseOf({ board }: Table): Locator {
	return board.locator('.purse.in-use .to-press');
}

function bankOf({ board }: Table): Locator {
	return board.locator('.shelf.of-bank');
}

async function pressBothWays(table: Table): Promise<boolean> {
	await press(purseOf(table).getByRole('button', { name: /^Give a basic/ }));
	return await press(bankOf(table).getByRole('button', { name: /^Get a basic/ }));
}

async function pressTooMany(table: Table): Promise<boolean> {
	const supers = bankOf(table).getByRole('button', { name: /^Get a Super/ });
	for (let left = 3; left >= 0; left--) {
		await bankOf(table)
			.getByRole('button', { name: `Get a Super, ${left} left` })
			.waitFor();
		await press(supers);
	}
	return true;
}

async function settled({ board, page }: Table): Promise<void> {
	await page.keyboard.press('Escape');
	await expect.poll(() => board.getAttribute('data-playing')).toBeNull();
}

async function pressUneven({ page, release }: Table): Promise<boolean> {
	await page.keyboard.press('1');
	await expect.poll(() => release.getAttribute('aria-disabled')).toBe('true');
	return await press(release);
}

/** Three squares across and four down from somebody: on no line with them. */
async function pressAside({ page, forest }: Table, who: string): Promise<boolean> {
	const names = await namesOf(forest);
	const at = names.findIndex((name) => name.split(', ').includes(who));
	const size = Math.sqrt(names.length);
	await pressSquare(page, forest, ((Math.floor(at / size) + 4) % size) * size + ((at + 3) % size));
	return true;
}

/** Whether he has a line with a stop so far off that the second square of it is before it, where no handle stands. */
async function pressBeforeStop({ page, forest }: Table): Promise<boolean> {
	const lines = forest.getByRole('radiogroup', { name: 'His line' }).getByRole('radio');
	const told = await lines.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
	const names = await namesOf(forest);
	const size = Math.sqrt(names.length);
	const his = names.findIndex((name) => name.split(', ').includes('the Sasquatch'));
	for (const line of told.filter((name) => !name.includes('clear'))) {
		const [dir] = line.toLowerCase().split(':');
		const [dx, dy] = { north: [0, -2], east: [2, 0], south: [0, 2], west: [-2, 0] }[dir] ?? [0, 0];
		const second = ((Math.floor(his / size) + dy + size) % size) * size + (((his % size) + dx + size) % size);
		if (!names[second].endsWith(`on his line ${dir}`)) continue;
		await pressSquare(page, forest, second);
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
