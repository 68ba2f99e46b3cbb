import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, byKeys, decide, type Table, tableOn, type Way } from '../src/sasquatch-snap.ts';
import { visit } from '../src/visit.ts';

/** What each of four people lays, turn by turn: the second walks onto the trap that the first left. */
const CARDS = [
	['nt', 'w', 's', 's'],
	['e', 'w', 's', 's'],
];

test('four people around one device: cards stay with whoever laid them, and a rival’s trap bars Trap!', async () => {
	const page = await visit();
	await page.goto('/play/sasquatch-snap?pass');
	for (const seat of [3, 4]) await page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption('person');
	await page.getByRole('button', { name: /^Start the match/ }).click();
	const table = tableOn(page);
	await playTo(page, table, 2, 3);
	await page.keyboard.press('Escape');
	await table.board.getByRole('switch', { name: /Trap!/ }).click({ force: true });
	const note = page.locator('.refusal-note');
	await note.getByText('a rival’s tile lies on your square').waitFor();
	await note.getByRole('link', { name: 'SSQ-18', exact: true }).waitFor();
	expect(await asked(table), 'nothing was handed in').toBe('commit');
});

/** Plays what is written down until this person is to lay cards in this turn. */
async function playTo(page: Page, table: Table, person: number, turn: number): Promise<void> {
	let holder = 0;
	for (let laid = 0; ; ) {
		holder = (await takeDevice(page, table)) ?? holder;
		const question = await asked(table);
		if (question === 'end') throw new Error('the match was over too soon');
		const now = 1 + Math.floor(laid / 4);
		if (question === 'commit' && now === turn && holder === person) return;
		const cards = CARDS[now - 1]?.[holder - 1] ?? 'e';
		await decide(table, question, laying(cards), 0);
		if (question === 'commit') laid++;
	}
}

/** He is led away from everybody, and nothing is traded. */
function laying(cards: string): Way {
	return {
		...byKeys,
		async commit({ page }) {
			for (const key of [...cards, 'Enter']) await page.keyboard.press(key);
		},
		async lure({ page }) {
			for (const key of ['w', 'Enter']) await page.keyboard.press(key);
		},
	};
}

/** Hands the device on where somebody else is asked; who has it then, counted from 1. */
async function takeDevice(page: Page, table: Table): Promise<number | null> {
	const pass = page.getByRole('button', { name: /^Pass to/ });
	const take = page.getByRole('button', { name: /^I am/ });
	const open = page.locator('.sasquatch:is(.for-whistle, .for-commit, .for-set, .for-lure)');
	await pass.or(take).or(open).first().waitFor();
	if (await open.isVisible()) return null;
	// Nothing that was laid is in the page, whoever looks at it now.
	if (await pass.isVisible()) await pass.click();
	await take.waitFor();
	expect(await page.locator('.photos .image').count()).toBe(0);
	const name = await take.innerText();
	await take.click();
	await asked(table);
	return Number(/\d/.exec(name)?.[0]);
}
